// Checks of every page, in one visit for each: transferred size, specified content and fields, accessibility,
// legibility, visible focus.
import { brotliCompressSync } from 'node:zlib';
import type { Page, Request } from 'playwright/test';
import { unknownRoute } from './specified/contact-and-law.ts';
import { formFields } from './specified/form-fields.ts';
import { screens, specified } from './specified/routes.ts';
import type { SpecifiedRoute } from './specified/specified-route.ts';
import { cookieNotice, hydrate, isHydrated, stayOnSite } from './support/alive.ts';
import { hasNoViolation } from './support/axe.ts';
import { opener, panel } from './support/gaia-panel.ts';
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

/**
 * Transferred bytes, compressed by the server: before any interaction; of scripts after an interaction, on a page with
 * a form or a receipt and on one without; of scripts when Gaia is opened, in addition.
 */
const BUDGET = {
  untouched: 150_000,
  firstScript: 20_000,
  css: 20_000,
  fonts: 90_000,
  script: 150_000,
  scriptWithoutForm: 120_000,
  gaia: 16_000,
};
/** Scripts of one page after an interaction. Of many small files, each costs its headers and compresses worse. */
const MOST_SCRIPTS = 11;

/** How high a page may be on a phone of 360 px, in px: two have limits of their own. */
const TALLEST: Readonly<Record<string, number>> = { '/certificazioni': 8_000, '/corsi-inglese': 10_000 };
const TALLEST_OTHER = 12_500;

const DESK = { width: 1280, height: 900 };
const PHONE = { width: 360, height: 740 };
const NARROW = { width: 320, height: 640 };

/** The longest form, the longest page, and a page with a table: the notice is the same on every page. */
const WITH_NOTICE = ['/', '/reclami', '/certificazioni'];

