// A linear classifier of short texts: softmax regression over hashed features. The same examples always give the same weights.
import { type Features, SLOTS } from './features.js';

const EPOCHS = 8;
const STEP = 8;
/** What is learnt to this error is passed over. */
const LEARNT = 0.1;
/** Weights are kept as whole numbers up to this one. */
const MOST = 127;
/** A label's place is a byte. */
const MOST_LABELS = 256;

export interface Lesson {
  readonly features: Features;
  /** Any of these is right. */
  readonly labels: readonly string[];
}

/** Of each label its probability; together 1. */
export type Guess = Readonly<Record<string, number>>;

/** The likeliest label and how likely it is. */
export function likeliest(guess: Guess): { readonly label: string; readonly probability: number } {
  let best = { label: '', probability: -1 };
  for (const [label, probability] of Object.entries(guess)) if (probability > best.probability) best = { label, probability };
  return best;
}

export class LinearClassifier {
  /**
   * Nine weights of ten are nothing: those that are something stand by themselves.
   * @param starts by slot, where its weights begin in `places` and `weights`; the end comes last.
   * @param places the label of each weight.
   * @param scale what one of a weight stands for.
   */
  constructor(
    readonly labels: readonly string[],
    readonly starts: Uint32Array,
    readonly places: Uint8Array,
    readonly weights: Int8Array,
    readonly scale: number,
  ) {}

  /** @param lessons in any order: they are learnt in another one, always the same, as neighbours are alike. */
  static learn(lessons: readonly Lesson[]): LinearClassifier {
    const labels = [...new Set(lessons.flatMap((lesson) => lesson.labels))];
    const places = new Map(labels.map((label, place) => [label, place]));
    const strewn = lessons
      .map(({ features, labels: right }) => {
        const place = features.slots.reduce((sum, slot) => Math.imul(sum ^ slot, 16777619), 1);
        return { features, right: right.map((label) => places.get(label)!), place };
      })
      .sort((one, other) => one.place - other.place);
    const weights = descend(strewn, labels.length);
    const scale = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / MOST;
    const kept = weightsKept(
      Int8Array.from(weights, (weight) => Math.round(weight / scale)),
      labels.length,
    );
    return new LinearClassifier(labels, kept.starts, kept.places, kept.weights, scale);
  }

  guess({ slots, values }: Features): Guess {
    const { labels, starts, places, weights, scale } = this;
    const scores = new Float64Array(labels.length);
    for (let feature = 0; feature < slots.length; feature++) {
      const slot = slots[feature]!;
      for (let at = starts[slot]!; at < starts[slot + 1]!; at++) scores[places[at]!]! += weights[at]! * values[feature]! * scale;
    }
    softmax(scores);
    return Object.fromEntries(this.labels.map((label, place) => [label, scores[place]!]));
  }
}

/** @param all by slot, then by label. */
function weightsKept(all: Int8Array, many: number): Pick<LinearClassifier, 'starts' | 'places' | 'weights'> {
  if (many > MOST_LABELS) throw new Error(`A classifier tells at most ${MOST_LABELS} labels apart`);
  const starts = new Uint32Array(SLOTS + 1);
  const [places, weights]: [number[], number[]] = [[], []];
  for (const [place, weight] of all.entries()) {
    if (weight === 0) continue;
    places.push(place % many);
    weights.push(weight);
    starts[Math.floor(place / many) + 1] = weights.length;
  }
  // A slot without weights begins and ends where the one before it ends.
  for (let slot = 0; slot < SLOTS; slot++) starts[slot + 1] = Math.max(starts[slot]!, starts[slot + 1]!);
  return { starts, places: Uint8Array.from(places), weights: Int8Array.from(weights) };
}

function scoresOf(weights: Float32Array, slots: Int32Array, values: Float32Array, scores: Float64Array): Float64Array {
  const many = scores.length;
  scores.fill(0);
  for (let feature = 0; feature < slots.length; feature++) {
    const from = slots[feature]! * many;
    const value = values[feature]!;
    for (let label = 0; label < many; label++) scores[label]! += weights[from + label]! * value;
  }
  return scores;
}

/** Turns scores into probabilities, in place. */
function softmax(scores: Float64Array): void {
  let most = -Infinity;
  for (const score of scores) if (score > most) most = score;
  let sum = 0;
  for (let index = 0; index < scores.length; index++) sum += scores[index] = Math.exp(scores[index]! - most);
  for (let index = 0; index < scores.length; index++) scores[index]! /= sum;
}

/** Stochastic gradient descent; what stands in the end is the mean over all steps, because the last ones weigh too much by themselves. */
function descend(lessons: readonly { readonly features: Features; readonly right: readonly number[] }[], many: number): Float32Array {
  const weights = new Float32Array(SLOTS * many);
  // What each weight would be too much by in the mean, times the number of steps.
  const late = new Float64Array(weights.length);
  const scores = new Float64Array(many);
  let steps = 0;
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    const step = STEP / (1 + epoch);
    for (const {
      features: { slots, values },
      right,
    } of lessons) {
      steps++;
      softmax(scoresOf(weights, slots, values, scores));
      if (right.reduce((sum, label) => sum + scores[label]!, 0) > 1 - LEARNT) continue;
      for (const label of right) scores[label]! -= 1 / right.length;
      for (let feature = 0; feature < slots.length; feature++) {
        const from = slots[feature]! * many;
        const by = step * values[feature]!;
        for (let label = 0; label < many; label++) {
          weights[from + label]! -= by * scores[label]!;
          late[from + label]! -= steps * by * scores[label]!;
        }
      }
    }
  }
  for (let index = 0; index < weights.length; index++) weights[index]! -= late[index]! / steps;
  return weights;
}
