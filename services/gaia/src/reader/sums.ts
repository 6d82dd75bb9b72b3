// What follows by arithmetic from published prices: hours, people, several things together, one against another, what
// is left to pay.
import { type FactLevel, type GroupCourse, type OneToOne, groupCourses, oneToOneLessons, toefl } from '@school/catalog';
import { fold } from '../language/fold.js';
import { type Choosing, type Reckoning, type Unit, isPair, numbersIn, reckoningsIn } from './knowledge.js';
import { type Subject, isSame } from './subject.js';

/** Euro, of one person or of `people` together. */
export interface Sum {
  readonly of: 'group' | 'one-to-one' | 'exam';
  readonly title: string;
  readonly hours: readonly [from: number, to: number];
  readonly perHour: number;
  readonly total: readonly [from: number, to: number];
  readonly people: number;
  /** Of lessons once a week; null where nobody has said how many a week. */
  readonly weeks: number | null;
}

/** What a clause names besides a thing: hours, people, euro of one's own, and what is to be reckoned. */
export interface Amount {
  readonly hours: number | null;
  readonly people: number;
  readonly euro: number | null;
  /** A number and nothing else: "e 25?" */
  readonly bare: number | null;
  /** Some number counts nothing that is known. */
  readonly isUnclear: boolean;
  readonly reckonings: readonly Reckoning[];
}
type Counted = Pick<Amount, 'hours' | 'people' | 'reckonings'>;

export function amountIn(text: string): Amount {
  const folded = fold(text);
  const numbers = numbersIn(folded);
  const of = (wanted: Unit) => numbers.find(({ unit }) => unit === wanted)?.value ?? null;
  const bare = numbers.find(({ unit, isAlone }) => isAlone && unit === null)?.value ?? null;
  return {
    hours: of('hours'),
    people: of('people') ?? (isPair(folded) ? 2 : 1),
    euro: of('euro'),
    bare,
    isUnclear: bare === null && numbers.some(({ unit }) => unit === null),
    reckonings: reckoningsIn(folded),
  };
}

export const groupOf = (level: FactLevel | undefined): GroupCourse | undefined =>
  groupCourses.find((course) => course.level === level);
export const lessonOf = (level: FactLevel | undefined): OneToOne | undefined =>
  oneToOneLessons.find(({ title }) => title.startsWith(`${level} `));

/** One-to-one lessons for a company have no level. */
const business = oneToOneLessons.find(({ title }) => title === 'Business English');

/** How long a lesson is: "18:30-20:00". */
function hoursOf(time: string): number {
  const [from, to] = time
    .split('-')
    .map((clock) => clock.split(':').map(Number))
    .map(([hour, minutes]) => hour! + minutes! / 60);
  return to! - from!;
}

export function groupSum(course: GroupCourse, people: number): Sum {
  const { title, totalHours, priceEuro, time } = course;
  const total = priceEuro * people;
  const weeks = Math.ceil(totalHours / hoursOf(time));
  return {
    of: 'group',
    title,
    hours: [totalHours, totalHours],
    perHour: priceEuro / totalHours,
    total: [total, total],
    people,
    weeks,
  };
}

/** The hours asked for, else the recommended ones: all, the fewest or the most. */
function hoursIn(
  { recommendedHours: [least, most] }: OneToOne,
  { hours, reckonings }: Counted,
): readonly [from: number, to: number] {
  if (hours !== null) return [hours, hours];
  const [isLeast, isMost] = [reckonings.includes('least'), reckonings.includes('most')];
  return isLeast === isMost ? [least, most] : isLeast ? [least, least] : [most, most];
}

export function lessonSum(lesson: OneToOne, counted: Counted): Sum {
  const { title, pricePerHourEuro } = lesson;
  const { people } = counted;
  const [from, to] = hoursIn(lesson, counted);
  const total = [from * pricePerHourEuro * people, to * pricePerHourEuro * people] as const;
  return { of: 'one-to-one', title, hours: [from, to], perHour: pricePerHourEuro, total, people, weeks: null };
}

function toeflSum(people: number): Sum {
  const total = toefl.feeEuro * people;
  return { of: 'exam', title: 'TOEFL', hours: [0, 0], perHour: 0, total: [total, total], people, weeks: null };
}

