// Records errors of a page, to be compared with an empty list.
import type { Page } from 'playwright/test';

/** Starts recording: console errors and warnings, policy violations, failed requests and requests to other origins. */
export async function watch(page: Page, siteOrigin: string): Promise<readonly string[]> {
  const problems: string[] = [];
  await page.exposeFunction('reportViolation', (what: string) => problems.push(`policy: ${what}`));
  await page.addInitScript(() => {
    const { reportViolation } = globalThis as unknown as { reportViolation: (what: string) => void };
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      reportViolation(`${violatedDirective} ${blockedURI}`),
    );
  });
  page.on('console', (message) => {
    // The browser's message about a status of 400 or more, which is recorded below.
    if (message.text().startsWith('Failed to load resource')) return;
    if (['error', 'warning'].includes(message.type())) problems.push(`console ${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => problems.push(`exception: ${error.message}`));
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    // A page may redirect to another site.
    if (request.isNavigationRequest()) return;
    if (protocol.startsWith('http') && origin !== siteOrigin) problems.push(`foreign: ${request.url()}`);
  });
  page.on('requestfailed', (request) => {
    if (request.isNavigationRequest() && new URL(request.url()).origin !== siteOrigin) return;
    problems.push(`failed: ${request.url()} ${request.failure()?.errorText}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400 && !response.request().isNavigationRequest())
      problems.push(`${response.status()}: ${response.url()}`);
  });
  return problems;
}
