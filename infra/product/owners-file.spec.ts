// Every value of the owner's file is changed, and looked for in what visitors and offices read: the pages with their
// data for search engines and calendars, what Gaia knows, the mails, the receipts and the other pages of the gateway.
import { execFile } from 'node:child_process';
import { createSecretKey } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type School, allFacts, dayInWords, daysAfter, privacyPromises, weekdays } from '@school/catalog';
import { loadSchool, schoolJsonSchema } from '@school/catalog/school-file';
import { ANSWER_HOURS, COMPLAINT_WORKING_DAYS, leadKinds, officeIds } from '@school/contracts';
import { aLead } from '@school/contracts/testing';
import { robots, securityTxt, webManifest } from '../../frontend/build/discovery.ts';
import { noReceiptPage, receiptPage } from '../../services/gateway/src/native-forms/receipt-page.js';
import { refusalPage } from '../../services/gateway/src/native-forms/refusal-page.js';
import { refusedOfficePage } from '../../services/gateway/src/offices/office-page.js';
import { receiptOf } from '../../services/gateway/src/receipts/receipt-of.js';
import { confirmationMail } from '../../services/mailer/src/mails/confirmation.mail.js';
import { leadMail } from '../../services/mailer/src/mails/lead.mail.js';
import { morningMail } from '../../services/mailer/src/mails/morning.mail.js';
import { noticeMail } from '../../services/mailer/src/mails/notice.mail.js';
import { root } from '../stack/checkout.ts';

const demonstration = JSON.parse(readFileSync(join(root, 'infra/school.json'), 'utf8')) as School;
const { closures, courses, offices } = demonstration;
/** With all that an owner may leave out. */
const complete = {
  ...demonstration,
  whatsapp: '+39 06 0000 0099',
  withoutConfirmation: [],
  morningMail: { at: '08:30', notTo: [] },
  offices: Object.fromEntries(
    officeIds.map((id, index) => [id, { ...offices[id], hours: { [weekdays[index % 7]!]: '15:00-17:00' } }]),
  ),
  openingHours: { ...demonstration.openingHours, domenica: '9:00-13:00' },
  phoneHours: { ...demonstration.phoneHours, sabato: '9:00-13:00', domenica: '9:00-13:00' },
  closures: [...closures, { from: '2027-02-15', until: '2027-02-15', offices: ['esami'] }],
  courses: { ...courses, a2: { ...courses.a2, materials: 'quaderno incluso' } },
  facts: [{ topic: 'scuola', side: 'parcheggio', text: 'Il parcheggio è in Via Crescenzio.', page: '/contatti' }],
};

/** Values that are not read in a text: names of files and of things, senders, and what decides whether and when. */
const SILENT =
  /^(?:\$schema|demo|withoutConfirmation|morningMail|mailFrom\.address|offices\.verifica\.hours|closures\.2\.offices|courseDates\.\d+\.course|facts\.0\.(?:topic|side|page)|pictures\.\d+\.(?:file|shows))/;
/** The old ones stay on the pages, because the site says the same words of other things. */
const COMMON =
  /^(?:address\.(?:city|postalCode)|offices\.\w+\.name|testimonials\.\d+\.role|pictures\.\d+\.(?:role|name)|examDates\.\d+\.exam)/;
/** What follows the figures in a sentence. */
const UNITS: Readonly<Record<string, string>> = {
  priceEuro: '(?:euro|€)',
  pricePerHourEuro: '(?:euro|€)',
  feeEuro: 'euro',
  totalHours: 'ore',
  hours: 'ore',
  maxStudents: 'studenti',
  seats: 'posti',
  weeks: 'settimane',
  hoursPerDay: 'ore al giorno',
  examSuccessPercent: '%',
  yearsOfExperience: 'anni',
  languages: 'lingue',
  participants: 'partecipanti',
};

type Path = readonly string[];
type Leaf = string | number | boolean | null;
type Changing = (value: Leaf, path: Path) => Leaf;

