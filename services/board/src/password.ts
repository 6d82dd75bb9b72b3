// Authentication of the board by one password, with a rate limit for wrong ones.
import { createHash, timingSafeEqual } from 'node:crypto';
import basicAuth from '@fastify/basic-auth';
import type { FastifyInstance } from 'fastify';
import { RateLimiterMemory } from 'rate-limiter-flexible';

/** Wrong passwords from one address before it has to wait. */
const GUESSES = 10;
const WAIT_SECONDS = 15 * 60;

/** An error that Fastify answers with this status. */
const refusal = (message: string, statusCode: number) => Object.assign(new Error(message), { statusCode });

/** Of equal length whatever is given, so that comparing takes the same time. */
const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Asks for the password at every address but the health endpoints. */
export async function requirePassword(server: FastifyInstance, password: string): Promise<void> {
  const expected = digest(password);
  const guesses = new RateLimiterMemory({ points: GUESSES, duration: WAIT_SECONDS });
  await server.register(basicAuth, {
    authenticate: { realm: 'Queue board' },
    validate: async (_user, given, request) => {
      const tried = await guesses.get(request.ip);
      if (tried !== null && tried.remainingPoints <= 0)
        throw refusal('Too many wrong passwords: wait a quarter of an hour', 429);
      if (timingSafeEqual(digest(given), expected)) return;
      await guesses.consume(request.ip).catch(() => undefined);
      throw refusal('Wrong password', 401);
    },
  });
  server.addHook('onRequest', (request, reply, done) => {
    if (request.url.startsWith('/health/')) return done();
    server.basicAuth(request, reply, done);
  });
}
