import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { changeSession, useSession } from './session.ts';

/** The button of gaia-outlet.tsx. */
const opener = () => document.getElementById('gaia')!;

/**
 * Whether the panel is open, in all tabs alike. The button, hidden in the meantime, takes the focus when the panel is
 * closed here, and opens it again.
 * @param start gets the focus when the panel is opened here.
 * @param isPressed whether the button was pressed already, when the panel was not there yet.
 */
export function useOpening(
  start: () => RefObject<HTMLElement | null>,
  isPressed: boolean,
): { readonly isOpen: boolean; readonly close: () => void } {
  const { isOpen } = useSession();
  /** Opening by a reload or by another tab does not move the focus. */
  const takesFocus = useRef(false);
  const moveFocus = useEffectEvent(() => {
    if (takesFocus.current) (isOpen ? start().current : opener())?.focus();
    takesFocus.current = false;
  });
  const set = (open: boolean) => {
    takesFocus.current = true;
    if (open === isOpen) moveFocus();
    else changeSession({ isOpen: open });
  };
  const open = useEffectEvent(() => set(true));
  // Before the visitor can see it, so that no key falls beside it.
  useLayoutEffect(() => {
    opener().hidden = isOpen;
    moveFocus();
  }, [isOpen]);
  useLayoutEffect(() => {
    if (isPressed) open();
  }, [isPressed]);
  useLayoutEffect(() => {
    const button = opener();
    const onPress = () => open();
    button.addEventListener('click', onPress);
    return () => button.removeEventListener('click', onPress);
  }, []);
  return { isOpen, close: () => set(false) };
}
