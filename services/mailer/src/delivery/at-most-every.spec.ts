import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { atMostEvery } from './at-most-every.js';

afterEach(() => void jest.useRealTimers());

describe('a check made at most every so often', () => {
  it('remembers its answer, good or bad, until it is due again', async () => {
    jest.useFakeTimers();
    const check = jest.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('away')).mockResolvedValue('ok');
    const cached = atMostEvery(15_000, check);
    await expect(cached()).rejects.toThrow('away');
    await expect(cached()).rejects.toThrow('away');
    expect(check).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(15_000);
    await expect(Promise.all([cached(), cached()])).resolves.toEqual(['ok', 'ok']);
    expect(check).toHaveBeenCalledTimes(2);
  });
});
