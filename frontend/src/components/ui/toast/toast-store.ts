// The list of notifications, outside React so that any code can add one. A notification is open, then dismissed, then
// removed.
import { TOAST_LIMIT, TOAST_REMOVE_DELAY } from './toast-limits.ts';

export interface ToastContent {
  readonly title: string;
  readonly description?: string;
  readonly variant?: 'default' | 'destructive';
}

export interface ToastEntry extends ToastContent {
  readonly id: number;
  readonly open: boolean;
}

export class ToastStore {
  private entries: readonly ToastEntry[] = [];
  private readonly listeners = new Set<() => void>();
  private nextId = 1;

  /** Shows a notification at once and dismisses the one before. */
  show(content: ToastContent): void {
    this.publish([{ ...content, id: this.nextId++, open: true }, ...this.entries].slice(0, TOAST_LIMIT));
  }

  dismiss(id: number): void {
    this.publish(this.entries.map((entry) => (entry.id === id ? { ...entry, open: false } : entry)));
    setTimeout(() => this.publish(this.entries.filter((entry) => entry.id !== id)), TOAST_REMOVE_DELAY);
  }

  readonly list = (): readonly ToastEntry[] => this.entries;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  private publish(entries: readonly ToastEntry[]): void {
    this.entries = entries;
    for (const listener of this.listeners) listener();
  }
}
