/** Half a screen. */
const NEAR = '50% 0px';

/**
 * Tells when any element of `selector` comes near the view, and when none is near any more.
 * @returns how to stop.
 */
export function whenNear(selector: string, come: () => void, gone: () => void = () => undefined): () => void {
  const near = new Set<Element>();
  const observer = new IntersectionObserver(
    (entries) => {
      const before = near.size;
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) near.add(target);
        else near.delete(target);
      }
      if (before === 0 && near.size > 0) come();
      if (before > 0 && near.size === 0) gone();
    },
    { rootMargin: NEAR },
  );
  for (const element of document.querySelectorAll(selector)) observer.observe(element);
  return () => observer.disconnect();
}
