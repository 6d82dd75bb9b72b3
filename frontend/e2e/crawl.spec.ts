// The delivered pages as crawlers read them: metadata, structured data, links.
import { routes, screens } from './specified/routes.ts';
import { type DeliveredPage, type SiteLink, delivered } from './support/pages.ts';
import { expect, test } from './support/product.ts';

const SITE = 'https://www.settepini.example';
const paths = screens.map(({ path }) => path);

let pages: DeliveredPage[];
test.beforeAll(async ({ browser, product }) => {
  const page = await browser.newPage({ baseURL: product.stack.urls.site });
  await page.goto('/gdpr');
  pages = await delivered(page, paths);
  await page.close();
});

const only = ({ meta, path }: DeliveredPage, name: string): string => {
  expect(meta[name], `${name} of ${path}`).toHaveLength(1);
  return meta[name]![0]!;
};

test('every page has a title and a description of its own that fit a result list', () => {
  for (const { path, title } of pages) expect(title, path).toMatch(/^.{4,70} \| Scuola Sette Pini$/);
  const descriptions = pages.map((page) => only(page, 'description'));
  for (const description of descriptions) expect(description).toMatch(/^.{60,200}$/);
  expect(new Set(pages.map(({ title }) => title)).size).toBe(pages.length);
  expect(new Set(descriptions).size).toBe(pages.length);
});

test('the canonical link and the sharing metadata of every page have its URL', () => {
  for (const { path } of routes) {
    const page = pages.find((one) => one.path === path)!;
    const address = path === '/' ? SITE : `${SITE}${path}`;
    expect(page.canonical, path).toBe(address);
    expect(only(page, 'og:url')).toBe(address);
    expect(only(page, 'og:title')).toBe(page.title);
    expect(only(page, 'og:description')).toBe(only(page, 'description'));
    expect(only(page, 'og:type')).toBe('website');
    expect(only(page, 'og:locale')).toBe('it_IT');
    expect(only(page, 'twitter:card')).toBe('summary_large_image');
    expect(only(page, 'twitter:title')).toBe(page.title);
    expect(only(page, 'twitter:description')).toBe(only(page, 'description'));
    expect(only(page, 'twitter:image')).toBe(only(page, 'og:image'));
  }
});

test('the ten pages of the specification have keywords', () => {
  const withKeywords = routes.filter(({ hasKeywords }) => hasKeywords).map(({ path }) => path);
  expect(withKeywords).toHaveLength(10);
  for (const path of withKeywords)
    expect(
      only(
        pages.find((one) => one.path === path)!,
        'keywords',
      ).split(', ').length,
      path,
    ).toBeGreaterThan(1);
});

test('the share image exists in the declared size', async ({ page, request }) => {
  await page.goto('/gdpr');
  const [home] = pages as [DeliveredPage];
  const path = new URL(only(home, 'og:image')).pathname;
  expect((await request.get(path)).headers()['content-type']).toBe('image/jpeg');
  const size = await page.evaluate(async (src) => {
    const picture = Object.assign(new Image(), { src });
    await picture.decode();
    return [picture.naturalWidth, picture.naturalHeight].map(String);
  }, path);
  expect(size).toEqual([only(home, 'og:image:width'), only(home, 'og:image:height')]);
});

test('the site map lists the indexable pages, and the other pages have noindex', async ({ request }) => {
  const listed = [...(await (await request.get('/sitemap.xml')).text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address]) => address!,
  );
  const findable = routes
    .filter(({ isHidden }) => !isHidden)
    .map(({ path }) => (path === '/' ? SITE : `${SITE}${path}`));
  expect(listed.toSorted()).toEqual(findable.toSorted());
  for (const { path, isHidden } of screens)
    expect(pages.find((one) => one.path === path)!.meta['robots'], path).toEqual(isHidden ? ['noindex'] : undefined);
  expect(await (await request.get('/robots.txt')).text()).toContain(`Sitemap: ${SITE}/sitemap.xml`);
});

interface Thing {
  readonly '@type': string | readonly string[];
  readonly [property: string]: unknown;
}

