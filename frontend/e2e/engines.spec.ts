// The other engines: what must work in each of them, written once, and what had to be mended for one.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { firefox } from './engines/firefox.ts';
import type { RunningEngine, Tab } from './engines/tab.ts';
import { startWatchedSite, troubles } from './engines/watched-site.ts';
import { webkit } from './engines/webkit.ts';
import { screens } from './specified/routes.ts';
import { expect, someone, test } from './support/product.ts';

const INSTALLED_WITHIN_MS = 900_000;
const WITHIN_MS = 20_000;
const PHONE = [390, 844] as const;
const DESK = [1280, 800] as const;

const NOTICE = '//section[h2="Cookie: poco da dichiarare"]';
const PREFERENCES = '//section[h2="Preferenze cookie"]';
const button = (name: string, within = '') => `${within}//button[normalize-space()="${name}"]`;
const link = (name: string, within = '') => `${within}//a[normalize-space()="${name}"]`;
const field = (label: string, form = '//form') => `${form}//*[@id=//label[starts-with(normalize-space(), "${label}")]/@for]`;

/** Whether an element is there and drawn. */
const isVisible = (tab: Tab, xpath: string) =>
  tab.evaluate((path) => {
    const found = document.evaluate(path, document, null, XPathResult.FIRST_ORDERED_NODE_TYPE).singleNodeValue;
    return found instanceof Element && found.checkVisibility({ visibilityProperty: true });
  }, xpath);
const sees = (tab: Tab, xpath: string) => expect.poll(() => isVisible(tab, xpath), { message: xpath, timeout: WITHIN_MS }).toBe(true);
const seesNo = (tab: Tab, xpath: string) => expect.poll(() => isVisible(tab, xpath), { message: xpath, timeout: WITHIN_MS }).toBe(false);
const textOf = (tab: Tab, xpath: string) => tab.evaluate((path) => document.evaluate(path, document, null, XPathResult.STRING_TYPE).stringValue, xpath);
/** The words of what has the focus. */
const focused = (tab: Tab) => tab.evaluate(() => document.activeElement?.textContent.trim());
const place = (tab: Tab) => tab.evaluate(() => Math.round(scrollY));

for (const engine of [firefox, webkit]) {
  test.describe(engine.name, () => {
    let dir: string;
    let running: RunningEngine;
    let site: { url: string; stop: () => Promise<void> };
    let tab: Tab;
    const goto = (path: string) => tab.goto(site.url + path);

    test.beforeAll(async ({ product }) => {
      test.setTimeout(INSTALLED_WITHIN_MS);
      dir = mkdtempSync(join(tmpdir(), 'engine-'));
      site = await startWatchedSite(dir, product.stack.urls.api);
      running = await engine.start({ dir });
      ({ tab } = running);
    });
    test.afterAll(async () => {
      await running?.stop();
      await site?.stop();
      rmSync(dir, { recursive: true, force: true });
    });
    test.beforeEach(async () => {
      await tab.resize(...DESK);
      await goto('/gdpr');
      await tab.evaluate(() => {
        const choice = { necessary: true, analytics: false, marketing: false, preferences: false, timestamp: '2026-01-01T00:00:00.000Z' };
        localStorage.setItem('cookie-consent', JSON.stringify(choice));
      });
    });
    test.afterEach(async () => expect(await troubles(tab)).toEqual([]));

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
      await tab.click(button('Preferenze cookie', '//footer'));
      await sees(tab, PREFERENCES);
      await seesNo(tab, NOTICE);
    });

    test('the menu opens by mouse, Tab goes to its entries one by one, Escape closes it', async () => {
      await goto('/contatti');
      await tab.click(button('Menu', '//header'));
      await sees(tab, '//nav[@aria-label="Menu principale"]');
      const entries = await tab.evaluate(() => [...document.querySelectorAll('#menu-principale a')].map((entry) => entry.textContent.trim()));
      for (const entry of entries) {
        await tab.press('Tab');
        expect(await focused(tab)).toBe(entry);
      }
      await tab.press('Escape');
      await seesNo(tab, '//nav[@aria-label="Menu principale"]');
      await expect.poll(() => focused(tab)).toBe('Menu');
    });

    test('back and forward find the place that was being read', async () => {
      await goto('/certificazioni');
      await tab.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
      await expect.poll(() => place(tab)).toBe(900);
      await tab.click(link('Reclami', '//footer'));
      await sees(tab, '//h1[contains(., "Reclami")]');
      await expect.poll(() => place(tab)).toBe(0);
      await tab.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }));
      await expect.poll(() => place(tab)).toBe(300);
      await tab.back();
      await expect.poll(() => tab.evaluate(() => location.pathname)).toBe('/certificazioni');
      await tab.forward();
      await expect.poll(() => tab.evaluate(() => location.pathname)).toBe('/reclami');
      await expect.poll(() => place(tab)).toBe(300);
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
  });
}