/** The price of a thing, of so many hours or people; null where none is published, or a class takes fewer. */
export function sumOf({ topic, levels: [level] }: Subject, counted: Counted): Sum | null {
  const { hours, people } = counted;
  const [course, lesson] = [groupOf(level), topic === 'aziende' ? business : lessonOf(level)];
  // A company's course has a price of its own; only of lessons that are counted is the price known.
  if (topic === 'aziende' && hours === null) return null;
  if (topic === 'individuale' || topic === 'aziende') return lesson ? lessonSum(lesson, counted) : null;
  if (topic === 'corsi') return course && people <= course.maxStudents ? groupSum(course, people) : null;
  return topic === 'toefl' ? toeflSum(people) : null;
}

/** What follows from the sums together, by the name of its sentence; amounts in euro. */
export interface Ending {
  readonly what: 'together' | 'partly' | 'difference' | 'same' | 'lacking' | 'enough' | 'afford' | 'cheaper-group';
  readonly euro?: readonly [from: number, to: number];
  /** What the visitor has, and how many hours that pays for. */
  readonly own?: number;
  readonly hours?: number;
}

/**
 * @param things how many things were asked about: not all have a price.
 * @param own the euro that the visitor has said to have.
 */
export function endingOf(
  sums: readonly Sum[],
  things: number,
  { reckonings }: Amount,
  own: number | null,
): Ending | null {
  const [first, second] = sums;
  if (!first) return null;
  const of = (end: 0 | 1) => sums.reduce((all, { total }) => all + total[end], 0);
  if (own !== null && reckonings.includes('afford') && first.of === 'one-to-one') {
    const hours = Math.floor(own / first.perHour);
    const rest = own - hours * first.perHour;
    return { what: 'afford', own, hours, euro: [rest, rest] };
  }
  if (own !== null && reckonings.includes('lacking'))
    return { what: of(0) > own ? 'lacking' : 'enough', euro: [of(0) - own, of(1) - own], own };
  if (sums.length < things && reckonings.includes('together')) return { what: 'partly', euro: [of(0), of(1)] };
  if (!second) return null;
  if (reckonings.includes('together')) return { what: 'together', euro: [of(0), of(1)] };
  return reckonings.includes('difference') ? differenceOf(sums) : null;
}

/** The least against the most of several sums. */
export function differenceOf(sums: readonly Sum[]): Ending {
  const ranked = sums.toSorted((one, other) => one.total[0] - other.total[0]);
  const [least, most] = [ranked[0]!, ranked.at(-1)!];
  const by = [most.total[0] - least.total[0], most.total[1] - least.total[1]] as const;
  if (by[1] === 0) return { what: 'same' };
  return { what: least.of === 'group' && most.of === 'one-to-one' ? 'cheaper-group' : 'difference', euro: by };
}

const LEVELS: readonly FactLevel[] = ['A1', 'A2', 'B1', 'B2', 'C1', 'C2'];
const rankOf = ({ levels: [level] }: Subject) => LEVELS.indexOf(level ?? 'A1');
/** Nothing is counted. */
export const uncounted: Counted = { hours: null, people: 1, reckonings: [] };
/** The one of several things that is meant; null where none stands out. */
export function picked(pick: Choosing, things: readonly Subject[], last: Subject | null): Subject | null {
  if (things.length < 2) return null;
  const by = (measure: (thing: Subject) => number) => {
    const ranked = things.toSorted((one, other) => measure(one) - measure(other));
    return measure(ranked[0]!) < measure(ranked[1]!) ? ranked[0]! : null;
  };
  const picks: Readonly<Record<Choosing, () => Subject | null>> = {
    other: () => things.find((thing) => !isSame(thing, last)) ?? null,
    first: () => things[0]!,
    second: () => things[1]!,
    easier: () => by(rankOf),
    harder: () => by((thing) => -rankOf(thing)),
    cheaper: () => by((thing) => sumOf(thing, uncounted)?.total[0] ?? Infinity),
    shorter: () => by((thing) => sumOf(thing, uncounted)?.hours[0] ?? Infinity),
  };
  return picks[pick]();
}
