import { type RefObject, useEffect } from 'react';

/** As far as needed. Newer browsers return a promise. */
const bringIntoView = (target: Element) => void target.scrollIntoView({ block: 'nearest' });

/**
 * Scrolls to the newest turn, to its start if it is longer than the view with the card behind it.
 * @param view the scroll container of the turns.
 * @param said changes whenever there is something new to show; empty before the first message.
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
    // The on-screen keyboard changes the height. Who has opened it by a field of the card goes on writing there.
    const resized = new ResizeObserver(() => {
      const { activeElement } = document;
      if (activeElement && element.contains(activeElement)) bringIntoView(activeElement);
      else show();
    });
    resized.observe(element);
    return () => resized.disconnect();
  }, [view, said]);
}
