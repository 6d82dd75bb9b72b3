import { type RefObject, useEffect } from 'react';

/**
 * Keeps the newest turn in view: its beginning, when it is longer than the view.
 * @param view what scrolls; it holds the turns.
 * @param said changes whenever there is something new to see; empty while nothing was said.
 */
export function useLatestInView(view: RefObject<HTMLElement | null>, said: string): void {
  useEffect(() => {
    const element = view.current;
    if (!element || said === '') return;
    const show = () => {
      const latest = [...element.querySelectorAll('[data-role]')].at(-1);
      if (!latest) return;
      const covered = Number.parseFloat(getComputedStyle(element).scrollPaddingTop) || 0;
      element.scrollBy({ top: latest.getBoundingClientRect().top - element.getBoundingClientRect().top - covered });
    };
    show();
    // The phone's keyboard comes and goes.
    const resized = new ResizeObserver(show);
    resized.observe(element);
    return () => resized.disconnect();
  }, [view, said]);
}
