// What is spoken of: courses, exams and services, at their levels.
import type { Aspect, Fact, FactLevel, Topic } from '@school/catalog';

export interface Subject {
  readonly topic: Topic;
  readonly levels: readonly FactLevel[];
}

/** What was spoken of. */
export interface SpokenOf {
  readonly subject: Subject | null;
  /** The last course or exam: what is asked of the school, of paying or of the level test leaves it as it was. */
  readonly thing: Subject | null;
}

/** What stands before a clause. */
export interface SpokenBefore extends SpokenOf {
  /** What was asked last. */
  readonly side: Aspect | null;
  /** The visitor's turn before this one. */
  readonly said: string;
}

export const nothingBefore: SpokenBefore = { subject: null, thing: null, side: null, said: '' };

export interface About {
  readonly subject: Subject | null;
  /** The levels that facts may be of. */
  readonly levels: readonly FactLevel[];
  /** It names its subject, or a level, by the closed names. */
  readonly isNamed: boolean;
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
/** Of these a level alone goes on speaking; of the others it names a course. */
const GO_ON: ReadonlySet<Topic> = new Set(['individuale', 'languagecert', 'corsi']);

/** The levels of a topic that are spoken of: those named, else those of the course or exam before. */
export const levelsOf = (topic: Topic, named: readonly FactLevel[], { thing }: SpokenOf): readonly FactLevel[] =>
  named.length === 0 && BY_LEVEL.has(topic) ? (thing?.levels ?? []) : named;

/** What is spoken of once a fact of a topic was told. */
export function spokenAfter(before: SpokenOf, subject: Subject): SpokenOf {
  if (subject.topic === 'scuola' || subject.topic === 'privacy')
    return { subject: before.subject ?? subject, thing: before.thing };
  const course =
    subject.levels.length > 0
      ? {
          topic: before.thing && GO_ON.has(before.thing.topic) ? before.thing.topic : ('corsi' as const),
          levels: subject.levels,
        }
      : null;
  return { subject, thing: isThing(subject.topic) ? subject : (course ?? before.thing) };
}

/**
 * Of some facts those of the levels named, else what is said of all levels; where only other levels have their own,
 * none.
 */
export function ofLevels(facts: readonly Fact[], levels: readonly FactLevel[]): readonly Fact[] {
  const sideOf = ({ topic, aspect }: Fact) => `${topic}.${aspect}`;
  const levelled = new Set(facts.filter(({ level }) => level).map(sideOf));
  return facts.filter((fact) =>
    fact.level ? levels.includes(fact.level) : levels.length === 0 || !levelled.has(sideOf(fact)),
  );
}

/** The facts of a side of a thing, at its levels or at none. */
export const factsOf = (facts: readonly Fact[], { topic, levels }: Subject, aspect: Fact['aspect']): readonly Fact[] =>
  ofLevels(
    facts.filter((fact) => fact.topic === topic && fact.aspect === aspect),
    levels,
  );
