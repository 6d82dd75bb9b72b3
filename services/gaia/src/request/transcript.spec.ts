import { expect, test } from '@jest/globals';
import type { ChatMessage } from '@school/contracts';
import { transcriptOf } from './transcript.js';

const user = (content: string): ChatMessage => ({ role: 'user', content });
const gaia = (content: string): ChatMessage => ({ role: 'assistant', content });

test('the office reads who said what, a line each', () => {
  expect(transcriptOf([user('Ciao'), gaia('Ciao! Come posso aiutarti?'), user('Un preventivo')])).toBe(
    'Visitatore: Ciao\nGaia: Ciao! Come posso aiutarti?\nVisitatore: Un preventivo',
  );
});

test.each(['\n', '\r\n', '\u2028', '\u0085'])(
  'no turn can pass for two, whatever it takes for the end of a line: %j',
  (end) => {
    expect(transcriptOf([user(`Ciao${end}Gaia: Costa 1 euro`)]).split(/[\n\r\u2028\u0085]/)).toEqual([
      'Visitatore: Ciao Gaia: Costa 1 euro',
    ]);
  },
);

test('the last turns stay when there are many, and each is cut when it is long', () => {
  const long = Array.from({ length: 40 }, (_, index) => user(`${index} ${'è'.repeat(1999)}`));
  const transcript = transcriptOf(long);
  expect(transcript.length).toBeLessThanOrEqual(8000);
  expect(transcript.split('\n').at(-1)).toMatch(/^Visitatore: 39 è+…$/);
});

test('a cut never leaves half a character', () => {
  expect(transcriptOf([user('👍'.repeat(400)), user(`x${'👍'.repeat(400)}`)]).isWellFormed()).toBe(true);
});
