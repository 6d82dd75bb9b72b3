import { afterAll, describe, expect, it } from '@jest/globals';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Outside, checkOwnersFile, findingsAsText } from './owner-check.js';
import { schoolJsonSchema } from './school-file.js';
import { exampleSchool } from './testing/index.js';

const dir = mkdtempSync(join(tmpdir(), 'owner-'));
const file = join(dir, 'school.json');
afterAll(() => rmSync(dir, { recursive: true }));

const quiet: Outside = { resolveMx: () => Promise.resolve([{}]), fetch: () => Promise.resolve({ status: 200 }) };
const courseDates = (['a2', 'b1', 'b2', 'c1', 'c2'] as const).map((course, index) => ({
  course,
  starts: ['2027-01-20', '2027-01-18', '2027-01-19', '2027-01-21', '2027-01-22'][index]!,
}));
const c2 = { ...exampleSchool.courses.c2, startDate: '2025-10-24' };
/** With nothing to be said of it. */
const school = {
  ...exampleSchool,
  courses: { ...exampleSchool.courses, c2 },
  courseDates,
  examDates: [{ exam: 'B2 First', date: '2027-03-06', enrolBy: '2027-01-15' }],
};

/** What is said of a school with some other values. */
async function saidOf(values: object, outside = quiet): Promise<string[]> {
  writeFileSync(file, JSON.stringify({ ...school, ...values }, null, 2));
  const findings = await checkOwnersFile(file, { production: false, now: new Date('2026-11-29T10:00:00Z'), outside });
  return findings.map(({ isWrong, says }) => `${isWrong ? '!' : '?'} ${says.replace(/^riga \d+: /, '')}`);
}

