// On phones the panel takes the whole screen: the page behind it is inert, and the on-screen keyboard does not cover
// it.
import { type RefObject, useEffect, useLayoutEffect, useSyncExternalStore } from 'react';
import { SMALL, isSmall } from './small-screen.ts';

function onChange(listener: () => void): () => void {
  const query = matchMedia(SMALL);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Whether an open panel takes the whole screen. */
export const useIsSmall = (): boolean => useSyncExternalStore(onChange, isSmall);

/** Makes everything but the panel and the notifications inert, also what is added meanwhile. */
function shutOffPage(panel: HTMLElement): () => void {
  const shutOff = new Set<HTMLElement>();
  const shutOffRest = () => {
    for (const element of document.body.querySelectorAll<HTMLElement>(':scope > :not([role=status], [role=alert])')) {
      if (element.inert || element.contains(panel)) continue;
      element.inert = true;
      shutOff.add(element);
    }
  };
  shutOffRest();
  const additions = new MutationObserver(shutOffRest);
  additions.observe(document.body, { childList: true });
  return () => {
    additions.disconnect();
    for (const element of shutOff) element.inert = false;
  };
}

/**
 * Fits the panel to the visual viewport, which an on-screen keyboard shrinks. Pinch zoom shrinks it too, but must not
 * change the panel.
 */
function followVisibleArea({ style }: HTMLElement, view: VisualViewport): () => void {
  const set = (height: string, top: string) => Object.assign(style, { height, top });
  const fit = () => (view.scale > 1 ? set('', '') : set(`${view.height}px`, `${view.offsetTop}px`));
  fit();
  view.addEventListener('resize', fit);
  view.addEventListener('scroll', fit);
  return () => {
    view.removeEventListener('resize', fit);
    view.removeEventListener('scroll', fit);
    set('', '');
  };
}

/** Makes `panel` full-screen, as far as CSS can't. */
export function useFullScreen(panel: RefObject<HTMLElement | null>, isFullScreen: boolean): void {
  // Before the focus returns to the page.
  useLayoutEffect(
    () => (isFullScreen && panel.current ? shutOffPage(panel.current) : undefined),
    [isFullScreen, panel],
  );
  useEffect(() => {
    const view = window.visualViewport;
    return isFullScreen && panel.current && view ? followVisibleArea(panel.current, view) : undefined;
  }, [isFullScreen, panel]);
}
