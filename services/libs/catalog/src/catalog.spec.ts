import { afterAll, describe, expect, it } from '@jest/globals';
import { leadKinds, officeIds } from '@school/contracts';
import { aBody, aCourseEnquiry, aLead } from '@school/contracts/testing';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { closureInWords } from './hours-in-words.js';
import { todaysHours } from './hours.js';
import { officeFor } from './offices.js';
import { dueTime, soonText } from './reply-by.js';
import type { School } from './school.js';
import { SchoolFileError, contactsAsText, loadContacts, loadSchool } from './school-file.js';
import { exampleSchool } from './testing/example-school.js';
import { workingDays, workingDaysAfter, workingDaysSince } from './working-days.js';

const OWNERS_FILE = fileURLToPath(new URL('../../../../infra/school.json', import.meta.url));

describe("the owner's file", () => {
  const dir = mkdtempSync(join(tmpdir(), 'school-'));
  const file = join(dir, 'school.json');
  afterAll(() => rmSync(dir, { recursive: true }));

  const changed = (change: (school: Record<string, unknown>) => void) => {
    const school = JSON.parse(readFileSync(OWNERS_FILE, 'utf8')) as Record<string, unknown>;
    change(school);
    writeFileSync(file, JSON.stringify(school));
    return file;
  };

  /** What a production start says of a file, a line for each value. */
  const refusals = (file: string): string[] => {
    try {
      loadSchool(file, { production: true });
      return [];
    } catch (error) {
      const [, ...lines] = (error as Error).message.split('\n');
      return lines.map((line) => /^ {2}- riga \d+: ([\w.]+): /.exec(line)![1]!);
    }
  };

  it('as it ships is a complete invented school, which production refuses with a list of every invented value', () => {
    const school = loadSchool(OWNERS_FILE, { production: false });
    expect(JSON.stringify(school)).not.toMatch(/[[{,:]"\[|\]"[,}\]]/);
    expect(Object.entries({ ...school.links, ...school.social }).filter(([, link]) => link === null)).toEqual([]);
    const invented = [
      'demo',
      'name',
      'legalName',
      'taxCode',
      'vatNumber',
      'companyRegister',
      'ministryRecognition',
      'regionalAccreditation',
      'siteUrl',
      'phone',
      'email',
      'mailFrom.name',
      'mailFrom.address',
      ...officeIds.map((office) => `offices.${office}.email`),
      ...Object.keys(school.links).map((link) => `links.${link}`),
      ...Object.keys(school.social).map((network) => `social.${network}`),
      ...school.testimonials.map((_, index) => `testimonials.${index}.name`),
      ...school.pictures.flatMap(({ shows }, index) =>
        ['file', ...(shows === 'voice' ? ['name'] : [])].map((key) => `pictures.${index}.${key}`),
      ),
    ];
    expect(refusals(OWNERS_FILE).toSorted()).toEqual(invented.toSorted());
  });

  it('is refused in production while one invented value is left, and taken once there is none', () => {
    const real: Record<string, unknown> = {
      demo: false,
      name: 'Scuola Vera',
      legalName: 'Scuola Vera S.r.l.',
      taxCode: '12345678903',
      vatNumber: '12345678903',
      companyRegister: 'Registro Imprese di Roma, REA RM-1000000, capitale sociale 10.000 euro i.v.',
      ministryRecognition: 'Riconoscimento del Ministero, decreto n. 1000 del 10 marzo 1984',
      regionalAccreditation: 'Accreditamento della Regione Lazio, determinazione n. G10000',
      siteUrl: 'https://www.scuola-vera.it',
      phone: '+39 06 4500 0000',
      email: 'didattica@scuola-vera.it',
      mailFrom: { name: 'Scuola Vera', address: 'sito@scuola-vera.it' },
      offices: Object.fromEntries(officeIds.map((id) => [id, { name: id, email: `${id}@scuola-vera.it` }])),
      links: { ...exampleSchool.links, levelTest: 'https://test.scuola-vera.it/example/' },
      social: exampleSchool.social,
      testimonials: exampleSchool.testimonials,
      pictures: [],
    };
    expect(refusals(changed((school) => Object.assign(school, real)))).toEqual([]);
    for (const [path, value] of [
      ['email', 'info@example.it.invalid'],
      ['siteUrl', 'https://scuola.example'],
      ['siteUrl', 'https://www.example.com/'],
      ['phone', '06 000 0000'],
      ['vatNumber', '00000000000'],
      ['name', '[Nome della scuola]'],
      ['demo', true],
    ])
      expect(refusals(changed((school) => Object.assign(school, real, { [path as string]: value })))).toEqual([path]);
  });

  it('is refused with everything that is wrong with it', () => {
    const file = changed((school) => {
      school['phone'] = 'chiamaci';
      school['vatNumber'] = '123';
      (school['links'] as Record<string, unknown>)['levelTest'] = 'javascript:alert(1)';
      delete school['name'];
    });
    expect(() => loadSchool(file, { production: false })).toThrow(
      new RegExp(
        [
          'name:',
          'vatNumber: deve avere 11 cifre',
          'phone: deve essere un numero di telefono',
          'links\\.levelTest: deve essere un indirizzo https',
        ].join('[^]*'),
      ),
    );
  });

  it('names every wrong start of a course, and does without any', () => {
    const file = changed((school) => {
      school['courseDates'] = [
        { course: 'b1', starts: '2027-01-18' },
        { course: 'b7', starts: '2027-01-18' },
        { course: 'b2', starts: '18/01/2027' },
        { course: 'a2', starts: '2027-02-30' },
        { course: 'b1', starts: '2027-01-18' },
        { course: 'c1', starts: '2027-01-21', seats: 4 },
      ];
    });
    const faults = [
      'courseDates\\.1\\.course: deve essere uno di a2, b1, b2, c1, c2',
      '\\.2\\.starts: deve essere un giorno che esiste, AAAA-MM-GG',
      '\\.3\\.starts: deve essere un giorno',
      '\\.5\\.seats: non esiste: forse "starts"\\?',
    ];
    expect(() => loadSchool(file, { production: false })).toThrow(new RegExp(faults.join('[^]*')));
    const without = changed((school) => delete school['courseDates']);
    expect(loadSchool(without, { production: false }).courseDates).toEqual([]);
  });

  it('gives gateway, lead-store and mailer a part that another price, date or picture leaves as it is', () => {
    const part = contactsAsText(OWNERS_FILE);
    const withOthers = changed((school) => {
      for (const key of ['courseDates', 'examDates', 'pictures']) school[key] = [];
      for (const course of Object.values(school['courses'] as School['courses']))
        Object.assign(course, { priceEuro: course.priceEuro + 10 });
    });
    expect(contactsAsText(withOthers)).toBe(part);
    const withMailbox = changed(({ offices }) =>
      Object.assign((offices as School['offices']).esami, { email: 'e@example.it' }),
    );
    expect(contactsAsText(withMailbox)).not.toBe(part);
    const ofWholeFile = loadContacts(OWNERS_FILE, { production: false });
    writeFileSync(file, part);
    expect(loadContacts(file, { production: false })).toEqual(ofWholeFile);
    expect(ofWholeFile).not.toHaveProperty('courses');
  });

  it('that is missing or not JSON is named', () => {
    expect(() => loadSchool('/nowhere/school.json', { production: false })).toThrow(SchoolFileError);
  });
});

