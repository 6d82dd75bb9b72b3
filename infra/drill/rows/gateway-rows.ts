// F1–F4: the process that talks to visitors dies, finds what it can't move, or has more visitors than it can serve.
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readdirSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { aBody } from '@school/contracts/testing';
import { eventually } from '@school/platform/testing';
import type { Row, Scene } from '../row.ts';
import { silentVisitors } from '../visitors.ts';

const MOST = 8;
/** Of each sort; together more than the drain takes at a time. */
const BAD_ENTRIES = 9;
/** Far more than a gateway works on at a time, and than it holds. */
const MANY_REQUESTS = 500;
const MANY_CONNECTIONS = 2500;
/** Long before anything else in the spool. */
const LONG_AGO = new Date('2026-01-01T00:00:00Z');

/** Puts entries at the head of the spool that no queue takes: too large ones, and ones that can't be read. */
function spoilSpool(spool: string): void {
  for (let count = 0; count < BAD_ENTRIES; count += 1) {
    const [large, unreadable] = [randomUUID(), randomUUID()];
    const path = join(spool, 'new', large);
    writeFileSync(path, JSON.stringify({ v: 1, id: large, kind: 'contact', payload: { message: 'x'.repeat(100_000) } }));
    utimesSync(path, LONG_AGO, LONG_AGO);
    // Reading it is an input/output error, whoever reads.
    symlinkSync('/proc/self/mem', join(spool, 'new', unreadable));
  }
}

/**
 * Stops a gateway's words to Redis from a pattern on, and kills it before it has given up waiting for the answer.
 * @param alsoThere people who do not send again, beside the crowd that does.
 */
async function killAt({ stack, visitors, redisLink }: Scene, pattern: string, alsoThere = 0) {
  await redisLink('gateway').set({ trap: { pattern, at: 'request', effect: 'hold' } });
  const passersBy = visitors.passersBy(alsoThere);
  await eventually(() => assert.ok(redisLink('gateway').caught > 0));
  await stack.kill('gateway');
  await redisLink('gateway').set({});
  await passersBy;
  await stack.start('gateway');
  return { unnamed: { least: 0, most: visitors.open } };
}

/** People whose requests are whole in the same moment, each over a connection of their own. @returns the statuses of their answers. */
async function atOnce(url: string, count: number): Promise<readonly number[]> {
  const { hostname, port } = new URL(url);
  const requests = await Promise.all(
    Array.from({ length: count }, async () => {
      const body = JSON.stringify(aBody('contact', { email: `${randomUUID()}@example.com` }));
      const head = `POST /api/contact HTTP/1.1\r\nHost: gateway\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n`;
      const socket = connect(Number(port), hostname);
      await once(socket, 'connect');
      socket.write(head + body.slice(0, -1));
      return socket;
    }),
  );
  for (const socket of requests) socket.write('}');
  const answers = await Promise.all(requests.map(async (socket) => Buffer.concat(await socket.toArray()).toString('latin1')));
  return answers.map((answer) => Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1]));
}

export const gatewayRows: readonly Row[] = [
  {
    id: 'F1',
    fault: 'gateway killed before it has queued a request',
    everyChange: true,
    strike: (scene) => killAt(scene, 'bull:lead-store:', 3),
  },
  {
    id: 'F2',
    fault: 'gateway killed between the two jobs of a request',
    everyChange: true,
    // Who is caught sends again: the half that is queued must become the same request.
    strike: (scene) => killAt(scene, 'bull:lead-mail:'),
  },
  {
    id: 'F3',
    fault: 'gateway killed while requests wait in its spool; another one drains it',
    everyChange: true,
    strike: async ({ stack, visitors, spooled }) => {
      await stack.kill('redis');
      await visitors.more(10);
      await stack.kill('gateway');
      assert.ok(spooled() > 0, 'nothing waits in the spool');
      await stack.start('redis');
      await eventually(() => assert.equal(spooled(), 0));
      await stack.start('gateway');
    },
  },
  {
    id: 'F3b',
    fault: `${2 * BAD_ENTRIES} entries at the head of the spool that can't be moved`,
    everyChange: true,
    strike: async ({ stack, visitors, spool, spooled }) => {
      await stack.kill('redis');
      spoilSpool(spool);
      await visitors.more(20);
      await stack.start('redis');
      await eventually(() => assert.equal(spooled(), 0));
      await visitors.more(20);
      assert.equal(spooled(), 0, 'requests wait although Redis takes them');
      const aside = readdirSync(join(spool, 'bad'));
      assert.equal(aside.length, 2 * BAD_ENTRIES, 'an entry that cannot be moved is not set aside');
      for (const name of aside) rmSync(join(spool, 'bad', name));
    },
  },
  {
    id: 'F4',
    fault: 'gateway stopped politely with requests under way',
    everyChange: true,
    strike: async ({ stack, visitors, redisLink }) => {
      // Visitors know the first gateway only: whoever is under way in the second are these.
      const link = redisLink('gateway-2');
      let answers: ReturnType<typeof visitors.passersBy> = Promise.resolve([]);
      // On a starved machine the breaker may send some to the spool, which is answered at once: others come.
      await eventually(async () => {
        await answers;
        await link.set({ latencyMs: 250, trap: { pattern: '"receivedAt"', at: 'request', effect: 'count' } });
        answers = visitors.passersBy(MOST, stack.urlOf('gateway-2'));
        // Both jobs of each.
        const areUnderWay = eventually(() => assert.equal(link.caught, 2 * MOST));
        await Promise.race([areUnderWay, answers.then(() => assert.equal(link.caught, 2 * MOST))]);
      });
      await stack.kill('gateway-2', 'SIGTERM');
      assert.deepEqual(await answers, Array(MOST).fill(202), 'a request under way was dropped');
      await link.set({});
      await stack.start('gateway-2');
      await stack.kill('gateway', 'SIGTERM');
      await stack.start('gateway');
    },
  },
  {
    id: 'F4b',
    fault: `${MANY_REQUESTS} requests in one moment: what is too much is refused at once`,
    everyChange: true,
    strike: async ({ stack }) => {
      const answers = await atOnce(stack.urls.api, MANY_REQUESTS);
      const count = (status: number) => answers.filter((answer) => answer === status).length;
      assert.ok(count(202) > 0 && count(503) > 0, `nobody was refused, or nobody was taken: ${count(503)} and ${count(202)}`);
      assert.equal(count(202) + count(503), MANY_REQUESTS, 'somebody was neither taken nor refused');
      return { unnamed: { least: count(202), most: count(202) } };
    },
  },
  {
    id: 'F4c',
    fault: `${MANY_CONNECTIONS} connections that say nothing`,
    everyChange: true,
    strike: async ({ stack, visitors }) => {
      const silent = await silentVisitors(stack.urls.api, MANY_CONNECTIONS);
      const answers = await visitors.passersBy(20);
      for (const connection of silent) connection.destroy();
      assert.deepEqual(answers, Array(20).fill(202), 'a visitor did not get through');
    },
  },
];
