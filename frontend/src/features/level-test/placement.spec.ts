// The method of the level test, simulated with test takers of known ability and seeded random answers.
import { describe, expect, it } from '@jest/globals';
import { items } from './items.ts';
import {
  type Answer,
  MOST_QUESTIONS,
  nextQuestion,
  outcomes,
  placementOf,
  randomOf,
  type Outcome,
} from './placement.ts';

/** A model of how test takers answer: as the method assumes, or otherwise. */
interface Behaviour {
  readonly slope: number;
  readonly guess: number;
}

const asSupposed: Behaviour = { slope: 1.7, guess: 0.2 };
/** Success depends less on the level than assumed, and unknown answers are always guessed. */
const erratic: Behaviour = { slope: 1.2, guess: 0.25 };
const TAKERS_PER_LEVEL = 200;

function sit(seed: number, isRight: (level: Outcome) => boolean): Answer[] {
  const answers: Answer[] = [];
  for (let question = nextQuestion(seed, answers); question; question = nextQuestion(seed, answers))
    answers.push({ item: question.item, isRight: isRight(question.item.level) });
  return answers;
}

/**
 * The levels at which test takers of one true level, spread evenly over it, are placed, and the number of questions.
 */
function placeMany(level: Outcome, { slope, guess }: Behaviour) {
  const at = outcomes.indexOf(level);
  const sittings = Array.from({ length: TAKERS_PER_LEVEL }, (_, taker) => {
    const random = randomOf(at * TAKERS_PER_LEVEL + taker);
    const ability = at - 0.5 + random();
    return sit(
      taker,
      (asked) => random() < guess + (1 - guess) / (1 + Math.exp(-slope * (ability - (outcomes.indexOf(asked) - 0.5)))),
    );
  });
  const distances = sittings.map((answers) => Math.abs(outcomes.indexOf(placementOf(answers).outcome) - at));
  const share = (most: number) => distances.filter((distance) => distance <= most).length / distances.length;
  return {
    right: share(0),
    withinOne: share(1),
    questions: sittings.reduce((sum, { length }) => sum + length, 0) / sittings.length,
  };
}

function accuracy(behaviour: Behaviour) {
  const all = outcomes.map((level) => placeMany(level, behaviour));
  const mean = (value: (of: (typeof all)[number]) => number) =>
    all.reduce((sum, one) => sum + value(one), 0) / all.length;
  return {
    right: mean(({ right }) => right),
    withinOne: mean(({ withinOne }) => withinOne),
    questions: mean(({ questions }) => questions),
    all,
  };
}

describe('the placement', () => {
  it('places 65 % at their level and 98 % at it or an adjacent one, if they answer as assumed', () => {
    const { right, withinOne, questions, all } = accuracy(asSupposed);
    expect(right).toBeGreaterThanOrEqual(0.65);
    expect(withinOne).toBeGreaterThanOrEqual(0.98);
    expect(questions).toBeLessThan(11.5);
    for (const level of all) expect(level.right).toBeGreaterThanOrEqual(0.5);
  });

  it('places more than half at their level and 94 % at it or an adjacent one, if they answer erratically and always guess', () => {
    const { right, withinOne } = accuracy(erratic);
    expect(right).toBeGreaterThanOrEqual(0.53);
    expect(withinOne).toBeGreaterThanOrEqual(0.94);
  });

  it.each(outcomes)(
    'places a test taker who knows everything up to %s and nothing above at that level, for any seed',
    (level) => {
      const knows = (asked: Outcome) => outcomes.indexOf(asked) <= outcomes.indexOf(level);
      for (let seed = 0; seed < 100; seed++) expect(placementOf(sit(seed, knows)).outcome).toBe(level);
    },
  );

  it('reports the number of right answers, and an adjacent level if the level is not clear', () => {
    const [item] = items.filter(({ level }) => level === 'B1');
    expect(placementOf([{ item: item!, isRight: true }])).toMatchObject({ right: 1, asked: 1 });
    const near = Array.from({ length: 100 }, (_, seed) => {
      const random = randomOf(seed);
      const { outcome, near: neighbour } = placementOf(sit(seed, () => random() < 0.6));
      return neighbour && Math.abs(outcomes.indexOf(neighbour) - outcomes.indexOf(outcome));
    });
    expect(new Set(near)).toEqual(new Set([1, undefined]));
  });
});

describe('the questions asked', () => {
  const everySitting = Array.from({ length: 300 }, (_, seed) => {
    const random = randomOf(seed);
    return sit(seed, () => random() < seed / 300);
  });

  it('are at most twelve, all different, starting with B1', () => {
    for (const answers of everySitting) {
      expect(answers.length).toBeLessThanOrEqual(MOST_QUESTIONS);
      expect(new Set(answers.map(({ item }) => item.id)).size).toBe(answers.length);
      expect(answers[0]!.item.level).toBe('B1');
    }
  });

  it('are fewer if the answers are clear, but at least six', () => {
    const lengths = everySitting.map(({ length }) => length);
    expect(Math.min(...lengths)).toBeGreaterThanOrEqual(6);
    expect(lengths.some((length) => length < MOST_QUESTIONS)).toBe(true);
    expect(sit(1, () => false).length).toBeLessThan(MOST_QUESTIONS);
    expect(sit(1, () => true).length).toBeLessThan(MOST_QUESTIONS);
  });

  it('become harder after right answers and easier after wrong ones', () => {
    const mean = (answers: readonly Answer[]) =>
      answers.reduce((sum, { item }) => sum + outcomes.indexOf(item.level), 0) / answers.length;
    expect(mean(sit(7, () => true))).toBeGreaterThan(outcomes.indexOf('C1') - 0.5);
    expect(mean(sit(7, () => false))).toBeLessThan(outcomes.indexOf('B1') - 0.5);
  });

  it('are determined by the seed and the answers, and differ between seeds', () => {
    const asked = (seed: number) => {
      const { item, options } = nextQuestion(seed, [])!;
      return [item.id, ...options];
    };
    expect(asked(5)).toEqual(asked(5));
    expect(new Set(Array.from({ length: 40 }, (_, seed) => asked(seed).join('|'))).size).toBeGreaterThan(20);
  });

  it('have the right option in every position about equally often', () => {
    const places = Array.from({ length: 4000 }, (_, seed) => {
      const { item, options } = nextQuestion(seed, [])!;
      return options.indexOf(item.key);
    });
    for (const place of [0, 1, 2, 3])
      expect(Math.abs(places.filter((at) => at === place).length / 4000 - 0.25)).toBeLessThan(0.03);
  });
});
