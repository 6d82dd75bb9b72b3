// A linear classifier of short texts: a softmax over its labels, learnt by stochastic gradient descent with AdaGrad. The
// same lessons in the same order always give the same weights (ADR 0021).

const EPOCHS = 4;
/** The step of AdaGrad; it falls to nothing over the epochs. */
const STEP = 0.3;
const EPSILON = 1e-3;
/** A label that errs by so little is passed over. */
const NEGLIGIBLE = 0.01;
/** Weights are kept as whole numbers up to this one. */
const MOST = 127;

export interface Lesson {
  /** The rows of its features. */
  readonly rows: Int32Array;
  /** Any of these labels is right. */
  readonly right: readonly string[];
}

export interface Classifier {
  readonly labels: readonly string[];
  /** By row, then by label. */
  readonly weights: Int8Array;
  /** What one of `weights` stands for. */
  readonly scale: number;
}

/** Of each label its probability; together 1. */
export type Guess = Readonly<Record<string, number>>;

export interface Likeliest {
  readonly label: string;
  readonly probability: number;
}
export function likeliest(guess: Guess): Likeliest {
  let best = { label: '', probability: -1 };
  for (const [label, probability] of Object.entries(guess))
    if (probability > best.probability) best = { label, probability };
  return best;
}

/** @param rows of the features of a text. */
export function guess({ labels, weights, scale }: Classifier, rows: Int32Array): Guess {
  const likely = softmax(scoresOf(weights, labels.length, rows).map((score) => score * scale));
  return Object.fromEntries(labels.map((label, place) => [label, likely[place]!]));
}

/** Of length one together, long texts and short ones count alike. */
const valueOf = (rows: Int32Array): number => 1 / Math.sqrt(rows.length);

function scoresOf(weights: Int8Array | Float32Array, labels: number, rows: Int32Array): Float32Array {
  const scores = new Float32Array(labels);
  for (const row of rows) {
    const at = row * labels;
    for (let label = 0; label < labels; label++) scores[label]! += weights[at + label]!;
  }
  const value = valueOf(rows);
  return scores.map((score) => score * value);
}

function softmax(scores: Float32Array): Float32Array {
  const most = scores.reduce((best, score) => Math.max(best, score), -Infinity);
  const likely = scores.map((score) => Math.exp(score - most));
  const sum = likely.reduce((total, one) => total + one, 0);
  return likely.map((one) => one / sum);
}

/** @param many rows that there may be. */
export function learn(lessons: readonly Lesson[], many: number): Classifier {
  const labels = [...new Set(lessons.flatMap(({ right }) => right))].toSorted();
  const places = new Map(labels.map((label, place) => [label, place]));
  const targets = lessons.map(({ right }) => right.map((label) => places.get(label)!));
  const weights = new Float32Array(many * labels.length);
  const moved = new Float32Array(many * labels.length).fill(EPSILON);
  const steps = EPOCHS * lessons.length;
  for (let done = 0; done < steps; done++) {
    const { rows } = lessons[done % lessons.length]!;
    const right = targets[done % lessons.length]!;
    const step = STEP * (1 - done / steps);
    const likely = softmax(scoresOf(weights, labels.length, rows));
    const value = valueOf(rows);
    const sum = right.reduce((total, place) => total + likely[place]!, 0);
    for (let place = 0; place < labels.length; place++) {
      // Any of the right ones is right: the likelier one already is, the more of the step is its.
      const error = right.includes(place) ? likely[place]! - likely[place]! / sum : likely[place]!;
      if (Math.abs(error) < NEGLIGIBLE) continue;
      const gradient = error * value;
      const square = gradient * gradient;
      for (const row of rows) {
        const at = row * labels.length + place;
        moved[at]! += square;
        weights[at]! -= (step * gradient) / Math.sqrt(moved[at]!);
      }
    }
  }
  const scale = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / MOST;
  return { labels, weights: Int8Array.from(weights, (weight) => Math.round(weight / scale)), scale };
}
