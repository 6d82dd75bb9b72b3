// The site with all of the owner's values given: what is plain text or a way round while they are missing is then a link.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test as base } from 'playwright/test';
import { createServer } from 'vite';
import { chooseCookies } from './support/alive.ts';
import { heardAfter, isKept, readAloud } from './support/screen-reader.ts';

const root = join(import.meta.dirname, '..');
const ownersFile = join(root, '../infra/school.json');
const site = (name: string) => `https://${name}.example.com/`;

const links = {
  levelTest: site('test'),
  studyAbroad: site('viaggi'),
  italianForForeigners: site('italiano'),
  examPriceList: site('listino'),
  examHelp: site('assistenza'),
  bandoItaca: site('itaca'),
  cartaQualita: site('qualita'),
};
const social = { facebook: site('facebook'), instagram: site('instagram'), linkedin: site('linkedin'), youtube: site('youtube') };
const examDates = [
  { exam: 'B2 First', date: '2020-05-10' },
  { exam: 'C1 Advanced', date: '2099-06-12', startsAt: '09:00', enrolBy: '2099-04-20' },
  { exam: 'B2 First', date: '2099-05-10' },
];

const test = base.extend<object, { ownersSite: string }>({
  ownersSite: [
    // Playwright reads a fixture's needs from this pattern.
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const dir = mkdtempSync(join(tmpdir(), 'owner-'));
      const file = join(dir, 'school.json');
      writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(ownersFile, 'utf8')), links, social, examDates }));
      process.env['SCHOOL_FILE'] = file;
      const server = await createServer({ root, logLevel: 'error', cacheDir: join(dir, 'cache'), server: { port: 0, host: 'localhost' } });
      await server.listen();
      await use(`http://localhost:${(server.httpServer!.address() as AddressInfo).port}`);
      await server.close();
      delete process.env['SCHOOL_FILE'];
      rmSync(dir, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: async ({ ownersSite }, use) => use(ownersSite),
});

test.beforeEach(async ({ context }) => {
  await context.route('https://*.example.com/**', (route) =>
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

for (const [path, expected] of Object.entries(linked)) {
  test(`${path} links to the owner's other sites, in a new tab`, async ({ page }) => {
    await page.goto(path);
    for (const [words, href] of expected) {
      const link = page.getByRole('main').getByRole('link', { name: words }).first();
      await expect(link).toHaveAttribute('href', href);
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('rel', /\bnoopener\b/);
    }
  });
}

test('the footer and the menu link to everything that has an address', async ({ page }) => {
  await page.goto('/gdpr');
  const hrefs = await page
    .getByRole('contentinfo')
    .getByRole('link')
    .evaluateAll((found) => found.map((link) => link.getAttribute('href')));
  expect(hrefs).toEqual(
    expect.arrayContaining([links.bandoItaca, links.italianForForeigners, links.cartaQualita, ...Object.values(social)]),
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

  test('/viaggistudio says what happens and offers the way on', async ({ page }) => {
    await page.goto('/viaggistudio');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Reindirizzamento in corso...');
    await expect(page.getByRole('link', { name: 'clicca qui' })).toHaveAttribute('href', links.studyAbroad);
    await expect(page.getByRole('main').getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
  });
});

test('the exam calendar lists what is to come, the next exam first, by level, with a file for the calendar', async ({ page }) => {
  await page.goto('/certificazioni#date-esami');
  const rows = page.getByRole('table', { name: 'Date degli esami' }).getByRole('row');
  await expect(rows).toHaveText([/Data/, /10 maggio 2099.*B2 First/, /12 giugno 2099.*ore 09:00.*C1 Advanced.*20 aprile 2099/]);
  await page.getByRole('radio', { name: 'C1' }).check();
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
  const levels = page.getByRole('group', { name: 'Livello' }).getByRole('radio');
  const shown = page.getByRole('table', { name: 'Date degli esami' }).getByRole('row');
  const choose = (level: string, exams: number) => async () => {
    await levels.and(page.getByLabel(level, { exact: true })).check();
    await expect(shown).toHaveCount(1 + exams);
  };
  await levels.first().focus();
  await choose('C1', 1)();
  await choose('Tutti', 2)();
  const heard = await heardAfter(page, [
    ['C1', choose('C1', 1)],
    ['Tutti', choose('Tutti', 2)],
  ]);
  isKept('exam-filter', await readAloud(page.locator('#date-esami')), heard);
});
