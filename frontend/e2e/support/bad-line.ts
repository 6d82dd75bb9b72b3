// Faults of a visitor's connection: no network, assets of an old release that are gone, slow 3G.
import type { BrowserContext, Page } from 'playwright/test';
import { hydrate } from './alive.ts';
import { expect } from './product.ts';

/** The timeout of a page load on a slow connection. */
export const SLOWLY = { timeout: 90_000 };

/** A fault of the connection after hydration; the returned function removes it. */
export interface BadLine {
  readonly name: string;
  readonly strike: (page: Page) => Promise<() => Promise<void>>;
}

const offline = async (context: BrowserContext) => {
  await context.setOffline(true);
  return () => context.setOffline(false);
};

export const withoutNetwork: BadLine = { name: 'without network', strike: (page) => offline(page.context()) };

const ASSETS = '**/assets/**';

export const withoutAssets: BadLine = {
  name: 'with every asset answering 404',
  strike: async (page) => {
    await page.route(ASSETS, (route) => route.fulfill({ status: 404, body: '' }));
    return () => page.unroute(ASSETS);
  },
};

/** As emulated by the browser's developer tools. */
const SLOW_3G = { offline: false, latency: 2000, downloadThroughput: 50_000, uploadThroughput: 50_000 };

export const onSlow3G: BadLine = {
  name: 'on slow 3G',
  strike: async (page) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Network.emulateNetworkConditions', SLOW_3G);
    return () => session.detach();
  },
};

/** Opens a page and waits until it is hydrated. */
export async function openAlive(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrate(page, SLOWLY);
}

/** Expects that the page was not replaced: its bar, its footer and its heading are there. */
export async function stands(page: Page, heading: string | RegExp): Promise<void> {
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeAttached();
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeAttached();
  await expect(page.getByText('Something went wrong')).toHaveCount(0);
}

/** Records the POST requests of the page. */
export function posts(page: Page): { readonly url: string; readonly key: string | undefined }[] {
  const sent: { url: string; key: string | undefined }[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push({ url: request.url(), key: request.headers()['idempotency-key'] });
  });
  return sent;
}
