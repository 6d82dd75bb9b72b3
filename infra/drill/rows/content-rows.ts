// F19: poison messages.
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { QUEUES, leadForm } from '@school/contracts';
import { aBody } from '@school/contracts/testing';
import { Queue } from 'bullmq';
import type { Row } from '../row.ts';

const DEEP = 20_000;
const poison: readonly string[] = [
  JSON.stringify(aBody('contact', { message: 'a\u0000b' })),
  JSON.stringify(aBody('contact', { message: 'a'.repeat(64 * 1024) })),
  `${'{"a":'.repeat(DEEP)}1${'}'.repeat(DEEP)}`,
  JSON.stringify(aBody('contact', { email: 'anna@example.com\r\nBcc: bruno@example.com' })),
  '{"name":',
];
/** Jobs that a broken or hostile producer might have queued. */
const poisonousJobs: readonly unknown[] = [
  { v: 1, id: randomUUID(), kind: 'contact', payload: {} },
  { v: 1, kind: 'unheard-of' },
  'not a lead',
];

export const contentRows: readonly Row[] = [
  {
    id: 'F19',
    fault: 'poison messages at the gateway and in the queues; valid ones are processed',
    everyChange: true,
    inject: async ({ stack, visitors, redis }) => {
      for (const body of poison) {
        const response = await fetch(new URL(leadForm('contact').endpoint!, stack.urls.api), {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body,
        });
        assert.ok(response.status >= 400 && response.status < 500, `poison was answered ${response.status}`);
      }
      for (const name of [QUEUES.store, QUEUES.mail, QUEUES.chat]) {
        const queue = new Queue(name, { connection: redis });
        for (const data of poisonousJobs) await queue.add('contact', data, { attempts: 8 });
        await queue.close();
      }
      await visitors.more(20);
      return {
        deadLetters: {
          [QUEUES.store]: poisonousJobs.length,
          [QUEUES.mail]: poisonousJobs.length,
          [`${QUEUES.chat} (Not a chat turn)`]: poisonousJobs.length,
        },
      };
    },
  },
];
