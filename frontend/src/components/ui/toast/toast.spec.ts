import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { TOAST_LIMIT, TOAST_REMOVE_DELAY } from './toast-limits.ts';
import { dismissToast, toast, toasts } from './toast.ts';

beforeEach(() => {
  jest.useFakeTimers();
  toasts.set([]);
});
afterEach(() => {
  jest.useRealTimers();
});

describe('the notifications', () => {
  it('are one: the newest', () => {
    toast({ title: 'Errore' });
    toast({ title: 'Richiesta inviata!' });
    expect(TOAST_LIMIT).toBe(1);
    expect(toasts.get().map(({ title, open }) => [title, open])).toEqual([['Richiesta inviata!', true]]);
  });

  it('are kept when dismissed, closed, until the specified delay is over', () => {
    toast({ title: 'Errore' });
    dismissToast(toasts.get()[0]!.id);
    jest.advanceTimersByTime(TOAST_REMOVE_DELAY - 1);
    expect(toasts.get().map(({ open }) => open)).toEqual([false]);
    jest.advanceTimersByTime(1);
    expect(toasts.get()).toEqual([]);
  });
});
