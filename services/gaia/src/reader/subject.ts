// What is spoken of: a course, an exam or a service, at its levels.
import type { Aspect, Fact, FactLevel, Topic } from '@school/catalog';
import type { Talk } from './state.js';

export interface Subject {
  readonly topic: Topic;
  /** The last ones that were named: the level test, or a way to pay, leaves them as they were. */
  readonly levels: readonly FactLevel[];
}

/** Courses and exams, of which a price, a length or a date may be asked. */
const THINGS: ReadonlySet<Topic> = new Set([
  'corsi',
  'individuale',
  'lingue',
  'bambini',
  'italiano-stranieri',
  'aziende',
  'cambridge',
  'young-learners',
  'tkt-clil',
  'languagecert',
  'toefl',
]);
export const isThing = (topic: Topic): boolean => THINGS.has(topic);
/** Told by level: a level goes on from one to the other. */
const BY_LEVEL: ReadonlySet<Topic> = new Set(['corsi', 'individuale', 'cambridge', 'languagecert']);

/** A topic at the levels that are named, else at those that were spoken of. */
export function subjectOf(topic: Topic, named: readonly FactLevel[], { subject }: Talk): Subject {
  const goesOn = named.length === 0 && (BY_LEVEL.has(topic) || !isThing(topic));
  return { topic, levels: goesOn ? (subject?.levels ?? []) : named };
}

/** What is asked of the school itself leaves the subject as it was. */
const isOfSchool = (topic: Topic): boolean => topic === 'scuola' || topic === 'privacy';

/** The talk once a side of something was told of. */
export const speakingOf = (talk: Talk, subject: Subject, side: Aspect | null): Talk =>
  isOfSchool(subject.topic) && talk.subject ? talk : { ...talk, subject, side };

/**
 * Of some facts those of the levels named, else what is said of all levels; where only other levels have their own,
 * none.
 */
export function ofLevels(facts: readonly Fact[], levels: readonly FactLevel[]): readonly Fact[] {
  const isByLevel = facts.some(({ level }) => level);
  return facts.filter(({ level }) => (level ? levels.includes(level) : levels.length === 0 || !isByLevel));
}

/** The facts of a side of a thing, at its levels or at none. */
export const factsOf = (facts: readonly Fact[], { topic, levels }: Subject, side: Aspect): readonly Fact[] =>
  ofLevels(
    facts.filter((fact) => fact.topic === topic && fact.aspect === side),
    levels,
  );
