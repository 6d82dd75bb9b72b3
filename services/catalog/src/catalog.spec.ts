import { describe, expect, it } from '@jest/globals';
import { leadKinds } from '@school/contracts';
import { aBody, aCourseEnquiry, aLead } from '@school/contracts/testing';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { todaysHours } from './hours.js';
import { officeFor } from './offices.js';
import { SchoolFileError, loadSchool } from './school-file.js';
import { workingDaysAfter } from './working-days.js';

const OWNERS_FILE = fileURLToPath(new URL('../../../infra/school.json', import.meta.url));

describe("the owner's file", () => {
  const changed = (change: (school: Record<string, unknown>) => void) => {
    const school = JSON.parse(readFileSync(OWNERS_FILE, 'utf8')) as Record<string, unknown>;
    change(school);
    const file = join(mkdtempSync(join(tmpdir(), 'school-')), 'school.json');
    writeFileSync(file, JSON.stringify(school));
    return file;
  };

  it('serves development as it is, and is refused in production with a list of its placeholders', () => {
    expect(loadSchool(OWNERS_FILE, { production: false }).address.street).toBe('Via Tibullo 16');
    expect(() => loadSchool(OWNERS_FILE, { production: true })).toThrow(/legalName: still a placeholder[^]*phone: still a placeholder[^]*offices\.qualita\.email: still a placeholder/);
  });

  it('is refused with everything that is wrong with it', () => {
    const file = changed((school) => {
      school['phone'] = 'chiamaci';
      school['vatNumber'] = '123';
      (school['links'] as Record<string, unknown>)['levelTest'] = 'javascript:alert(1)';
      delete school['name'];
    });
    expect(() => loadSchool(file, { production: false })).toThrow(/name:[^]*vatNumber: must have 11 digits[^]*phone: must be a phone number[^]*links\.levelTest: must be an https address/);
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

  it('of a course enquiry is didattica', () => expect(officeFor(aLead('contact', {}, aCourseEnquiry()))).toBe('didattica'));

  it.each(leadKinds)('of a suspect %s is the one that checks by hand', (kind) => expect(officeFor(aLead(kind, { suspicion: ['honeypot'] }))).toBe('verifica'));
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
  ])('skip %s', (_what, instant, days, day) => expect(workingDaysAfter(new Date(instant), days)).toBe(day));
});

describe("today's hours", () => {
  it.each([
    ['2026-11-20T10:00:00Z', 'oggi siamo aperti dalle 9:00 alle 18:00'],
    ['2026-11-21T10:00:00Z', 'oggi siamo aperti dalle 9:00 alle 13:00'],
    ['2026-11-22T10:00:00Z', 'oggi siamo chiusi'],
  ])('on %s', (now, words) => expect(todaysHours(new Date(now))).toBe(words));
});
