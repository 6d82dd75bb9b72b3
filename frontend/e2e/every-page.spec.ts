// What holds on every page, checked in one visit for each: the specified content, accessibility, legibility, visible focus.
import type { Page } from 'playwright/test';
import { unknownRoute } from './specified/contact-and-law.ts';
import { screens } from './specified/routes.ts';
import type { SpecifiedRoute } from './specified/specified-route.ts';
import { hydrate, cookieNotice } from './support/alive.ts';
import { hasNoViolation, withAxe } from './support/axe.ts';
import {
  LARGE_LETTERS,
  READERS_SPACING,
  brokenWords,
  cutText,
  focusThrough,
  setReadersStyle,
  sidewaysScroll,
  underGaia,
} from './support/legible.ts';
import { expect, test } from './support/product.ts';
import { watch } from './support/watch.ts';

test.describe.configure({ mode: 'parallel' });

const DESK = { width: 1280, height: 900 };
const PHONE = { width: 360, height: 740 };
const NARROW = { width: 320, height: 640 };

test.beforeEach(async ({ context }) => {
  await withAxe(context);
});

for (const route of screens) {
  test(`${route.path} has the specified content, no accessibility violation, and is legible at every size`, async ({ page, baseURL }) => {
    await page.setViewportSize(DESK);
    const problems = await watch(page, baseURL!);
    await test.step('the specified content is there in its order', async () => {
      const response = await page.goto(route.path);
      expect(response?.status()).toBe(route === unknownRoute ? 404 : 200);
      await expect(page.locator('html')).toHaveAttribute('lang', 'it');
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page.getByRole('main')).toMatchAriaSnapshot(route.main);
      await expect(page.locator('body')).toMatchAriaSnapshot(banner);
      await expect(page.locator('body')).toMatchAriaSnapshot(footer);
      await hasOnlyItsForm(page, route);
    });
    await test.step('the content stays when the page is hydrated, and every picture loads', async () => {
      await hydrate(page);
      await expect(page.getByRole('main')).toMatchAriaSnapshot(route.main);
      await everyPictureLoads(page);
    });
    await test.step('no error, warning, policy violation or foreign request occurs', () => {
      expect(problems).toEqual([]);
    });
    await test.step('axe finds no violation at a desk, with the cookie notice', () => hasNoViolation(page, 'desk'));
    // Without smooth scrolling, positions can be measured at once.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await test.step('the cookie notice covers nothing that has the focus', () => noticeCoversNoFocus(page));
    await cookieNotice(page).getByRole('button', { name: 'Solo Necessari' }).click();
    await test.step('axe finds no violation on a phone', async () => {
      await page.setViewportSize(PHONE);
      await hasNoViolation(page, 'phone');
    });
    await test.step('nothing is wider than 320 px', async () => {
      await page.setViewportSize(NARROW);
      expect(await tooWide(page)).toEqual([]);
    });
    await test.step('letters twice as large fit 320 px', async () => {
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      await setReadersStyle(page, LARGE_LETTERS);
      expect(await sidewaysScroll(page)).toBe(0);
      expect(await cutText(page)).toEqual([]);
      expect(await underGaia(page)).toEqual([]);
    });
    await test.step("Gaia's button lies over no word and no control, and no word is broken over two lines", async () => {
      await setReadersStyle(page, '');
      for (const width of [320, 360, 768, 960, 1280, 1600]) {
        await page.setViewportSize({ width, height: 800 });
        expect(await underGaia(page), `${width} px`).toEqual([]);
        expect(await brokenWords(page), `${width} px`).toEqual([]);
      }
    });
    await test.step("a reader's own spacing cuts no text", async () => {
      await setReadersStyle(page, READERS_SPACING);
      for (const width of [390, 1280]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await sidewaysScroll(page), `${width} px`).toBe(0);
        expect(await cutText(page), `${width} px`).toEqual([]);
      }
    });
  });
}

/** What every page has above and below its own content. */
const banner = `
- banner:
  - link /pagina iniziale/:
    - /url: /
  - link /Chiama/:
    - /url: tel:+39060000000
  - link "Contattaci":
    - /url: /#contatti
  - button "Menu"`;
const footer = `
- contentinfo:
  - paragraph:
    - link "+39 06 000 0000":
      - /url: tel:+39060000000
  - navigation "Mappa del sito"
  - paragraph: /\\[Ragione sociale\\] · C\\.F\\. 00000000000 · P\\. IVA 00000000000/
  - paragraph: /Ministero dell'Istruzione/
  - list:
    - listitem:
      - button "Preferenze cookie"`;

async function hasOnlyItsForm(page: Page, { form }: SpecifiedRoute): Promise<void> {
  const forms = page.locator('main form[method=post]');
  await expect(forms).toHaveCount(form === undefined ? 0 : 1);
  if (form !== undefined) await expect(forms).toHaveAccessibleName(form);
}

async function everyPictureLoads(page: Page): Promise<void> {
  const broken = await page.evaluate(async () => {
    const pictures = [...document.images];
    for (const picture of pictures) picture.loading = 'eager';
    await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)));
    return pictures.filter(({ naturalWidth }) => naturalWidth === 0).map(({ src }) => src);
  });
  expect(broken).toEqual([]);
}

async function noticeCoversNoFocus(page: Page): Promise<void> {
  for (const { width, height, place } of [
    { width: 1280, height: 800, place: 'screen' },
    { width: 390, height: 844, place: 'screen' },
    // 1280 × 1024 at 400 %.
    { width: 320, height: 256, place: 'page' },
  ]) {
    await page.setViewportSize({ width, height });
    await expect(cookieNotice(page)).toHaveAttribute('data-place', place);
    const stops = await focusThrough(page);
    expect(stops.map(({ name }) => name)).toContain('Preferenze cookie');
    expect(
      stops.filter(({ isSeen }) => !isSeen).map(({ name }) => name),
      `${width} px`,
    ).toEqual([]);
  }
}

/** Elements that make the page scroll sideways. */
const tooWide = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    return [...document.body.querySelectorAll('*')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
      .map((element) => `${element.tagName} ${element.className}`);
  });
