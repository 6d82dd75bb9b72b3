// The list of notifications, outside React so that any code can add one. A notification is open, then dismissed, then
// removed.
import { createStore } from '#src/lib/store.ts';
import { TOAST_LIMIT, TOAST_REMOVE_DELAY } from './toast-limits.ts';

export interface ToastContent {
  readonly title: string;
  readonly description?: string;
  readonly variant?: 'default' | 'destructive';
  /** Of the words, by default Italian. */
  readonly lang?: string;
}

export interface ToastEntry extends ToastContent {
  readonly id: number;
  readonly open: boolean;
}

export const toasts = createStore<readonly ToastEntry[]>([]);
let nextId = 1;

/** Shows a notification for five seconds, and dismisses the one before. It is announced, and F8 focuses it. */
export function toast(content: ToastContent): void {
  toasts.set([{ ...content, id: nextId++, open: true }, ...toasts.get()].slice(0, TOAST_LIMIT));
}

export function dismissToast(id: number): void {
  toasts.set(toasts.get().map((entry) => (entry.id === id ? { ...entry, open: false } : entry)));
  setTimeout(() => toasts.set(toasts.get().filter((entry) => entry.id !== id)), TOAST_REMOVE_DELAY);
}
