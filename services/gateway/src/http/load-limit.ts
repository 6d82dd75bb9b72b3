// Beyond what the gateway can do in time it refuses at once, before it has read a body: a refusal costs a small part of a request. Breaker and
// spool are for failures of Redis, and see none of it.
import { Injectable } from '@nestjs/common';
import { PROBLEM_CONTENT_TYPE } from '@school/contracts';
import { ProblemException, metrics, problemOf } from '@school/platform';
import { bulkhead, isBulkheadRejectedError } from 'cockatiel';
import type { FastifyInstance, FastifyReply } from 'fastify';

/**
 * Requests that a gateway works on at once. At the peak some 50 are enough to keep it busy all the time. More would make each turn of the event
 * loop longer, and Node accepts one connection a turn: who comes over a new one would wait the longer for a refusal.
 */
export const MOST_UNDER_WAY = 64;

/** When to come back, in seconds: not all at the same moment. */
const SOONEST_SECONDS = 2;
const LATEST_SECONDS = 6;
const retryAfter = () => SOONEST_SECONDS + Math.floor(Math.random() * (LATEST_SECONDS - SOONEST_SECONDS + 1));

const REFUSAL = JSON.stringify(problemOf(503));

@Injectable()
export class LoadLimit {
  private readonly work = bulkhead(MOST_UNDER_WAY);

  /** Whether a request that came now would be one too many. */
  get full(): boolean {
    return this.work.executionSlots === 0;
  }

  /** Does what a request asks for. To wait for an answer of somebody else is no work. @throws ProblemException 503 when there is too much of it. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await this.work.execute(work);
    } catch (error) {
      if (!isBulkheadRejectedError(error)) throw error;
      metrics.shedRequests.inc();
      throw new ProblemException(503, { retryAfterSeconds: retryAfter() });
    }
  }
}

/** Has a server refuse requests that would be too many as soon as their headers are there. What only looks, as the health, is always answered. */
export function shedLoad(server: FastifyInstance, limit: LoadLimit): void {
  server.addHook('onRequest', ({ method }, reply, done) => {
    if (method === 'POST' && limit.full) refuse(reply);
    else done();
  });
}

function refuse(reply: FastifyReply): void {
  metrics.shedRequests.inc();
  void reply
    .code(503)
    .headers({ 'Content-Type': PROBLEM_CONTENT_TYPE, 'Retry-After': String(retryAfter()) })
    .send(REFUSAL);
}
