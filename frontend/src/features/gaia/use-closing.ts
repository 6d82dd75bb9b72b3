import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';

/**
 * Closes the panel on Escape, and on a click on a link in it to a page that a full-screen panel would cover.
 * @param isFullScreen whether an open panel takes the whole screen.
 */
export function useClosing(panel: RefObject<HTMLElement | null>, close: () => void, isFullScreen: boolean): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.isComposing) return;
    // One press of Escape must not close anything else.
    event.preventDefault();
    close();
  });
  const onClick = useEffectEvent(({ target }: MouseEvent) => {
    const isWithin = target instanceof Element && panel.current?.contains(target);
    if (isFullScreen && isWithin && target.closest('a[href^="/"]:not([target])')) close();
  });
  useLayoutEffect(() => {
    const element = panel.current;
    element?.addEventListener('keydown', onKeyDown);
    // On `window`, so that the link's own handler runs first: closing the panel would remove the link.
    addEventListener('click', onClick);
    return () => {
      element?.removeEventListener('keydown', onKeyDown);
      removeEventListener('click', onClick);
    };
  }, [panel]);
}
