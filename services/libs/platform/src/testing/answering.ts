// A worker of the chat with the test in Gaia's place.
import { Worker } from 'bullmq';
import { Redis } from 'ioredis';
import { AnsweringLine } from '../queues/chat-line.js';
import { workerConnection } from '../queues/queue-options.js';

/** A turn as Gaia is asked it. */
export interface AskedTurn<T> {
  readonly id: string;
  readonly turn: T;
  /** Tells a sentence of the reply, at its place. */
  readonly tell: (text: string, at: number) => Promise<void>;
}

/** @param work the reply to a turn; without one no reply is said. */
export async function answering<T>(
  redisUrl: string,
  work: (asked: AskedTurn<T>) => Promise<unknown>,
  concurrency = 4,
): Promise<{ close(): Promise<void> }> {
  const redis = new Redis(redisUrl);
  const line = new AnsweringLine(redis, redisUrl, () => undefined);
  const worker = new Worker(
    'gaia-chat',
    async ({ id = '' }) => {
      const turn = (await line.turn(id)) as T;
      const reply = await work({ id, turn, tell: (text, at) => line.sentence(id, text, at) });
      if (reply !== undefined) await line.reply(id, reply);
    },
    { connection: workerConnection(redisUrl), concurrency },
  );
  await worker.waitUntilReady();
  return {
    close: async () => {
      await worker.close();
      line.close();
      await redis.quit();
    },
  };
}
