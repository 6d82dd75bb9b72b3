import { describe, expect, it } from '@jest/globals';
import { contact, officeIds } from '@school/contracts';
import { fileURLToPath } from 'node:url';
import { certificationFaq } from '../certification-faq.js';
import { cambridgeExams } from '../certifications.js';
import { type GroupCourse, groupCourse } from '../courses.js';
import { loadSchool } from '../school-file.js';
import { toefl } from '../toefl.js';
import { conflictProblems, hoursProblems } from './conflict-problems.js';
import { contentProblems } from './content-problems.js';
import { courseDateProblems, examDateProblems } from './date-problems.js';
import { courseFigureProblems, rangeProblems, toeflProblems } from './figure-problems.js';
import { knownExceptions, verdictOn } from './known-exceptions.js';
import { coursePageProblems, factProblems, faqProblems, labelProblems, officeProblems } from './orphan-problems.js';

const TODAY = '2026-11-21';
const school = loadSchool(fileURLToPath(new URL('../../../../../infra/school.json', import.meta.url)), {
  production: false,
});
const ids = (problems: readonly { readonly id: string }[]) => problems.map(({ id }) => id);
/** A course without fault on that day: 1 February 2027 is a Monday. */
const aCourse = (changes: Partial<GroupCourse> = {}): GroupCourse => ({
  ...groupCourse('B1'),
  startDate: '2027-02-01',
  weekday: 'lunedì',
  ...changes,
});

describe('what is published', () => {
  it('has no problem but the known ones, and each of these still', () => {
    expect(verdictOn(contentProblems({ ...school, examDates: [] }, TODAY), knownExceptions)).toEqual({
      unknown: [],
      settled: [],
    });
  });

  it("is checked with the owner's exam dates", () => {
    const withPast = { ...school, demo: false, examDates: [{ exam: 'B2 First', date: '2026-06-13' }] };
    expect(ids(verdictOn(contentProblems(withPast, TODAY), knownExceptions).unknown)).toEqual([
      'exam B2 First 2026-06-13/past',
    ]);
  });

  it("lets the demonstration's own dates pass: nobody keeps them", () => {
    expect(verdictOn(contentProblems(school, '2035-01-01'), knownExceptions).unknown).toEqual([]);
  });

  it('is named once for each problem, and every exception has its reason', () => {
    const found = ids(contentProblems(school, TODAY));
    expect(new Set(found).size).toBe(found.length);
    for (const { reason } of knownExceptions) expect(reason).toMatch(/\w{3}/);
  });
});

describe('the verdict', () => {
  const problem = { id: 'corso-b1/weekday', says: 'wrong' };
  const exception = { id: 'corso-b1/weekday', reason: 'known' };

  it('lets a known problem pass', () =>
    expect(verdictOn([problem], [exception])).toEqual({ unknown: [], settled: [] }));
  it('names an unknown problem', () => expect(verdictOn([problem], [])).toEqual({ unknown: [problem], settled: [] }));
  it('names an exception whose problem is gone', () =>
    expect(verdictOn([], [exception])).toEqual({ unknown: [], settled: [exception] }));
});

describe('dates', () => {
  it.each<[string, Partial<GroupCourse>, string[]]>([
    ['a right one', {}, []],
    ['another weekday', { weekday: 'venerdì' }, ['corso-b1/weekday', 'corso-b1/verified']],
    ['another weekday that is marked', { weekday: 'venerdì', startVerified: false }, ['corso-b1/weekday']],
    ['a mark without need', { startVerified: false }, ['corso-b1/verified']],
  ])('of a course: %s', (_what, changes, expected) =>
    expect(ids(courseDateProblems([aCourse(changes)], []))).toEqual(expected),
  );

  it("of the owner's file: a start on another day than that of the lessons", () => {
    const dates = [
      { course: 'b1', starts: '2027-02-01' },
      { course: 'b1', starts: '2027-02-02' },
      { course: 'b2', starts: '2027-02-03' },
    ] as const;
    expect(ids(courseDateProblems([aCourse()], dates))).toEqual(['corso-b1 2027-02-02/weekday']);
  });

  it('of exams: past ones, and enrolment that ends too late', () => {
    const exams = [
      { exam: 'Past', date: '2026-11-20' },
      { exam: 'Today', date: TODAY },
      { exam: 'Late', date: '2027-03-13', enrolBy: '2027-03-13' },
    ];
    expect(ids(examDateProblems(exams, TODAY))).toEqual([
      'exam Past 2026-11-20/past',
      'exam Late 2027-03-13/enrolment',
    ]);
  });
});

