// The site with links and dates of the owner, none of which is in the past: built from a separate file, and served by
// the edge.
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from 'playwright/test';
import type { School } from '@school/catalog';
import { root } from '../../infra/stack/checkout.ts';
import { ownersFile } from '../../infra/stack/services.ts';
import { chooseCookies } from './support/alive.ts';
import { expect, test } from './support/product.ts';
import { heardAfter, isKept, readAloud } from './support/screen-reader.ts';

const demonstration = JSON.parse(readFileSync(ownersFile(), 'utf8')) as Pick<School, 'links' | 'social'>;
const { links, social } = demonstration as {
  links: Record<keyof School['links'], string>;
  social: Record<keyof School['social'], string>;
};
const examDates = [
  { exam: 'B2 First', date: '2020-05-10' },
  { exam: 'C1 Advanced', date: '2099-06-12', startsAt: '09:00', enrolBy: '2099-04-20' },
  { exam: 'B2 First', date: '2099-05-10' },
  { exam: 'Young Learners Movers', date: '2099-05-23', enrolBy: '2099-04-01' },
  { exam: 'TKT CLIL', date: '2099-03-14', enrolBy: '2026-01-31' },
];
const courseDates = [
  { course: 'b1', starts: '2099-04-13' },
  { course: 'b1', starts: '2020-01-20' },
  { course: 'b1', starts: '2099-01-19' },
];

let dir: string;

test.beforeAll(async ({ product }) => {
  test.setTimeout(300_000);
  dir = mkdtempSync(join(tmpdir(), 'owner-'));
  const [file, site] = [join(dir, 'school.json'), join(dir, 'site')];
  writeFileSync(file, JSON.stringify({ ...demonstration, examDates, courseDates, pictures: [] }));
  await promisify(execFile)(process.execPath, [join(root, 'frontend/build/build-site.ts'), site], {
    env: { ...process.env, SCHOOL_FILE: file },
  });
  await product.stack.restart('site', { env: { SITE_ROOT: site } });
});
test.afterAll(async ({ product }) => {
  await product.stack.restart('site');
  rmSync(dir, { recursive: true, force: true });
});
test.beforeEach(async ({ context }) => {
  await context.route('https://example.org/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Un altro sito</title>' }),
  );
});

const linked: Readonly<Record<string, readonly (readonly [words: RegExp, href: string])[]>> = {
  '/': [
    [/^Scopri il tuo livello/, links.levelTest],
    [/^Scegli la partenza/, links.studyAbroad],
    [/^Scopri di più sull’italiano/, links.italianForForeigners],
  ],
  '/corsi-inglese': [[/Italiano per stranieri/i, links.italianForForeigners]],
  '/certificazioni': [
    [/^Listino degli esami/, links.examPriceList],
    [/^Assistenza per chi sostiene/, links.examHelp],
  ],
};

test("pages link to the owner's other sites, in a new tab", async ({ page }) => {
  for (const [path, expected] of Object.entries(linked)) {
    await page.goto(path);
    for (const [words, href] of expected) {
      const link = page.getByRole('main').getByRole('link', { name: words }).first();
      await expect(link).toHaveAttribute('href', href);
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('rel', /\bnoopener\b/);
    }
  }
});

test('the footer and the menu link to everything that has an address', async ({ page }) => {
  await page.goto('/gdpr');
  const hrefs = await page
    .getByRole('contentinfo')
    .getByRole('link')
    .evaluateAll((found) => found.map((link) => link.getAttribute('href')));
  expect(hrefs).toEqual(
    expect.arrayContaining([
      links.bandoItaca,
      links.italianForForeigners,
      links.cartaQualita,
      ...Object.values(social),
    ]),
  );
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(
    page.getByRole('navigation', { name: 'Menu principale' }).getByRole('link', { name: /^Italiano per Stranieri/ }),
  ).toHaveAttribute('href', links.italianForForeigners);
});

