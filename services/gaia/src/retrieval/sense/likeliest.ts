// Which fact the examples suggest, side and topic weighed together: a judge between what the lexicon has found and what it has missed.
import type { Fact } from '@school/catalog';
import { narrowTopics } from '../lexicon/topics.js';
import type { Question } from '../question.js';
import { SUGGESTED, isPlain } from './second-opinion.js';
import { NONE, type Sense } from './sense.js';

/** What a question names by a known name is likelier meant, by this much in the logarithm of its probability. */
const NAMED = 1;
/** So is a side, by less: more things share its words. */
const SIDE_NAMED = 0.5;
/** Of a level that is named, the level's own fact rather than what is said of all. */
const OF_LEVEL = 0.5;
/** Where the examples know no topic, what is named is meant, else the school and its courses, by this share. */
const UNNAMED = 0.3;
/** What a guess is worth that was never seen. */
const LEAST = 1e-6;

/** Logarithms of probabilities: below the first no fact is believed, from the second on one is told that the lexicon has missed. */
const BELIEVED = -2;
const TOLD = -1.5;
/** From which probability of nothing published on a person is named: against the lexicon's guess, against what it reads beyond doubt. */
const UNPUBLISHED = { guessed: 0.8, read: 0.9 } as const;
/** Up to which probability of nothing published a fact is told that the lexicon has missed. */
const PUBLISHED = 0.7;

/**
 * The facts to tell.
 * @param told what the lexicon has found.
 * @param read the question as the lexicon alone reads it.
 * @param length of it, in words.
 */
export function likeliest(told: readonly Fact[], facts: readonly Fact[], read: Question, length: number, sense: Sense): readonly Fact[] {
  const none = probabilityOf(sense.sides, NONE);
  const plain = isPlain(read, length, sense) && !read.uncovered;
  const candidates = facts.filter((fact) => fits(fact, read));
  if (candidates.length === 0) return told;
  const scored = candidates.map((fact) => ({ fact, score: score(fact, read, sense) + (fact.level ? OF_LEVEL : 0) }));
  const best = scored.reduce((one, other) => (other.score > one.score ? other : one));
  const alike = scored.filter(({ fact }) => fact.topic === best.fact.topic && fact.aspect === best.fact.aspect && Boolean(fact.level) === Boolean(best.fact.level)).map(({ fact }) => fact);
  if (told.length === 0) return none < PUBLISHED && best.score >= TOLD && read.doubt < 1 && !saysNothing(best.fact, read) ? alike : [];
  if (read.compares) return told;
  const more = asksMore(told);
  // What is told of a complaint or a grant answers whatever is asked of it.
  const narrow = told.length > 0 && told.every(({ topic }) => narrowTopics.has(topic));
  if (none >= (plain || more || narrow ? UNPUBLISHED.read : UNPUBLISHED.guessed)) return [];
  if (plain || more || told.includes(best.fact)) return told;
  const found = Math.max(...told.map((fact) => score(fact, read, sense)));
  if (Math.max(found, best.score) < BELIEVED) return [];
  return best.score > found ? alike : told;
}

const probabilityOf = (guesses: readonly { readonly label: string; readonly probability: number }[], wanted: string): number => guesses.find(({ label }) => label === wanted)?.probability ?? LEAST;

/** Of the level that is named, which is no matter of the school as a whole, and of the thing, where its name leaves no doubt. */
const fits = ({ level, topic }: Fact, { levels, topics }: Question): boolean => (level ? levels.includes(level) : levels.length === 0 || topic !== 'scuola') && (topics.every((named) => SUGGESTED.has(named)) || topics.includes(topic));

function score({ topic, aspect }: Fact, { topics, aspects }: Question, sense: Sense): number {
  const meant = topics.some((named) => !SUGGESTED.has(named)) && topics.includes(topic);
  const unnamed = (topics.length > 0 ? topics.includes(topic) : topic === 'scuola' || topic === 'corsi') ? UNNAMED * probabilityOf(sense.topics, NONE) : 0;
  // The test is what tells a level.
  const side = probabilityOf(sense.sides, aspect) + (topic === 'test-livello' && aspect === 'descrizione' ? probabilityOf(sense.sides, 'livelli') : 0);
  return Math.log(side) + (meant ? 0 : Math.log(probabilityOf(sense.topics, topic) + unnamed) + (topics.includes(topic) ? NAMED : 0)) + (aspects.includes(aspect) ? SIDE_NAMED : 0);
}

/** Several sides or things are told of at once: a single guess is no match. */
const asksMore = (told: readonly Fact[]): boolean => new Set(told.map(({ topic, aspect }) => `${topic} ${aspect}`)).size > 1;

/** What a thing is doesn't tell what is allowed or needed; what the school is answers nothing that names nothing. */
const saysNothing = ({ topic, aspect }: Fact, { topics, levels, aspects, asksFor }: Question): boolean =>
  aspect === 'descrizione' && ((asksFor !== 'offer' && !narrowTopics.has(topic)) || ((topic === 'scuola' || topic === 'corsi') && topics.length + levels.length + aspects.length === 0));
