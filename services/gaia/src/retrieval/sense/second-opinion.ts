// Where the lexicon leaves words unexplained, what has been learnt decides: which side, which topic, or that it is nothing published.
import type { Aspect, Topic } from '@school/catalog';
import { type Question, levelAdvice, namesSubject } from '../question.js';
import { narrowTopics } from '../lexicon/topics.js';
import { NONE, type Sense } from './sense.js';

/** From which probability on a guess counts: where the lexicon is silent, and where it says something else. */
const SIDE = { alone: 0.4, against: 0.6 } as const;
const TOPIC = { alone: 0.5, against: 0.7 } as const;
/** From which probability on nothing published is asked; and a side, although the lexicon knows a word of what is not. */
const UNPUBLISHED = { alone: 0.8, against: 0.88, narrow: 0.95 } as const;
const PUBLISHED = 0.6;
/** From which probability of nothing published on a word of the table is believed after all. */
const DOUBT = 0.1;
const SURE = 0.6;
/** A side worth trying before the whole of a thing is told. */
const LIKELY = 0.2;
/** "E il C1?": so few words leave nothing to guess. */
const STUB = 4;
const BARE = 2;
/** From which probability on somebody asks which level suits them; surer, where two levels are compared. */
const ADVICE = 0.5;
const SURE_ADVICE = 0.85;
/** A side that leaves no doubt is asked even by few words: "first: che serata è?" */
const OBVIOUS = 0.85;

/** Topics that everyday words suggest, meant or not: "il ragazzo" is no child's course yet. A name, as TOEFL, is meant. */
export const SUGGESTED: ReadonlySet<Topic> = new Set(['bambini', 'scuole', 'corsi', 'lingue', 'viaggi-studio', 'test-livello', 'scuola', 'cambridge', 'italiano-stranieri', 'aziende']);

/**
 * The question as the lexicon reads it, put right by what the examples teach.
 * @param length of the question, in words.
 */
export function secondOpinion(read: Question, length: number, sense: Sense): Question {
  const { sides, topics } = sense;
  const act = sense.acts[0]!;
  const none = sides.find(({ label }) => label === NONE)!.probability;
  if (none < UNPUBLISHED.alone && act.label === 'level-advice' && act.probability >= (read.compares ? SURE_ADVICE : ADVICE) && advises(read)) return levelAdvice(read);
  const side = sides.find(({ label }) => label !== NONE)!;
  const whole = sides.find(({ label }) => label === 'descrizione')!.probability;
  if (isPlain(read, length, sense)) return read;
  // Only journeys have a destination: "dove li portate i ragazzi?"
  if (side.label === 'destinazioni' && side.probability >= SURE) return { ...read, topics: ['viaggi-studio'], aspects: ['destinazioni'], uncovered: false, sure: true, rest: [], object: null };
  const aspects = takesSide(read, side.label as Aspect, side.probability) ? [side.label as Aspect] : read.aspects;
  const uncovered = none >= (isNarrow(read) ? UNPUBLISHED.narrow : isTold(read) ? UNPUBLISHED.against : UNPUBLISHED.alone) || (read.uncovered && (read.doubt === 1 || side.probability < PUBLISHED || none > DOUBT));
  const explained = side.probability >= SURE && !uncovered;
  return {
    ...read,
    aspects,
    topics: topicsOf(read, topics[0]!),
    uncovered,
    doubt: Math.max(read.doubt, none > whole ? none : 0),
    likely: side.label !== 'descrizione' && !(side.label === 'livelli' && read.levels.length > 0) && side.probability >= LIKELY && side.probability > none ? (side.label as Aspect) : null,
    sure: none >= SURE || (explained && aspects.length > 0),
    ...(explained && { rest: [], object: null }),
  };
}

/** Sides that somebody names who asks which level suits them; a price of it is no advice. */
const BESIDE_ADVICE: ReadonlySet<Aspect> = new Set(['descrizione', 'livelli', 'punteggio', 'eta', 'preparazione']);
/** Children's exams and other boards have levels of their own. */
const ADVISED: ReadonlySet<Topic> = new Set(['corsi', 'cambridge', 'test-livello', 'scuole', 'scuola']);
const advises = ({ aspects, topics, uncovered }: Question): boolean => !uncovered && aspects.every((aspect) => BESIDE_ADVICE.has(aspect)) && topics.every((topic) => ADVISED.has(topic));

/** What is told of a complaint or a grant answers nearly whatever is asked of it. */
const isNarrow = ({ topics }: Question): boolean => topics.length > 0 && topics.every((topic) => narrowTopics.has(topic));

/** The lexicon knows what is asked of what, and nearly every word. */
const isTold = (read: Question): boolean => namesSubject(read) && read.aspects.length > 0 && read.rest.length <= 1;

/** The lexicon explains every word, and names what is asked or is all there is. */
export function isPlain(read: Question, length: number, { sides }: Sense): boolean {
  if (read.compares) return true;
  const side = sides.find(({ label }) => label !== NONE)!;
  if (read.rest.length > 0) return false;
  const [named, sided] = [namesSubject(read), read.aspects.length > 0];
  // "Quando" alone asks for the start, the day and the hour.
  if (named && length > BARE && !/\bquando\b/.test(read.remaining) && side.label !== 'descrizione' && side.probability >= OBVIOUS && !read.aspects.includes(side.label as Aspect)) return false;
  return (named && sided) || length <= (named || sided ? STUB : BARE);
}

function takesSide({ aspects, levels }: Question, side: Aspect, probability: number): boolean {
  // What a thing is needs no side; which level a named level is, its description tells.
  if (side === 'descrizione' || (side === 'livelli' && levels.length > 0)) return false;
  return !aspects.includes(side) && probability >= (aspects.length === 0 ? SIDE.alone : SIDE.against);
}

function topicsOf({ topics, levels }: Question, { label, probability }: Sense['topics'][number]): readonly Topic[] {
  // The school and its courses are meant where nothing is named: a guess adds nothing.
  if (label === NONE || label === 'scuola' || (label === 'corsi' && topics.length === 0) || topics.includes(label)) return topics;
  const taken = topics.length + levels.length === 0 ? probability >= TOPIC.alone : probability >= TOPIC.against && topics.every((topic) => SUGGESTED.has(topic));
  return taken ? [label] : topics;
}
