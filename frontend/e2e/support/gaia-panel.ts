// Gaia's panel as a visitor uses it, and the requests of the site.
import type { Page, Request } from 'playwright/test';
import { chooseCookies } from './alive.ts';
import { expect } from './product.ts';

export const CALL = '**/api/gaia-chat';
export const opener = (page: Page) => page.getByRole('button', { name: /^Chiedi a Gaia/ });
export const panel = (page: Page) => page.getByRole('dialog', { name: 'Gaia, assistente virtuale (IA)' });
/** The open request to an office. */
export const card = (page: Page) => panel(page).getByRole('form', { name: /^(La tua richiesta|Your request)$/ });
export const log = (page: Page) => panel(page).getByRole('log');
export const input = (page: Page) => panel(page).getByRole('textbox', { name: /Gaia/ });
export const notification = (page: Page, title: string) => page.getByRole('listitem').filter({ hasText: title });

/** Opens the panel on a page, by default a short one, after a choice of cookies. */
export async function open(page: Page, path = '/gdpr'): Promise<void> {
  await chooseCookies(page);
  await page.goto(path);
  await opener(page).click();
  await expect(panel(page)).toBeVisible();
}

/** Sends a message and waits until it is in the conversation. */
export async function say(page: Page, words: string): Promise<void> {
  await input(page).fill(words);
  await input(page).press('Enter');
  await expect(log(page)).toContainText(words);
}

/** The answer to the last message. */
export const reply = (page: Page) => log(page).locator('[data-role]').last().and(page.locator('[data-role=assistant]'));

/** The sources of the last answer. */
export const sources = (page: Page) =>
  reply(page)
    .getByRole('paragraph')
    .filter({ hasText: /^Font[ei]:/ });

/** Waits until the complete reply is shown; a preview may be shown before. */
export const answered = (page: Page) =>
  expect(panel(page).getByText(/^Gaia (sta scrivendo|is writing)/)).toHaveCount(0);

/** Answers every message of a page with a fixed reply. */
export const answerWith = (page: Page, answer: object) =>
  page.route(CALL, (route) => route.fulfill({ json: { message: 'Ecco.', quoteRequest: false, ...answer } }));

/** The request bodies of the site, in order. */
export function calls(page: Page): Request[] {
  const requests: Request[] = [];
  page.on('request', (request) => request.url().endsWith('/api/gaia-chat') && requests.push(request));
  return requests;
}

export const sent = (request: Request | undefined) =>
  request?.postDataJSON() as { messages: { role: string; content: string; chip?: string }[]; request?: object };
export const keyOf = (request: Request | undefined) => request?.headers()['idempotency-key'];
