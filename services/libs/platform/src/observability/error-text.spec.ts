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

describe('the text of an error', () => {
  it.each([
    ['apostrophes', new Error("Can't reach host because it isn't up"), "Can't reach host because it isn't up"],
    [
      'a property',
      thrownBy(() => (undefined as unknown as { foo: string }).foo),
      "TypeError: Cannot read properties of undefined (reading 'foo')",
    ],
    [
      'a code',
      Object.assign(new Error('all recipients were rejected'), { code: 'EENVELOPE' }),
      'EENVELOPE: all recipients were rejected',
    ],
    ['a code that the message has', Object.assign(new Error('write EPIPE'), { code: 'EPIPE' }), 'write EPIPE'],
    [
      'its causes',
      new Error('The ledger is unavailable', {
        cause: new TypeError('fetch failed', {
          cause: new AggregateError([new Error('::1 refused'), new Error('IPv4')]),
        }),
      }),
      'The ledger is unavailable (caused by TypeError: fetch failed (caused by AggregateError (caused by ::1 ' +
        'refused; IPv4)))',
    ],
    [
      'a cause that the message repeats once',
      new Error('No row: timeout', { cause: new Error('timeout') }),
      'No row: timeout',
    ],
    ['one line', new Error('first\nsecond'), 'first second'],
    ['a value that is no error', `${NAME} ${ADDRESS}`, 'Thrown: string'],
  ])('keeps %s', (_name, error, text) => expect(errorText(error)).toBe(text));

  it.each([
    ['JSON.parse', thrownBy(() => JSON.parse(`${NAME} ${ADDRESS}`)), 'SyntaxError: The text is not valid JSON'],
    [
      'JSON.parse of a part',
      thrownBy(() => JSON.parse(`{"a":"${NAME}" ${NAME}`)),
      expect.stringMatching(/^SyntaxError: .*JSON/),
    ],
    [
      'a schema',
      thrownBy(() => z.object({ email: z.literal('x') }).parse({ email: ADDRESS, [NAME]: 1 })),
      'ZodError: invalid_value at email',
    ],
    [
      'JavaScript: a property of a text',
      thrownBy(() => Object.assign(NAME as unknown as { length: number }, { length: 1 })),
      expect.stringMatching(/^TypeError: /),
    ],
    [
      'JavaScript: in a text',
      thrownBy(() => 'x' in (NAME as unknown as object)),
      expect.stringMatching(/^TypeError: /),
    ],
    ['a program that quotes', new Error(`no "${NAME}" here`), 'no "…" here'],
    ['a cause', new Error('x', { cause: new Error(`to <${ADDRESS}>`) }), 'x (caused by to <<address>>)'],
  ])('holds nothing that a visitor wrote when it comes from %s', (_source, error, text) => {
    expect(errorText(error)).toEqual(text);
    expect(errorText(error)).not.toMatch(/anna|prova/i);
    const { message, stack } = redactedError(error);
    expect(`${message} ${stack}`).not.toMatch(/anna|prova@/i);
  });

  it('ends where an error is its own cause', () => {
    const error = new Error('round');
    error.cause = error;
    expect(errorText(error)).toBe('round');
  });
});

it('the frames of an error hold no message', () => {
  const error = new Error(`${NAME}\n    at ${NAME}`);
  expect(errorFrames(error)[0]).toMatch(/error-text\.spec/);
  expect(errorFrames(error).join('')).not.toContain('Anna');
  expect(redactedError(error).stack).toContain('error-text.spec');
});

it('addresses are removed from a text, also that in a URL with a password', () => {
  expect(withoutAddresses(`Da ${ADDRESS} a <x+y@esempio.it>, redis://user:pass@host:1/0 "a@b"`)).toBe(
    'Da <address> a <<address>>, <address> "<address>"',
  );
  expect(withoutAddresses('at a (/app/node_modules/@nestjs/core/a.js:1:2)')).toMatch(/@nestjs/);
});

it('a text of one very long word takes linear time', () => {
  // A pattern that began anew at each letter would take minutes.
  const word = 'a'.repeat(200_000);
  expect(withoutAddresses(`@ ${word}`)).toBe(`@ ${word}`);
});
