// The other engines: what must work in each of them, written once, and what had to be mended for one.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { firefox, firefoxInForcedColors } from './engines/firefox.ts';
import { contrastIn } from './engines/pixels.ts';
import type { Engine, Tab } from './engines/tab.ts';
import { startWatchedSite, type WatchedSite, troubles } from './engines/watched-site.ts';
import { webkit } from './engines/webkit.ts';
import { screens } from './specified/routes.ts';
import { expect, someone, test } from './support/product.ts';

const INSTALLED_WITHIN_MS = 900_000;
/** A busy machine is slow, not wrong. */
const WITHIN_MS = 60_000;
/** All routes of a site on a machine that others use. */
const TEST_MS = 300_000;
const PHONE: readonly [number, number] = [390, 844];
const DESK: readonly [number, number] = [1280, 800];

/** Then it is pressed once more. */
const ANSWERED_WITHIN_MS = 10_000;

const PATIENT = { timeout: WITHIN_MS };

const NOTICE = '//section[h2="Cookie: poco da dichiarare"]';
const PREFERENCES = '//section[h2="Preferenze cookie"]';
const button = (name: string, within = '') => `${within}//button[normalize-space()="${name}"]`;
const link = (name: string, within = '') => `${within}//a[normalize-space()="${name}"]`;
const field = (label: string, form = '//form') => `${form}//*[@id=//label[starts-with(normalize-space(), "${label}")]/@for]`;

const BARS = '//main//span[contains(@class, "bars-")]';
/** Differences of lightness, of 255: what is drawn stands out by more than the one, an empty paper varies by less than the other. */
const INK = 100;
const NO_INK = 20;
/** The border of a field, with its rounded corners. */
const BORDER = 6;

/** Whether an element is there and drawn. */
const isVisible = (tab: Tab, xpath: string) =>
  tab.evaluate((path) => {
    const found = document.evaluate(path, document, null, XPathResult.FIRST_ORDERED_NODE_TYPE).singleNodeValue;
    return found instanceof Element && found.checkVisibility({ visibilityProperty: true });
  }, xpath);
const sees = (tab: Tab, xpath: string) => expect.poll(() => isVisible(tab, xpath), { message: xpath, ...PATIENT }).toBe(true);
const seesNo = (tab: Tab, xpath: string) => expect.poll(() => isVisible(tab, xpath), { message: xpath, ...PATIENT }).toBe(false);
/** Presses something until it answers, as a visitor does: until a page is alive its buttons do nothing. */
const answers = (tab: Tab, pressed: string, answer: string) =>
  expect(async () => {
    await tab.click(pressed);
    await expect.poll(() => isVisible(tab, answer), { timeout: ANSWERED_WITHIN_MS }).toBe(true);
  }).toPass(PATIENT);
const textOf = (tab: Tab, xpath: string) =>
  tab.evaluate((path) => document.evaluate(path, document, null, XPathResult.STRING_TYPE).stringValue, xpath);
/** The words of what has the focus. */
const focused = (tab: Tab) => tab.evaluate(() => document.activeElement?.textContent.trim());
const place = (tab: Tab) => tab.evaluate(() => Math.round(scrollY));

/** The titles that would be of another width were the optical size set by hand. */
const notAtTheirOpticalSize = () => {
  const width = (title: Element) => {
    const range = document.createRange();
    range.selectNodeContents(title);
    return Math.round(range.getBoundingClientRect().width);
  };
  return [...document.querySelectorAll<HTMLElement>('main :is(h1, h2)')].flatMap((title) => {
    title.style.whiteSpace = 'nowrap';
    const own = width(title);
    for (const element of [title, ...title.querySelectorAll<HTMLElement>('*')]) {
      element.style.setProperty('font-variation-settings', `"opsz" ${parseFloat(getComputedStyle(element).fontSize)}`, 'important');
    }
    return Math.abs(width(title) - own) <= 1 ? [] : [`${title.textContent}: ${own} px for ${width(title)}`];
  });
};

/** What the browser's calendar does, which no driver can open: a value, without React knowing of it, and the event that tells. */
const pickDate = () => {
  const date = document.querySelector<HTMLInputElement>('input[type=date]')!;
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(date, '2026-02-11');
  date.dispatchEvent(new Event('input', { bubbles: true }));
};

/** By how much the school's name stands out of its box, which hides what does, in whole pixels. */
const hanging = () => {
  const name = document.querySelector('header a > span')!;
  const range = document.createRange();
  range.selectNodeContents(name);
  const [words, box] = [range.getBoundingClientRect(), name.getBoundingClientRect()];
  return { left: Math.max(0, Math.round(box.left - words.left)), right: Math.max(0, Math.round(words.right - box.right)) };
};

const linesOf = (tab: Tab, xpath: string) =>
  tab.evaluate((path) => {
    const range = document.createRange();
    range.selectNodeContents(document.evaluate(path, document, null, XPathResult.FIRST_ORDERED_NODE_TYPE).singleNodeValue!);
    return range.getClientRects().length;
  }, xpath);

/** Starts an engine and a site for the tests of a group, each of which begins on a page of it with the choice of cookies made. */
function started(engine: Engine): { tab: () => Tab; goto: (path: string) => Promise<void> } {
  let dir: string;
  let site: WatchedSite;
  let running: Awaited<ReturnType<Engine['start']>>;
  const goto = (path: string) => running.tab.goto(site.url + path);
  test.describe.configure({ timeout: TEST_MS });
  test.beforeAll(async ({ product }) => {
    test.setTimeout(INSTALLED_WITHIN_MS);
    dir = mkdtempSync(join(tmpdir(), 'engine-'));
    site = await startWatchedSite(dir, product.stack.urls);
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
      const choice = { necessary: true, analytics: false, marketing: false, preferences: false, timestamp: '2026-01-01T00:00:00.000Z' };
      localStorage.setItem('cookie-consent', JSON.stringify(choice));
    });
  });
  test.afterEach(async () => expect(await troubles(running.tab)).toEqual([]));
  return { tab: () => running.tab, goto };
}

