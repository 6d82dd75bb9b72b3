// A small network that classifies short texts: hashed features, one hidden layer that all heads share, and a softmax
// for each head. What one head learns of a word is known to the others (ADR 0021). The same examples always give the
// same weights.
import { type Features, SLOTS } from './features.js';

const UNITS = 96;
const EPOCHS = 10;
/** The step of AdaGrad; it falls to nothing over the epochs. */
const STEP = 0.1;
/** Biases move less than weights. */
const BIAS = 0.1;
const EPSILON = 1e-3;
/** The weights of the hidden layer begin anywhere up to this, on either side of nothing. */
const SPREAD = 0.17;
/** The share of features, and of hidden units, that a step of learning leaves out: none may carry an answer alone. */
const DROPPED = 0.2;
/** What is kept stands for what is left out as well. */
const KEPT = 1 / (1 - DROPPED);
/** An example that is learnt to this error is passed over, and so is a label that errs by next to nothing. */
const LEARNT = 0.02;
const NEGLIGIBLE = 1e-4;
/** Weights of features are kept as whole numbers up to this one. */
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

interface Head {
  readonly labels: readonly string[];
  /** By label, then by hidden unit. */
  readonly weights: Float32Array;
  /** By label. */
  readonly biases: Float32Array;
}

export interface Network<H extends string> {
  /** By slot its row in `hidden`; the row 0 is of what was not seen, and empty. */
  readonly rows: Uint32Array;
  /** By row, then by unit. */
  readonly hidden: Int8Array;
  /** What one of `hidden` stands for. */
  readonly scale: number;
  readonly heads: Readonly<Record<H, Head>>;
}

export function guess<H extends string>(
  { rows, hidden, scale, heads }: Network<H>,
  { slots, values }: Features,
): Record<H, Guess> {
  const units = unitsOf(rows, hidden, slots, values).map((unit) => unit * scale);
  const active = activeOf(units);
  const guessOf = (head: Head): Guess => {
    const likely = probabilities(head, units, active);
    return Object.fromEntries(head.labels.map((label, place) => [label, likely[place]!]));
  };
  return mapped(heads, guessOf);
}

const mapped = <H extends string, A, B>(record: Readonly<Record<H, A>>, map: (value: A) => B): Record<H, B> =>
  Object.fromEntries(Object.entries<A>(record).map(([key, value]) => [key, map(value)])) as Record<H, B>;

/** The hidden units of some features, before those that are less than nothing are cut off. */
function unitsOf(
  rows: Uint32Array,
  hidden: Int8Array | Float32Array,
  slots: Int32Array,
  values: Float32Array,
): Float32Array {
  const units = new Float32Array(UNITS);
  for (let place = 0; place < slots.length; place++) {
    const value = values[place]!;
    if (value === 0) continue;
    const from = rows[slots[place]!]! * UNITS;
    for (let unit = 0; unit < UNITS; unit++) units[unit]! += value * hidden[from + unit]!;
  }
  return units;
}

/** The units that are more than nothing: about a half. */
const activeOf = (units: Float32Array): number[] => [...units.keys()].filter((unit) => units[unit]! > 0);

/** @param active as `activeOf` tells. */
function probabilities({ weights, biases }: Head, units: Float32Array, active: readonly number[]): Float64Array {
  const scores = Float64Array.from(biases);
  let most = -Infinity;
  for (let label = 0; label < scores.length; label++) {
    let score = scores[label]!;
    for (let place = 0; place < active.length; place++)
      score += weights[label * UNITS + active[place]!]! * units[active[place]!]!;
    scores[label] = score;
    most = Math.max(most, score);
  }
  let sum = 0;
  for (let label = 0; label < scores.length; label++) sum += scores[label] = Math.exp(scores[label]! - most);
  for (let label = 0; label < scores.length; label++) scores[label]! /= sum;
  return scores;
}

/** @param lessons in any order: they are learnt in another one, always the same, as neighbours are alike. */
export function learnNetwork<H extends string>(lessons: readonly Lesson<H>[], names: readonly H[]): Network<H> {
  const placeOf = ({ slots }: Features) => slots.reduce((sum, slot) => Math.imul(sum ^ slot, 16777619), 1);
  const strewn = lessons
    .map((lesson) => ({ ...lesson, place: placeOf(lesson.features) }))
    .sort((one, other) => one.place - other.place);
  const { rows, many } = rowsOf(strewn);
  const heads = Object.fromEntries(names.map((name) => [name, headOf(strewn, name)])) as Record<H, Head>;
  const weights = descend(strewn, rows, many, heads);
  const scale = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / MOST;
  return { rows, hidden: Int8Array.from(weights, (weight) => Math.round(weight / scale)), scale, heads };
}

