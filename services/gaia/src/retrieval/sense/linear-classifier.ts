// A linear classifier of short texts: softmax regression over hashed words, word pairs and letters, learnt in a fraction of a
// second at start from the examples. The same examples always give the same weights.

/** Slots of the hashed features; a power of two, wide enough that two words seldom meet. */
const SLOTS = 1 << 15;
const EPOCHS = 4;
const STEP = 8;
/** Letters tell less than words do, but they also tell mistyped and inflected ones. */
const LETTERS_WEIGHT = 0.3;
const LETTERS = 4;

export interface Example<L extends string> {
  /** Words without punctuation, one space between. */
  readonly words: string;
  /** Any of these is right. */
  readonly labels: readonly L[];
}

export interface Guess<L extends string> {
  readonly label: L;
  /** From 0 to 1; of all labels together 1. */
  readonly probability: number;
}

interface Features {
  readonly slots: Int32Array;
  readonly values: Float32Array;
}

/** FNV-1a. */
function slotOf(feature: string): number {
  let hash = 2166136261;
  for (let index = 0; index < feature.length; index++) hash = Math.imul(hash ^ feature.charCodeAt(index), 16777619);
  return (hash >>> 0) % SLOTS;
}

/** @param stem what different endings of a word have in common. */
function featuresOf(text: string, stem: (word: string) => string): Features {
  const weights = new Map<number, number>();
  const words = text.split(' ');
  const stems = words.map(stem);
  weights.set(slotOf('any'), 1);
  weights.set(slotOf(`first ${stems[0]}`), 1);
  stems.forEach((word, index) => {
    weights.set(slotOf(`word ${word}`), 1);
    if (index > 0) weights.set(slotOf(`pair ${stems[index - 1]} ${word}`), 1);
  });
  for (const word of words.map((bare) => `^${bare}$`)) {
    for (let start = 0; start + LETTERS <= word.length; start++) weights.set(slotOf(`letters ${word.slice(start, start + LETTERS)}`), LETTERS_WEIGHT);
  }
  const length = Math.sqrt([...weights.values()].reduce((sum, weight) => sum + weight * weight, 0));
  return { slots: Int32Array.from(weights.keys()), values: Float32Array.from(weights.values(), (weight) => weight / length) };
}

/** Turns scores into probabilities, in place. */
function softmax(scores: Float64Array): Float64Array {
  const most = Math.max(...scores);
  let sum = 0;
  for (let index = 0; index < scores.length; index++) sum += scores[index] = Math.exp(scores[index]! - most);
  for (let index = 0; index < scores.length; index++) scores[index]! /= sum;
  return scores;
}

export class LinearClassifier<L extends string> {
  private readonly labels: readonly L[];
  private readonly weights: Float32Array;

  constructor(
    examples: readonly Example<L>[],
    private readonly stem: (word: string) => string,
  ) {
    this.labels = [...new Set(examples.flatMap(({ labels }) => labels))];
    this.weights = new Float32Array(SLOTS * this.labels.length);
    this.learn(examples.map(({ words, labels }) => ({ features: featuresOf(words, stem), right: labels.map((label) => this.labels.indexOf(label)) })));
  }

  /** The labels, the likeliest first. */
  guess(words: string): Guess<L>[] {
    const probabilities = this.probabilities(featuresOf(words, this.stem));
    return this.labels.map((label, index) => ({ label, probability: probabilities[index]! })).sort((one, other) => other.probability - one.probability);
  }

  private probabilities({ slots, values }: Features): Float64Array {
    const many = this.labels.length;
    const scores = new Float64Array(many);
    for (let feature = 0; feature < slots.length; feature++) {
      const from = slots[feature]! * many;
      for (let label = 0; label < many; label++) scores[label]! += this.weights[from + label]! * values[feature]!;
    }
    return softmax(scores);
  }

  /** Stochastic gradient descent, in an order that is always the same: neighbours among the examples are alike. */
  private learn(examples: readonly { readonly features: Features; readonly right: readonly number[] }[]): void {
    const many = this.labels.length;
    const stride = strideFor(examples.length);
    for (let epoch = 0; epoch < EPOCHS; epoch++) {
      const step = STEP / (1 + epoch);
      for (let turn = 0; turn < examples.length; turn++) {
        const { features, right } = examples[(turn * stride) % examples.length]!;
        const errors = this.probabilities(features);
        for (const label of right) errors[label]! -= 1 / right.length;
        for (let feature = 0; feature < features.slots.length; feature++) {
          const from = features.slots[feature]! * many;
          const by = step * features.values[feature]!;
          for (let label = 0; label < many; label++) this.weights[from + label]! -= by * errors[label]!;
        }
      }
    }
  }
}

/** A step that visits each of so many once, far apart. */
function strideFor(many: number): number {
  const common = (one: number, other: number): number => (other === 0 ? one : common(other, one % other));
  let stride = Math.max(1, Math.round(many * 0.618));
  while (common(stride, many) > 1) stride++;
  return stride;
}
