// What visitors say of Gaia's replies, as staff read it.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { CHAT_FEEDBACK } from '@school/contracts';
import type { UnhelpfulReply } from '../src/commands/gaia.js';
import { EXIT } from '../src/operator-error.js';
import { type Operator, startOperator } from './operator.js';

let operator: Operator;

beforeAll(async () => {
  operator = await startOperator();
});
beforeEach(() => operator.reset());
afterAll(() => operator.close());

const exchange = [
  { role: 'user', content: 'Quanto costa il TOEFL?\nE il corso?' },
  { role: 'assistant', content: 'La quota è 220 euro.' },
];
const judged = async (at: string, messages: readonly object[]) =>
  operator.redis.xadd(
    CHAT_FEEDBACK.prefix + at.slice(0, 10),
    `${Date.parse(at)}-0`,
    CHAT_FEEDBACK.field,
    JSON.stringify(messages),
  );

describe('leads gaia feedback', () => {
  it('says that nothing was reported', async () =>
    expect(await operator.leads('gaia', 'feedback')).toEqual({
      code: EXIT.done,
      out: 'Nothing was reported.\n',
      err: '',
    }));

  it('lists the replies that did not help, oldest first, with the words that visitors have shared', async () => {
    await judged('2026-11-21T10:00:00.000Z', exchange);
    await judged('2026-11-20T09:00:00.000Z', []);
    expect((await operator.leads('gaia', 'feedback')).out).toBe(
      [
        '2026-11-20T09:00:00.000Z  without words',
        '',
        '2026-11-21T10:00:00.000Z',
        '  visitor: Quanto costa il TOEFL?',
        '    E il corso?',
        '  Gaia: La quota è 220 euro.',
        '',
      ].join('\n'),
    );
    expect(await operator.json<UnhelpfulReply[]>('gaia', 'feedback')).toEqual([
      { at: '2026-11-20T09:00:00.000Z', messages: [] },
      { at: '2026-11-21T10:00:00.000Z', messages: exchange },
    ]);
  });
});
