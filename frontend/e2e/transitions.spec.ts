// Navigation between pages as documents; by the router: routes.spec.ts.
import { chooseCookies } from './support/alive.ts';
import { expect, test } from './support/product.ts';

for (const [visitor, reducedMotion, runs] of [
  ['who does not mind motion', 'no-preference', true],
  ['who wants less of it', 'reduce', false],
] as const) {
  test(`for a visitor ${visitor}, a view transition on the way from one document to the next: ${runs}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion });
    await chooseCookies(page);
    await page.addInitScript(() => {
      addEventListener('pagereveal', ({ viewTransition }) =>
        sessionStorage.setItem('transition', String(viewTransition !== null)),
      );
    });
    await page.goto('/gdpr');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contatti', exact: true }).click();
    await expect(page).toHaveTitle(/^Contatti/);
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('transition'))).toBe(String(runs));
  });
}