/** Each slot that an example fills has a row of its own. */
function rowsOf(lessons: readonly Lesson<string>[]): { readonly rows: Uint32Array; readonly many: number } {
  const rows = new Uint32Array(SLOTS);
  let many = 1;
  for (const { features } of lessons) for (const slot of features.slots) rows[slot] ||= many++;
  return { rows, many };
}

function headOf<H extends string>(lessons: readonly Lesson<H>[], head: H): Head {
  const labels = [...new Set(lessons.flatMap(({ targets }) => targets[head]))].toSorted();
  return { labels, weights: new Float32Array(labels.length * UNITS), biases: new Float32Array(labels.length) };
}

/** Weights, and what each has moved so far: by AdaGrad the next step is the smaller for it. */
interface Moving {
  readonly weights: Float32Array;
  readonly moved: Float32Array;
}
const moving = (weights: Float32Array): Moving => ({ weights, moved: new Float32Array(weights.length).fill(EPSILON) });
function move(weights: Float32Array, moved: Float32Array, at: number, gradient: number, step: number): void {
  moved[at]! += gradient * gradient;
  weights[at]! -= (step * gradient) / Math.sqrt(moved[at]!);
}

/** From 0 to 1, always the same in turn (mulberry32). */
function sequence(): () => number {
  let state = 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * Stochastic gradient descent over the examples; the heads are changed, the weights of the hidden layer are given back.
 */
function descend<H extends string>(
  lessons: readonly Lesson<H>[],
  rows: Uint32Array,
  many: number,
  heads: Readonly<Record<H, Head>>,
): Float32Array {
  const random = sequence();
  const kept = () => (random() < DROPPED ? 0 : KEPT);
  const hidden = moving(Float32Array.from({ length: many * UNITS }, () => SPREAD * (2 * random() - 1)));
  const above = mapped<H, Head, Head & Moving>(heads, (head) => ({ ...head, ...moving(head.weights) }));
  const steps = EPOCHS * lessons.length;
  for (let done = 0; done < steps; done++) {
    const { features, targets } = lessons[done % lessons.length]!;
    const step = STEP * (1 - done / steps);
    const values = features.values.map((value) => value * kept());
    const units = unitsOf(rows, hidden.weights, features.slots, values).map((unit) => (unit > 0 ? unit * kept() : 0));
    const active = activeOf(units);
    const errors = new Float32Array(UNITS);
    let errs = false;
    for (const name in heads)
      if (targets[name].length > 0) errs = correct(above[name], targets[name], units, active, errors, step) || errs;
    if (errs) correctHidden(hidden, rows, features.slots, values, active, errors, step);
  }
  // What was not seen tells nothing.
  return hidden.weights.fill(0, 0, UNITS);
}

/**
 * Moves a head towards what is right; whether it erred.
 * @param errors of the hidden units: what this head finds wrong is added.
 */
function correct(
  { labels, biases, weights, moved }: Head & Moving,
  right: readonly string[],
  units: Float32Array,
  active: readonly number[],
  errors: Float32Array,
  step: number,
): boolean {
  const wrong = probabilities({ labels, biases, weights }, units, active);
  const places = right.map((label) => labels.indexOf(label));
  if (places.reduce((sum, place) => sum + wrong[place]!, 0) > 1 - LEARNT) return false;
  for (const place of places) wrong[place]! -= 1 / places.length;
  for (let label = 0; label < wrong.length; label++) {
    const error = wrong[label]!;
    if (Math.abs(error) < NEGLIGIBLE) continue;
    biases[label]! -= step * BIAS * error;
    for (let place = 0; place < active.length; place++) {
      const unit = active[place]!;
      const at = label * UNITS + unit;
      errors[unit]! += error * weights[at]!;
      move(weights, moved, at, error * units[unit]!, step);
    }
  }
  return true;
}

/** Moves the weights of the features that an example has. */
function correctHidden(
  { weights, moved }: Moving,
  rows: Uint32Array,
  slots: Int32Array,
  values: Float32Array,
  active: readonly number[],
  errors: Float32Array,
  step: number,
): void {
  for (let place = 0; place < values.length; place++) {
    if (values[place] === 0) continue;
    const from = rows[slots[place]!]! * UNITS;
    const share = values[place]! * KEPT;
    for (let next = 0; next < active.length; next++) {
      const unit = active[next]!;
      move(weights, moved, from + unit, share * errors[unit]!, step);
    }
  }
}