test('/viaggistudio sends the browser on, and "back" does not lead to it again', async ({ page }) => {
  await page.goto('/gdpr');
  await page.goto('/viaggistudio');
  await expect(page).toHaveURL(links.studyAbroad);
  await page.goBack();
  await expect(page).toHaveURL(/\/gdpr$/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('dates say on which day they were true', async ({ page }) => {
    for (const [path, place] of [
      ['/corso-b1', '[aria-labelledby=iscrizione-titolo], article'],
      ['/certificazioni', '#date-esami'],
    ] as const) {
      await page.goto(path);
      // By its element, because text locators skip <noscript>.
      const note = page.locator(place).locator('noscript').first();
      expect(await note.evaluate((element: HTMLElement) => element.innerText)).toMatch(
        /\(aggiornato al \S+ \d+ \S+ \d{4}\)/,
      );
    }
  });

  test('/viaggistudio sends the browser on, and offers the way on where it does not', async ({ page }) => {
    const html = await (await page.request.get('/viaggistudio', { headers: { accept: 'text/html' } })).text();
    expect(html).toMatch(/<h1[^>]*>Reindirizzamento in corso\.\.\.<\/h1>/);
    expect(html).toMatch(new RegExp(`<a href="${links.studyAbroad}"[^>]*>\\s*clicca qui`));
    await page.goto('/viaggistudio');
    await expect(page).toHaveURL(links.studyAbroad);
  });
});

const article = (page: Page) => page.getByRole('main').getByRole('article');

/** The prerendered page, never hydrated. */
const holdReact = (page: Page) => page.route('**/assets/react-*.js', (route) => route.abort());

test('a course leads with the next start of the owner’s file, on its page, on home and for search engines', async ({
  page,
}) => {
  await page.goto('/corso-b1');
  await expect(article(page)).toContainText('Prossima partenza lunedì 19 gennaio 2099');
  await expect(page.getByRole('link', { name: /chiedi la data/ })).toHaveCount(0);
  await expect(page.getByLabel('Avvisami quando parte')).not.toBeChecked();
  const json = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(json.join()).toContain('"startDate":"2099-01-19"');
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Aggiungi al calendario' }).click();
  expect(readFileSync(await (await download).path(), 'utf8')).toContain('DTSTART;TZID=Europe/Rome:20990119T180000');

  await page.goto('/');
  await expect(article(page)).toContainText('lunedì 19 gennaio 2099');
  await article(page)
    .getByRole('link', { name: /^Chiedi un posto/ })
    .click();
  await expect(page).toHaveURL(/\/corso-b1#contatto$/);
});

for (const [instant, where, day] of [
  ['2099-01-18T22:59:00Z', 'until midnight in Rome before it starts', 'lunedì 19 gennaio 2099'],
  ['2099-01-18T23:01:00Z', 'from the day it starts, by the one after it', 'lunedì 13 aprile 2099'],
  ['2099-04-13T10:00:00Z', 'once the last has started, by the button that asks', undefined],
] as const) {
  // Only one place is tested with React, which follows the same rule.
  for (const isAlive of instant.startsWith('2099-04') ? [false, true] : [false]) {
    test(`${where}, ${isAlive ? 'with' : 'before'} React: a start that passes after the build is followed`, async ({
      page,
    }) => {
      if (!isAlive) await holdReact(page);
      await page.clock.setFixedTime(new Date(instant));
      await page.goto('/corso-b1');
      if (isAlive) await page.getByRole('textbox', { name: 'Messaggio' }).fill('Quando parte?');
      await expect(article(page).locator('time').filter({ visible: true })).toHaveText(day ? [day] : []);
      await expect(article(page).locator('a[href$="#contatto"]').filter({ visible: true })).toHaveText([
        day ? /^Chiedi un posto/ : /chiedi la data/,
      ]);
    });
  }
}

const examRows = (page: Page) => page.getByRole('table', { name: 'Date degli esami' }).getByRole('row');

test('an exam can be enrolled for with exam and date filled, and noted in a calendar, while enrolment is open', async ({
  page,
}) => {
  await page.goto('/certificazioni#date-esami');
  const open = examRows(page).filter({ hasText: 'B2 First' });
  await expect(open).toContainText('Iscrizioni entro dom 15 marzo 2099');
  const closed = examRows(page).filter({ hasText: 'TKT CLIL' });
  await expect(closed).toContainText('Iscrizioni chiuse');
  await expect(closed.getByRole('link')).toHaveText([/^Avvisami della prossima/]);
  await open.getByRole('link', { name: /^Iscriviti/ }).click();
  await expect(page.getByLabel('Servizio di interesse')).toHaveValue('certificazioni');
  await expect(page.getByLabel('Corso o esame')).toHaveValue('Esame B2 First, domenica 10 maggio 2099');
  await expect(page.getByRole('main').getByRole('checkbox', { name: /^Avvisami/ })).not.toBeChecked();
});

test('exams are looked through by level, and Young Learners and TKT by themselves', async ({ page }) => {
  await page.goto('/certificazioni#date-esami');
  await expect(page.getByRole('group', { name: 'Esame' }).getByRole('radio')).toHaveCount(5);
  for (const [choice, exam] of [
    ['Young Learners', /Young Learners Movers/],
    ['TKT', /TKT CLIL/],
    ['C1', /C1 Advanced/],
  ] as const) {
    await page.getByRole('radio', { name: choice, exact: true }).click();
    await expect(examRows(page)).toHaveText([/Data/, exam]);
    await expect(page.getByRole('main').getByRole('status').filter({ hasText: 'Date trovate: 1' })).toHaveCount(1);
  }
});

test('weeks left, closing and the end of the calendar are those of the visitor’s day before React is there', async ({
  page,
}) => {
  await holdReact(page);
  await page.clock.setFixedTime(new Date('2099-03-08T10:00:00Z'));
  await page.goto('/certificazioni#date-esami');
  await expect(examRows(page).filter({ hasText: 'C1 Advanced' })).toContainText('ancora 6 settimane');
  // Enrolment closes six to eight weeks before; in that interval no date is given.
  await page.clock.setFixedTime(new Date('2099-03-20T10:00:00Z'));
  await page.reload();
  await expect(examRows(page).filter({ visible: true })).toHaveText([
    /Data/,
    /B2 First.*In chiusura/,
    /Movers.*ancora 12 giorni/,
    /C1 Advanced/,
  ]);
  await page.clock.setFixedTime(new Date('2099-06-13T10:00:00Z'));
  await page.reload();
  await expect(page.getByRole('table', { name: 'Date degli esami' })).toBeHidden();
  await expect(page.getByRole('main').getByRole('link', { name: 'Chiedi le prossime date' })).toHaveCount(2);
});

test('the exam calendar lists what is to come, the next exam first, by level, with a file for the calendar', async ({
  page,
}) => {
  await page.goto('/certificazioni#date-esami');
  const rows = page.getByRole('table', { name: 'Date degli esami' }).getByRole('row');
  await expect(rows).toHaveText([
    /Data/,
    /14 marzo 2099.*TKT CLIL/,
    /10 maggio 2099.*B2 First/,
    /23 maggio 2099.*Movers/,
    /12 giugno 2099.*ore 09:00.*C1 Advanced.*20 aprile 2099/,
  ]);
  await page.getByRole('radio', { name: 'C1' }).click();
  await expect(rows).toHaveText([/Data/, /C1 Advanced/]);
  const download = page.waitForEvent('download');
  await rows.getByRole('link', { name: /Aggiungi al calendario/ }).click();
  const calendar = readFileSync(await (await download).path(), 'utf8');
  expect((await download).suggestedFilename()).toBe('esame-2099-06-12.ics');
  expect(calendar).toContain('SUMMARY:Esame C1 Advanced');
  expect(calendar).toContain('DTSTART;TZID=Europe/Rome:20990612T090000');
});

test('the choice of exams, as a screen reader says it', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2099-03-03T10:00:00+01:00'));
  await chooseCookies(page);
  await page.goto('/certificazioni#date-esami');
  const levels = page.getByRole('group', { name: 'Esame' }).getByRole('radio');
  const shown = page.getByRole('table', { name: 'Date degli esami' }).getByRole('row');
  const choose = (level: string, exams: number) => async () => {
    await levels.and(page.getByLabel(level, { exact: true })).check();
    await expect(shown).toHaveCount(1 + exams);
  };
  await levels.first().focus();
  await choose('C1', 1)();
  await choose('Tutti', 4)();
  const heard = await heardAfter(page, [
    ['C1', choose('C1', 1)],
    ['Tutti', choose('Tutti', 4)],
  ]);
  isKept('exam-filter', await readAloud(page.locator('#date-esami')), heard);
});
