// Firefox ESR, headless, driven over WebDriver BiDi.
import { launch } from 'puppeteer-core';
import { engineProgram } from '../../../infra/stack/browsers/other-engines.ts';
import type { Engine, RunningEngine, Tab } from './tab.ts';

/** As long as a test may take. */
const PROTOCOL_TIMEOUT_MS = 180_000;

export const firefox: Engine = { name: 'Firefox ESR', start: startFirefox };

async function startFirefox(): Promise<RunningEngine> {
  const browser = await launch({
    browser: 'firefox',
    executablePath: await engineProgram('firefox-esr'),
    headless: true,
    timeout: PROTOCOL_TIMEOUT_MS,
    protocolTimeout: PROTOCOL_TIMEOUT_MS,
    // No back/forward cache: going back must restore the scroll position, and the protocol reports no load of a cached
    // page.
    extraPrefsFirefox: {
      'intl.accept_languages': 'it-IT',
      'browser.sessionhistory.max_total_viewers': 0,
    },
  });
  const page = await browser.newPage();
  page.setDefaultTimeout(PROTOCOL_TIMEOUT_MS);
  const alerts: string[] = [];
  page.on('dialog', (dialog) => {
    alerts.push(dialog.message());
    void dialog.accept();
  });
  const found = (xpath: string) => page.locator(`::-p-xpath(${xpath})`).setTimeout(PROTOCOL_TIMEOUT_MS);
  const tab: Tab = {
    resize: (width, height) => page.setViewport({ width, height }),
    goto: async (url) => void (await page.goto(url)),
    // Not the protocol's commands, which wait for a load event that a cached page does not have.
    back: () => page.evaluate(() => history.back()),
    forward: () => page.evaluate(() => history.forward()),
    reload: async () => void (await page.reload()),
    click: (xpath) => found(xpath).click(),
    type: async (xpath, words) => {
      const handle = await found(xpath).waitHandle();
      await handle.type(words);
    },
    choose: async (xpath, value) => {
      const handle = await found(xpath).waitHandle();
      await handle.select(value);
    },
    press: (key) => page.keyboard.press(key),
    acceptAlert: async () => {
      while (alerts.length === 0) await new Promise((resolve) => page.once('dialog', resolve));
      return alerts.shift()!;
    },
    evaluate: (read, ...args) => page.evaluate(read as never, ...args),
    screenshot: () => page.screenshot(),
  };
  return { tab, stop: () => browser.close() };
}
