// What is said in two places, and not alike.
import { languagecert } from '@school/contracts';
import {
  cambridgeCentreCode,
  cambridgeCentreCodeAtHome,
  cambridgeForSchools,
  youngLearnersAges,
  youngLearnersExams,
} from '../certifications.js';
import { openingHours, openingHoursText } from '../hours.js';
import { languageCertExams } from '../languagecert.js';
import { type ContentProblem, unless } from './content-problem.js';

const ages = ([from, to]: readonly [number, number]) => `${from}-${to}`;

/** One fact in several places: each place and its text. */
type Readings = Readonly<Record<string, string>>;

const published: Readonly<Record<string, Readings>> = {
  'young-learners/ages': {
    FAQ: ages(youngLearnersAges.inFaq),
    elsewhere: ages(youngLearnersAges.elsewhere),
    'the three exams': ages([
      Math.min(...youngLearnersExams.map((exam) => exam.ages[0])),
      Math.max(...youngLearnersExams.map((exam) => exam.ages[1])),
    ]),
    'services for schools': ages(cambridgeForSchools[0]!.ages),
  },
  'cambridge/centre-code': { 'home page': cambridgeCentreCodeAtHome, elsewhere: cambridgeCentreCode },
  'languagecert/exams': {
    catalog: languageCertExams.map(({ name }) => name).join(', '),
    form: Object.values(languagecert.fields.obiettivo.options).join(', '),
  },
};

export const conflictProblems = (facts = published): ContentProblem[] =>
  Object.entries(facts).flatMap(([id, readings]) =>
    unless(
      new Set(Object.values(readings)).size === 1,
      id,
      Object.entries(readings)
        .map(([place, reading]) => `${place}: ${reading}`)
        .join('; '),
    ),
  );

const dayNames = ['lunedì', 'martedì', 'mercoledì', 'giovedì', 'venerdì', 'sabato', 'domenica'];

/** The opening hours as text against the table: "lunedì-venerdì 9:00-18:00, domenica chiuso". */
export function hoursProblems(text = openingHoursText, table = openingHours): ContentProblem[] {
  const inWords = new Map<number, string>();
  for (const part of text.split(', ')) {
    const [days = '', hours = ''] = part.split(' ');
    const [first = -1, last = first] = days.split('-').map((day) => dayNames.indexOf(day));
    for (let day = first; day <= last; day += 1) inWords.set(day + 1, hours);
  }
  return dayNames.flatMap((name, index) => {
    const hours = table[index + 1];
    const inTable = hours ? `${hours.opens}-${hours.closes}` : 'chiuso';
    return unless(
      inWords.get(index + 1) === inTable,
      `hours ${name}/words`,
      `in words ${inWords.get(index + 1)}, in the table ${inTable}`,
    );
  });
}