function changed<T>(value: T, change: Changing, path: Path = []): T {
  if (Array.isArray(value)) return value.map((inner: unknown, at) => changed(inner, change, [...path, `${at}`])) as T;
  if (typeof value !== 'object' || value === null) return change(value as Leaf, path) as T;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, changed(inner as unknown, change, [...path, key])]),
  ) as T;
}

const later = (time: string, minutes: number) => `${time.slice(0, -2)}${String(31 + (minutes % 29))}`;

/** Another value of the same kind. @param count different for each value. */
function otherText(value: string, count: number): string {
  if (weekdays.includes(value as 'lunedì')) return weekdays[(weekdays.indexOf(value as 'lunedì') + 1) % 7]!;
  // Years later, where no old day is, and on the next day of the week.
  if (/^\d{4}-\d\d-\d\d$/.test(value)) return daysAfter(value, 1100);
  if (/^\d+:\d\d(?:-\d+:\d\d)?$/.test(value))
    return value
      .split('-')
      .map((time) => later(time, count))
      .join('-');
  if (value.includes('@')) return `casella${count}@scuola-nuova.it`;
  if (value.startsWith('https:')) return `https://scuola-nuova.it/pagina${count}`;
  return /[a-z]/.test(value) ? `Parole nuove ${count}` : `${value.slice(0, -2)}${10 + (count % 90)}`;
}

interface Change {
  readonly path: string;
  readonly from: Leaf;
  readonly to: Leaf;
}
const changes: Change[] = [];
let texts = 0;
const known = new Map<string, string>();
const school = changed(complete as unknown, (from, path) => {
  const name = path.join('.');
  texts += 1;
  if (from === null || typeof from === 'boolean' || SILENT.test(name)) return from;
  // Equal texts stay equal, because some name others: a voice her testimonial.
  const to =
    typeof from === 'number'
      ? name.endsWith('Percent')
        ? 73
        : 200 + texts
      : (/[a-z]/.test(from) && known.get(from)) || otherText(from, texts);
  if (typeof from === 'string') known.set(from, String(to));
  changes.push({ path: name, from, to });
  return to;
}) as School;

/** Every way in which a value may be written. */
function written({ path }: Change, value: Leaf): string[] {
  const text = String(value);
  if (typeof value === 'number')
    return [`${value}`, new Intl.NumberFormat('it', { useGrouping: 'always' }).format(value)];
  if (/^\d{4}-\d\d-\d\d$/.test(text))
    return [
      text,
      dayInWords(text),
      dayInWords(text).replace(/^\S+ /, ''),
      text.split('-').toReversed().join('/'),
      text.replaceAll('-', ''),
    ];
  if (path === 'whatsapp') return [text.replaceAll(/\D/g, '')];
  const course = /^courses\.(\w+)\.weekday$/.exec(path)?.[1] as keyof School['courses'] | undefined;
  return course ? [`${text} ${school.courses[course].time}`] : [text];
}

/** As it is read: without tags and entities, each blank and dash alike. */
const plain = (html: string) =>
  html
    .replaceAll(/<!--.*?-->/g, '')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replaceAll(/[\u00a0\s]+/g, ' ')
    .replaceAll('–', '-');

/** The calendar files that a page offers, with their lines whole. */
const calendarsOf = (html: string) =>
  [...html.matchAll(/"data:text\/calendar;charset=utf-8,([^"]+)"/g)].map(([, file]) =>
    decodeURIComponent(file!).replaceAll('\r\n ', '').replaceAll('\\', ''),
  );

