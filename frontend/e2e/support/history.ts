// Compares what a page shows with what the server delivers for its address.
import { expect } from './product.ts';

/** How the history moves, and the address to which that leads. */
export type Step = readonly [way: 'open' | 'link' | 'reload' | 'back' | 'forward' | number, address: string];

/** A page of Playwright's, or a tab of another engine. */
interface Shown {
  evaluate<Result>(read: () => Result): Promise<Awaited<Result>>;
}

/** In what the page differs from the document of its address: title, heading, forms and canonical address. */
export const differences = (page: Shown): Promise<string[]> =>
  page.evaluate(async () => {
    const facts = (of: Document) => ({
      title: of.title,
      heading: of.querySelector('main h1')?.textContent,
      forms: [...of.querySelectorAll('main form[method=post]')].map(({ id }) => id).join(' '),
      canonical: of.querySelector('link[rel=canonical]')?.getAttribute('href'),
      robots: of.querySelector('meta[name=robots]')?.getAttribute('content'),
    });
    const delivered = await (await fetch(location.pathname)).text();
    const asked = facts(new DOMParser().parseFromString(delivered, 'text/html'));
    return Object.entries(facts(document)).flatMap(([what, shown]) => {
      const wanted = asked[what as keyof typeof asked];
      return shown === wanted ? [] : [`${what} of ${location.pathname}: ${shown}, not ${wanted}`];
    });
  });

/** Waits until the page has the address, and shows what belongs to it. */
export async function agrees(page: Shown, [way, address]: Step, patience: { timeout?: number } = {}): Promise<void> {
  await expect(async () => {
    expect(await page.evaluate(() => location.pathname + location.search + location.hash), String(way)).toBe(address);
    expect(await differences(page), String(way)).toEqual([]);
  }).toPass({ timeout: 10_000, ...patience });
}
