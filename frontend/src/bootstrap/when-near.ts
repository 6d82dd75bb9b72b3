/** Half a viewport. */
const NEAR = '50% 0px';

/** Calls back once, when any element that matches `selector` is near the viewport. */
export function whenNear(selector: string, come: () => void): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      come();
    },
    { rootMargin: NEAR },
  );
  for (const element of document.querySelectorAll(selector)) observer.observe(element);
}
