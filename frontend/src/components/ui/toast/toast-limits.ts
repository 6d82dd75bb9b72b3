// The specified limits of the notifications.

/** At most one notification is visible. */
export const TOAST_LIMIT = 1;
/** Milliseconds between a notification's dismissal and its removal from the list. */
export const TOAST_REMOVE_DELAY = 1_000_000;
/** Milliseconds a notification stays, unless it is hovered or focused. */
export const TOAST_DURATION = 5000;
/** Pixels of a swipe to the right that dismiss. */
export const SWIPE_THRESHOLD = 50;
/** Moves the focus to the notifications. Their width, 420 px, is in toast.module.css. */
export const TOAST_HOTKEY = 'F8';
