import { type ToastContent, ToastStore } from './toast-store.ts';

export const toastStore = new ToastStore();

/** Shows a notification for five seconds. It is announced, and F8 focuses it. */
export function toast(content: ToastContent): void {
  toastStore.show(content);
}
