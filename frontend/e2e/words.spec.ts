// Specified texts outside the content of pages: the menu, the footer, notifications.
import { hydrate } from './support/alive.ts';
import { expect, test } from './support/product.ts';

test('the menu offers the specified entries, in their order', async ({ page }) => {
  await page.goto('/gdpr');
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('navigation', { name: 'Menu principale' })).toMatchAriaSnapshot(`
    - navigation "Menu principale":
      - list:
        - /children: equal
        - listitem:
          - link "Home":
            - /url: /
        - listitem:
          - link "Corsi di Lingua":
            - /url: /corsi-inglese
        - listitem:
          - link "Certificazioni Cambridge":
            - /url: /certificazioni
        - listitem:
          - link "LanguageCert":
            - /url: /certificazione-languagecert
        - listitem:
          - link "Formazione Aziendale":
            - /url: /formazione-aziendale
        - listitem:
          - link "Servizi per Scuole":
            - /url: /servizi-scuole
        - listitem:
          - link "Traduzioni":
            - /url: /interpretariato-traduzioni
        - listitem:
          - link "Viaggi Studio":
            - /url: /viaggistudio
        - listitem:
          - link /^Italiano per Stranieri/:
            - /url: https://example.org/italiano-per-stranieri
        - listitem:
          - link "Contatti":
            - /url: /contatti
      - list:
        - /children: equal
        - listitem:
          - link "TOEFL iBT":
            - /url: /certificazioni-toefl
        - listitem:
          - link "Preparazione individuale":
            - /url: /preparazione-individuale
        - listitem:
          - link "Progetti europei":
            - /url: /progetti-europei
      - link "Contattaci":
        - /url: /#contatti
  `);
});

test('one notification at a time, no wider than specified', async ({ page }) => {
  await page.goto('/');
  await hydrate(page);
  const form = page.getByRole('form', { name: 'Richiesta di informazioni' });
  for (const [label, words] of Object.entries({
    'Nome *': 'Anna',
    'Cognome *': 'Prova',
    'Email *': 'anna@example.com',
  }))
    await form.getByLabel(label, { exact: true }).fill(words);
  const send = form.getByRole('button', { name: 'Invia richiesta' });
  await send.click();
  const notification = page.getByRole('region', { name: /Notifiche/ }).getByRole('listitem');
  await expect(notification).toContainText('È necessario accettare la Privacy Policy per continuare.');
  await send.click();
  await expect(notification).toHaveCount(1);
  expect((await notification.boundingBox())!.width).toBeLessThanOrEqual(420);
});
