import { type RefObject, useEffectEvent, useLayoutEffect, useState } from 'react';

/** The button of gaia-outlet.tsx. */
const opener = () => document.getElementById('gaia')!;

/**
 * The panel is open as soon as it was loaded. The button, hidden in the meantime, takes the focus when it closes and opens it again.
 * @param start gets the focus whenever the panel opens.
 */
export function useOpening(start: () => RefObject<HTMLElement | null>): { readonly isOpen: boolean; readonly close: () => void } {
  const [isOpen, setOpen] = useState(true);
  const focusStart = useEffectEvent(() => start().current?.focus());
  // Before the visitor can see it, so that no key falls beside it.
  useLayoutEffect(() => {
    const button = opener();
    const open = () => setOpen(true);
    button.addEventListener('click', open);
    return () => button.removeEventListener('click', open);
  }, []);
  useLayoutEffect(() => {
    opener().hidden = isOpen;
    if (isOpen) focusStart();
    else opener().focus();
  }, [isOpen]);
  return { isOpen, close: () => setOpen(false) };
}
