import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { errorFrames, errorText, redactedError, withoutAddresses } from './error-text.js';

const ADDRESS = 'anna.prova@example.com';
const NAME = 'Anna Prova';

const thrownBy = (work: () => unknown): unknown => {
  try {
    return work();
  } catch (error) {
    return error;
  }
};

/** As pg and TypeORM raise them. */
const sqlError = () =>
  Object.assign(new Error(`new row for relation "leads" violates check constraint "c" (${NAME})`), {
    name: 'QueryFailedError',
    parameters: [NAME, ADDRESS],
    driverError: {
      code: '23514',
      detail: `Failing row contains (${NAME}, ${ADDRESS}).`,
      table: 'leads',
      constraint: 'c',
    },
  });

describe('the text of an error holds nothing that a visitor wrote when it comes from', () => {
  it.each([
    [
      'the mail server',
      Object.assign(new Error(`550 5.1.1 <${ADDRESS}>: Recipient address rejected`), { code: 'EENVELOPE' }),
      'EENVELOPE: 550 5.1.1 <<address>>: Recipient address rejected',
    ],
    ['PostgreSQL: a row', sqlError(), 'QueryFailedError: SQLSTATE 23514 (table leads, constraint c)'],
    [
      'PostgreSQL: a value',
      Object.assign(new Error(`invalid input syntax for type date: "${NAME}"`), { code: '22007' }),
      'Error: SQLSTATE 22007',
    ],
    [
      'Redis: the command',
      Object.assign(
        new Error(`ERR unknown command 'EVALSHA', with args beginning with: '${NAME}' '{"email":"${ADDRESS}"}'`),
        {
          name: 'ReplyError',
        },
      ),
      'ReplyError: ERR unknown command "…"',
    ],
    ['JSON', thrownBy(() => JSON.parse(`${NAME} ${ADDRESS}`)), expect.stringMatching(/^SyntaxError: /)],
    [
      'a schema',
      thrownBy(() => z.object({ email: z.literal('x') }).parse({ email: ADDRESS, [NAME]: 1 })),
      'ZodError: invalid_value at email',
    ],
    [
      'several at once',
      new AggregateError([new Error(`to ${ADDRESS}`), new TypeError(`"${NAME}"`)]),
      'AggregateError: to <address>; TypeError: "…"',
    ],
    ['somebody who throws no error', `${NAME} ${ADDRESS}`, 'Thrown: string'],
  ])('%s', (_source, error, text) => {
    expect(errorText(error)).toEqual(text);
    expect(errorText(error)).not.toMatch(/anna|prova/i);
    const { message, stack } = redactedError(error);
    expect(`${message} ${stack}`).not.toMatch(/anna|prova@/i);
  });
});

it('the text of an error keeps its frames and its code', () => {
  const error = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:6379\nand more'), { code: 'ECONNREFUSED' });
  expect(errorText(error)).toBe('connect ECONNREFUSED 127.0.0.1:6379 and more');
  expect(errorText(Object.assign(new Error('write EPIPE'), { code: 'EPIPE' }))).toBe('write EPIPE');
  expect(errorFrames(error)[0]).toMatch(/error-text\.spec/);
  expect(redactedError(error).stack).toContain('error-text.spec');
});

it('addresses are removed from a text, also that in a URL with a password', () => {
  expect(withoutAddresses(`Da ${ADDRESS} a <x+y@esempio.it>, redis://user:pass@host:1/0 "a@b"`)).toBe(
    'Da <address> a <<address>>, <address> "<address>"',
  );
  expect(withoutAddresses('niente')).toBe('niente');
});

it('a text of one very long word takes linear time', () => {
  // A pattern that began anew at each letter would take minutes.
  const word = 'a'.repeat(200_000);
  expect(withoutAddresses(`@ ${word}`)).toBe(`@ ${word}`);
});