/** The structured data of a page, by type. */
const things = (path: string): Map<string, Thing> =>
  new Map(
    pages
      .find((one) => one.path === path)!
      .jsonLd.map((text) => JSON.parse(text) as Thing)
      .flatMap((thing) => [thing['@type']].flat().map((type) => [type, thing] as const)),
  );

test('structured data is valid JSON-LD without past dates', () => {
  const today = new Date().toISOString().slice(0, 10);
  for (const { path, jsonLd } of pages) {
    for (const text of jsonLd) {
      expect((JSON.parse(text) as Record<string, unknown>)['@context'], path).toBe('https://schema.org');
      for (const [date] of text.matchAll(/\d{4}-\d\d-\d\d/g)) expect(date > today, `${date} on ${path}`).toBe(true);
    }
  }
});

test('structured data has the specified figures', () => {
  expect(things('/').get('LocalBusiness')).toMatchObject({
    '@type': ['EducationalOrganization', 'LocalBusiness'],
    identifier: { value: 'IT990' },
    telephone: '+39 06 0000 0016',
    address: { streetAddress: 'Via Tibullo 16', postalCode: '00193', addressLocality: 'Roma' },
    openingHoursSpecification: [
      { dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], opens: '09:00', closes: '18:00' },
      { dayOfWeek: ['Saturday'], opens: '09:00', closes: '13:00' },
    ],
  });
  for (const path of ['/corso-a2', '/corso-b1', '/corso-b2', '/corso-c1', '/corso-c2']) {
    expect(things(path).get('Course'), path).toMatchObject({ offers: { price: 680, priceCurrency: 'EUR' } });
  }
  expect(things('/corsi-inglese').get('ItemList')?.['itemListElement']).toHaveLength(5);
  expect(things('/certificazioni').get('FAQPage')?.['mainEntity']).toHaveLength(8);
  for (const { path, isHidden } of routes)
    if (path !== '/' && !isHidden) expect(things(path).has('BreadcrumbList'), path).toBe(true);
});

const isExternal = ({ href }: SiteLink) => /^https?:/.test(href);
const LEGAL = /^\/(privacy-policy|gdpr|privacy)(#|$)/;

test('every link has an existing page and fragment as its target', async ({ request }) => {
  const anchors = new Map(pages.map(({ path, ids }) => [path, new Set(ids)]));
  const lost: string[] = [];
  for (const { path, links } of pages) {
    for (const link of links.filter((one) => !isExternal(one) && !/^(tel|mailto|data):/.test(one.href))) {
      const { pathname, hash } = new URL(link.href, `http://site${path}`);
      const page = pathname === '/privacy' ? '/privacy-policy' : pathname;
      const isKnown = routes.some((route) => route.path === page) || page === path;
      if (link.href === '' || link.href === '#' || !isKnown || (hash && !anchors.get(page)?.has(hash.slice(1))))
        lost.push(`${path}: "${link.words}" → ${link.href}`);
    }
  }
  expect(lost).toEqual([]);
  for (const { path } of routes) expect((await request.head(path)).status(), path).toBe(200);
});

test('links to other sites and legal texts open a new tab without opener', () => {
  const wrong = pages.flatMap(({ path, links }) =>
    links
      // The redirect stays in its own tab.
      .filter(({ words }) => words !== 'clicca qui')
      .filter((link) =>
        isExternal(link) || LEGAL.test(link.href)
          ? link.target !== '_blank' || !/\bnoopener\b/.test(link.rel)
          : link.target !== '',
      )
      .map(({ words, href }) => `${path}: "${words}" → ${href}`),
  );
  expect(wrong).toEqual([]);
});

test('all phone and e-mail links have the number and the address of the school', () => {
  const numbers = new Set<string>();
  const mailboxes = new Set<string>();
  for (const { links } of pages) {
    for (const { href } of links) {
      if (href.startsWith('tel:')) numbers.add(href);
      if (href.startsWith('mailto:')) mailboxes.add(href.split('?')[0]!);
    }
  }
  expect([...numbers]).toEqual(['tel:+390600000016']);
  expect([...mailboxes]).toEqual(['mailto:didattica@settepini.example']);
});
