import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { cachedCheck } from './cached-check.js';

afterEach(() => void jest.useRealTimers());

describe('a cached check', () => {
  it('keeps its result, success or failure, until the time is over', async () => {
    jest.useFakeTimers();
    const check = jest.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('away')).mockResolvedValue('ok');
    const cached = cachedCheck(15_000, check);
    await expect(cached()).rejects.toThrow('away');
    await expect(cached()).rejects.toThrow('away');
    expect(check).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(15_000);
    await expect(Promise.all([cached(), cached()])).resolves.toEqual(['ok', 'ok']);
    expect(check).toHaveBeenCalledTimes(2);
  });
});
