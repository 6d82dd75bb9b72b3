// The place of the notifications in the page. The code that draws them comes with the first, or when a form is touched; where it does not come,
// they are shown plainly.
import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import { withStyles } from '#src/lib/styles.ts';
import { TOAST_DURATION } from './toast-limits.ts';
import { toastStore } from './toast.ts';
import styles from './toaster.module.css';

export const loadToaster = () => withStyles(() => import('./toaster.tsx'));

const newest = () => toastStore.list()[0];
const none = () => undefined;

export function ToastOutlet() {
  const shown = useSyncExternalStore(toastStore.subscribe, newest, none);
  const [Toaster, setToaster] = useState<ComponentType>();
  const [isMissing, setMissing] = useState(false);
  const id = shown?.id;
  useEffect(() => {
    if (id !== undefined)
      void loadToaster().then(
        (code) => setToaster(() => code.default),
        () => setMissing(true),
      );
  }, [id]);
  const isPlain = isMissing && !Toaster;
  useEffect(() => {
    if (!isPlain || id === undefined) return undefined;
    const timer = setTimeout(() => toastStore.dismiss(id), TOAST_DURATION);
    return () => clearTimeout(timer);
  }, [isPlain, id]);
  if (Toaster) return <Toaster />;
  if (!isPlain || !shown?.open) return null;
  return (
    <div className={styles.viewport} role="alert">
      <div className={styles.toast} data-variant={shown.variant}>
        <p className={styles.title}>{shown.title}</p>
        <p>{shown.description}</p>
        <button type="button" className={styles.close} aria-label="Chiudi" onClick={() => toastStore.dismiss(shown.id)}>
          ×
        </button>
      </div>
    </div>
  );
}
