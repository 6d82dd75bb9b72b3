import { type Page, expect } from 'playwright/test';

/** The short cookie notice: on a first visit, shown as soon as the page is hydrated. */
export const cookieNotice = (page: Page) => page.getByRole('region', { name: 'Cookie: poco da dichiarare' });

/** Resolves when the page is hydrated. */
export async function comeAlive(page: Page): Promise<void> {
  await expect(cookieNotice(page)).toBeVisible();
}

/** Stores a choice of cookies, so that there is no notice. To be called before the first page is opened. */
export const chooseCookies = (page: Page) =>
  page.addInitScript(() => {
    const choice = { necessary: true, analytics: false, marketing: false, preferences: false, timestamp: '2026-01-01T00:00:00.000Z' };
    localStorage.setItem('cookie-consent', JSON.stringify(choice));
  });

/** Delays hydration until the returned function is called. */
export async function holdBack(page: Page): Promise<() => void> {
  const { promise: released, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/client-*.js', async (route) => {
    await released;
    await route.continue();
  });
  return resolve;
}
