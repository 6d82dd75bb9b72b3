// What a clause is about: what it names, and what was spoken of where it leaves that out.
import type { Fact, FactLevel, Topic } from '@school/catalog';
import { fold } from '../language/fold.js';
import { LEFT_OUT, type Reading } from './heads.js';
import { goesOn, isOnlyNamed, kindsIn, levelsIn, namesCambridge, ownTopicsIn } from './knowledge.js';

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

export interface About {
  readonly subject: Subject | null;
  /** The levels that facts may be of. */
  readonly levels: readonly FactLevel[];
  /** How likely it is, from 0 to 1, that the clause leaves its subject out. */
  readonly leftOut: number;
  /** It names its subject by the closed names. */
  readonly isNamed: boolean;
  /** Its subject, or a part of it, was spoken of before. */
  readonly isFollowing: boolean;
}

/** Courses and exams, of which a price, a length or a date may be asked. */
const COURSES: ReadonlySet<Topic> = new Set(['corsi', 'individuale', 'lingue', 'bambini', 'italiano-stranieri', 'aziende']);
const EXAMS: ReadonlySet<Topic> = new Set(['cambridge', 'young-learners', 'tkt-clil', 'languagecert', 'toefl']);
export const isExam = (topic: Topic): boolean => EXAMS.has(topic);
export const isThing = (topic: Topic): boolean => isExam(topic) || COURSES.has(topic);
const EXAM_OF: Readonly<Partial<Record<Topic, Topic>>> = { corsi: 'cambridge', individuale: 'cambridge', bambini: 'young-learners' };
const COURSE_OF: Readonly<Partial<Record<Topic, Topic>>> = { cambridge: 'corsi', 'young-learners': 'bambini' };
/** The exam that a course leads to, and the course that leads to an exam. */
export const counterpart = (topic: Topic): Topic | undefined => COURSE_OF[topic] ?? EXAM_OF[topic];
/** Told by level: a level goes on from one to the other. */
const BY_LEVEL: ReadonlySet<Topic> = new Set(['corsi', 'individuale', 'cambridge', 'languagecert']);
/** Of these a level alone goes on speaking; of the others it names a course. */
const GO_ON: ReadonlySet<Topic> = new Set(['individuale', 'languagecert', 'corsi']);
/** A name that the heads find less likely stands there in passing. */
const IN_PASSING = 0.05;
/** How surely a kind, a level or a single word leaves the rest out. */
const BY_KIND = 0.7;

/** The topic that a folded clause names by its own words; of several the likeliest. */
function ownTopic(folded: string, { topics }: Reading, levels: readonly FactLevel[]): Topic | undefined {
  // A child who prepares for an exam is asked about by the exam.
  const own = ownTopicsIn(folded);
  const isOfExam = levels.length > 0 || own.includes('cambridge') || kindsIn(folded).includes('exam');
  const [best] = own
    .filter((topic) => topic !== 'bambini' || !isOfExam)
    .toSorted((one, other) => (topics[other] ?? 0) - (topics[one] ?? 0));
  if ((!best || best === 'cambridge') && levels.length === 0 && own.includes('bambini')) return EXAM_OF.bambini;
  return best && (topics[best] ?? 0) >= IN_PASSING * (1 - (topics[LEFT_OUT] ?? 0)) ? best : undefined;
}

/** The topic that a kind or a level names together with what was spoken of. */
function relatedTopic({ subject, thing }: SpokenOf, folded: string, levels: readonly FactLevel[]): Topic | undefined {
  const isMore = goesOn(folded);
  const known = [thing, subject].find((spoken) => spoken && isThing(spoken.topic))?.topic;
  const ofLevel = levels.length === 0 ? undefined : known && GO_ON.has(known) ? known : 'corsi';
  const [kind, ...others] = kindsIn(folded);
  if (isMore || !kind || others.length > 0) return ofLevel;
  if (kind === 'exam') return namesCambridge(folded) ? 'cambridge' : examOf(known, levels.length > 0);
  // "Il corso del C1" after one-to-one lessons is the group's.
  return levels.length > 0 && known === 'individuale' ? 'corsi' : (ofLevel ?? (known && (COURSE_OF[known] ?? known)));
}

const examOf = (known: Topic | undefined, isOfLevel: boolean): Topic | undefined =>
  isOfLevel && known !== 'languagecert' ? 'cambridge' : known && (EXAM_OF[known] ?? known);

/** How likely it is that a clause leaves out what it is about. */
function leftOutOf(folded: string, { topics }: Reading, own: Topic | undefined, isRelated: boolean): number {
  if (isOnlyNamed(folded)) return 1;
  const unnamed = topics[LEFT_OUT] ?? 0;
  if (own) return 0;
  return isRelated || !folded.includes(' ') ? Math.max(BY_KIND, unnamed) : unnamed;
}

/** What is spoken of and has neither levels nor kinds: "anche in russo?" goes on about translations. */
const serviceOf = ({ subject }: SpokenOf): Topic | undefined => (subject && !isThing(subject.topic) ? subject.topic : undefined);

export function aboutOf(spoken: SpokenOf, text: string, reading: Reading): About {
  const folded = fold(text);
  const named = levelsIn(folded);
  const more = goesOn(folded) ? serviceOf(spoken) : undefined;
  const own = more ? undefined : ownTopic(folded, reading, named);
  const related = more ?? own ?? relatedTopic(spoken, folded, named);
  const topic = related ?? spoken.subject?.topic;
  const levels = named.length === 0 && topic && BY_LEVEL.has(topic) ? (spoken.thing?.levels ?? []) : named;
  return {
    subject: topic ? { topic, levels } : null,
    levels,
    leftOut: spoken.subject ? leftOutOf(folded, reading, own, related !== undefined) : 0,
    isNamed: related !== undefined,
    isFollowing: spoken.subject !== null && !own,
  };
}

/** Two names for one thing. */
export const isSame = (one: Subject | null, other: Subject | null): boolean =>
  one?.topic === other?.topic && one?.levels.join() === other?.levels.join();

/** What is spoken of once a fact of a topic was told. */
export function spokenAfter(before: SpokenOf, subject: Subject): SpokenOf {
  if (subject.topic === 'scuola' || subject.topic === 'privacy') return { subject: before.subject ?? subject, thing: before.thing };
  const course =
    subject.levels.length > 0
      ? { topic: before.thing && GO_ON.has(before.thing.topic) ? before.thing.topic : ('corsi' as const), levels: subject.levels }
      : null;
  return { subject, thing: isThing(subject.topic) ? subject : (course ?? before.thing) };
}

/** Of some facts those of the levels named, else what is said of all levels; where only other levels have their own, none. */
export function ofLevels(facts: readonly Fact[], levels: readonly FactLevel[]): readonly Fact[] {
  const sideOf = ({ topic, aspect }: Fact) => `${topic}.${aspect}`;
  const levelled = new Set(facts.filter(({ level }) => level).map(sideOf));
  return facts.filter((fact) => (fact.level ? levels.includes(fact.level) : levels.length === 0 || !levelled.has(sideOf(fact))));
}

/** The facts of a side of a thing, at its levels or at none. */
export const factsOf = (facts: readonly Fact[], { topic, levels }: Subject, aspect: Fact['aspect']): readonly Fact[] =>
  ofLevels(
    facts.filter((fact) => fact.topic === topic && fact.aspect === aspect),
    levels,
  );
