// On phones the panel takes the whole screen: the page behind it is inert, and the on-screen keyboard does not cover
// it.
import { type RefObject, useEffect, useSyncExternalStore } from 'react';
import { SMALL, isSmall } from './small-screen.ts';

function onChange(listener: () => void): () => void {
  const query = matchMedia(SMALL);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Whether an open panel takes the whole screen. */
export const useIsSmall = (): boolean => useSyncExternalStore(onChange, isSmall);

function shutOffPage(): () => void {
  const behind = document.querySelectorAll<HTMLElement>('body > :is(a, header, main, footer)');
  for (const element of behind) element.inert = true;
  return () => {
    for (const element of behind) element.inert = false;
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
  useEffect(() => (isFullScreen ? shutOffPage() : undefined), [isFullScreen]);
  useEffect(() => {
    const view = window.visualViewport;
    return isFullScreen && panel.current && view ? followVisibleArea(panel.current, view) : undefined;
  }, [isFullScreen, panel]);
}
