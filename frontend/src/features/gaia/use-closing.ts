import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';
import { makeRoom } from './opening.ts';

/** Closes the panel on Escape, and on a click on a link in it to a page that it would cover. */
export function useClosing(panel: RefObject<HTMLElement | null>, close: () => void, isFullScreen: boolean): void {
  const isWithin = (target: EventTarget | null): target is Element =>
    target instanceof Element && panel.current?.contains(target) === true;
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { key, target, isComposing } = event;
    // Behind a full-screen panel nothing has the focus.
    const isHere = isWithin(target) || (isFullScreen && target === document.body);
    if (!isHere || key !== 'Escape' || isComposing) return;
    // One press of Escape must not close anything else.
    event.preventDefault();
    close();
  });
  const onClick = useEffectEvent(({ target }: MouseEvent) => {
    if (isFullScreen && isWithin(target) && target.closest('a[href^="/"]:not([target])')) makeRoom();
  });
  useLayoutEffect(() => {
    // On `window`, so that the link's own handler runs first: closing the panel would remove the link.
    addEventListener('keydown', onKeyDown);
    addEventListener('click', onClick);
    return () => {
      removeEventListener('keydown', onKeyDown);
      removeEventListener('click', onClick);
    };
  }, []);
}
