// F1–F4: the gateway is killed or stopped, its spool holds unreadable entries, or it is overloaded.
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readdirSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { aBody } from '@school/contracts/testing';
import { eventually } from '@school/platform/testing';
import type { Row, FaultContext } from '../row.ts';
import { silentConnections } from '../visitors.ts';

const IN_FLIGHT = 8;
/** Of each kind; together more than a batch of the drain. */
const BAD_ENTRIES = 9;
/** Far more than a gateway processes at once, and more connections than it accepts. */
const MANY_REQUESTS = 500;
const MANY_CONNECTIONS = 2500;
/** Older than anything else in the spool. */
const LONG_AGO = new Date('2026-01-01T00:00:00Z');

/** Puts entries at the head of the spool that cannot be moved to the queues: too large ones and unreadable ones. */
function addBadEntries(spool: string): void {
  for (let count = 0; count < BAD_ENTRIES; count += 1) {
    const [large, unreadable] = [randomUUID(), randomUUID()];
    const path = join(spool, 'new', large);
    writeFileSync(
      path,
      JSON.stringify({ v: 1, id: large, kind: 'contact', payload: { message: 'x'.repeat(100_000) } }),
    );
    utimesSync(path, LONG_AGO, LONG_AGO);
    // Reading it fails with an input/output error, for root too.
    symlinkSync('/proc/self/mem', join(spool, 'new', unreadable));
  }
}

/**
 * Holds what a gateway sends to Redis from a pattern on, and kills it before its deadline for the answer.
 * @param others the number of requests that are not repeated, beside those of the visitors.
 */
async function killAt({ stack, visitors, redisLink }: FaultContext, pattern: string, others = 0) {
  await redisLink('gateway').set({ intercept: { pattern, at: 'request', effect: 'hold' } });
  const sent = visitors.sendOnce(others);
  await eventually(() => assert.ok(redisLink('gateway').intercepted > 0));
  await stack.kill('gateway');
  await redisLink('gateway').set({});
  await sent;
  await stack.start('gateway');
  return { unacknowledged: { least: 0, most: visitors.unacknowledged } };
}

/**
 * Sends requests over one connection each; the last byte of all is sent at the same moment.
 * @returns the statuses of their answers.
 */
async function atOnce(url: string, count: number): Promise<readonly number[]> {
  const { hostname, port } = new URL(url);
  const requests = await Promise.all(
    Array.from({ length: count }, async () => {
      const body = JSON.stringify(aBody('contact', { email: `${randomUUID()}@example.com` }));
      const head =
        `POST /api/contact HTTP/1.1\r\nHost: gateway\r\nContent-Type: application/json\r\nContent-Length: ` +
        `${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n`;
      const socket = connect(Number(port), hostname);
      await once(socket, 'connect');
      socket.write(head + body.slice(0, -1));
      return socket;
    }),
  );
  for (const socket of requests) socket.write('}');
  const answers = await Promise.all(
    requests.map(async (socket) => Buffer.concat(await socket.toArray()).toString('latin1')),
  );
  return answers.map((answer) => Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1]));
}

export const gatewayRows: readonly Row[] = [
  {
    id: 'F1',
    fault: 'gateway killed before it has queued a request',
    everyChange: true,
    inject: (context) => killAt(context, 'bull:lead-store:', 3),
  },
  {
    id: 'F2',
    fault: 'gateway killed between the two jobs of a request',
    everyChange: true,
    // The visitor repeats the request: the queued job and the repetition must become one lead.
    inject: (context) => killAt(context, 'bull:lead-mail:'),
  },
  {
    id: 'F3',
    fault: 'gateway killed while requests are in its spool; another one drains it',
    everyChange: true,
    inject: async ({ stack, visitors, spooled }) => {
      await stack.kill('redis');
      await visitors.more(10);
      await stack.kill('gateway');
      assert.ok(spooled() > 0, 'the spool is empty');
      await stack.start('redis');
      await eventually(() => assert.equal(spooled(), 0));
      await stack.start('gateway');
    },
  },
  {
    id: 'F3b',
    fault: `${2 * BAD_ENTRIES} entries at the head of the spool that cannot be moved`,
    everyChange: true,
    inject: async ({ stack, visitors, spool, spooled }) => {
      await stack.kill('redis');
      addBadEntries(spool);
      await visitors.more(20);
      await stack.start('redis');
      await eventually(() => assert.equal(spooled(), 0));
      await visitors.more(20);
      assert.equal(spooled(), 0, 'requests are in the spool although Redis takes them');
      const quarantined = readdirSync(join(spool, 'bad'));
      assert.equal(quarantined.length, 2 * BAD_ENTRIES, 'an entry that cannot be moved is not quarantined');
      for (const name of quarantined) rmSync(join(spool, 'bad', name));
    },
  },
  {
    id: 'F4',
    fault: 'gateway stopped gracefully with requests in flight',
    everyChange: true,
    inject: async ({ stack, visitors, redisLink }) => {
      // Visitors send to the first gateway only: the second processes these requests alone.
      const link = redisLink('gateway-2');
      let answers: ReturnType<typeof visitors.sendOnce> = Promise.resolve([]);
      // On an overloaded machine the circuit breaker may spool some of them, which are answered at once: then more are
      // sent.
      await eventually(async () => {
        await answers;
        await link.set({ latencyMs: 250, intercept: { pattern: '"receivedAt"', at: 'request', effect: 'count' } });
        answers = visitors.sendOnce(IN_FLIGHT, stack.urlOf('gateway-2'));
        // Both jobs of each request.
        const areInFlight = eventually(() => assert.equal(link.intercepted, 2 * IN_FLIGHT));
        await Promise.race([areInFlight, answers.then(() => assert.equal(link.intercepted, 2 * IN_FLIGHT))]);
      });
      await stack.kill('gateway-2', 'SIGTERM');
      assert.deepEqual(await answers, Array(IN_FLIGHT).fill(202), 'a request in flight was dropped');
      await link.set({});
      await stack.start('gateway-2');
      await stack.kill('gateway', 'SIGTERM');
      await stack.start('gateway');
    },
  },
  {
    id: 'F4b',
    fault: `${MANY_REQUESTS} requests at the same moment: load shedding`,
    everyChange: true,
    inject: async ({ stack }) => {
      const answers = await atOnce(stack.urls.api, MANY_REQUESTS);
      const count = (status: number) => answers.filter((answer) => answer === status).length;
      assert.ok(
        count(202) > 0 && count(503) > 0,
        `no request was refused, or none was accepted: ${count(503)} and ${count(202)}`,
      );
      assert.equal(count(202) + count(503), MANY_REQUESTS, 'a request was neither accepted nor refused');
      return { unacknowledged: { least: count(202), most: count(202) } };
    },
  },
  {
    id: 'F4c',
    fault: `${MANY_CONNECTIONS} idle connections`,
    everyChange: true,
    inject: async ({ stack, visitors }) => {
      const silent = await silentConnections(stack.urls.api, MANY_CONNECTIONS);
      const answers = await visitors.sendOnce(20);
      for (const connection of silent) connection.destroy();
      assert.deepEqual(answers, Array(20).fill(202), 'a visitor got no answer');
    },
  },
];
