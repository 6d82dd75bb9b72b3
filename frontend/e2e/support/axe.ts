// axe-core in the page. The site's content security policy does not block what a driver evaluates.
import axe from 'axe-core';
import { type Page, expect } from 'playwright/test';

/** Fails with each violation: its rule and its elements. */
export async function hasNoViolation(page: Page, state: string): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  const found = await page.evaluate(async () => {
    // Elements that are partly covered by the sticky bar would be reported as too small,
    scrollTo({ top: 0, behavior: 'instant' });
    // and a running fade as low contrast. What runs without end has no last frame.
    for (const animation of document.getAnimations())
      if (animation.effect?.getComputedTiming().endTime === Infinity) animation.cancel();
      else animation.finish();
    const { violations } = await (globalThis as unknown as { axe: typeof axe }).axe.run({
      resultTypes: ['violations'],
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
    );
  });
  expect(found, state).toEqual([]);
}
