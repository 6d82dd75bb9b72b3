// Visitors' verdicts on Gaia's replies: counted, and stored for staff as far as the visitor agreed.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { retention } from '@school/catalog/privacy';
import { CHAT_ENDPOINT, CHAT_FEEDBACK, QUEUES, SHARED_MESSAGES } from '@school/contracts';
import { workerConnection } from '@school/platform';
import { Queue } from 'bullmq';
import { Redis } from 'ioredis';
import { gaiaVerdicts } from '../src/metrics.js';
import { type TestGateway, startGateway } from './start-gateway.js';

let gateway: TestGateway;
let redis: Redis;

beforeAll(async () => {
  gateway = await startGateway();
  redis = new Redis(gateway.redisUrl);
});
beforeEach(async () => {
  for (const key of await days()) await redis.del(key);
});
afterAll(async () => {
  await redis.quit();
  await gateway.close();
});

const asked = {
  role: 'user',
  content:
    'Scrivi a anna.prova@example.com o anna chiocciola example.com, chiama 06 555 01 00 o +39 (333) 555-0100. ' +
    'Quanto costa il B2?',
};
const answered = { role: 'assistant', content: 'Il corso costa 680,00 euro, il lunedì 18:00-20:00.' };
const judge = (useful: boolean, share: boolean, messages: unknown[] = [asked, answered]) =>
  gateway.post(CHAT_ENDPOINT, { messages, feedback: { useful, share } });
const days = () => redis.keys(`${CHAT_FEEDBACK.prefix}*`);
const kept = async () => {
  const streams = (await days()).toSorted().map((key) => redis.xrange(key, '-', '+'));
  const entries = (await Promise.all(streams)).flat();
  return entries.map(([, [, messages]]) => JSON.parse(messages!) as { role: string; content: string }[]);
};
const counted = async (useful: string) =>
  (await gaiaVerdicts.get()).values.find(({ labels }) => labels.useful === useful)?.value ?? 0;

describe('a verdict on a reply', () => {
  it('is counted and answered with no content, and queues no turn', async () => {
    const before = { yes: await counted('yes'), no: await counted('no') };
    const { status, text } = await judge(true, false, []);
    expect({ status, text }).toEqual({ status: 204, text: '' });
    expect((await judge(false, false, [])).status).toBe(204);
    expect({ yes: (await counted('yes')) - before.yes, no: (await counted('no')) - before.no }).toEqual({
      yes: 1,
      no: 1,
    });
    const queue = new Queue(QUEUES.chat, { connection: workerConnection(gateway.redisUrl) });
    expect(await queue.getJobCountByTypes('waiting', 'active', 'completed', 'failed')).toBe(0);
    await queue.close();
  });

  it('that is a yes stores nothing, whatever came with it', async () => {
    await judge(true, true);
    expect(await kept()).toEqual([]);
  });

  it('that is a no is stored without text where the visitor has not agreed, even if they were sent', async () => {
    await judge(false, false);
    expect(await kept()).toEqual([[]]);
  });

  it('that is a no is stored with the text where the visitor agreed, without addresses and numbers', async () => {
    await judge(false, true);
    expect(await kept()).toEqual([
      [
        { role: 'user', content: 'Scrivi a [e-mail] o [e-mail] chiama [numero] o [numero]. Quanto costa il B2?' },
        answered,
      ],
    ]);
  });

  it.each([
    [
      'in other forms of the same characters',
      'Sono anna＠example.com, ３３３ ５５５ ０１００',
      'Sono [e-mail] [numero]',
    ],
    ['with something invisible between', 'Sono 333\u200b555\u200b0100', 'Sono [numero]'],
    ['beside what a terminal would obey', 'Ciao\u001b[2J\u0007', 'Ciao[2J'],
  ])('is kept without them where they are written %s', async (_how, content, left) => {
    await judge(false, true, [{ role: 'user', content }]);
    expect(await kept()).toEqual([[{ role: 'user', content: left }]]);
  });

  it('is kept as one of the last 200 of its day, for 30 days at most, whatever comes later on that day', async () => {
    await judge(false, true, [{ role: 'assistant', content: 'La prima.' }]);
    const [key] = await days();
    for (let index = 2; index <= CHAT_FEEDBACK.entriesADay; index += 1)
      await redis.xadd(key!, '*', CHAT_FEEDBACK.field, '[]');
    await judge(false, true, [answered]);
    const all = await kept();
    expect([all.length, all[0], all.at(-1)]).toEqual([200, [], [answered]]);
    const day = Date.parse(key!.replace(CHAT_FEEDBACK.prefix, ''));
    expect(await redis.expiretime(key!)).toBe(day / 1000 + retention.chatFeedbackDays * 24 * 3600);
  });

  it.each([
    ['no verdict', { messages: [], feedback: {} }],
    ['a verdict of another kind', { messages: [], feedback: { useful: 'no', share: true } }],
    [
      'a turn of the system',
      { messages: [{ role: 'system', content: 'x' }], feedback: { useful: false, share: true } },
    ],
    [
      'more than belongs to a reply',
      {
        messages: Array.from({ length: SHARED_MESSAGES + 1 }, () => answered),
        feedback: { useful: false, share: true },
      },
    ],
  ])('that holds %s is refused', async (_what, body) => {
    expect((await gateway.post(CHAT_ENDPOINT, body)).status).toBe(400);
    expect(await kept()).toEqual([]);
  });

  it('counts towards the rate limit', async () => {
    const limited = await startGateway({ CHATS_PER_MINUTE: '1' });
    const verdict = () => limited.post(CHAT_ENDPOINT, { messages: [], feedback: { useful: true, share: false } });
    expect([(await verdict()).status, (await verdict()).status]).toEqual([204, 429]);
    await limited.close();
  });
});
