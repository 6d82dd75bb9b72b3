// Smoke tests in Firefox ESR and WebKitGTK, and tests of fixes for one of them.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { firefox } from './engines/firefox.ts';
import { contrastIn, INK, NO_INK } from './engines/pixels.ts';
import type { Engine, Tab } from './engines/tab.ts';
import { startWatchedSite, type WatchedSite, recordedErrors } from './engines/watched-site.ts';
import { webkit } from './engines/webkit.ts';
import { WALKS, agrees, take } from './support/history.ts';
import { expect, someone, test } from './support/product.ts';

const INSTALLED_WITHIN_MS = 900_000;
/** Long, so that a busy machine fails no test. */
const WITHIN_MS = 60_000;
/** For all routes of the site on a busy machine. */
const TEST_MS = 300_000;
const PHONE: readonly [number, number] = [390, 844];
const DESK: readonly [number, number] = [1280, 800];

/** The time after which a button without effect is clicked again. */
const ANSWERED_WITHIN_MS = 10_000;

const UNKNOWN = '/pagina-che-non-esiste';
/** Pages of each kind: all routes in Chromium are in every-page.spec.ts. */
const LOADED = ['/', '/corsi-inglese', '/corso-b1', '/certificazioni', '/servizi-scuole', '/reclami', '/gdpr', UNKNOWN];
/** Those whose texts are measured, at two sizes. */
const MEASURED = ['/', '/corso-b1', '/reclami', UNKNOWN];

const PATIENT = { timeout: WITHIN_MS };

const NOTICE = '//section[p/strong="Cookie: poco da dichiarare."]';
const PREFERENCES = '//section[h2="Preferenze cookie"]';
const button = (name: string, within = '') => `${within}//button[normalize-space()="${name}"]`;
const link = (name: string, within = '') => `${within}//a[normalize-space()="${name}"]`;
const field = (label: string, form = '//form') =>
  `${form}//*[@id=//label[starts-with(normalize-space(), "${label}")]/@for]`;

/** The width of a field's border, with its rounded corners, in pixels. */
const BORDER = 6;

/** Whether an element exists and is visible. */
const isVisible = (tab: Tab, xpath: string) =>
  tab.evaluate((path) => {
    const found = document.evaluate(path, document, null, XPathResult.FIRST_ORDERED_NODE_TYPE).singleNodeValue;
    return found instanceof Element && found.checkVisibility({ visibilityProperty: true });
  }, xpath);
const sees = (tab: Tab, xpath: string) =>
  expect.poll(() => isVisible(tab, xpath), { message: xpath, ...PATIENT }).toBe(true);
const seesNo = (tab: Tab, xpath: string) =>
  expect.poll(() => isVisible(tab, xpath), { message: xpath, ...PATIENT }).toBe(false);
/** Clicks a button until it has an effect; before hydration it has none. */
const answers = (tab: Tab, pressed: string, answer: string) =>
  expect(async () => {
    await tab.click(pressed);
    await expect.poll(() => isVisible(tab, answer), { timeout: ANSWERED_WITHIN_MS }).toBe(true);
  }).toPass(PATIENT);
const textOf = (tab: Tab, xpath: string) =>
  tab.evaluate((path) => document.evaluate(path, document, null, XPathResult.STRING_TYPE).stringValue, xpath);
/** The text of the focused element. */
const focused = (tab: Tab) => tab.evaluate(() => document.activeElement?.textContent.trim());
const place = (tab: Tab) => tab.evaluate(() => Math.round(scrollY));

/** Headings whose width would change if the optical size were set explicitly. */
const notAtTheirOpticalSize = () => {
  const width = (title: Element) => {
    const range = document.createRange();
    range.selectNodeContents(title);
    return Math.round(range.getBoundingClientRect().width);
  };
  return [...document.querySelectorAll<HTMLElement>('main :is(h1, h2)')].flatMap((title) => {
    title.style.whiteSpace = 'nowrap';
    const own = width(title);
    const elements = [title, ...title.querySelectorAll<HTMLElement>('*')];
    for (const element of elements) {
      element.style.setProperty(
        'font-variation-settings',
        `"opsz" ${parseFloat(getComputedStyle(element).fontSize)}`,
        'important',
      );
    }
    const set = width(title);
    // Restores the styles, for the next window size.
    for (const element of elements) element.style.removeProperty('font-variation-settings');
    title.style.removeProperty('white-space');
    return Math.abs(set - own) <= 1 ? [] : [`${title.textContent}: ${own} px for ${set}`];
  });
};

