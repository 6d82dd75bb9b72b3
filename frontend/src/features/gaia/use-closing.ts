import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';

/**
 * Escape closes the panel; so does a link within it to a page of the site, where that page would stay behind the panel.
 * @param isFullScreen whether an open panel takes the whole screen.
 */
export function useClosing(panel: RefObject<HTMLElement | null>, close: () => void, isFullScreen: boolean): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.isComposing) return;
    // One press closes one thing.
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
    // After the link's own handler, which closing would take away from under it.
    addEventListener('click', onClick);
    return () => {
      element?.removeEventListener('keydown', onKeyDown);
      removeEventListener('click', onClick);
    };
  }, [panel]);
}