describe('the office that reads a request', () => {
  const contactAbout = (course: string) => officeFor(aLead('contact', {}, aBody('contact', { course })));

  it.each([
    ['certificazioni', 'esami'],
    ['formazione-aziendale', 'aziende'],
    ['business', 'aziende'],
    ['viaggi-studio', 'viaggi'],
    ['traduzioni', 'traduzioni'],
    ['inglese', 'didattica'],
    ['altro', 'didattica'],
    ['', 'didattica'],
  ])('about "%s" is %s', (course, office) => expect(contactAbout(course)).toBe(office));

  it.each([
    ['translation', 'traduzioni'],
    ['corporate', 'aziende'],
    ['school', 'scuole'],
    ['languagecert', 'esami'],
    ['complaint', 'qualita'],
    ['quote', 'traduzioni'],
  ] as const)('of a %s is %s', (kind, office) => expect(officeFor(aLead(kind))).toBe(office));

  it('of a course enquiry is didattica', () =>
    expect(officeFor(aLead('contact', {}, aCourseEnquiry()))).toBe('didattica'));

  it.each(leadKinds)('of a suspect %s is the one that checks by hand', (kind) =>
    expect(officeFor(aLead(kind, { suspicion: ['honeypot'] }))).toBe('verifica'),
  );
});

