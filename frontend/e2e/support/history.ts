// Walks through the history, and what a page shows compared with what the server delivers for its address.
import { type Tab, hydrate } from './alive.ts';
import { expect } from './product.ts';

/** How the history moves, the address to which that leads, and the one that is opened where it redirects there. */
type Step = readonly [way: 'open' | 'link' | 'reload' | 'back' | 'forward' | number, address: string, opened?: string];

export const WALKS: Readonly<Record<string, readonly Step[]>> = {
  'a reload between back and forward': [
    ['open', '/corso-a2'],
    ['link', '/reclami'],
    ['reload', '/reclami'],
    ['back', '/corso-a2'],
    ['forward', '/reclami'],
    ['back', '/corso-a2'],
  ],
  'a reload in the middle of three pages with forms': [
    ['open', '/corso-b1'],
    ['link', '/contatti'],
    ['link', '/interpretariato-traduzioni'],
    ['back', '/contatti'],
    ['reload', '/contatti'],
    ['forward', '/interpretariato-traduzioni'],
    [-2, '/corso-b1'],
    [2, '/interpretariato-traduzioni'],
  ],
  'another document and back over it': [
    ['open', '/'],
    ['link', '/certificazioni'],
    ['open', '/gdpr'],
    ['back', '/certificazioni'],
    ['back', '/'],
    ['forward', '/certificazioni'],
    ['forward', '/gdpr'],
    [-2, '/'],
  ],
  'a page that does not exist': [
    ['open', '/pagina-che-non-esiste'],
    ['link', '/contatti'],
    ['back', '/pagina-che-non-esiste'],
    ['reload', '/pagina-che-non-esiste'],
    ['forward', '/contatti'],
    ['reload', '/contatti'],
    ['back', '/pagina-che-non-esiste'],
  ],
  'an address that redirects': [
    ['open', '/privacy-policy', '/privacy'],
    ['link', '/contatti'],
    ['reload', '/contatti'],
    ['back', '/privacy-policy'],
    ['open', '/contatti', '/contatti/'],
    ['reload', '/contatti'],
    ['back', '/privacy-policy'],
  ],
  'parts of pages': [
    ['open', '/certificazioni'],
    ['link', '/certificazioni#date-esami'],
    ['link', '/contatti'],
    ['reload', '/contatti'],
    ['back', '/certificazioni#date-esami'],
    ['back', '/certificazioni'],
    [2, '/contatti'],
  ],
  'an address that fills the form': [
    ['open', '/certificazioni'],
    ['link', '/contatti?servizio=certificazioni'],
    ['link', '/contatti'],
    ['reload', '/contatti'],
    ['back', '/contatti?servizio=certificazioni'],
    ['back', '/certificazioni'],
    ['forward', '/contatti?servizio=certificazioni'],
  ],
};

interface Patience {
  readonly timeout?: number;
}

/** The browser of a walk. */
interface Walker {
  readonly page: Tab & { reload(): Promise<unknown> };
  open(path: string): Promise<unknown>;
}

/** Takes a step. A link is answered by the router, so that the next page shares the document of the one before. */
export async function take(
  { page, open }: Walker,
  [way, address, opened = address]: Step,
  patience: Patience = {},
): Promise<void> {
  if (way === 'open') return void (await open(opened));
  if (way === 'reload') return void (await page.reload());
  if (way === 'link') {
    await hydrate(page, patience);
    return page.evaluate((href) => document.querySelector<HTMLElement>(`a[href="${href}"]`)!.click(), address);
  }
  // Afterwards: the call would fail if the document were left before it returns.
  return page.evaluate(
    (by) => void setTimeout(() => history.go(by)),
    way === 'back' ? -1 : way === 'forward' ? 1 : way,
  );
}

/** In what the page differs from the document of its address: title, heading, forms and canonical address. */
export const differences = (page: Tab): Promise<string[]> =>
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
export async function agrees(page: Tab, [way, address]: Step, patience: Patience = {}): Promise<void> {
  await expect(async () => {
    expect(await page.evaluate(() => location.pathname + location.search + location.hash), String(way)).toBe(address);
    expect(await differences(page), String(way)).toEqual([]);
  }).toPass({ timeout: 10_000, ...patience });
}