describe('the check of the owner’s file', () => {
  it('says nothing of a file that is right', async () => expect(await saidOf({})).toEqual([]));

  it.each([
    [
      'a start on another day than the lessons',
      { courseDates: [...courseDates, { course: 'b1', starts: '2027-02-02' }] },
      '! courseDates.5.starts: è martedì 2 febbraio 2027, ma le lezioni del corso B1 Preliminary sono di lunedì',
    ],
    [
      'enrolment that ends after its exam',
      { examDates: [{ exam: 'B2 First', date: '2027-03-06', enrolBy: '2027-03-09' }] },
      '! examDates.0.enrolBy: le iscrizioni a B2 First finiscono il 2027-03-09: devono finire prima dell’esame, che è il 2027-03-06',
    ],
    [
      'the picture of a voice that is gone',
      { pictures: [{ shows: 'voice', file: 'eva.svg', alt: 'Disegno: Eva', name: 'Eva, genitore' }] },
      '! pictures.0.name: nessuna delle testimonianze è di "Eva, genitore"',
    ],
    [
      'a start that is past',
      { courseDates: [...courseDates, { course: 'b1', starts: '2026-11-23' }] },
      '? courseDates.5: lunedì 23 novembre 2026: è passato, si può togliere',
    ],
    [
      'an exam that is past',
      { examDates: [...school.examDates, { exam: 'TKT CLIL', date: '2026-11-28' }] },
      '? examDates.1: TKT CLIL del 2026-11-28: è passato, si può togliere',
    ],
    [
      'a closure that is past',
      { closures: [{ from: '2026-08-10', until: '2026-08-21' }] },
      '? closures.0: venerdì 21 agosto 2026: è passato, si può togliere',
    ],
    [
      'a start in another century',
      { courseDates: [...courseDates, { course: 'b1', starts: '2072-02-01' }] },
      '? courseDates.5.starts: lunedì 1 febbraio 2072: l’anno è giusto?',
    ],
    [
      'a start on a holiday',
      { courseDates: [...courseDates, { course: 'b1', starts: '2027-03-29' }] },
      '? courseDates.5.starts: lunedì 29 marzo 2027 è festa',
    ],
    [
      'an exam while the school is closed',
      {
        closures: [{ from: '2027-08-09', until: '2027-08-20' }],
        examDates: [...school.examDates, { exam: 'TKT CLIL', date: '2027-08-14' }],
      },
      '? examDates.1.date: sabato 14 agosto 2027 la scuola è chiusa',
    ],
    [
      'an enrolment that ends a year early',
      { examDates: [{ exam: 'B2 First', date: '2027-03-06', enrolBy: '2026-01-15' }] },
      '? examDates.0.enrolBy: 2026-01-15, per un esame del 2027-03-06: l’anno è giusto?',
    ],
    [
      'a closure of a year',
      { closures: [{ from: '2027-12-24', until: '2029-01-05' }] },
      '? closures.0.until: chiusa dal 2027-12-24 al 2029-01-05: l’anno è giusto?',
    ],
    [
      'a course without a departure ahead',
      { courseDates: courseDates.slice(1) },
      '? courseDates: il corso A2 Key non ha una prossima partenza: il sito dice di chiedere la data',
    ],
    ['no exam ahead', { examDates: [] }, '? examDates: nessun esame è in programma: il sito dice di chiedere le date'],
    [
      'a published start that contradicts its weekday',
      { courses: exampleSchool.courses },
      '? courses.c2.startDate: è mercoledì 22 ottobre 2025, ma le lezioni del corso C2 Proficiency sono di venerdì: il sito la dice da confermare',
    ],
  ])('names %s', async (_what, values, line) => expect(await saidOf(values)).toEqual([line]));

  it('of a demonstration lets dates pass', async () =>
    expect(await saidOf({ demo: true, examDates: [{ exam: 'B2 First', date: '2020-01-01' }] })).toEqual([]));

  it('names each domain without mail exchanger once, and no name server that is away', async () => {
    const failing = (code: string): Outside => ({
      ...quiet,
      resolveMx: (domain) =>
        domain === 'example.it' ? Promise.reject(Object.assign(new Error(code), { code })) : Promise.resolve([{}]),
    });
    expect(await saidOf({}, failing('ENOTFOUND'))).toEqual(['? email: example.it non riceve posta (MX)']);
    expect(await saidOf({}, failing('ESERVFAIL'))).toEqual([]);
  });

  it('names the links that lead nowhere, and asks none that is invented', async () => {
    const answers: Readonly<Record<string, number>> = {
      'https://scuola.it/gone': 404,
      'https://scuola.it/down': 503,
      'https://linkedin.com/x': 999,
    };
    const outside: Outside = {
      ...quiet,
      fetch: (address) =>
        answers[address] ? Promise.resolve({ status: answers[address] }) : Promise.reject(new Error('ENOTFOUND')),
    };
    const links = {
      ...exampleSchool.links,
      levelTest: 'https://scuola.it/gone',
      studyAbroad: 'https://scuola.it/down',
      examHelp: 'https://nowhere.it',
      bandoItaca: 'https://example.org/bando',
    };
    const social = { ...exampleSchool.social, linkedin: 'https://linkedin.com/x' };
    expect(await saidOf({ links, social }, outside)).toEqual([
      '? links.levelTest: https://scuola.it/gone risponde 404',
      '? links.studyAbroad: https://scuola.it/down risponde 503',
      '? links.examHelp: https://nowhere.it non risponde',
    ]);
  });

  it('in haste counts what answers, and does not call a link dead that does not', async () => {
    const links = { ...exampleSchool.links, levelTest: 'https://scuola.it/gone', examHelp: 'https://scuola.it/slow' };
    const fetch = (address: string) =>
      address.endsWith('gone') ? Promise.resolve({ status: 404 }) : Promise.reject(new Error('TimeoutError'));
    writeFileSync(file, JSON.stringify({ ...school, links }));
    const options = { production: false, now: new Date('2026-11-29T10:00:00Z'), outside: { ...quiet, fetch } };
    const said = async (inHaste: boolean) =>
      (await checkOwnersFile(file, { ...options, inHaste })).map(({ says }) => says.replace(/^.*: /, ''));
    expect(await said(true)).toEqual(['https://scuola.it/gone risponde 404']);
    expect(await said(false)).toEqual([expect.any(String), 'https://scuola.it/slow non risponde']);
  });

  /** What is said of the file with a part of its text replaced; `#` stands for the line of it. */
  const typed = (from: string, to: string, says: string) => ({ from, to, says });
  const pretty = JSON.stringify(school, null, 2);
  const name = '"name": "Scuola Esempio",';
  const starts = '"starts": "2027-01-20"';
  it.each([
    typed(name, '"name": "Scuola Esempio"', '#: qui manca una virgola, o mancano le virgolette (") di un testo'),
    typed(starts, `${starts},`, '#: qui c’è una virgola di troppo, o manca un valore'),
    typed(
      name,
      '"name": „Scuola Esempio“,',
      '#: „Scuola non va bene qui: un testo sta fra virgolette dritte ("), dopo viene la virgola',
    ),
    typed(name, '"name": "Scuola Esempio,', '#: le virgolette (") si aprono e su questa riga non si chiudono'),
    typed(name, `${name}\n${name}`, '##: name è scritto due volte'),
    typed(
      '"priceEuro": 680',
      '"priceEuro": 680,50',
      '#: qui c’è una virgola in un numero: i prezzi si scrivono con il punto, come 49.50',
    ),
    typed(
      '"priceEuro": 680',
      '"priceEuro": 1.280',
      '#: courses.a2.priceEuro: deve essere almeno 10: le migliaia si scrivono senza punto, come 1280',
    ),
    typed('"priceEuro": 680', '"priceEuro": "680"', '#: courses.a2.priceEuro: deve essere un numero, senza virgolette'),
    typed(
      '"materials": null',
      '"materials": null, "materiale": ""',
      '#: courses.a2.materiale: non esiste: forse "materials"?',
    ),
    typed(
      '"materials": null',
      '"materials": null, "prezzo": 680',
      '#: courses.a2.prezzo: non esiste: forse "priceEuro"?',
    ),
    typed('"materials": null', '"materials": null, "insegnanti": []', '#: courses.a2.insegnanti: non esiste'),
    typed(
      starts,
      '"starts": "2027-20-01"',
      '#: courseDates.0.starts: deve essere un giorno che esiste, AAAA-MM-GG (anno, mese, giorno)',
    ),
    typed(
      starts,
      '"starts": "2027-02-31"',
      '#: courseDates.0.starts: deve essere un giorno che esiste, AAAA-MM-GG (anno, mese, giorno)',
    ),
    typed('"9:00-18:00"', '"9.00-18.00"', '#: openingHours.lunedì: deve essere dalle-alle, come 9:00-18:00'),
    typed(name, '"name": "",', '#: name: non deve essere vuoto'),
  ])('names the line of $to instead of $from, whatever ends the lines', async ({ from, to, says }) => {
    const place = pretty.slice(0, pretty.indexOf(from)).split('\n').length;
    for (const mark of ['', '\ufeff']) {
      writeFileSync(file, mark + pretty.replace(from, to).replaceAll('\n', mark ? '\r\n' : '\n'));
      const found = await checkOwnersFile(file, { production: false, now: new Date(), outside: quiet });
      const line = says.replace('##', `riga ${place + 1}`).replace('#', `riga ${place}`);
      expect(findingsAsText(found.filter(({ isWrong }) => isWrong))).toBe(`ERRORE  ${line}\n`);
    }
  });

  it('takes a file with a byte order mark and Windows’ line ends, and names another encoding than UTF-8', async () => {
    const find = () => checkOwnersFile(file, { production: false, now: new Date('2026-11-29'), outside: quiet });
    writeFileSync(file, `\ufeff${pretty.replaceAll('\n', '\r\n')}`);
    expect(await find()).toEqual([]);
    writeFileSync(file, pretty, 'latin1');
    expect(await find()).toEqual([{ isWrong: true, says: 'il file non è in UTF-8: salvalo con questa codifica' }]);
  });

  it('names the line of each value that cannot be used, and for an unknown one the nearest that is known', async () => {
    const typed = { ...school, fone: '06 1', phone: 'chiamaci', address: { ...school.address, citta: 'Roma' } };
    const text = JSON.stringify(
      { ...typed, vatNumber: undefined, openingHours: { ...school.openingHours, lunedi: '9:00-13:00' } },
      null,
      2,
    );
    writeFileSync(file, text);
    const found = await checkOwnersFile(file, { production: false, now: new Date(), outside: quiet });
    const lineOf = (words: string) => text.split('\n').findIndex((line) => line.includes(words)) + 1;
    expect(findingsAsText(found).split('\n').toSorted()).toEqual(
      [
        '',
        'ERRORE  riga 1: vatNumber: manca',
        `ERRORE  riga ${lineOf('"citta"')}: address.citta: non esiste: forse "city"?`,
        `ERRORE  riga ${lineOf('"lunedi"')}: openingHours.lunedi: non esiste: forse "lunedì"?`,
        `ERRORE  riga ${lineOf('chiamaci')}: phone: deve essere un numero di telefono`,
        `ERRORE  riga ${lineOf('"fone"')}: fone: non esiste: forse "phone"?`,
      ].toSorted(),
    );
  });
});

it('the schema for editors is that of the catalog: node services/libs/catalog/dist/cli/write-schema.js', () => {
  const kept = readFileSync(join(import.meta.dirname, '../../../../infra/school.schema.json'), 'utf8');
  expect(JSON.parse(kept)).toEqual(JSON.parse(JSON.stringify(schoolJsonSchema('ref'))));
});

it('every value that an editor offers is described', () => {
  interface Part {
    readonly description?: string;
    readonly properties?: Readonly<Record<string, Part>>;
    readonly items?: Part;
    readonly oneOf?: readonly Part[];
    readonly anyOf?: readonly Part[];
    readonly const?: string;
  }
  const silent = (part: Part, path: string): string[] => [
    ...(part.description || part.properties || part.oneOf || part.const || !path ? [] : [path]),
    ...Object.entries(part.properties ?? {}).flatMap(([key, inner]) => silent(inner, `${path}.${key}`)),
    ...(part.items?.properties ? silent(part.items, path) : []),
    ...(part.items?.oneOf ?? []).flatMap((inner) => silent(inner, path)),
  ];
  expect(silent(schoolJsonSchema() as Part, '')).toEqual([]);
});