/**
 * Simulates the browser's date picker, which no driver can open: sets the value without React's setter and dispatches
 * the event.
 */
const pickDate = () => {
  const date = document.querySelector<HTMLInputElement>('input[type=date]')!;
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(date, '2026-02-11');
  date.dispatchEvent(new Event('input', { bubbles: true }));
};

/** By how many pixels the school's name overflows its box, which hides overflow. */
const hanging = () => {
  const name = document.querySelector('header a > span')!;
  const range = document.createRange();
  range.selectNodeContents(name);
  const [words, box] = [range.getBoundingClientRect(), name.getBoundingClientRect()];
  return {
    left: Math.max(0, Math.round(box.left - words.left)),
    right: Math.max(0, Math.round(words.right - box.right)),
  };
};

const linesOf = (tab: Tab, xpath: string) =>
  tab.evaluate((path) => {
    const range = document.createRange();
    range.selectNodeContents(
      document.evaluate(path, document, null, XPathResult.FIRST_ORDERED_NODE_TYPE).singleNodeValue!,
    );
    return range.getClientRects().length;
  }, xpath);

/**
 * Starts an engine and a site for the tests of a group. Each test begins on a page of the site, after a choice of
 * cookies.
 */
function started(engine: Engine): { tab: () => Tab; goto: (path: string) => Promise<void> } {
  let dir: string;
  let site: WatchedSite;
  let running: Awaited<ReturnType<Engine['start']>>;
  const goto = (path: string) => running.tab.goto(site.url + path);
  test.describe.configure({ timeout: TEST_MS });
  test.beforeAll(async ({ product }) => {
    test.setTimeout(INSTALLED_WITHIN_MS);
    dir = mkdtempSync(join(tmpdir(), 'engine-'));
    site = await startWatchedSite(dir, product.stack);
    running = await engine.start({ dir });
  });
  test.afterAll(async () => {
    await running?.stop();
    await site?.stop();
    rmSync(dir, { recursive: true, force: true });
  });
  test.beforeEach(async () => {
    await running.tab.resize(...DESK);
    await goto('/robots.txt');
    await running.tab.evaluate(() => {
      const choice = {
        necessary: true,
        analytics: false,
        marketing: false,
        preferences: false,
        timestamp: new Date().toISOString(),
      };
      localStorage.setItem('cookie-consent', JSON.stringify(choice));
    });
  });
  test.afterEach(async () => expect(await recordedErrors(running.tab)).toEqual([]));
  return { tab: () => running.tab, goto };
}

