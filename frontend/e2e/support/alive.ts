import { type Page, expect } from 'playwright/test';

/** The cookie notice of a first visit. */
export const cookieNotice = (page: Page) => page.getByRole('region', { name: 'Cookie: poco da dichiarare' });

/** A page of Playwright's, or a tab of another engine. */
export interface Tab {
  evaluate<Result, Argument>(read: (argument: Argument) => Result, argument: Argument): Promise<Awaited<Result>>;
  evaluate<Result>(read: () => Result): Promise<Awaited<Result>>;
}

/** Whether the page is hydrated, with all its sections. */
export const isHydrated = (page: Tab) =>
  page.evaluate(() =>
    [document.body, ...document.querySelectorAll('main section')].every((element) =>
      Object.keys(element).some((key) => key.startsWith('__react')),
    ),
  );

/** Dispatches an event at a field, as autofill does, and resolves when the page is hydrated. */
export async function hydrate(page: Tab, patience: { readonly timeout?: number } = {}): Promise<void> {
  await page.evaluate(() => {
    const field = document.body.appendChild(document.createElement('input'));
    field.dispatchEvent(new Event('input', { bubbles: true }));
    field.remove();
  });
  await expect.poll(() => isHydrated(page), patience).toBe(true);
}

/** The states of a page that a visitor can't tell apart: as it was delivered, and hydrated. */
export const STATES = [
  { state: 'untouched', enter: async () => undefined },
  { state: 'touched', enter: hydrate },
] as const satisfies readonly { state: string; enter: (page: Page) => Promise<void> }[];

/** Stores a choice of cookies, so that there is no notice. To be called before the first page is opened. */
export const chooseCookies = (page: Page) =>
  page.addInitScript(() => {
    const choice = {
      necessary: true,
      analytics: false,
      marketing: false,
      preferences: false,
      timestamp: new Date().toISOString(),
    };
    localStorage.setItem('cookie-consent', JSON.stringify(choice));
  });

/** Prevents a page from redirecting, so that it can be inspected. */
export const stayOnSite = (page: Page, site: string) =>
  page.route(
    ({ origin }) => origin !== new URL(site).origin,
    (route) => route.fulfill({ status: 204 }),
  );

/** Delays hydration until the returned function is called. */
export async function holdBack(page: Page): Promise<() => void> {
  const { promise: released, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/react-*.js', async (route) => {
    await released;
    await route.continue();
  });
  return resolve;
}
