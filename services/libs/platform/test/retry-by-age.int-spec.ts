// What becomes of a job that fails.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { Queue, Worker } from 'bullmq';
import { type Failure, jobOptions, retryByAge, timesOf } from '../src/index.js';
import { emptyRedis, eventually } from '../src/testing/index.js';

let connection: { url: string; maxRetriesPerRequest: null };
let queue: Queue;

beforeAll(async () => {
  Logger.overrideLogger(false);
  connection = { url: await emptyRedis(), maxRetriesPerRequest: null };
  queue = new Queue('tried', { connection, defaultJobOptions: jobOptions });
});
beforeEach(() => queue.obliterate({ force: true }));
afterAll(() => queue.close());

/** Runs one job whose work fails so many times, then succeeds. */
async function work(failure: Failure, failures: number) {
  let left = failures;
  const fail = async () => {
    if (left-- > 0) throw new Error('unavailable');
  };
  const processor = { work: fail, failureOf: () => failure };
  const worker = new Worker('tried', (job, token) => retryByAge(job, token, processor, timesOf(0.0001)), {
    connection,
  });
  // Hurried: the delays between attempts at an unknown error would take minutes.
  await queue.add('contact', {}, { jobId: 'x', backoff: { type: 'fixed', delay: 1 } });
  try {
    return await eventually(async () => {
      const state = await queue.getJobState('x');
      expect(state).toMatch(/^(completed|failed)$/);
      // Read after its end: only then all attempts are counted.
      const job = (await queue.getJob('x'))!;
      return { state, attempts: job.attemptsMade, reason: job.failedReason };
    });
  } finally {
    await worker.close();
  }
}

describe('a job that fails', () => {
  it('in an outage is retried, and uses up no attempts', async () => {
    expect(await work('outage', 20)).toMatchObject({ state: 'completed', attempts: 1 });
  });

  it('permanently is a dead letter at once', async () => {
    expect(await work('permanent', 1)).toEqual({ state: 'failed', attempts: 1, reason: 'unavailable' });
  });

  it('for unknown reasons has eight attempts', async () => {
    expect(await work('unknown', 7)).toMatchObject({ state: 'completed', attempts: 8 });
  });

  it('for unknown reasons eight times is a dead letter', async () => {
    expect(await work('unknown', 8)).toEqual({ state: 'failed', attempts: 8, reason: 'unavailable' });
  });
});
