// WebKitGTK's MiniBrowser on a virtual display, driven over WebDriver.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Builder, By, Key as Keys, type WebDriver, until } from 'selenium-webdriver';
import { engineProgram } from '../../../infra/stack/browsers/other-engines.ts';
import { choosePort } from '../../../infra/stack/ports.ts';
import { answers, startProcess } from '../../../infra/stack/processes.ts';
import type { Engine, Tab } from './tab.ts';

const WITHIN_MS = 60_000;
const KEYS = { Tab: Keys.TAB, Enter: Keys.ENTER, Escape: Keys.ESCAPE };
/** Hides the toolbar, so that the window can be as narrow as a phone. */
const GTK_STYLE =
  '* { min-width: 0; min-height: 0; margin: 0; padding: 0; border-width: 0; font-size: 1px; -gtk-icon-transform: scale(0); }';

export const webkit: Engine = {
  name: 'WebKitGTK',
  start: async ({ dir }) => {
    const display = await startDisplay(dir);
    const driver = await startDriver(dir, display.name);
    const session = await new Builder()
      .usingServer(driver.url)
      .withCapabilities({ browserName: 'MiniBrowser', unhandledPromptBehavior: 'ignore' })
      .build();
    return {
      tab: await tabOf(session),
      stop: async () => {
        await session.quit();
        await driver.stop();
        await display.stop();
      },
    };
  },
};

/** A virtual X server, which chooses its display name and writes it to its log. */
async function startDisplay(dir: string) {
  const logFile = join(dir, 'display.log');
  const name = () => /^\d+$/m.exec(readFileSync(logFile, 'utf8'))?.[0];
  const command = [
    await engineProgram('Xvfb'),
    '-displayfd',
    '1',
    '-screen',
    '0',
    '1600x1200x24',
    '-nolisten',
    'tcp',
  ] as const;
  const running = await startProcess({
    name: 'Xvfb',
    command: [...command],
    logFile,
    ready: async () => name() !== undefined,
  });
  return { name: `:${name()}`, stop: running.stop };
}

async function startDriver(dir: string, display: string) {
  const config = join(dir, 'config');
  mkdirSync(join(config, 'gtk-3.0'), { recursive: true });
  writeFileSync(join(config, 'gtk-3.0/gtk.css'), GTK_STYLE);
  const port = await choosePort();
  const url = `http://127.0.0.1:${port}`;
  const running = await startProcess({
    name: 'WebKitWebDriver',
    command: [await engineProgram('WebKitWebDriver'), `--port=${port}`],
    env: { ...process.env, DISPLAY: display, XDG_CONFIG_HOME: config, LANG: 'C.UTF-8', LANGUAGE: 'it' },
    logFile: join(dir, 'driver.log'),
    ready: () => answers(`${url}/status`),
  });
  return { url, stop: running.stop };
}

async function tabOf(session: WebDriver): Promise<Tab> {
  const window = session.manage().window();
  const found = async (xpath: string) => {
    const element = await session.wait(until.elementLocated(By.xpath(xpath)), WITHIN_MS);
    await session.wait(until.elementIsVisible(element), WITHIN_MS);
    // The driver does not wait for the end of a smooth scroll.
    await session.executeScript('arguments[0].scrollIntoView({ block: "center", behavior: "instant" })', element);
    return element;
  };
  const inner = () => session.executeScript<[number, number]>('return [innerWidth, innerHeight]');
  const resize = async (width: number, height: number) => {
    await window.setRect({ x: 0, y: 0, width, height });
    const [, innerHeight] = await inner();
    await window.setRect({ x: 0, y: 0, width, height: 2 * height - innerHeight });
  };
  return {
    resize,
    goto: (url) => session.get(url),
    back: () => session.navigate().back(),
    forward: () => session.navigate().forward(),
    reload: () => session.navigate().refresh(),
    click: async (xpath) => (await found(xpath)).click(),
    type: async (xpath, words) => (await found(xpath)).sendKeys(words),
    choose: async (xpath, value) => {
      await found(xpath);
      await session.findElement(By.xpath(`${xpath}/option[@value="${value}"]`)).click();
    },
    press: (key) => session.actions().sendKeys(KEYS[key]).perform(),
    acceptAlert: async () => {
      const alert = await session.wait(until.alertIsPresent(), WITHIN_MS);
      const words = await alert.getText();
      await alert.accept();
      return words;
    },
    evaluate: (read, ...args) => session.executeScript(read as never, ...args),
    screenshot: async () => Buffer.from(await session.takeScreenshot(), 'base64'),
  };
}
