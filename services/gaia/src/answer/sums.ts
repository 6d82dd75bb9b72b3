// What so many hours, or so many people, cost together by the published prices.
import { type Fact, type School, groupCourses, oneToOneLessons } from '@school/catalog';
import { type Subject, factsOf } from '../reader/context.js';
import { countsIn, isOnlyNumber } from '../reader/knowledge.js';
import { type Reader, type Reading, SURE, sureFact } from '../reader/reading.js';

type Offer = Pick<School, 'courses' | 'oneToOne' | 'toefl'>;
type Range = readonly [from: number, to: number];

/** Euro, of all people together. */
export interface Sum {
  readonly of: 'group' | 'one-to-one' | 'exam';
  readonly title: string;
  readonly hours: Range;
  readonly perHour: number;
  readonly total: Range;
  readonly people: number;
}

export interface Counted {
  /** Those asked for; without them the recommended ones. */
  readonly hours: number | null;
  readonly people: number;
}

export const nothingCounted: Counted = { hours: null, people: 1 };

/** What a message counts, beside what was counted before. */
export function countedIn(folded: string, before: Counted, subject: Subject | null): Counted {
  const { hours, people, bare } = countsIn(folded);
  // Hours of a course are its own; of lessons they are what the visitor wants. "E 25?" is another number of those.
  const isOfLessons = subject?.topic === 'individuale';
  const other = before.hours !== null && isOnlyNumber(folded) ? bare : null;
  return {
    hours: isOfLessons ? (hours ?? other ?? before.hours) : null,
    people: people > 1 ? people : before.people,
  };
}

/** Null where no price is published, a class takes fewer, or the price itself is the answer. */
function sumOf({ topic, levels: [level] }: Subject, { hours, people }: Counted, school: Offer): Sum | null {
  const lesson = oneToOneLessons(school).find(({ title }) => title.startsWith(`${level} `));
  if (topic === 'individuale' && lesson) {
    const { title, pricePerHourEuro: perHour, recommendedHours } = lesson;
    const [from, to] = hours === null ? recommendedHours : [hours, hours];
    const total = [from * perHour * people, to * perHour * people] as const;
    return { of: 'one-to-one', title, hours: [from, to], perHour, total, people };
  }
  if (people === 1) return null;
  const whole = (of: Sum['of'], title: string, euro: number, all: number): Sum => {
    const total = euro * people;
    return { of, title, hours: [all, all], perHour: euro / all, total: [total, total], people };
  };
  const course = groupCourses(school).find((one) => topic === 'corsi' && one.level === level);
  if (course && people <= course.maxStudents) return whole('group', course.title, course.priceEuro, course.totalHours);
  return topic === 'toefl' ? whole('exam', 'TOEFL', school.toefl.feeEuro, 1) : null;
}

const isOfCounts = (folded: string): boolean => {
  const { hours, people } = countsIn(folded);
  return hours !== null || people > 1;
};

/** The sum that a question asks for: of a price, where hours or people are counted. */
export function reckoned(
  reading: Reading,
  counted: Counted,
  { facts, school }: Reader,
): { readonly facts: readonly Fact[]; readonly sum: Sum } | null {
  const { subject, folded, intents } = reading;
  const isOfPrice = sureFact(reading)?.aspect === 'prezzo' || (intents['reckons'] ?? 0) >= SURE || isOnlyNumber(folded);
  const isCounted = counted.hours !== null || counted.people > 1;
  // "Grazie, prenoto": what was reckoned before is not asked again.
  const asks = reading.asks >= SURE || folded.includes('?');
  if (!asks && !isOfCounts(folded) && !isOnlyNumber(folded)) return null;
  if (!subject || subject.levels.length > 1 || !isCounted || !isOfPrice) return null;
  const sum = sumOf(subject, counted, school);
  return sum && { facts: factsOf(facts, subject, 'prezzo'), sum };
}