describe('figures', () => {
  it.each<[string, Partial<GroupCourse>, string[]]>([
    ['680 euro for 50 hours', {}, []],
    ['another price', { priceEuro: 690 }, ['corso-b1/price']],
    ['other hours', { totalHours: 52 }, ['corso-b1/price']],
    ['half a lesson', { time: '18:30-20:00' }, ['corso-b1/lessons']],
    ['a time that is none', { time: 'la sera' }, ['corso-b1/lessons']],
    ['more seats than the class holds', { seats: 9 }, ['corso-b1/seats']],
    ['the name of another exam', { title: 'B1 First' }, ['corso-b1/exam']],
  ])('of a course: %s', (_what, changes, expected) =>
    expect(ids(courseFigureProblems([aCourse(changes)], cambridgeExams))).toEqual(expected),
  );

  it('ranges rise', () =>
    expect(ids(rangeProblems({ good: [1, 2], turned: [8, 6], none: [0, 3] }))).toEqual(['turned/range', 'none/range']));

  it('of the TOEFL add up, and are certain until a day', () => {
    expect(ids(toeflProblems(toefl, toefl.asOf))).toEqual([]);
    expect(ids(toeflProblems({ ...toefl, totalHours: 4 }, '2026-01-01'))).toEqual(['toefl/length', 'toefl/as-of']);
  });
});

describe('orphans', () => {
  it('facts of a page that does not exist', () => {
    const lost = { id: 'corsi-b3.prezzo', page: '/corso-b3' as '/corso-b2' };
    expect(ids(factProblems([{ id: 'corsi-b2.prezzo', page: '/corso-b2' }, lost]))).toEqual([
      'fact corsi-b3.prezzo/page',
    ]);
  });

  it('answers that lead to no page or to no topic of the form', () => {
    const answer = { question: 'Come?', answer: 'Così.' };
    const links = [
      '/certificazioni#date-esami',
      '/esami',
      '/contatti?servizio=certificazioni',
      '/contatti?servizio=esami',
    ];
    expect(ids(faqProblems(links.map((href) => ({ ...answer, link: { label: 'Vai', href } }))))).toEqual([
      'faq "Come?"/page',
      'faq "Come?"/topic',
    ]);
    expect(faqProblems(certificationFaq)).toEqual([]);
  });

  it('courses without a page, or with another name in the enquiry form', () => {
    expect(ids(coursePageProblems([aCourse({ slug: 'corso-b9' }), aCourse({ title: 'B1 Business' })]))).toEqual([
      'corso-b9/page',
      'corso-b1/type',
    ]);
    expect(ids(coursePageProblems([aCourse()], {}))).toEqual(['corso-b1/type']);
  });

  it('choices without words', () =>
    expect(ids(labelProblems({ modalita: { online: 'Online', mista: ' ' } }))).toEqual(['modalita.mista/label']));

  it('topics that no form offers, and offices that no request reaches', () => {
    const misled = {
      ...contact,
      office: { field: 'course', offices: { business: 'aziende', giapponese: 'didattica' }, otherwise: 'didattica' },
    } as const;
    const inUse = new Set(officeIds.filter((office) => office !== 'viaggi'));
    expect(ids(officeProblems([misled], inUse))).toEqual(['topic giapponese/form', 'office viaggi/requests']);
  });
});

describe('conflicts', () => {
  it('readings that differ', () =>
    expect(conflictProblems({ same: { here: '1', there: '1' }, code: { here: 'IT990', there: 'IT 990' } })).toEqual([
      { id: 'code', says: 'here: IT990; there: IT 990' },
    ]));

  it('hours in words that are not those of the table', () => {
    expect(hoursProblems()).toEqual([]);
    const table = { 1: { opens: '9:00', closes: '18:00' }, 6: { opens: '9:00', closes: '12:00' } };
    expect(ids(hoursProblems('lunedì 9:00-18:00, martedì-venerdì chiuso, sabato 9:00-13:00', table))).toEqual([
      'hours sabato/words',
      'hours domenica/words',
    ]);
  });
});