for (const engine of [firefox, webkit]) {
  test.describe(engine.name, () => {
    const { tab: current, goto } = started(engine);
    let tab: Tab;
    test.beforeEach(() => void (tab = current()));

    test('pages of each kind load; on a desk and a phone no text is clipped, and headings have their optical size', async () => {
      await tab.evaluate(() => localStorage.clear());
      for (const path of LOADED) {
        await goto(path);
        await sees(tab, NOTICE);
        await sees(tab, '//main//h1');
        for (const size of MEASURED.includes(path) ? [PHONE, DESK] : []) {
          await tab.resize(...size);
          await expect.poll(() => tab.evaluate(() => innerWidth), PATIENT).toBe(size[0]);
          expect(await tab.evaluate(notAtTheirOpticalSize), path).toEqual([]);
          expect(await tab.evaluate(hanging), path).toEqual({ left: 0, right: 0 });
          if (path === UNKNOWN) expect(await linesOf(tab, '//main//p[.="404"]')).toBe(1);
        }
      }
    });

    test('a choice of cookies is stored', async () => {
      await tab.evaluate(() => localStorage.clear());
      await goto('/contatti');
      await tab.click(button('Solo Necessari', NOTICE));
      await seesNo(tab, NOTICE);
      await tab.reload();
      await answers(tab, button('Preferenze cookie', '//footer'), PREFERENCES);
      await seesNo(tab, NOTICE);
    });

    test('a click opens the menu, Tab focuses its entries one by one, Escape closes it', async () => {
      await goto('/contatti');
      await tab.click(button('Menu', '//header'));
      await sees(tab, '//nav[@aria-label="Menu principale"]');
      const entries = await tab.evaluate(() =>
        [...document.querySelectorAll('#menu-principale a')].map((entry) => entry.textContent.trim()),
      );
      for (const entry of entries) {
        await tab.press('Tab');
        expect(await focused(tab)).toBe(entry);
      }
      await tab.press('Escape');
      await seesNo(tab, '//nav[@aria-label="Menu principale"]');
      await expect.poll(() => focused(tab), PATIENT).toBe('Menu');
    });

    test('back and forward restore the scroll position', async () => {
      await goto('/certificazioni');
      await tab.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
      await expect.poll(() => place(tab), PATIENT).toBe(900);
      await tab.click(link('Reclami', '//footer'));
      await sees(tab, '//h1[contains(., "andato bene")]');
      await expect.poll(() => place(tab), PATIENT).toBe(0);
      await tab.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }));
      await expect.poll(() => place(tab), PATIENT).toBe(300);
      await tab.back();
      await expect.poll(() => tab.evaluate(() => location.pathname), PATIENT).toBe('/certificazioni');
      await tab.forward();
      await expect.poll(() => tab.evaluate(() => location.pathname), PATIENT).toBe('/reclami');
      await expect.poll(() => place(tab), PATIENT).toBe(300);
    });

    for (const [name, walk] of Object.entries(WALKS)) {
      test(`over ${name}, each page is the one of its address`, async () => {
        for (const step of walk) {
          await take({ page: tab, open: goto }, step, PATIENT);
          await agrees(tab, step, PATIENT);
        }
      });
    }

    test('a message is sent, and the receipt has the reference of the mail', async ({ product }) => {
      const email = someone();
      await goto('/contatti');
      await tab.type(field('Nome *'), 'Bruno');
      await tab.type(field('Cognome *'), 'Prova');
      await tab.type(field('Email *'), email);
      await tab.choose(field('Servizio di interesse'), 'certificazioni');
      await tab.click('//form//input[@name="gdprAccepted"]');
      await tab.click(button('Invia messaggio'));
      expect(await tab.acceptAlert()).toBe('Grazie per averci contattato! Ti risponderemo entro 24 ore.');
      await sees(tab, '//*[starts-with(normalize-space(), "Riferimento CON-")]');
      const reference = /CON-\w+/.exec(await textOf(tab, '//main'))![0];
      const mail = await product.officeMail(reference);
      expect(mail.envelope.to).toEqual(['esami@settepini.example']);
    });

    test('Gaia answers a question, and her panel is restored after a reload', async () => {
      await goto('/contatti');
      await answers(tab, '//button[starts-with(@aria-label, "Chiedi a Gaia")]', '//*[@role="log"]');
      await tab.type(field('Scrivi a Gaia', ''), 'Quanto costa il corso B1?');
      await tab.press('Enter');
      await sees(tab, '//*[@role="log"]//dd[.="680,00 euro"]');
      await answers(tab, button('Sì', '//*[@role="dialog"]'), '//*[@role="status"][.="Grazie."]');
      await tab.reload();
      await sees(tab, '//*[@role="log"]//dd[.="680,00 euro"]');
      await sees(tab, '//*[@role="status"][.="Grazie."]');
      await tab.click(button('Nuova conversazione', '//*[@role="dialog"]'));
      await seesNo(tab, '//*[@role="log"]//dd');
    });

    test('on a phone "back" closes Gaia’s panel, and "forward" opens it again', async () => {
      const chat = '//*[@role="log"]';
      await tab.resize(...PHONE);
      await goto('/gdpr');
      await goto('/contatti');
      await answers(tab, '//button[starts-with(@aria-label, "Chiedi a Gaia")]', chat);
      await tab.back();
      await seesNo(tab, chat);
      await tab.forward();
      await sees(tab, chat);
      await tab.click('//button[@aria-label="Chiudi la chat"]');
      await seesNo(tab, chat);
      await tab.back();
      await expect.poll(() => tab.evaluate(() => location.pathname), PATIENT).toBe('/gdpr');
      await tab.resize(...DESK);
    });

    test('a focused date field has a visible focus indicator', async () => {
      await goto('/reclami');
      await tab.click('//input[@type="date"]');
      expect(await tab.evaluate(() => getComputedStyle(document.querySelector('input[type=date]')!).outline)).toMatch(
        /solid 3px/,
      );
    });

    // WebKit shows today's date in an empty field.
    if (engine === webkit) {
      test('an empty date field shows no date, and a filled one does', async () => {
        const date = '//input[@type="date"]';
        await goto('/reclami');
        await sees(tab, `${date}[@data-empty]`);
        expect(await contrastIn(tab, date, BORDER)).toBeLessThan(NO_INK);
        await tab.evaluate(pickDate);
        await sees(tab, `${date}[not(@data-empty)]`);
        expect(await contrastIn(tab, date, BORDER)).toBeGreaterThan(INK);
      });
    }
  });
}
