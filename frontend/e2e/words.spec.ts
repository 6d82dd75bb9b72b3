// Specified texts outside the content of pages: the menu, the footer, and the fields of every form in their order.
import type { Page } from 'playwright/test';
import { specified } from './specified/routes.ts';
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
          - link "Italiano per Stranieri":
            - /url: /contatti?servizio=altro
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

test('what the owner has given no address of is asked of the office, and a network without one is not named', async ({ page }) => {
  await page.goto('/gdpr');
  const footer = page.getByRole('contentinfo');
  for (const words of ['Bando ITACA', 'Italiano per Stranieri', 'Carta della Qualità']) {
    await expect(footer.getByRole('link', { name: words, exact: true })).toHaveAttribute('href', /^\/contatti\?servizio=/);
  }
  await expect(footer).not.toContainText(/Facebook|Instagram|LinkedIn|YouTube/);
});

/** A field as `label: kind, maximum`, and what can be chosen as `value=words`. */
const INFO_COURSES = 'inglese francese spagnolo tedesco italiano cinese business junior certificazioni';
const INFO_FORM = [
  'Nome *: text',
  'Cognome *: text',
  'Email *: email',
  'Telefono: tel',
  `Corso di interesse: ${INFO_COURSES}`,
  'Messaggio: 4 rows',
  'gdprAccepted *',
];
const PROJECT_FORM = INFO_FORM.with(4, 'Programma: erasmus-mobilita erasmus-partenariati pon progetto-da-scegliere');
const COURSE_FORM = ['Nome e Cognome *: text', 'Email *: email', 'Telefono: tel', 'notify', 'Messaggio: 4 rows', 'gdprAccepted *'];
const PERSON = ['Nome *: text', 'Cognome *: text', 'Email *: email'];

const forms: Readonly<Record<string, readonly string[]>> = {
  '/': [...PERSON, 'Telefono: tel', 'Messaggio: 4 rows', 'gdprAccepted *'],
  '/progetti-europei': PROJECT_FORM,
  '/corsi-inglese': INFO_FORM,
  '/corso-a2': COURSE_FORM,
  '/corso-b1': COURSE_FORM,
  '/corso-c1': COURSE_FORM,
  '/corso-c2': COURSE_FORM,
  '/contatti': [
    ...PERSON,
    'Telefono: tel',
    'Servizio di interesse: corsi-inglese certificazioni formazione-aziendale viaggi-studio traduzioni altro',
    'Corso o esame: text',
    'notify',
    'Messaggio: 4 rows',
    'gdprAccepted *',
  ],
  '/interpretariato-traduzioni': [
    ...PERSON,
    'Telefono *: tel',
    'Azienda: text',
    'Tipo di servizio *: interpretariato-simultaneo interpretariato-consecutivo traduzione-tecnica localizzazione altro',
    'Lingue *: text',
    'Durata: text',
    'Luogo: text',
    'Descrizione: 4 rows',
  ],
  '/formazione-aziendale': [
    ...PERSON,
    'Telefono *: tel',
    'Azienda *: text',
    'Settore: text',
    'Numero di dipendenti: 1-10 11-50 51-100 101-500 500+',
    'Tipo di corso: business-english inglese-generale lingue-straniere comunicazione personalizzato',
    'Modalità: online presenza mista',
    'Budget: text',
    'Obiettivi: 4 rows',
  ],
  '/servizi-scuole': [
    ...PERSON,
    'Telefono *: tel',
    'Scuola *: text',
    'Ruolo *: dirigente coordinatore docente referente altro',
    'Tipo di scuola: infanzia primaria secondaria-i secondaria-ii istituto-comprensivo',
    'Numero di studenti: 1-100 101-300 301-500 501-1000 1000+',
    'Servizi di interesse: corsi-lingua tutoraggi progetti-europei certificazioni centro-cambridge formazione-docenti',
    'Obiettivi: 4 rows',
  ],
  '/certificazione-languagecert': [
    ...PERSON,
    'Telefono *: tel',
    'Livello attuale *: principiante elementare intermedio intermedio-alto avanzato madrelingua',
    'Obiettivo: access achiever communicator expert mastery mastery-pro',
    'Modalità: presenza online mista individuale',
    'Tempistiche: 1-mese 3-mesi 6-mesi flessibile',
    'Note: 4 rows',
  ],
  '/reclami': [
    ...PERSON,
    'Telefono: tel',
    'Codice fiscale: text, at most 16',
    'Tipo di reclamo *: qualita-servizio docenti amministrazione fatturazione esami materiali strutture altro',
    'Data dell’accaduto: date',
    'Descrizione *: 6 rows',
    'Richiesta di risarcimento: 3 rows',
    'Documentazione: 3 rows',
    'gdprConsent *',
    'privacyConsent *',
  ],
};

test('every form has the specified fields in their order, with their choices and limits, and requires those whose labels say so', async ({
  page,
}) => {
  expect(Object.keys(forms).toSorted()).toEqual(
    specified
      .filter(({ form }) => form !== undefined)
      .map(({ path }) => path)
      .toSorted(),
  );
  for (const [path, fields] of Object.entries(forms)) {
    await page.goto(path);
    const asked = await page.locator('main form[method=post]').evaluate((form: HTMLFormElement) =>
      [...form.elements]
        .filter((element) => !element.matches('button, fieldset, [type=hidden], [aria-hidden=true] *'))
        .map((element) => {
          const field = element as HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
          const label = field.labels?.[0]?.textContent ?? '(no label)';
          if (field instanceof HTMLSelectElement) return `${label}: ${[...field.options].flatMap(({ value }) => value || []).join(' ')}`;
          if (field instanceof HTMLTextAreaElement) return `${label}: ${field.rows} rows`;
          if (field.type === 'checkbox') return `${field.name}${label.endsWith('*') ? ' *' : ''}`;
          return `${label}: ${field.type}${field.name === 'codiceFiscale' ? `, at most ${field.maxLength}` : ''}`;
        }),
    );
    expect(asked, path).toEqual(fields);
    expect(await requiredOtherwiseThanLabelled(page), path).toEqual([]);
  }
});

/**
 * Names of fields that the browser requires although their label has no mark, or the reverse. Consents are checked with specified
 * messages instead.
 */
const requiredOtherwiseThanLabelled = (page: Page): Promise<string[]> =>
  page
    .locator('main form[method=post]')
    .evaluate((form: HTMLFormElement) =>
      [...form.querySelectorAll<HTMLInputElement>('input:not([type=checkbox], [type=hidden]), select, textarea')]
        .filter((field) => !field.closest('[aria-hidden=true]') && field.required !== field.labels?.[0]?.textContent?.endsWith(' *'))
        .map(({ name }) => name),
    );

test('one notification at a time, no wider than specified', async ({ page }) => {
  await page.goto('/');
  await hydrate(page);
  const form = page.getByRole('form', { name: 'Richiesta di informazioni' });
  for (const [label, words] of Object.entries({ 'Nome *': 'Anna', 'Cognome *': 'Prova', 'Email *': 'anna@example.com' }))
    await form.getByLabel(label, { exact: true }).fill(words);
  const send = form.getByRole('button', { name: 'Invia richiesta' });
  await send.click();
  const notification = page.getByRole('region', { name: /Notifiche/ }).getByRole('listitem');
  await expect(notification).toContainText('È necessario accettare la Privacy Policy per continuare.');
  await send.click();
  await expect(notification).toHaveCount(1);
  expect((await notification.boundingBox())!.width).toBeLessThanOrEqual(420);
});
