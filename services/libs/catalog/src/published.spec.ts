// What the school publishes, against the calendar, arithmetic and itself. Contradictions that the owner has to decide
// on are published as they are: these tests name them.
import { describe, expect, it } from '@jest/globals';
import { fileURLToPath } from 'node:url';
import { contactTopics, courseTypes, languagecert, leadForm, leadKinds, officeIds } from '@school/contracts';
import { certificationFaq } from './certification-faq.js';
import { cambridgeExams, enrolmentClosesWeeksBefore, spacedCentreCode, youngLearnersExams } from './certifications.js';
import { courseHourEuro, euroAmount, groupCourses, oneToOneLessons } from './courses.js';
import { allFacts } from './facts/all-facts.js';
import { languageCertExams, languageCertResultDays } from './languagecert.js';
import { sitePages } from './pages.js';
import { cambridgeForSchools } from './for-schools.js';
import { loadSchool } from './school-file.js';
import { toefl } from './toefl.js';
import { weekdayOf } from './week.js';
import { shieldsPerSkill, youngLearnersAges } from './young-learners.js';

const school = loadSchool(fileURLToPath(new URL('../../../../infra/school.json', import.meta.url)), {
  production: false,
});
const minutesOf = (time: string) => {
  const [hours = NaN, minutes = NaN] = time.split(':').map(Number);
  return hours * 60 + minutes;
};
const choices = leadKinds.flatMap((kind) =>
  Object.entries(leadForm(kind).fields).flatMap(([name, field]) =>
    field.type === 'choice' ? [[`${kind}.${name}`, field.options] as const] : [],
  ),
);

it('a price without cents is written without them, any other with them', () =>
  expect([50, 57.5].map((euro) => euroAmount(euro, false))).toEqual(['50', '57,50']));

describe.each(groupCourses(school))('the course $title', (course) => {
  const { slug, level, title, startDate, startVerified, weekday, time, totalHours, seats, maxStudents } = course;

  it('starts on its weekday, or its start is marked as unverified', () =>
    expect(weekdayOf(startDate) === weekday).toBe(startVerified));
  it('costs 13,60 euro an hour, as the pages say', () => expect(euroAmount(courseHourEuro(course))).toBe('13,60'));
  it('has no more seats than students', () => expect(seats).toBeLessThanOrEqual(maxStudents));
  it('prepares for the exam of its level', () =>
    expect(cambridgeExams.find((exam) => exam.level === level)?.name).toBe(title));
  it('has a page, and its name in the enquiry form', () => {
    expect(sitePages).toHaveProperty([`/${slug}`]);
    expect(courseTypes[level.toLowerCase() as keyof typeof courseTypes]).toMatch(new RegExp(`^Corso ${title}`));
  });
  // 50 hours and 18:30-20:00 are both published for A2, so that no last day can be computed.
  it('divides into whole lessons, except for A2', () => {
    const [from = '', to = ''] = time.split('-');
    expect(Number.isInteger((totalHours * 60) / (minutesOf(to) - minutesOf(from)))).toBe(level !== 'A2');
  });
});

describe('figures', () => {
  it.each<readonly [string, readonly [number, number]]>([
    ...oneToOneLessons(school).map(({ title, recommendedHours }) => [title, recommendedHours] as const),
    ...[...youngLearnersExams, ...cambridgeForSchools].map(({ name, ages }) => [name, ages] as const),
    ['enrolment weeks', enrolmentClosesWeeksBefore],
    ['LanguageCert result days', languageCertResultDays],
    ['shields', shieldsPerSkill],
    ['workshop days', school.corporate.workshopDays],
    ['path months', school.corporate.pathMonths],
  ])('rise: %s', (_name, [from, to]) => expect([0 < from, from < to]).toEqual([true, true]));

  it('of the TOEFL: the sections take about as long as the whole', () => {
    const minutes = toefl.sections.map((section) => section.minutes.split('-').map(Number));
    const sum = (at: number) => minutes.reduce((total, range) => total + range.at(at)!, 0);
    expect([sum(0) <= toefl.totalHours * 60, toefl.totalHours * 60 <= sum(-1)]).toEqual([true, true]);
  });

  it('that contradict each other are published on purpose', () => {
    expect(youngLearnersAges).toEqual({ inFaq: [7, 12], elsewhere: [6, 12] });
    const { cambridgeCentre } = school;
    expect([cambridgeCentre, spacedCentreCode(cambridgeCentre)]).toEqual(['IT990', 'IT\u00a0990']);
  });

  it('of the LanguageCert exams are those of the form', () =>
    expect(Object.values(languagecert.fields.obiettivo.options)).toEqual(languageCertExams.map(({ name }) => name)));
});

describe('names', () => {
  it('of pages: every fact and every answer leads to one that exists', () => {
    for (const { page } of allFacts(school, new Date())) expect(sitePages).toHaveProperty([page]);
    for (const { link } of certificationFaq(school)) {
      if (!link) continue;
      const { pathname, searchParams } = new URL(link.href, 'http://site');
      expect(sitePages).toHaveProperty([pathname]);
      expect([null, ...Object.keys(contactTopics)]).toContain(searchParams.get('servizio'));
    }
  });

  it.each(choices)('of choices: %s has words for each', (_field, options) => {
    for (const label of Object.values(options)) expect(label.trim()).not.toBe('');
  });

  it('of offices: each is reached by some request, and each choice of an office is offered', () => {
    const reached = leadKinds.flatMap((kind) => {
      const { office } = leadForm(kind);
      return typeof office === 'string' ? [office] : [...Object.values(office.offices), office.otherwise];
    });
    expect([...new Set([...reached, 'verifica'])].toSorted()).toEqual([...officeIds].toSorted());
    for (const { office, fields } of leadKinds.map(leadForm)) {
      if (typeof office === 'string') continue;
      const field = fields[office.field]!;
      expect(Object.keys(field.type === 'choice' ? field.options : {})).toEqual(
        expect.arrayContaining(Object.keys(office.offices)),
      );
    }
  });
});