for (const engine of [firefox, webkit]) {
  test.describe(engine.name, () => {
    const { tab: current, goto } = started(engine);
    let tab: Tab;
    test.beforeEach(() => void (tab = current()));

    test('every route loads, comes alive and has its title', async () => {
      await tab.evaluate(() => localStorage.clear());
      for (const { path } of screens) {
        await goto(path);
        await sees(tab, NOTICE);
        await sees(tab, '//main//h1');
      }
    });

    test('a choice of cookies is kept', async () => {
      await tab.evaluate(() => localStorage.clear());
      await goto('/contatti');
      await tab.click(button('Solo Necessari', NOTICE));
      await seesNo(tab, NOTICE);
      await tab.reload();
      await answers(tab, button('Preferenze cookie', '//footer'), PREFERENCES);
      await seesNo(tab, NOTICE);
    });

    test('the menu opens by mouse, Tab goes to its entries one by one, Escape closes it', async () => {
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

    test('back and forward find the place that was being read', async () => {
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

    test('a message is sent, and the receipt carries the reference of the mail', async ({ product }) => {
      const email = someone();
      await goto('/contatti');
      await tab.type(field('Nome *'), 'Bruno');
      await tab.type(field('Cognome *'), 'Prova');
      await tab.type(field('Email *'), email);
      await tab.choose(field('Servizio di interesse'), 'certificazioni');
      await tab.click('//form//input[@type="checkbox"]');
      await tab.click(button('Invia messaggio'));
      expect(await tab.acceptAlert()).toBe('Grazie per averci contattato! Ti risponderemo entro 24 ore.');
      await sees(tab, '//*[starts-with(normalize-space(), "Riferimento CON-")]');
      const reference = /CON-\w+/.exec(await textOf(tab, '//main'))![0];
      const mail = await product.mail({ subject: reference });
      expect(mail.envelope.to).toEqual(['esami@scuola.invalid']);
    });

    test('a complaint is sent, and its receipt carries the protocol', async ({ product }) => {
      const email = someone();
      await goto('/reclami');
      await tab.type(field('Nome *'), 'Carla');
      await tab.type(field('Cognome *'), 'Prova');
      await tab.type(field('Email *'), email);
      await tab.choose(field('Tipo di reclamo'), 'fatturazione');
      await tab.type(field('Descrizione *'), 'La fattura riporta un importo diverso.');
      await tab.click('(//form//input[@type="checkbox"])[1]');
      await tab.click('(//form//input[@type="checkbox"])[2]');
      await tab.click(button('Invia reclamo'));
      expect(await tab.acceptAlert()).toMatch(/^Reclamo inviato con successo!/);
      await sees(tab, '//*[starts-with(normalize-space(), "Riferimento REC-")]');
      const protocol = /REC-\w+/.exec(await textOf(tab, '//main'))![0];
      const mail = await product.mail({ to: email });
      expect(mail.text).toContain(protocol);
    });

    test('Gaia is asked and answers, and is as she was left after a reload', async () => {
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

    for (const [device, size] of [
      ['a phone', PHONE],
      ['a desk', DESK],
    ] as const) {
      test(`words are whole, and drawn at their optical size on ${device}`, async () => {
        await tab.resize(...size);
        for (const path of ['/', '/corso-b1', '/reclami', '/pagina-che-non-esiste']) {
          await goto(path);
          expect(await tab.evaluate(notAtTheirOpticalSize), path).toEqual([]);
          expect(await tab.evaluate(hanging), path).toEqual({ left: 0, right: 0 });
        }
        expect(await linesOf(tab, '//main//p[.="404"]')).toBe(1);
      });
    }

    test('a date field says that it has the focus', async () => {
      await goto('/reclami');
      await tab.click('//input[@type="date"]');
      expect(await tab.evaluate(() => getComputedStyle(document.querySelector('input[type=date]')!).outline)).toMatch(/solid 3px/);
    });
  });
}

test.describe(`${webkit.name}, which writes today into an empty date field`, () => {
  const { tab, goto } = started(webkit);

  test('an empty date field looks empty, and one that was filled does not', async () => {
    const date = '//input[@type="date"]';
    await goto('/reclami');
    await sees(tab(), `${date}[@data-empty]`);
    expect(await contrastIn(tab(), date, BORDER)).toBeLessThan(NO_INK);
    await tab().evaluate(pickDate);
    await sees(tab(), `${date}[not(@data-empty)]`);
    expect(await contrastIn(tab(), date, BORDER)).toBeGreaterThan(INK);
  });
});

test.describe(firefoxInForcedColors.name, () => {
  const { tab, goto } = started(firefoxInForcedColors);

  test('the lines of the menu and the bars of the passes are drawn', async () => {
    await goto('/');
    expect(await tab().evaluate(() => matchMedia('(forced-colors: active)').matches)).toBe(true);
    expect(await contrastIn(tab(), '//header//button/span[@aria-hidden]')).toBeGreaterThan(INK);
    expect(await contrastIn(tab(), BARS)).toBeGreaterThan(INK);
    await goto('/pagina-che-non-esiste');
    expect(await contrastIn(tab(), BARS)).toBeGreaterThan(INK);
  });
});