describe('working days in Rome', () => {
  it.each([
    ['a week', '2026-11-16T10:00:00Z', 5, '2026-11-23'],
    ['a Saturday start', '2026-11-21T10:00:00Z', 1, '2026-11-23'],
    ['15 days over the Immaculate Conception', '2026-11-21T10:00:00Z', 15, '2026-12-14'],
    ['Christmas', '2026-12-23T10:00:00Z', 2, '2026-12-28'],
    ['Easter Monday', '2027-03-26T10:00:00Z', 1, '2027-03-30'],
    ["Rome's patron saints", '2026-06-26T10:00:00Z', 1, '2026-06-30'],
    ['4 October, a holiday since 2026', '2027-10-01T10:00:00Z', 1, '2027-10-05'],
    ['4 October before it was one', '2023-10-03T10:00:00Z', 1, '2023-10-04'],
    ['an instant that is already tomorrow in Rome', '2026-11-22T23:30:00Z', 1, '2026-11-24'],
  ])('skip %s', (_what, instant, days, day) => {
    expect(workingDaysAfter(new Date(instant), days, workingDays(exampleSchool))).toBe(day);
    expect(workingDaysSince(new Date(instant), day, workingDays(exampleSchool))).toBe(days);
  });
});

describe("today's hours", () => {
  it.each([
    ['2026-11-20T10:00:00Z', 'oggi siamo aperti dalle 9:00 alle 18:00'],
    ['2026-11-21T10:00:00Z', 'oggi siamo aperti dalle 9:00 alle 13:00'],
    ['2026-11-21T11:59:00Z', 'oggi siamo aperti dalle 9:00 alle 13:00'],
    ['2026-11-21T12:00:00Z', 'oggi abbiamo chiuso alle 13:00'],
    ['2026-11-22T10:00:00Z', 'oggi siamo chiusi'],
    ['2026-12-08T10:00:00Z', 'oggi siamo chiusi'],
  ])('on %s', (now, words) => expect(todaysHours(exampleSchool, new Date(now))).toBe(words));
});