const dir = mkdtempSync(join(tmpdir(), 'owner-'));
let read: string;
beforeAll(async () => {
  const file = join(dir, 'school.json');
  writeFileSync(file, JSON.stringify(school));
  cpSync(join(root, 'infra/immagini'), join(dir, 'immagini'), { recursive: true });
  const { stdout } = await promisify(execFile)(process.execPath, [join(root, 'frontend/build/render-pages.ts')], {
    env: { ...process.env, SCHOOL_FILE: file },
    maxBuffer: 64 * 1024 * 1024,
  });
  const loaded = loadSchool(file, { production: false });
  const key = createSecretKey(Buffer.alloc(32, 1));
  const leads = leadKinds.map((kind) => aLead(kind, { receivedAt: '2026-11-21T09:41:00.000Z' }));
  const now = new Date();
  const mails = [
    ...officeIds.flatMap((office) => [
      leadMail(leads[0]!, office, loaded, key),
      morningMail(
        {
          v: 1,
          office,
          day: '2026-11-27',
          open: leads.map((lead) => ({ ...lead, topic: '', isTaken: false })),
          more: 1,
        },
        loaded,
        key,
        now,
      ),
      noticeMail({ ...leads[0]!, v: 1, about: 'office', office }, loaded),
    ]),
    ...leads.map((lead) => confirmationMail(lead, loaded)),
  ];
  const publicValues = loaded as unknown as Parameters<typeof robots>[0];
  const ofGateway = [
    ...leads.map((lead) => {
      const state = receiptOf({ ...lead, receivedAt: new Date(lead.receivedAt) }, loaded);
      return receiptPage(lead.kind, lead.id, 'promised', loaded, state);
    }),
    noReceiptPage(loaded),
    refusedOfficePage(404, loaded),
    refusalPage({ status: 503, title: '', detail: '', type: 'about:blank' }, undefined, loaded),
  ];
  const pages = Object.values(JSON.parse(stdout) as Record<string, string>);
  read = plain(
    [
      ...pages,
      ...pages.flatMap(calendarsOf),
      ...ofGateway,
      robots(publicValues),
      securityTxt(publicValues, now),
      webManifest(publicValues),
      ...allFacts(loaded, now).map(({ value }) => value),
      ...mails.map((mail) => JSON.stringify(mail)),
    ].join('\n'),
  );
});
afterAll(() => rmSync(dir, { recursive: true }));

it('nothing of the format is left out here', () => {
  interface Part {
    readonly properties?: Readonly<Record<string, Part>>;
    readonly items?: Part | false;
    readonly oneOf?: readonly Part[];
    readonly anyOf?: readonly Part[];
  }
  const keysOf = (part: Part, path: string): string[] => [
    path,
    ...Object.entries(part.properties ?? {}).flatMap(([key, inner]) => keysOf(inner, `${path}.${key}`)),
    ...[part.items || [], part.oneOf ?? [], part.anyOf ?? []].flat().flatMap((inner) => keysOf(inner, path)),
  ];
  const used = new Set(['']);
  changed(complete as unknown, (value, path) => {
    const names = path.filter((key) => !/^\d+$/.test(key));
    for (const end of names.keys()) used.add(`.${names.slice(0, end + 1).join('.')}`);
    return value;
  });
  const hours = /\.hours\./;
  const empty = ['.withoutConfirmation', '.morningMail.notTo'];
  const missing = keysOf(schoolJsonSchema() as Part, '').filter((key) => !used.has(key) && !hours.test(key));
  expect([...new Set(missing)].filter((key) => !empty.includes(key))).toEqual([]);
});

it('every new value is read somewhere', () => {
  const missing = changes.filter((change) => !written(change, change.to).some((words) => read.includes(words)));
  expect(missing.map(({ path, to }) => `${path}: ${to}`)).toEqual([]);
});

it('no old value is read any more', () => {
  const left = changes.flatMap((change) => {
    const { path, from } = change;
    if (COMMON.test(path)) return [];
    const unit = UNITS[path.split('.').at(-1)!];
    const old =
      typeof from === 'number'
        ? unit && new RegExp(`(?<![\\d.,-])${from}(?:,00)? ?${unit}`).exec(read)
        : written(change, from).find((words) => read.includes(words));
    return old ? [`${path}: ${String(old)}`] : [];
  });
  expect(left).toEqual([]);
});

it('every promise of an answer is the one that due times are computed by', () => {
  const promised = (unit: string) =>
    new Set([...read.matchAll(new RegExp(`entro (\\d+) ${unit}`, 'gi'))].map(([, figure]) => Number(figure)));
  expect(promised('ore')).toEqual(new Set([ANSWER_HOURS, privacyPromises.breachNoticeHours]));
  expect(promised('giorni lavorativi')).toEqual(new Set([COMPLAINT_WORKING_DAYS]));
});
