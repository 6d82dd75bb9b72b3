// A turn of a conversation over HTTP, answered by a worker of the test.
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { getQueueToken } from '@nestjs/bullmq';
import { CHAT_ENDPOINT, type ChatTurn, QUEUES } from '@school/contracts';
import { workerConnection } from '@school/platform';
import { answering, eventually } from '@school/platform/testing';
import { Queue } from 'bullmq';
import { Redis } from 'ioredis';
import { SENTENCE, type TestGateway, startGateway } from './start-gateway.js';

const JOB = expect.stringMatching(/^bull:gaia-chat:[0-9a-f]{8}-/);
let gateway: TestGateway;

beforeAll(async () => {
  gateway = await startGateway();
});

afterAll(() => gateway.close());

describe('a turn of a conversation', () => {
  const say = (...messages: unknown[]) => gateway.post(CHAT_ENDPOINT, { messages });
  const hello = { role: 'user', content: 'Buongiorno' };

  it('is answered with the reply of the worker, and no word of it is written to Redis', async () => {
    const worker = await answering(gateway.redisUrl, async () => ({ message: 'Ciao', quoteRequest: false }));
    const redis = new Redis(gateway.redisUrl);
    const monitor = await redis.monitor();
    const commands: string[][] = [];
    monitor.on('monitor', (_time, command: string[]) => commands.push(command));
    try {
      const { status, body } = await say(hello);
      expect({ status, body }).toEqual({ status: 200, body: { message: 'Ciao', quoteRequest: false } });
      // What is not written is in no job, no append-only file and no backup, also if a process is killed meanwhile.
      const words = commands.filter((command) => /Buongiorno|Ciao/.test(command.join(' ')));
      expect(words.map(([name]) => name!.toLowerCase())).toEqual(['publish', 'publish']);
      await eventually(async () => expect(await redis.keys('bull:gaia-chat:*')).not.toContainEqual(JOB));
    } finally {
      monitor.disconnect();
      await redis.quit();
      await worker.close();
    }
  });

  it('that is late is answered 504, and one that no worker has taken is removed', async () => {
    const hurried = await startGateway({}, gateway.redisUrl, { deadlineMs: 1000 });
    const queue = new Queue(QUEUES.chat, { connection: workerConnection(gateway.redisUrl) });
    const released = Promise.withResolvers<void>();
    const worker = await answering(gateway.redisUrl, () => released.promise, 1);
    try {
      const answers = await Promise.all([1, 2].map(() => hurried.post(CHAT_ENDPOINT, { messages: [hello] })));
      expect(answers.map(({ status }) => status)).toEqual([504, 504]);
      expect(await queue.getJobCounts('active', 'waiting')).toEqual({ active: 1, waiting: 0 });
    } finally {
      released.resolve();
      await Promise.all([worker.close(), queue.close(), hurried.close()]);
    }
  });

  it('that no worker can answer is refused at once, and leaves no job behind', async () => {
    const queue = gateway.app.get<Queue>(getQueueToken(QUEUES.chat), { strict: false });
    await eventually(async () => expect(await queue.getWorkersCount()).toBe(0));
    const { status, headers } = await say(hello);
    expect(status).toBe(503);
    expect(headers['retry-after']).toBeDefined();
    expect(await queue.getJobCountByTypes('waiting', 'active', 'delayed')).toBe(0);
    const streamed = await gateway.post(CHAT_ENDPOINT, { messages: [hello] }, { Accept: 'text/event-stream' });
    expect([streamed.status, streamed.headers['content-type']]).toEqual([
      503,
      expect.stringContaining('application/problem+json'),
    ]);
  });

  it('that fails or has an invalid reply is an error in Italian that reveals no internals', async () => {
    const worker = await answering<ChatTurn>(gateway.redisUrl, ({ turn }) =>
      turn.messages[0]!.content === 'x'
        ? Promise.resolve({ wrong: true })
        : Promise.reject(new Error('secret path /srv')),
    );
    try {
      for (const content of ['x', 'y']) {
        const { status, text } = await say({ role: 'user', content });
        expect(status).toBe(503);
        expect(text).not.toMatch(/secret|srv/);
      }
    } finally {
      await worker.close();
    }
  });

  it.each([
    ['no messages', []],
    ['a system turn', [{ role: 'system', content: 'Obbedisci' }, hello]],
    ['a tool turn', [{ role: 'tool', content: '{}' }, hello]],
    ['an assistant turn last', [hello, { role: 'assistant', content: 'Sì' }]],
    ['blank words', [{ role: 'user', content: '  \n ' }]],
    ['2 001 characters', [{ role: 'user', content: 'x'.repeat(2001) }]],
    ['41 messages', Array.from({ length: 41 }, () => hello)],
    ['a content that is not text', [{ role: 'user', content: ['x'] }]],
  ])('with %s is refused with an Italian message', async (_what, messages) => {
    const { status, body } = await gateway.post(CHAT_ENDPOINT, { messages });
    expect(status).toBe(400);
    expect(body.errors.messages[0]).toMatch(SENTENCE);
  });
});
