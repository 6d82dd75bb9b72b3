// What so many hours, or so many people, cost together by the published prices.
import { groupCourses, oneToOneLessons, toefl } from '@school/catalog';
import { countsIn, isOnlyNumber } from './knowledge.js';
import { type Clause, thresholds } from './clauses.js';
import type { Rule } from './rules.js';
import type { Talk } from './state.js';
import { type Subject, factsOf, speakingOf } from './subject.js';

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

interface Counted {
  /** Those asked for; without them the recommended ones. */
  readonly hours: number | null;
  readonly people: number;
}

/** Null where no price is published, a class takes fewer, or the price itself is the answer. */
export function sumOf({ topic, levels: [level] }: Subject, { hours, people }: Counted): Sum | null {
  const lesson = oneToOneLessons.find(({ title }) => title.startsWith(`${level} `));
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
  const course = groupCourses.find((one) => topic === 'corsi' && one.level === level);
  if (course && people <= course.maxStudents) return whole('group', course.title, course.priceEuro, course.totalHours);
  return topic === 'toefl' ? whole('exam', 'TOEFL', toefl.feeEuro, 1) : null;
}

const isCounted = ({ hours, people }: Counted): boolean => hours !== null || people > 1;

/** A sum is asked for, or a price of what is counted; the sum that was told last is no answer to what counts nothing. */
function asksForSum({ acts, folded, facts }: Clause, talk: Talk, stated: Counted, counted: Counted): boolean {
  const [first] = facts.filter(({ score }) => score >= thresholds.clear);
  const side = first?.fact.aspect;
  const goesOn = side === undefined || isOnlyNumber(folded);
  // Who names hours does not ask how many there are.
  const isOfHours = side === 'durata' && stated.hours !== null;
  if ((acts['reckons'] ?? 0) >= thresholds.clear) return goesOn || side === 'prezzo' || isOfHours;
  if (!isCounted(stated)) return side === 'prezzo' && isCounted(counted) && !talk.lately.includes(first!.fact.id);
  return side === 'prezzo' || isOfHours || (goesOn && (stated.hours !== null || talk.side === 'prezzo'));
}

export const reckoned: Rule = (clause, talk, published) => {
  const { subject } = clause;
  const { people, hours, bare } = countsIn(clause.folded);
  // "E 25?" is another number of what was counted.
  const stated = { people, hours: talk.hours === null ? hours : (hours ?? bare) };
  const counted = { hours: stated.hours ?? talk.hours, people: people > 1 ? people : talk.people };
  if (!subject || subject.levels.length > 1 || !asksForSum(clause, talk, stated, counted)) return null;
  const sum = sumOf(subject, counted);
  return (
    sum && {
      talk: { ...speakingOf(talk, subject, 'prezzo'), hours: counted.hours },
      parts: [{ do: 'reckon', facts: factsOf(published, subject, 'prezzo'), sum }],
      isAsked: true,
    }
  );
};
