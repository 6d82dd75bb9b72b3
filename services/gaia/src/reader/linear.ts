// Linear classifiers of short texts: of each head a softmax over its labels, learnt by stochastic gradient descent with
// AdaGrad. The same examples always give the same weights (ADR 0021).
import { type Features, SLOTS } from './features.js';

const EPOCHS = 4;
/** The step of AdaGrad; it falls to nothing over the epochs. */
const STEP = 0.3;
const EPSILON = 1e-3;
/** A feature of fewer examples says nothing of others. */
const LEAST_EXAMPLES = 2;
/** An example that is learnt to this error is passed over, and so is a label that errs by next to nothing. */
const LEARNT = 0.02;
const NEGLIGIBLE = 3e-3;
/** Weights are kept as whole numbers up to this one. */
const MOST = 127;

/** Of each head the labels of which any is right; none where the example says nothing of it. */
export type Targets<H extends string> = Readonly<Record<H, readonly string[]>>;

export interface Lesson<H extends string> {
  readonly features: Features;
  readonly targets: Targets<H>;
}

/** Of each label its probability; together 1. */
export type Guess = Readonly<Record<string, number>>;

/** The likeliest label and how likely it is. */
export function likeliest(guess: Guess): { readonly label: string; readonly probability: number } {
  let best = { label: '', probability: -1 };
  for (const [label, probability] of Object.entries(guess))
    if (probability > best.probability) best = { label, probability };
  return best;
}

export interface Classifiers<H extends string> {
  /** By slot its row in `weights`; the row 0 is of what was not seen, and empty. */
  readonly rows: Uint32Array;
  /** By row, then by label: those of all heads, one head after the other. */
  readonly weights: Int8Array;
  /** What one of `weights` stands for. */
  readonly scale: number;
  readonly heads: Readonly<Record<H, readonly string[]>>;
}

export function guess<H extends string>(
  { rows, weights, scale, heads }: Classifiers<H>,
  { slots, values }: Features,
): Record<H, Guess> {
  const names = Object.keys(heads) as H[];
  const scores = new Float32Array(names.reduce((sum, name) => sum + heads[name].length, 0));
  addRows(
    scores,
    weights,
    slots.map((slot) => rows[slot]!),
    values,
  );
  let from = 0;
  const guesses = names.map((name) => {
    const labels = heads[name];
    const own = scores.subarray(from, (from += labels.length)).map((score) => score * scale);
    softmax(own);
    return [name, Object.fromEntries(labels.map((label, place) => [label, own[place]!]))] as const;
  });
  return Object.fromEntries(guesses) as Record<H, Guess>;
}

/** Adds the rows' weights, each as often as its value says. */
function addRows(
  scores: Float32Array,
  weights: Int8Array | Float32Array,
  rows: Int32Array,
  values: Float32Array,
): void {
  for (let place = 0; place < rows.length; place++) {
    const value = values[place]!;
    const from = rows[place]! * scores.length;
    for (let label = 0; label < scores.length; label++) scores[label]! += value * weights[from + label]!;
  }
}

function softmax(scores: Float32Array): void {
  const most = scores.reduce((best, score) => Math.max(best, score), -Infinity);
  let sum = 0;
  for (let label = 0; label < scores.length; label++) sum += scores[label] = Math.exp(scores[label]! - most);
  for (let label = 0; label < scores.length; label++) scores[label]! /= sum;
}

/** @param lessons in any order: they are learnt in another one, always the same, as neighbours are alike. */
export function learn<H extends string>(lessons: readonly Lesson<H>[], names: readonly H[]): Classifiers<H> {
  const { rows, many } = rowsOf(lessons);
  const heads = Object.fromEntries(
    names.map((name) => [name, [...new Set(lessons.flatMap(({ targets }) => targets[name]))].toSorted()]),
  ) as Record<H, string[]>;
  const weights = descend(strewn(lessons), rows, many, heads);
  const scale = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / MOST;
  return { rows, weights: Int8Array.from(weights, (weight) => Math.round(weight / scale)), scale, heads };
}

function strewn<H extends string>(lessons: readonly Lesson<H>[]): readonly Lesson<H>[] {
  const placeOf = ({ slots }: Features) => slots.reduce((sum, slot) => Math.imul(sum ^ slot, 16777619), 1);
  return lessons
    .map((lesson) => ({ lesson, place: placeOf(lesson.features) }))
    .sort((one, other) => one.place - other.place)
    .map(({ lesson }) => lesson);
}

/** Each slot that examples enough fill has a row of its own. */
function rowsOf(lessons: readonly Lesson<string>[]): { readonly rows: Uint32Array; readonly many: number } {
  const counts = new Uint32Array(SLOTS);
  for (const { features } of lessons) for (const slot of features.slots) counts[slot]!++;
  const rows = new Uint32Array(SLOTS);
  let many = 1;
  for (let slot = 0; slot < SLOTS; slot++) if (counts[slot]! >= LEAST_EXAMPLES) rows[slot] = many++;
  return { rows, many };
}

function descend<H extends string>(
  lessons: readonly Lesson<H>[],
  rows: Uint32Array,
  many: number,
  heads: Readonly<Record<H, readonly string[]>>,
): Float32Array {
  const names = Object.keys(heads) as H[];
  const labels = names.reduce((sum, name) => sum + heads[name].length, 0);
  const weights = new Float32Array(many * labels);
  const moved = new Float32Array(many * labels).fill(EPSILON);
  const scores = new Float32Array(labels);
  const steps = EPOCHS * lessons.length;
  for (let done = 0; done < steps; done++) {
    const { features, targets } = lessons[done % lessons.length]!;
    const step = STEP * (1 - done / steps);
    const own = features.slots.map((slot) => rows[slot]!);
    scores.fill(0);
    addRows(scores, weights, own, features.values);
    let from = 0;
    for (const name of names) {
      const errors = scores.subarray(from, from + heads[name].length);
      if (targets[name].length > 0 && errs(errors, heads[name], targets[name]))
        for (let label = 0; label < errors.length; label++) {
          const error = errors[label]!;
          if (Math.abs(error) < NEGLIGIBLE) continue;
          for (let place = 0; place < own.length; place++) {
            if (own[place] === 0) continue;
            const at = own[place]! * labels + from + label;
            const gradient = error * features.values[place]!;
            moved[at]! += gradient * gradient;
            weights[at]! -= (step * gradient) / Math.sqrt(moved[at]!);
          }
        }
      from += errors.length;
    }
  }
  return weights;
}

/** Turns a head's scores into how far each label is from what is right; whether they are worth a step. */
function errs(scores: Float32Array, labels: readonly string[], right: readonly string[]): boolean {
  softmax(scores);
  const places = right.map((label) => labels.indexOf(label));
  const likely = places.reduce((sum, place) => sum + scores[place]!, 0);
  if (likely > 1 - LEARNT) return false;
  // Any of the right ones is right: the likelier one already is, the more of the step is its.
  for (const place of places) scores[place]! -= scores[place]! / Math.max(likely, 1e-9);
  return true;
}
