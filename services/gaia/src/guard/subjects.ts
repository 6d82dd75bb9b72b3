// What a clause speaks of: a programme (TOEFL, Cambridge …), a kind of service (course, one-to-one, exam …), a level, a
// part of an exam, a day.
import type { Fact } from '@school/catalog';
import { daysIn } from './figures.js';
import { anyOf, finder, words } from './phrases.js';

type Names = ReadonlySet<string | number>;
export type Subject = Readonly<Record<'programs' | 'kinds' | 'levels' | 'parts' | 'days', Names>>;

const programsIn = finder(words.programs);
const kindsIn = finder(words.kinds);
const levelsIn = finder(words.levels);
const partsIn = finder(words.parts);
const course = anyOf(words.courses);
const nothing: Names = new Set();
export const noSubject: Subject = { programs: nothing, kinds: nothing, levels: nothing, parts: nothing, days: nothing };

/** Courses, though not for a group. */
const OTHER_COURSES = ['aziende', 'individuale'];
/** "Corso" is any course where nothing else says which: not in "corso individuale", nor in "corso per aziende". */
function kindsOf(clause: string, before: Names): Names {
  const named: Names = kindsIn(clause);
  if (!course.test(clause) || [...named].some((kind) => kind !== 'esami')) return named;
  return new Set([...named, 'corsi', ...OTHER_COURSES.filter((kind) => before.has(kind))]);
}

/**
 * The subject of a clause, given that of the one before. A level takes the place of a programme, which had none or its
 * own; a programme and a level last until another is named, the kind of service until something else is named.
 */
export function subjectOf(clause: string, before: Subject): Subject {
  const [programs, kinds, levels, days] = [
    programsIn(clause),
    kindsOf(clause, before.kinds),
    levelsIn(clause),
    daysIn(clause),
  ];
  const namesSomething = programs.size + kinds.size + levels.size > 0;
  return {
    programs: programs.size > 0 ? programs : levels.size > 0 ? nothing : before.programs,
    kinds: namesSomething ? kinds : before.kinds,
    levels: levels.size > 0 ? levels : before.levels,
    parts: partsIn(clause),
    days: days.size > 0 || namesSomething ? days : before.days,
  };
}

/** The subject of a clause of a fact: what it names by itself, else what the fact is about. */
export function withinFact(
  clause: string,
  { topic, level, aspect }: Pick<Fact, 'topic' | 'level' | 'aspect'>,
): Subject {
  const [program, kind = topic] = words.topics[topic] ?? [];
  const named = subjectOf(clause, noSubject);
  const kinds = new Set([...named.kinds].filter((name) => name !== 'esami'));
  // What prepares for an exam is a course, alone or in a group.
  const own = aspect === 'preparazione' ? ['corsi', 'individuale'] : [kind];
  return {
    ...named,
    programs: new Set([...named.programs, ...(program ? [program] : [])]),
    kinds: kinds.size > 0 ? kinds : new Set(own),
    levels: named.levels.size > 0 ? named.levels : new Set(level ? [level] : []),
  };
}

const meet = (one: Names, other: Names) =>
  one.size === 0 || other.size === 0 || [...one].some((name) => other.has(name));

/** Whether what is said of the one may be told of the other. */
export const areOne = (one: Subject, other: Subject): boolean =>
  maySum(one, other) && meet(one.kinds, other.kinds) && meet(one.days, other.days);
/** Sums may join kinds of service: "il gruppo costa 400 euro in meno". */
export const maySum = (one: Subject, other: Subject): boolean =>
  meet(one.programs, other.programs) && meet(one.levels, other.levels) && meet(one.parts, other.parts);

/** One name for one subject. */
export const nameOf = ({ programs, kinds, levels }: Subject): string => [...programs, ...kinds, ...levels].join(' ');
