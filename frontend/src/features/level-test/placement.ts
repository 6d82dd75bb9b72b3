// The method of the level test. Ability is a number on a scale on which each level has length one. From the answers
// follow the probability of each ability, the most informative next question, when to stop, and the level. Everything
// is determined by the seed and the answers.
import type { Level } from '@school/catalog';
import { type Item, items } from './items.ts';

export const MOST_QUESTIONS = 12;
/** The level of the first question: near that of most visitors, and discouraging for nobody. */
const FIRST_LEVEL = 'B1';
/** With fewer questions the result would depend on luck. */
const LEAST_QUESTIONS = 6;
/** The probability of a level at which the test stops before the last question. */
const SURE = 0.85;
/** An adjacent level with at least this probability is reported as near. */
const NEAR = 0.25;

/** In order; `A1` is everything below A2. */
export const outcomes = ['A1', 'A2', 'B1', 'B2', 'C1', 'C2'] as const satisfies readonly ('A1' | Level)[];
export type Outcome = (typeof outcomes)[number];

/** The lower end of a level: there half of those who do not guess answer its questions correctly. */
const difficultyOf = (level: Level) => outcomes.indexOf(level) - 0.5;

/** How steeply the probability of success grows with ability. */
const SLOPE = 1.7;
/**
 * The probability of guessing rightly: a little less than one in four, because there is also an option for "I don't
 * know".
 */
const GUESS = 0.2;

/** The probability that somebody of this ability answers a question of this level correctly. */
const chanceOfSuccess = (ability: number, level: Level): number =>
  GUESS + (1 - GUESS) / (1 + Math.exp(-SLOPE * (ability - difficultyOf(level))));

const STEPS_PER_LEVEL = 4;
/** Points on the scale, from the lower end of A1 to the upper end of C2. */
const places = Array.from(
  { length: outcomes.length * STEPS_PER_LEVEL },
  (_, step) => (step + 0.5) / STEPS_PER_LEVEL - 0.5,
);

export interface Answer {
  readonly item: Item;
  readonly isRight: boolean;
}

export interface Placement {
  readonly outcome: Outcome;
  /** An adjacent level that is also probable. */
  readonly near: Outcome | undefined;
  readonly right: number;
  readonly asked: number;
}

/** The probability of each point; before the first answer all are equal. */
function probabilities(answers: readonly Answer[]): number[] {
  const weights = places.map((place) =>
    answers.reduce((weight, { item, isRight }) => {
      const chance = chanceOfSuccess(place, item.level);
      return weight * (isRight ? chance : 1 - chance);
    }, 1),
  );
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => weight / total);
}

/** The probability of each outcome, in their order. */
function outcomeProbabilities(answers: readonly Answer[]): number[] {
  const all = probabilities(answers);
  return outcomes.map((_, index) =>
    all
      .slice(index * STEPS_PER_LEVEL, (index + 1) * STEPS_PER_LEVEL)
      .reduce((sum, probability) => sum + probability, 0),
  );
}

/** The level for these answers. */
export function placementOf(answers: readonly Answer[]): Placement {
  const byOutcome = outcomeProbabilities(answers);
  const best = byOutcome.indexOf(Math.max(...byOutcome));
  const near = [best - 1, best + 1].find((index) => (byOutcome[index] ?? 0) >= NEAR);
  return {
    outcome: outcomes[best]!,
    near: near === undefined ? undefined : outcomes[near],
    right: answers.filter(({ isRight }) => isRight).length,
    asked: answers.length,
  };
}

/** Pseudo-random numbers from 0 to 1, determined by the seed (mulberry32). */
export function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const shuffled = <T>(list: readonly T[], random: () => number): T[] =>
  list
    .map((value) => ({ value, place: random() }))
    .sort((one, other) => one.place - other.place)
    .map(({ value }) => value);

export interface Question {
  readonly item: Item;
  readonly options: readonly string[];
}

/**
 * The next question; undefined when the test is over.
 * @param seed any integer: determines the choice among equal questions, and the order of the options.
 */
export function nextQuestion(seed: number, answers: readonly Answer[]): Question | undefined {
  const asked = answers.length;
  if (asked >= MOST_QUESTIONS || (asked >= LEAST_QUESTIONS && Math.max(...outcomeProbabilities(answers)) >= SURE))
    return undefined;
  const ability = probabilities(answers).reduce((sum, probability, index) => sum + probability * places[index]!, 0);
  const aim = asked === 0 ? difficultyOf(FIRST_LEVEL) : ability;
  const used = new Set(answers.map(({ item }) => item.id));
  const last = answers.at(-1)?.item.skill;
  const cost = ({ level, skill }: Item) => Math.abs(difficultyOf(level) - aim) + (skill === last ? 0.1 : 0);
  const [item] = shuffled(items, randomOf(seed))
    .filter(({ id }) => !used.has(id))
    .sort((one, other) => cost(one) - cost(other));
  return item && { item, options: shuffled([item.key, ...item.distractors], randomOf(seed + asked + 1)) };
}
