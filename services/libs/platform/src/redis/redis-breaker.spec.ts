import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { BrokenCircuitError } from 'cockatiel';
import { ReplyError } from 'ioredis';
import { RedisBreaker } from './redis-breaker.js';

const fails = () => Promise.reject(new Error('away'));
let now: number;

beforeEach(() => {
  now = Date.now();
  jest.spyOn(Date, 'now').mockImplementation(() => now);
});
afterEach(() => void jest.restoreAllMocks());

/** A breaker that three failures in a row have opened. */
async function openBreaker(): Promise<RedisBreaker> {
  const breaker = new RedisBreaker('test');
  for (let failure = 0; failure < 3; failure += 1) await expect(breaker.run(fails)).rejects.toThrow('away');
  return breaker;
}

describe('the circuit breaker before Redis', () => {
  it('opens after three consecutive failures', async () => {
    const breaker = await openBreaker();
    const work = jest.fn(async () => 'done');
    await expect(breaker.run(work)).rejects.toThrow(BrokenCircuitError);
    expect(work).not.toHaveBeenCalled();
    expect(breaker.open).toBe(true);
  });

  it('makes one probe after two seconds, and has no further call wait for it', async () => {
    const breaker = await openBreaker();
    now += 2000;
    const back = Promise.withResolvers<string>();
    const probe = breaker.run(() => back.promise);
    const work = jest.fn(async () => 'done');
    await expect(breaker.run(work)).rejects.toThrow(BrokenCircuitError);
    expect(work).not.toHaveBeenCalled();
    back.resolve('back');
    await expect(probe).resolves.toBe('back');
    expect(breaker.open).toBe(false);
    await expect(breaker.run(work)).resolves.toBe('done');
  });

  it('stays open when the probe fails', async () => {
    const breaker = await openBreaker();
    now += 2000;
    await expect(breaker.run(fails)).rejects.toThrow('away');
    await expect(breaker.run(fails)).rejects.toThrow(BrokenCircuitError);
  });

  it.each([
    'WRONGTYPE Operation against a key holding the wrong kind of value',
    'ERR Error running script (call to f_0): @user_script:12: WRONGTYPE Operation against a key holding the wrong kind of value',
    'ERR value is not an integer or out of range',
  ])('does not open for a refusal of one request alone: %s', async (answer) => {
    const breaker = new RedisBreaker('test');
    for (let refusal = 0; refusal < 5; refusal += 1)
      await expect(breaker.run(() => Promise.reject(new ReplyError(answer)))).rejects.toThrow(answer);
    expect(breaker.open).toBe(false);
  });

  it.each([
    "OOM command not allowed when used memory > 'maxmemory'.",
    "ERR Error running script (call to f_0): @user_script:12: -OOM command not allowed when used memory > 'maxmemory'.",
    "READONLY You can't write against a read only replica.",
    'MISCONF Errors writing to the AOF file: No space left on device',
    'NOREPLICAS Not enough good replicas to write.',
    'LOADING Redis is loading the dataset in memory',
    "NOPERM User gateway has no permissions to run the 'evalsha' command",
    'ERR max number of clients reached',
  ])('opens for what Redis says of itself: %s', async (answer) => {
    const breaker = new RedisBreaker('test');
    for (let failure = 0; failure < 3; failure += 1)
      await expect(breaker.run(() => Promise.reject(new ReplyError(answer)))).rejects.toThrow(answer);
    expect(breaker.open).toBe(true);
  });
});
