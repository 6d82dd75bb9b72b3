import { type RefObject, useLayoutEffect, useState } from 'react';

/**
 * Whether the notice stands in the page, because over the screen it would cover too much. While it lies over the screen, the page
 * learns from --avviso-altezza how much of its foot that is.
 * @param largestShare of the screen's height, from 0 to 1, that it may cover.
 */
export function useStandsInPage(notice: RefObject<HTMLElement | null>, largestShare: number): boolean {
  const [standsInPage, setStandsInPage] = useState(false);
  useLayoutEffect(() => {
    const element = notice.current!;
    const { style } = document.documentElement;
    // It is as wide, and so as high, in either place: moving it does not ask for moving it back.
    const fit = () => {
      const { offsetHeight } = element;
      setStandsInPage(offsetHeight > largestShare * window.innerHeight);
      style.setProperty('--avviso-altezza', `${offsetHeight}px`);
    };
    fit();
    const resized = new ResizeObserver(fit);
    resized.observe(element);
    window.addEventListener('resize', fit);
    return () => {
      resized.disconnect();
      window.removeEventListener('resize', fit);
      style.removeProperty('--avviso-altezza');
    };
  }, [notice, largestShare]);
  return standsInPage;
}
