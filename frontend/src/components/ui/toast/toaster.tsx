// Draws the notifications. Loaded with the first of them.
import * as Toast from '@radix-ui/react-toast';
import { useSyncExternalStore } from 'react';
import { SWIPE_DIRECTION, SWIPE_THRESHOLD, TOAST_DURATION, TOAST_HOTKEY } from './toast-limits.ts';
import { toastStore } from './toast.ts';
import styles from './toaster.module.css';

export default function Toaster() {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.list, toastStore.list);
  return (
    <Toast.Provider label="Notifica" duration={TOAST_DURATION} swipeDirection={SWIPE_DIRECTION} swipeThreshold={SWIPE_THRESHOLD}>
      {toasts.map(({ id, title, description, variant = 'default', open }) => (
        <Toast.Root
          key={id}
          className={styles.toast}
          // Only bad news interrupts; good news waits until the receipt has been read.
          type={variant === 'destructive' ? 'foreground' : 'background'}
          data-variant={variant}
          open={open}
          onOpenChange={(isOpen) => !isOpen && toastStore.dismiss(id)}
        >
          <Toast.Title className={styles.title}>{title}</Toast.Title>
          {description && <Toast.Description>{description}</Toast.Description>}
          <Toast.Close className={styles.close} aria-label="Chiudi">
            ×
          </Toast.Close>
        </Toast.Root>
      ))}
      <Toast.Viewport className={styles.viewport} hotkey={TOAST_HOTKEY} label="Notifiche ({hotkey})" />
    </Toast.Provider>
  );
}