describe('an answer promised within 24 hours', () => {
  it.each([
    // Rome is one hour before UTC in winter, two in summer.
    ['by the clock, where the office is open then', '2026-11-18T10:30:00Z', '2026-11-19T10:30:00Z'],
    ['the minute it opens counts as open', '2026-11-18T08:00:00Z', '2026-11-19T08:00:00Z'],
    ['the minute it closes counts as open', '2026-11-18T17:00:00Z', '2026-11-19T17:00:00Z'],
    ['a moment after closing it is tomorrow’s opening', '2026-11-18T17:00:00.001Z', '2026-11-20T08:00:00Z'],
    ['before opening it is today’s', '2026-11-18T04:00:00Z', '2026-11-19T08:00:00Z'],
    ['at midnight in Rome', '2026-11-17T23:00:00Z', '2026-11-19T08:00:00Z'],
    ['on Saturday morning', '2026-11-20T11:59:00Z', '2026-11-21T11:59:00Z'],
    ['on Saturday afternoon it is Monday’s opening', '2026-11-20T12:01:00Z', '2026-11-23T08:00:00Z'],
    ['on a Sunday it is Monday’s opening', '2026-11-21T09:30:00Z', '2026-11-23T08:00:00Z'],
    [
      'of a Sunday request it is Monday: from its opening on somebody can act',
      '2026-11-22T09:02:00Z',
      '2026-11-23T09:02:00Z',
    ],
    ['of a Sunday evening it is Tuesday’s opening', '2026-11-22T20:00:00Z', '2026-11-24T08:00:00Z'],
    ['on a holiday it is the next day’s opening', '2026-12-07T10:00:00Z', '2026-12-09T08:00:00Z'],
    ['on a holiday that is a Saturday it is Monday’s', '2026-12-25T10:00:00Z', '2026-12-28T08:00:00Z'],
    ['on Easter it is Tuesday’s', '2027-03-27T10:00:00Z', '2027-03-30T07:00:00Z'],
    ['over New Year', '2026-12-31T14:00:00Z', '2027-01-02T08:00:00Z'],
    ['over the night that lacks an hour', '2026-03-28T13:00:00Z', '2026-03-30T07:00:00Z'],
    ['counted through the night that lacks an hour', '2026-03-28T23:30:00Z', '2026-03-30T07:00:00Z'],
    ['over the night that has an hour twice', '2026-10-24T13:00:00Z', '2026-10-26T08:00:00Z'],
    ['of the hour that is there twice', '2026-10-25T00:30:00Z', '2026-10-26T08:00:00Z'],
    ['in summer', '2026-07-01T22:30:00Z', '2026-07-03T07:00:00Z'],
  ])('is due %s', (_when, received, due) =>
    expect(dueTime({ kind: 'contact', receivedAt: received }, exampleSchool)).toEqual(new Date(due)),
  );

  it('is due as its own office promises, told by what was filled in or by the office itself', () => {
    const quote = { kind: 'quote', receivedAt: '2026-11-23T10:00:00Z' } as const;
    const [hours, workingDays] = [new Date('2026-11-24T10:00:00Z'), new Date('2026-12-15T17:00:00Z')];
    expect(dueTime({ ...quote, payload: { servizio: 'qualita' } }, exampleSchool)).toEqual(workingDays);
    expect(dueTime({ ...quote, office: 'qualita' }, exampleSchool)).toEqual(workingDays);
    expect(dueTime({ ...quote, payload: { servizio: 'traduzioni' } }, exampleSchool)).toEqual(hours);
    expect(dueTime({ ...quote, office: 'traduzioni' }, exampleSchool)).toEqual(hours);
    // Until the office is known nothing is promised.
    expect([dueTime(quote, exampleSchool), dueTime({ ...quote, office: 'verifica' }, exampleSchool)]).toEqual([
      null,
      null,
    ]);
  });

  describe('with closing days and an office with hours of its own', () => {
    const { esami } = exampleSchool.offices;
    const school: School = {
      ...exampleSchool,
      closures: [
        { from: '2027-08-09', until: '2027-08-20' },
        { from: '2026-11-23', until: '2026-11-24', offices: ['qualita'] },
      ],
      offices: { ...exampleSchool.offices, esami: { ...esami, hours: { martedì: '15:00-17:00' } } },
    };
    const due = (lead: Parameters<typeof dueTime>[0]) => dueTime(lead, school)?.toISOString();

    it('is due when the school opens again, and working days are counted without those', () => {
      expect(due({ kind: 'contact', receivedAt: '2027-08-06T10:00:00Z' })).toBe('2027-08-07T10:00:00.000Z');
      expect(due({ kind: 'contact', receivedAt: '2027-08-07T10:00:00Z' })).toBe('2027-08-21T07:00:00.000Z');
      expect(due({ kind: 'complaint', receivedAt: '2027-08-06T10:00:00Z' })).toBe('2027-09-10T16:00:00.000Z');
      expect(todaysHours(school, new Date('2027-08-10T10:00:00Z'))).toBe('oggi siamo chiusi');
    });

    it('is closed until a day that is written as it is said', () => {
      const closures = [
        { from: '2026-11-08', until: '2026-12-11' },
        { from: '2026-12-24', until: '2027-01-05' },
      ].map(closureInWords);
      expect(closures).toEqual(['dall’8 novembre 2026 all’11 dicembre 2026', 'dal 24 dicembre 2026 al 5 gennaio 2027']);
    });

    it('without a promise is answered as soon as possible, after a closure of its office from the day that it opens', () => {
      const translation = (receivedAt: string) => soonText({ kind: 'translation', receivedAt }, school);
      expect(translation('2027-08-10T10:00:00Z')).toBe('al più presto, da sabato 21 agosto 2027');
      expect(translation('2026-11-23T22:00:00Z')).toBe('al più presto');
    });

    it('is due while its own office is there', () => {
      expect(due({ kind: 'languagecert', receivedAt: '2026-11-25T10:00:00Z' })).toBe('2026-12-01T14:00:00.000Z');
      const exam = { kind: 'quote', receivedAt: '2026-11-25T10:00:00Z', office: 'esami' } as const;
      expect(due(exam)).toBe('2026-12-01T14:00:00.000Z');
      expect(due({ ...exam, office: 'traduzioni' })).toBe('2026-11-26T10:00:00.000Z');
      expect(due({ kind: 'complaint', receivedAt: '2026-11-20T10:00:00Z', office: 'qualita' })).toBe(
        '2026-12-16T17:00:00.000Z',
      );
    });
  });

  it('is never due before 24 hours, nor while the office is closed, all through a year', () => {
    const MINUTE = 60_000;
    const rome = new Intl.DateTimeFormat('en-GB', {
      timeZone: 'Europe/Rome',
      weekday: 'short',
      hour: '2-digit',
      minute: '2-digit',
    });
    for (
      let received = Date.parse('2026-01-01T00:00:00Z');
      received < Date.parse('2027-01-03T00:00:00Z');
      received += 97 * MINUTE
    ) {
      const due = dueTime({ kind: 'contact', receivedAt: new Date(received) }, exampleSchool)!;
      expect(due.getTime() - received).toBeGreaterThanOrEqual(24 * 60 * MINUTE);
      // No more than Saturday's afternoon, a Sunday and two holidays come together.
      expect(due.getTime() - received).toBeLessThanOrEqual(5 * 24 * 60 * MINUTE);
      expect(rome.format(due)).toMatch(
        /^(?:Sat,? (?:(?:09|1[0-2]):\d\d|13:00)|(?:Mon|Tue|Wed|Thu|Fri),? (?:(?:09|1[0-7]):\d\d|18:00))$/,
      );
      expect(todaysHours(exampleSchool, due)).not.toBe('oggi siamo chiusi');
    }
  });
});
