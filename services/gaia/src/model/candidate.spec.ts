import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { namesOf } from './error-names.js';
import { Candidate } from './candidate.js';

const MINUTE = 60_000;
const work = jest.fn<(signal: AbortSignal) => Promise<string>>();
let candidate: Candidate;

beforeEach(() => {
  jest.useFakeTimers();
  work.mockReset();
  candidate = new Candidate('openai:x', {} as never, 8000);
});
afterEach(() => void jest.useRealTimers());

const attempt = (leftMs = 20_000) => candidate.attempt(leftMs, work).catch(namesOf);
const fail = async (times: number, error = new Error('away')) => {
  work.mockRejectedValue(error);
  for (let time = 0; time < times; time += 1) await attempt();
};

describe('a model', () => {
  test.each([
    ['its own time', 20_000, 8000],
    ['the time that is left', 1500, 1500],
  ])('that neither answers nor heeds its signal is given up after %s', async (_what, left, after) => {
    let signal: AbortSignal | undefined;
    work.mockImplementation((given) => ((signal = given), new Promise(() => undefined)));
    const attempted = attempt(left);
    await jest.advanceTimersByTimeAsync(after - 1);
    expect(signal?.aborted).toBe(false);
    await jest.advanceTimersByTimeAsync(1);
    expect([await attempted, signal?.aborted]).toEqual(['TaskCancelledError', true]);
  });

  test('that failed three times in a row is left alone for a minute, then tried once', async () => {
    await fail(3);
    expect([await attempt(), work.mock.calls.length]).toEqual(['BrokenCircuitError', 3]);
    await jest.advanceTimersByTimeAsync(MINUTE);
    await fail(1);
    expect([await attempt(), work.mock.calls.length]).toEqual(['BrokenCircuitError', 4]);
    await jest.advanceTimersByTimeAsync(MINUTE);
    work.mockResolvedValue('ciao');
    expect([await attempt(), await attempt()]).toEqual(['ciao', 'ciao']);
  });
});
