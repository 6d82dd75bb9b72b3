// A linear classifier of short texts: softmax regression over hashed features. The same examples always give the same weights.

/** Slots of the hashed features: wide enough that two words seldom meet. */
const SLOT_BITS = 16;
const SLOTS = 1 << SLOT_BITS;
const EPOCHS = 8;
const STEP = 8;
/** What is learnt to this error is passed over. */
const LEARNT = 0.1;
/** Letters tell less than words do, but they also tell mistyped and inflected ones. */
const LETTERS_WEIGHT = 0.3;
const LETTERS = 4;

export interface Example<L extends string> {
  readonly features: Features;
  /** Any of these is right. */
  readonly labels: readonly L[];
}

export interface Guess<L extends string> {
  readonly label: L;
  /** From 0 to 1; of all labels together 1. */
  readonly probability: number;
}

/** Sparse: the slots that are not empty. */
export interface Features {
  readonly slots: Int32Array;
  readonly values: Float32Array;
}

interface Lesson {
  readonly features: Features;
  readonly right: readonly number[];
}

const SEED = 2166136261;
/** FNV-1a of some letters, going on from another hash. */
function hashed(from: number, text: string, start = 0, end = text.length): number {
  let hash = from;
  for (let index = start; index < end; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 16777619);
  return hash;
}
const slotOf = (hash: number): number => hash >>> (32 - SLOT_BITS);

const [FIRST, WORD, PAIR, RUN, SIGN] = ['first ', 'word ', 'pair ', 'letters ', 'sign '].map((kind) => hashed(SEED, kind)) as [number, number, number, number, number];

/**
 * The features of a text, weighed so that long ones and short ones count alike.
 * @param words as they are written.
 * @param stems of these words: what different endings have in common.
 * @param signs what else is known of the text.
 */
export function featuresOf(words: readonly string[], stems: readonly string[], signs: readonly string[]): Features {
  const weights = new Map<number, number>([[slotOf(hashed(SEED, 'any')), 1]]);
  weights.set(slotOf(hashed(FIRST, stems[0] ?? '')), 1);
  stems.forEach((stem, index) => {
    weights.set(slotOf(hashed(WORD, stem)), 1);
    if (index > 0) weights.set(slotOf(hashed(hashed(hashed(PAIR, stems[index - 1]!), ' '), stem)), 1);
    const framed = `^${words[index]!}$`;
    for (let start = 0; start + LETTERS <= framed.length; start++) weights.set(slotOf(hashed(RUN, framed, start, start + LETTERS)), LETTERS_WEIGHT);
  });
  for (const sign of signs) weights.set(slotOf(hashed(SIGN, sign)), 1);
  return ofLengthOne(weights);
}

/** @param share of the one, from 0 to 1; the rest is the other's. */
export function mixed(one: Features, other: Features, share: number): Features {
  const weights = new Map<number, number>();
  for (const [{ slots, values }, part] of [[one, share], [other, 1 - share]] as const) slots.forEach((slot, index) => weights.set(slot, (weights.get(slot) ?? 0) + part * values[index]!));
  return ofLengthOne(weights);
}

function ofLengthOne(weights: ReadonlyMap<number, number>): Features {
  let squares = 0;
  for (const weight of weights.values()) squares += weight * weight;
  const length = Math.sqrt(squares);
  return { slots: Int32Array.from(weights.keys()), values: Float32Array.from(weights.values(), (weight) => weight / length) };
}

/** Turns scores into probabilities, in place. */
function softmax(scores: Float64Array): Float64Array {
  let most = -Infinity;
  for (const score of scores) if (score > most) most = score;
  let sum = 0;
  for (let index = 0; index < scores.length; index++) sum += scores[index] = Math.exp(scores[index]! - most);
  for (let index = 0; index < scores.length; index++) scores[index]! /= sum;
  return scores;
}

export class LinearClassifier<L extends string> {
  /** @param weights by slot, then by label; as many as `weightsFor` says. */
  constructor(
    readonly labels: readonly L[],
    readonly weights: Float32Array,
  ) {}

  /** @param examples in any order: neighbours that are alike are learnt apart. */
  static learn<L extends string>(examples: readonly Example<L>[]): LinearClassifier<L> {
    const labels = [...new Set(examples.flatMap((example) => example.labels))];
    const classifier = new LinearClassifier(labels, new Float32Array(weightsFor(labels)));
    classifier.learn(strewn(examples).map((example) => ({ features: example.features, right: example.labels.map((label) => labels.indexOf(label)) })));
    return classifier;
  }

  /** The labels, the likeliest first. */
  guess(features: Features): Guess<L>[] {
    const probabilities = this.probabilities(features);
    return this.labels.map((label, index) => ({ label, probability: probabilities[index]! })).sort((one, other) => other.probability - one.probability);
  }

  /** @param scores is filled and returned: while learning, one serves for all. */
  private probabilities({ slots, values }: Features, scores = new Float64Array(this.labels.length)): Float64Array {
    const { weights } = this;
    const many = scores.length;
    scores.fill(0);
    for (let feature = 0; feature < slots.length; feature++) {
      const from = slots[feature]! * many;
      const value = values[feature]!;
      for (let label = 0; label < many; label++) scores[label]! += weights[from + label]! * value;
    }
    return softmax(scores);
  }

  /** Stochastic gradient descent; what stands in the end is the mean over all steps, because the last ones weigh too much by themselves. */
  private learn(lessons: readonly Lesson[]): void {
    const { weights } = this;
    const many = this.labels.length;
    const scores = new Float64Array(many);
    // What each weight would be too much by in the mean, times the number of steps.
    const late = new Float64Array(weights.length);
    let steps = 0;
    for (let epoch = 0; epoch < EPOCHS; epoch++) {
      const step = STEP / (1 + epoch);
      for (const { features, right } of lessons) {
        steps++;
        const errors = this.probabilities(features, scores);
        if (right.reduce((sum, label) => sum + errors[label]!, 0) > 1 - LEARNT) continue;
        for (const label of right) errors[label]! -= 1 / right.length;
        for (let feature = 0; feature < features.slots.length; feature++) {
          const from = features.slots[feature]! * many;
          const by = step * features.values[feature]!;
          for (let label = 0; label < many; label++) {
            weights[from + label]! -= by * errors[label]!;
            late[from + label]! -= steps * by * errors[label]!;
          }
        }
      }
    }
    for (let index = 0; index < weights.length; index++) weights[index]! -= late[index]! / steps;
  }
}

/** How many weights a classifier of these labels has. */
export const weightsFor = (labels: readonly string[]): number => SLOTS * labels.length;

/** Neighbours in a list are alike: they are learnt in another order, always the same. */
function strewn<L extends string>(examples: readonly Example<L>[]): Example<L>[] {
  return examples
    .map((example) => ({ example, place: example.features.slots.reduce((sum, slot) => Math.imul(sum ^ slot, 16777619), SEED) }))
    .sort((one, other) => one.place - other.place)
    .map(({ example }) => example);
}
