// The things that are told or reckoned side by side.
import type { Topic } from '@school/catalog';
import { cambridgeExamsIn, levelsIn, ownTopicsIn } from './knowledge.js';
import { type Talk, type Understood, thresholds } from './state.js';
import { type Subject, apart, counterpart, isExam, isSame, isThing, levelsOf } from './subject.js';

/** What lessons in a group are held against where nothing else is named, and the other way round. */
const ALTERNATIVES: Readonly<Partial<Record<Topic, Topic>>> = { corsi: 'individuale', individuale: 'corsi' };

/**
 * The things that are told or reckoned side by side; what is compared with nothing named is so with what was spoken of
 * before it.
 */
export function thingsIn(talk: Talk, { folded, about, choice }: Understood, isCompared: boolean): readonly Subject[] {
  const levels = levelsIn(folded);
  const named = ownTopicsIn(folded);
  const likely = choice.facts.filter(({ score }) => score >= thresholds.shared).map(({ fact }) => fact.topic);
  const meant = [...new Set([...likely, ...(isCompared ? named : [])])].filter(isThing);
  if (isCompared && named.length + levels.length === 0 && talk.between.length > 1) return talk.between;
  // Levels are those of a course rather than of its exam.
  if (levels.length > 1)
    return levels.map((level) => ({ topic: meant.find((topic) => topic !== 'cambridge') ?? 'corsi', levels: [level] }));
  if (meant.length > 1) return meant.map((topic) => ({ topic, levels: levelsOf(topic, levels, talk) }));
  const thing = thingOf(talk, about.subject);
  if (!thing) return [];
  if (!isCompared) return [thing];
  // Several levels that were spoken of at once are compared with each other.
  return named.length === 0 && thing.levels.length > 1 ? apart(thing) : withOther(talk, thing);
}

/**
 * A thing and what it is compared with where that is not named: what was spoken of before, else the other way of
 * teaching.
 */
function withOther(talk: Talk, thing: Subject): readonly Subject[] {
  const other = isThing(thing.topic)
    ? [talk.thing, ...talk.between].find((one) => one && !isSame(one, thing))
    : undefined;
  if (other) return [other, thing];
  const alternative = ALTERNATIVES[thing.topic];
  return alternative ? [thing, { ...thing, topic: alternative }] : [thing];
}

/** Exams of several boards, called by their names: "quanto dura il TOEFL e quanto il First?" */
export function examsIn(talk: Talk, folded: string): readonly Subject[] {
  const named = ownTopicsIn(folded).filter(isExam);
  const levels = levelsIn(folded);
  const others = named
    .filter((topic) => topic !== 'cambridge')
    .map((topic) => ({ topic, levels: levelsOf(topic, levels, talk) }));
  // "Cambridge Young Learners" is one name.
  const isCambridge =
    cambridgeExamsIn(folded).length > 0 ||
    (named.includes('cambridge') && !others.some(({ topic }) => OF_CAMBRIDGE.has(topic)));
  return others.length > 0 && isCambridge ? [...others, { topic: 'cambridge', levels }] : others;
}
const OF_CAMBRIDGE: ReadonlySet<Topic> = new Set(['young-learners', 'tkt-clil']);

/** What is paid with, and the school itself, are none of the things. */
const IN_PASSING: ReadonlySet<Topic> = new Set([
  'carta-docente',
  'itaca',
  'test-livello',
  'scuola',
  'privacy',
  'reclami',
]);
const thingOf = ({ thing }: Talk, subject: Subject | null): Subject | null =>
  subject && !IN_PASSING.has(subject.topic) ? subject : (thing ?? subject);

/** "Tutto insieme" of a course is with its exam, if that was spoken of. */
export function withCounterpart(talk: Talk, things: readonly Subject[]): readonly Subject[] {
  const [thing] = things;
  const other = thing && things.length === 1 ? counterpart(thing.topic) : undefined;
  return other && talk.told.some((id) => id.startsWith(other)) ? [...things, { ...thing!, topic: other }] : things;
}
