// Shows the notifications: they are announced, disappear after a time, and can be closed or swiped away.
import { type PointerEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useStore } from '#src/lib/use-store.ts';
import { SWIPE_THRESHOLD, TOAST_DURATION, TOAST_HOTKEY } from './toast-limits.ts';
import { type ToastEntry, dismissToast, toasts } from './toast.ts';
import styles from './toast.module.css';

const none: readonly ToastEntry[] = [];

export function ToastOutlet() {
  const [toast] = useStore(toasts, none);
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const onKeyDown = ({ key }: KeyboardEvent) => key === TOAST_HOTKEY && list.current?.focus();
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);

  function dismiss({ id }: ToastEntry): void {
    if (list.current?.contains(document.activeElement)) list.current.focus();
    dismissToast(id);
  }

  const isBad = toast?.variant === 'destructive';
  const region = toast && (
    <div role="region" aria-label={`Notifiche (${TOAST_HOTKEY})`} className={styles.viewport}>
      <ol ref={list} tabIndex={-1}>
        <Toast key={toast.id} toast={toast} dismiss={() => dismiss(toast)} />
      </ol>
    </div>
  );
  return (
    <>
      {/* Only errors are assertive; a success is announced after the receipt. */}
      <div role="status">{!isBad && region}</div>
      <div role="alert">{isBad && region}</div>
    </>
  );
}

interface ToastProps {
  readonly toast: ToastEntry;
  readonly dismiss: () => void;
}

function Toast({ toast: { title, description, variant = 'default', lang, open }, dismiss }: ToastProps) {
  const [isRead, setRead] = useState(false);
  const swipe = useSwipe(dismiss);
  const leave = useEffectEvent(dismiss);
  useEffect(() => {
    if (!open || isRead) return undefined;
    const timer = setTimeout(() => leave(), TOAST_DURATION);
    return () => clearTimeout(timer);
  }, [open, isRead]);
  return (
    // The close button does the same as these pointer and key handlers.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <li
      className={styles.toast}
      data-variant={variant}
      data-state={open ? 'open' : 'closed'}
      onFocus={() => setRead(true)}
      onBlur={() => setRead(false)}
      onKeyDown={({ key }) => key === 'Escape' && dismiss()}
      {...swipe}
      // Not `pointerenter`: the notification may appear under a pointer that does not move.
      onPointerMove={(event) => {
        setRead(true);
        swipe.onPointerMove(event);
      }}
      onPointerLeave={() => setRead(false)}
    >
      {/* The space separates title and description where they are announced as one text. */}
      <p className={styles.title} lang={lang}>
        {title}
      </p>{' '}
      {description && <p lang={lang}>{description}</p>}
      <button type="button" className={styles.close} aria-label="Chiudi" onClick={dismiss} />
    </li>
  );
}

/**
 * Follows a touch or a pressed mouse to the right, also outside the element; when released beyond the threshold, the
 * notification is dismissed.
 */
function useSwipe(dismiss: () => void) {
  const from = useRef<number>(null);
  const [distance, setDistance] = useState(0);
  function end(): void {
    if (distance >= SWIPE_THRESHOLD) dismiss();
    else setDistance(0);
    from.current = null;
  }
  return {
    style: distance > 0 ? { translate: `${distance}px 0` } : {},
    onPointerDown: ({ button, clientX, currentTarget, pointerId, target }: PointerEvent) => {
      // A press on the close button is not a swipe.
      if (button !== 0 || (target as Element).closest('button')) return;
      from.current = clientX;
      currentTarget.setPointerCapture(pointerId);
    },
    onPointerMove: ({ clientX }: PointerEvent) => {
      if (from.current !== null) setDistance(Math.max(0, clientX - from.current));
    },
    onPointerUp: end,
    onPointerCancel: () => {
      from.current = null;
      setDistance(0);
    },
  };
}
