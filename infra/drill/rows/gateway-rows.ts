// F1–F4: the process that talks to visitors dies.
import assert from 'node:assert/strict';
import { eventually } from '@school/platform/testing';
import type { Row, Scene } from '../row.ts';

const MOST = 8;

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
    id: 'F4',
    fault: 'gateway stopped politely with requests under way',
    everyChange: true,
    strike: async ({ stack, visitors, redisLink }) => {
      // Visitors know the first gateway only: whoever is under way in the second are these.
      const link = redisLink('gateway-2');
      await link.set({ latencyMs: 250, trap: { pattern: '"receivedAt"', at: 'request', effect: 'count' } });
      const answers = visitors.passersBy(MOST, stack.urlOf('gateway-2'));
      // Both jobs of each.
      await eventually(() => assert.equal(link.caught, 2 * MOST));
      await stack.kill('gateway-2', 'SIGTERM');
      assert.deepEqual(await answers, Array(MOST).fill(202), 'a request under way was dropped');
      await link.set({});
      await stack.start('gateway-2');
      await stack.kill('gateway', 'SIGTERM');
      await stack.start('gateway');
    },
  },
];
