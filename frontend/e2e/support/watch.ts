// What must never happen while a page is read: written down as it happens, to be compared with an empty list.
import type { Page } from 'playwright/test';

/** Starts to watch; the list grows with console errors and warnings, policy violations, failed and foreign requests. */
export async function watch(page: Page, ownOrigin: string): Promise<readonly string[]> {
  const troubles: string[] = [];
  await page.exposeFunction('tellOfViolation', (what: string) => troubles.push(`policy: ${what}`));
  await page.addInitScript(() => {
    const { tellOfViolation } = globalThis as unknown as { tellOfViolation: (what: string) => void };
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      tellOfViolation(`${violatedDirective} ${blockedURI}`),
    );
  });
  page.on('console', (message) => {
    // The browser's own words on an answer of 400 or more, which is told below.
    if (message.text().startsWith('Failed to load resource')) return;
    if (['error', 'warning'].includes(message.type())) troubles.push(`console ${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => troubles.push(`exception: ${error.message}`));
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== ownOrigin) troubles.push(`foreign: ${request.url()}`);
  });
  page.on('requestfailed', (request) => troubles.push(`failed: ${request.url()} ${request.failure()?.errorText}`));
  page.on('response', (response) => {
    if (response.status() >= 400 && !response.request().isNavigationRequest()) troubles.push(`${response.status()}: ${response.url()}`);
  });
  return troubles;
}
