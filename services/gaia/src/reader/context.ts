// What was spoken of before a message: of a conversation nothing else changes how a message is read.
import type { Aspect, Fact, FactLevel, Topic } from '@school/catalog';

/** A course, an exam or a service, at the levels that were named last. */
export interface Subject {
  readonly topic: Topic;
  readonly levels: readonly FactLevel[];
}

export interface Context {
  readonly subject: Subject | null;
  /** What was asked of it: its price, its days. */
  readonly aspect: Aspect | null;
}

export const noContext: Context = { subject: null, aspect: null };

/** Told by level: a level goes on from one to the other. */
export const BY_LEVEL: ReadonlySet<Topic> = new Set(['corsi', 'individuale', 'cambridge', 'languagecert']);
/** Said of any course or exam: they leave the subject as it was. */
export const OF_SCHOOL: ReadonlySet<Topic> = new Set(['scuola', 'privacy', 'carta-docente', 'test-livello']);

/** A topic at the levels that are named, else at those that were spoken of. */
export function subjectOf(topic: Topic, named: readonly FactLevel[], { subject }: Context): Subject {
  const goesOn = named.length === 0 && (BY_LEVEL.has(topic) || OF_SCHOOL.has(topic));
  return { topic, levels: goesOn ? (subject?.levels ?? []) : named };
}

export const speakingOf = (context: Context, subject: Subject, aspect: Aspect | null): Context =>
  OF_SCHOOL.has(subject.topic) && context.subject ? context : { subject, aspect };

/** The facts of one kind: those of the levels, else what is said of all levels. */
export function ofLevels(facts: readonly Fact[], levels: readonly FactLevel[]): readonly Fact[] {
  const own = facts.filter(({ level }) => level && levels.includes(level));
  return own.length > 0 ? own : facts.filter(({ level }) => !level);
}

/** The facts about an aspect of a subject. */
export const factsOf = (facts: readonly Fact[], { topic, levels }: Subject, aspect: Aspect): readonly Fact[] =>
  ofLevels(
    facts.filter((fact) => fact.topic === topic && fact.aspect === aspect),
    levels,
  );
