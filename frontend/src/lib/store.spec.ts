/** @jest-environment ./infra/testing/browser-environment.mjs */
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { browserStorage } from './safe-storage.ts';
import { createStore, createStoredStore } from './store.ts';

const KEY = 'scelta';
const stored = () =>
  createStoredStore(browserStorage, KEY, (value) => (typeof value === 'object' && value ? value : undefined));

beforeEach(() => localStorage.clear());

describe('a store', () => {
  it('notifies its listeners until they unsubscribe', () => {
    const store = createStore('a');
    const heard = jest.fn();
    const leave = store.subscribe(heard);
    store.set('b');
    leave();
    store.set('c');
    expect(heard).toHaveBeenCalledTimes(1);
    expect(store.get()).toBe('c');
  });
});

describe('a stored value', () => {
  it('is the same object until it changes, here or in another tab', () => {
    const store = stored();
    const heard = jest.fn();
    const leave = store.subscribe(heard);
    store.set({ day: 1 });
    const first = store.get();
    expect(first).toEqual({ day: 1 });
    expect(store.get()).toBe(first);
    localStorage.setItem(KEY, '{"day":2}');
    dispatchEvent(new StorageEvent('storage', { key: KEY }));
    expect(store.get()).toEqual({ day: 2 });
    expect(heard).toHaveBeenCalledTimes(2);
    leave();
    dispatchEvent(new StorageEvent('storage', { key: KEY }));
    expect(heard).toHaveBeenCalledTimes(2);
  });

  it.each(['{broken', '"no object"'])('is read as none where %s is stored', (text) => {
    localStorage.setItem(KEY, text);
    expect(stored().get()).toBeUndefined();
  });

  it('lasts until the page is left where the browser refuses to store it', () => {
    const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const store = stored();
    store.set({ day: 1 });
    expect(store.get()).toEqual({ day: 1 });
    full.mockRestore();
    store.set({ day: 2 });
    expect(store.get()).toEqual({ day: 2 });
    expect(localStorage.getItem(KEY)).toBe('{"day":2}');
  });
});
