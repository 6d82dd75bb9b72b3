import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { TOAST_LIMIT, TOAST_REMOVE_DELAY } from './toast-limits.ts';
import { ToastStore } from './toast-store.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

describe('ToastStore', () => {
  it('shows one notification: the newest', () => {
    const store = new ToastStore();
    store.show({ title: 'Errore' });
    store.show({ title: 'Richiesta inviata!' });
    expect(TOAST_LIMIT).toBe(1);
    expect(store.list().map(({ title, open }) => [title, open])).toEqual([['Richiesta inviata!', true]]);
  });

  it('keeps a dismissed notification, closed, until the specified delay is over', () => {
    const store = new ToastStore();
    store.show({ title: 'Errore' });
    store.dismiss(store.list()[0]!.id);
    jest.advanceTimersByTime(TOAST_REMOVE_DELAY - 1);
    expect(store.list().map(({ open }) => open)).toEqual([false]);
    jest.advanceTimersByTime(1);
    expect(store.list()).toEqual([]);
  });

  it('notifies its listeners until they unsubscribe', () => {
    const store = new ToastStore();
    const heard = jest.fn();
    const leave = store.subscribe(heard);
    store.show({ title: 'Errore' });
    leave();
    store.show({ title: 'Errore' });
    expect(heard).toHaveBeenCalledTimes(1);
  });
});