for (const route of screens) {
  test(`${route.path} has the specified content, little script, no accessibility violation, and is legible at every size`, async ({
    page,
    baseURL,
  }) => {
    await page.setViewportSize(DESK);
    const problems = await watch(page, baseURL!);
    await stayOnSite(page, baseURL!);
    const loaded = requests(page);
    const response = await page.goto(route.path);
    expect(response?.status()).toBe(route === unknownRoute ? 404 : 200);
    await test.step('read and scrolled, the page loads little, of script the entry alone, and runs no React', async () => {
      await page.mouse.wheel(0, 4000);
      // Pictures and fonts that load meanwhile change the height of the page.
      await expect(async () => {
        await page.keyboard.press('End');
        await expect(page.getByRole('contentinfo')).toBeInViewport({ timeout: 1000 });
      }).toPass();
      expect(await isHydrated(page)).toBe(false);
      const names = loaded.filter(isA('script')).map((request) => new URL(request.url()).pathname);
      expect(names.map((name) => name.replace(/-[^-]+\.js$/, ''))).toEqual(['/assets/start']);
      expect(await transferred(loaded.filter(isA('script')))).toBeLessThanOrEqual(BUDGET.firstScript);
      expect(await transferred(loaded.filter(isA('font')))).toBeLessThanOrEqual(BUDGET.fonts);
      expect(await transferred(loaded)).toBeLessThanOrEqual(BUDGET.untouched);
      const [css = ''] = await page.locator('head > style').allTextContents();
      expect(brotliCompressSync(css).length).toBeLessThanOrEqual(BUDGET.css);
    });
    await test.step("at a desk the cookie notice does not cover the page's first action", () =>
      noticeCoversNoAction(page));
    await test.step('the specified content is there in its order', async () => {
      await expect(page.locator('html')).toHaveAttribute('lang', 'it');
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page.getByRole('main')).toMatchAriaSnapshot(route.main);
      await expect(page.locator('body')).toMatchAriaSnapshot(banner);
      await expect(page.locator('body')).toMatchAriaSnapshot(footer);
      await hasOnlyItsForm(page, route);
    });
    if (specified.includes(route)) {
      await test.step('its form has the specified fields in their order, and requires those whose labels say so', async () => {
        expect(await fieldsOf(page)).toEqual(formFields[route.path] ?? []);
        expect(await requiredOtherwiseThanLabelled(page)).toEqual([]);
      });
    }
    await test.step('once used, the page stays within its budget of script, in few files', async () => {
      await hydrate(page);
      // What effects would still load has been asked for by then.
      await nextFrame(page);
      const scripts = loaded.filter(isA('script'));
      const hasForm = route.form !== undefined || route.path.startsWith('/ricevuta');
      expect(await transferred(scripts)).toBeLessThanOrEqual(hasForm ? BUDGET.script : BUDGET.scriptWithoutForm);
      expect(scripts.length).toBeLessThanOrEqual(MOST_SCRIPTS);
    });
    await test.step('the content stays when the page is hydrated, and every picture loads', async () => {
      await expect(page.getByRole('main')).toMatchAriaSnapshot(route.main);
      await everyPictureLoads(page);
    });
    await test.step('no error, warning, policy violation or foreign request occurs', () => {
      expect(problems).toEqual([]);
    });
    await test.step('axe finds no violation at a desk, with the cookie notice', () => hasNoViolation(page, 'desk'));
    if (WITH_NOTICE.includes(route.path)) {
      await test.step('the cookie notice covers nothing that has the focus', () => noticeCoversNoFocus(page));
    }
    await page.setViewportSize(PHONE);
    await cookieNotice(page).getByRole('button', { name: 'Solo Necessari' }).click();
    await test.step('no view shows two primary buttons', async () => {
      for (const size of [{ width: 1280, height: 800 }, PHONE]) {
        await page.setViewportSize(size);
        expect(await primaryButtonsInOneView(page), `${size.width} px`).toEqual([]);
      }
    });
    await test.step('on a phone it is not endless', async () => {
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      expect(height).toBeLessThanOrEqual(TALLEST[route.path] ?? TALLEST_OTHER);
    });
    await test.step('axe finds no violation on a phone', async () => {
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
      for (const width of [320, 768, 1280]) {
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

test('the fields of every specified form are specified, and of no other', () => {
  const withForm = specified.filter(({ form }) => form !== undefined).map(({ path }) => path);
  expect(Object.keys(formFields).toSorted()).toEqual(withForm.toSorted());
});

test("Gaia's panel adds little script", async ({ page }) => {
  await page.goto('/gdpr');
  await hydrate(page);
  await nextFrame(page);
  const loaded = requests(page);
  await opener(page).click();
  await expect(panel(page)).toBeVisible();
  expect(await transferred(loaded.filter(isA('script')))).toBeLessThanOrEqual(BUDGET.gaia);
});

/** The requests of the page; the list grows. */
function requests(page: Page): readonly Request[] {
  const list: Request[] = [];
  page.on('request', (request) => request.url().startsWith('http') && list.push(request));
  return list;
}

const isA = (type: string) => (request: Request) => request.resourceType() === type;

async function transferred(requests: readonly Request[]): Promise<number> {
  const sizes = await Promise.all(requests.map((request) => request.sizes()));
  return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
}

/** The header and the footer. */
const banner = `
- banner:
  - link /pagina iniziale/:
    - /url: /
  - link /Chiama/:
    - /url: tel:+390600000016
  - link "Contattaci":
    - /url: /#contatti
  - button "Menu"`;
const footer = `
- contentinfo:
  - paragraph:
    - link "+39 06 0000 0016":
      - /url: tel:+390600000016
  - navigation "Mappa del sito"
  - paragraph: /Sette Pini S\\.r\\.l\\. · C\\.F\\. 01234567890 · P\\. IVA 01234567890/
  - paragraph: /Ministero dell’Istruzione/
  - list:
    - listitem:
      - link /^Facebook/
    - listitem:
      - link /^Instagram/
    - listitem:
      - link /^LinkedIn/
    - listitem:
      - link /^YouTube/
    - listitem:
      - button "Preferenze cookie"
  - paragraph: /^Sito dimostrativo/`;

async function hasOnlyItsForm(page: Page, { form }: SpecifiedRoute): Promise<void> {
  const forms = page.locator(FORM);
  await expect(forms).toHaveCount(form === undefined ? 0 : 1);
  if (form !== undefined) await expect(forms).toHaveAccessibleName(form);
}

const FORM = 'main form[method=post]';

/** The fields of the page's form, as they are specified. */
const fieldsOf = (page: Page): Promise<string[]> =>
  page.evaluate((selector) => {
    const form = document.querySelector<HTMLFormElement>(selector);
    return [...(form?.elements ?? [])]
      .filter((element) => !element.matches('button, fieldset, [type=hidden], [aria-hidden=true] *'))
      .map((element) => {
        const field = element as HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
        const label = field.labels?.[0]?.textContent ?? '(no label)';
        if (field instanceof HTMLSelectElement)
          return `${label}: ${[...field.options].flatMap(({ value }) => value || []).join(' ')}`;
        if (field instanceof HTMLTextAreaElement) return `${label}: ${field.rows} rows`;
        if (field.type === 'checkbox') return `${field.name}${label.endsWith('*') ? ' *' : ''}`;
        return `${label}: ${field.type}`;
      });
  }, FORM);

/**
 * Names of fields that the browser requires although their label has no mark, or the reverse. Consents are checked with
 * specified messages instead.
 */
const requiredOtherwiseThanLabelled = (page: Page): Promise<string[]> =>
  page
    .locator(`${FORM} :is(input:not([type=checkbox], [type=hidden]), select, textarea)`)
    .evaluateAll((fields) =>
      (fields as HTMLInputElement[])
        .filter(
          (field) =>
            !field.closest('[aria-hidden=true]') && field.required !== field.labels?.[0]?.textContent?.endsWith(' *'),
        )
        .map(({ name }) => name),
    );

async function everyPictureLoads(page: Page): Promise<void> {
  const broken = await page.evaluate(async () => {
    const pictures = [...document.images];
    for (const picture of pictures) picture.loading = 'eager';
    await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)));
    return pictures.filter(({ naturalWidth }) => naturalWidth === 0).map(({ src }) => src);
  });
  expect(broken).toEqual([]);
}

async function noticeCoversNoAction(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expect(cookieNotice(page)).toBeVisible();
  const action = page.getByRole('main').locator('a[class*=button], button').filter({ visible: true }).first();
  if ((await action.count()) === 0) return;
  const [notice, first] = [await page.locator('#avviso-cookie').boundingBox(), await action.boundingBox()];
  expect(first!.y + first!.height <= notice!.y || first!.y >= notice!.y + notice!.height).toBe(true);
}

/** Pairs of primary buttons so near to each other that both are in view at some point of the page. */
const primaryButtonsInOneView = (page: Page): Promise<string[]> =>
  page
    .getByRole('main')
    .locator('[class*=primary]')
    .filter({ visible: true })
    .evaluateAll((buttons) => {
      const boxes = buttons
        .map((button) => ({ words: button.textContent, box: button.getBoundingClientRect() }))
        .toSorted((one, other) => one.box.top - other.box.top);
      return boxes.flatMap(({ words, box }, index) => {
        const next = boxes[index + 1];
        return next && next.box.bottom - box.top <= innerHeight ? [`${words} and ${next.words}`] : [];
      });
    });

/** Waits for the next frame: it has the layout of a new size, and the effects of the last rendering have run. */
const nextFrame = (page: Page) =>
  page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));

async function noticeCoversNoFocus(page: Page): Promise<void> {
  for (const { width, height } of [
    { width: 1280, height: 800 },
    { width: 390, height: 844 },
    // 1280 × 1024 at 400 %.
    { width: 320, height: 256 },
  ]) {
    await page.setViewportSize({ width, height });
    await nextFrame(page);
    await expect(cookieNotice(page)).toBeVisible();
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
