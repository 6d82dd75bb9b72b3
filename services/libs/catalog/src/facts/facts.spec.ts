import { expect, test } from '@jest/globals';
import { groupCourses } from '../courses.js';
import { sitePages } from '../pages.js';
import type { School } from '../school.js';
import { exampleSchool } from '../testing/example-school.js';
import { allFacts } from './all-facts.js';

const school: School = {
  ...exampleSchool,
  links: { ...exampleSchool.links, levelTest: 'https://test.example.it' },
  examDates: [
    { exam: 'B2 First', date: '2026-12-12', enrolBy: '2026-10-20' },
    { exam: 'C1 Advanced', date: '2026-03-01' },
  ],
};
const on = (day: string, courseDates: typeof school.courseDates = []) =>
  allFacts({ ...school, courseDates }, new Date(`${day}T10:00:00Z`));
const value = (day: string, id: string) => on(day).find((fact) => fact.id === id)?.value;

test('every fact has a name of its own, a page of the site and words', () => {
  const facts = on('2026-11-23');
  expect(new Set(facts.map(({ id }) => id)).size).toBe(facts.length);
  for (const fact of facts) {
    expect(sitePages).toHaveProperty([fact.page]);
    expect(fact.value).toMatch(/^.{10,}[.]$/s);
    expect(fact.value).not.toMatch(/undefined|null|NaN/);
  }
});

test('a start is given as open until the day before it, as past from then on', () => {
  for (const course of groupCourses(school).filter(({ startVerified }) => startVerified)) {
    const id = `corsi-${course.level.toLowerCase()}.inizio`;
    expect(value('2025-10-01', id)).toContain('inizia');
    expect(value(course.startDate, id)).toContain('Corso avviato – chiedi la prossima data');
  }
});

test("a start of the owner's file is a fact until the day before it", () => {
  const factOn = (day: string, id: string) =>
    on(day, [{ course: 'b1', starts: '2027-01-18' }]).find((fact) => fact.id === id);
  expect(factOn('2026-11-23', 'corsi-b1.inizio')).toMatchObject({
    value: 'Il corso B1 Preliminary inizia lunedì 18 gennaio 2027, ore 18:00-20:00.',
  });
  expect(factOn('2027-01-17', 'corsi.inizio')?.value).toBe('Prossime partenze: B1 Preliminary lunedì 18 gennaio 2027.');
  for (const id of ['corsi-b1.inizio', 'corsi.inizio'])
    expect(factOn('2027-01-18', id)?.value).toContain('chiedi la prossima data');
});

test('the date that contradicts its weekday is given as unconfirmed, before and after it', () => {
  for (const day of ['2025-10-01', '2026-11-23']) expect(value(day, 'corsi-c2.inizio')).toContain('da confermare');
});

test('exam dates are given while they are in the future', () => {
  expect(value('2026-11-23', 'cambridge.date')).toContain('B2 First 12/12/2026 (iscrizioni entro 20/10/2026)');
  expect(value('2026-11-23', 'cambridge.date')).not.toContain('C1');
  expect(value('2027-01-01', 'cambridge.date')).toContain('in aggiornamento');
  expect(value('2026-02-01', 'cambridge-c1.date')).toBe('Prossimi esami: C1 Advanced 01/03/2026.');
});

test('a link of the owner is given where there is one', () => {
  expect(value('2026-11-23', 'test-livello.descrizione')).toContain('https://test.example.it');
});
