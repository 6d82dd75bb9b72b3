// axe-core in the page. Its source is an init script, which the site's content security policy does not block.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import { type BrowserContext, type Page, expect } from 'playwright/test';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** To be called before the first page is opened. */
export const withAxe = (context: BrowserContext) => context.addInitScript(source);

/** Fails with each violation: its rule and its elements. */
export async function hasNoViolation(page: Page, state: string): Promise<void> {
  const found = await page.evaluate(async () => {
    // Elements that are partly covered by the sticky bar would be reported as too small,
    scrollTo({ top: 0, behavior: 'instant' });
    // and a running fade as low contrast. What runs without end has no last frame.
    for (const animation of document.getAnimations())
      if (animation.effect?.getComputedTiming().endTime === Infinity) animation.cancel();
      else animation.finish();
    const { axe } = globalThis as unknown as { axe: { run(options: object): Promise<AxeResults> } };
    const { violations } = await axe.run({
      resultTypes: ['violations'],
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
    );
  });
  expect(found, state).toEqual([]);
}
