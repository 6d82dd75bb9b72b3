// A conditional random field in the form of a linear chain (Lafferty, McCallum and Pereira 2001): of things in a row,
// such as the words of a turn or the turns of a talk, the tags that together are likeliest.
import { WordTable } from './word-table.js';

/** Of each thing in a row its features. */
export type Observed = readonly (readonly string[])[];
export interface Sequence {
  readonly observed: Observed;
  readonly tags: readonly number[];
}

/** By feature a weight of each tag; by tag what each next one weighs: `-Infinity` where it cannot follow. */
export interface Chain {
  readonly features: WordTable;
  readonly transitions: Float32Array;
}

/** What is learnt. Tag 0 says that there is nothing; before the first thing of a row there is nothing. */
interface Task {
  readonly tags: number;
  readonly mayFollow: (before: number, tag: number) => boolean;
  /**
   * By how much what is right must outweigh that there is nothing, or any other tag (softmax margin; Gimpel and Smith
   * 2010).
   */
  readonly margin: { readonly nothing: number; readonly other: number };
}

const EPOCHS = 16;
/** The first step's length; it has fallen to the half after some epochs. */
const RATE = 0.1;
const HALVED_AFTER = 4;
/** By how much an epoch makes weights smaller (L2), times the rate. */
const DECAY = 0.1;
/** Rows without a weight beyond it are left out; they are half of them and change nothing that was measured. */
const NEGLIGIBLE = 0.1;
/** A tag that is as likely as this where it is right teaches nothing more. */
const LEARNT = 1e-3;

/** Of each tag the weights of some features. */
function sumOf(rows: readonly Float32Array[], tags: number): Float32Array {
  const sum = new Float32Array(tags);
  for (const row of rows) for (let tag = 0; tag < tags; tag++) sum[tag]! += row[tag]!;
  return sum;
}

const tagsOf = ({ transitions }: Chain): number => Math.sqrt(transitions.length);
const scoresOf = (chain: Chain, observed: Observed): Float32Array[] =>
  observed.map((names) =>
    sumOf(
      names.flatMap((name) => chain.features.find(name) ?? []),
      tagsOf(chain),
    ),
  );

/** The tags that together weigh most (Viterbi). */
export function bestTags(chain: Chain, observed: Observed): number[] {
  const tags = tagsOf(chain);
  const ways: { readonly best: Float32Array; readonly from: Uint8Array }[] = [];
  for (const score of scoresOf(chain, observed)) {
    const before = ways.at(-1)?.best ?? nothingBefore(tags, -Infinity, 0);
    const [best, from] = [new Float32Array(tags).fill(-Infinity), new Uint8Array(tags)];
    for (let tag = 0; tag < tags; tag++)
      for (let one = 0; one < tags; one++) {
        const weight = before[one]! + chain.transitions[one * tags + tag]! + score[tag]!;
        if (weight > best[tag]!) [best[tag], from[tag]] = [weight, one];
      }
    ways.push({ best, from });
  }
  const last = ways.at(-1)?.best ?? new Float32Array();
  let tag = last.indexOf(last.reduce((most, weight) => Math.max(most, weight), -Infinity));
  return ways
    .reduceRight<number[]>((found, { from }) => {
      found.push(tag);
      tag = from[tag]!;
      return found;
    }, [])
    .reverse();
}

/** How likely each tag of the last thing in a row is. */
export const lastLikelihoods = (chain: Chain, observed: Observed): Float64Array =>
  likelihoods(scoresOf(chain, observed), chain.transitions).tags.at(-1)!;

const nothingBefore = (tags: number, other: number, nothing: number): Float32Array =>
  new Float32Array(tags).fill(other).fill(nothing, 0, 1);

const normalised = (values: Float64Array): Float64Array => {
  const sum = values.reduce((one, other) => one + other);
  return values.map((value) => value / sum);
};

/** Of each tag of each thing, and of each two tags in a row, how likely they are (forward and backward). */
function likelihoods(
  scores: readonly Float32Array[],
  transitions: Float32Array,
): { tags: Float64Array[]; pairs: Float64Array } {
  const count = Math.sqrt(transitions.length);
  const steps = Float64Array.from(transitions).map((weight) => Math.exp(weight));
  const emitted = scores.map((score) => {
    const most = score.reduce((one, other) => Math.max(one, other));
    return Float64Array.from(score).map((weight) => Math.exp(weight - most));
  });
  const start = Float64Array.from(nothingBefore(count, 0, 1));
  const forward: Float64Array[] = [];
  for (const [at, emit] of emitted.entries()) {
    const before = forward[at - 1] ?? start;
    const reached = emit.map((weight, tag) => {
      let sum = 0;
      for (let one = 0; one < count; one++) sum += before[one]! * steps[one * count + tag]!;
      return sum * weight;
    });
    forward.push(normalised(reached));
  }
  const tags: Float64Array[] = [];
  const pairs = new Float64Array(transitions.length);
  let backward: Float64Array = new Float64Array(count).fill(1);
  for (let at = scores.length - 1; at >= 0; at--) {
    tags[at] = normalised(forward[at]!.map((weight, tag) => weight * backward[tag]!));
    const onward = emitted[at]!.map((weight, tag) => weight * backward[tag]!);
    addPairs(pairs, forward[at - 1] ?? start, steps, onward);
    backward = normalised(
      backward.map((_, one) => {
        let reached = 0;
        for (let tag = 0; tag < count; tag++) reached += steps[one * count + tag]! * onward[tag]!;
        return reached;
      }),
    );
  }
  return { tags, pairs };
}

/** Adds to each two tags in a row how likely they are between what was before and what comes. */
function addPairs(pairs: Float64Array, before: Float64Array, steps: Float64Array, onward: Float64Array): void {
  const count = onward.length;
  const both = new Float64Array(steps.length);
  let sum = 0;
  for (let pair = 0, one = 0; one < count; one++)
    for (let tag = 0; tag < count; tag++, pair++) sum += both[pair] = before[one]! * steps[pair]! * onward[tag]!;
  for (let pair = 0; pair < both.length; pair++) pairs[pair]! += both[pair]! / sum;
}

/** A place for each index that has nothing to do with its neighbours', always the same. */
const scattered = (index: number): number => Math.imul(index + 1, 0x9e3779b1) >>> 0;

interface Lesson {
  /** Of each thing where the weights of its features begin. */
  readonly rows: readonly Uint32Array[];
  readonly right: readonly number[];
}

/** Learns from sequences, in some seconds of a core; the same ones always give the same weights. */
export function learnChain(sequences: readonly Sequence[], { tags, mayFollow, margin }: Task): Chain {
  const places = new Map<string, number>();
  const rowOf = (name: string): number => places.get(name) ?? places.set(name, places.size).get(name)!;
  const transitions = Float32Array.from({ length: tags * tags }, (_, at) =>
    mayFollow(Math.floor(at / tags), at % tags) ? 0 : -Infinity,
  );
  const strewn = sequences
    .map((sequence, at) => ({ sequence, place: scattered(at) }))
    .toSorted((one, other) => one.place - other.place);
  const lessons = strewn
    .filter(({ sequence }) => sequence.observed.length > 0)
    .map(({ sequence }): Lesson => ({
      rows: sequence.observed.map((names) => Uint32Array.from(names, (name) => rowOf(name) * tags)),
      right: sequence.tags,
    }));
  const weights = new Float32Array(places.size * tags);
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    const rate = RATE / (1 + epoch / HALVED_AFTER);
    for (const lesson of lessons) step(lesson, weights, transitions, rate, margin);
    for (let at = 0; at < weights.length; at++) weights[at]! *= 1 - DECAY * rate;
  }
  const kept = [...places].map(
    ([name, place]) => [name, [...weights.subarray(place * tags, (place + 1) * tags)]] as const,
  );
  const isWeighty = ([, row]: (typeof kept)[number]) => row.some((weight) => Math.abs(weight) > NEGLIGIBLE);
  return { features: WordTable.of(kept.filter(isWeighty)), transitions };
}

/** One step of stochastic gradient ascent: weights move by what is right less what is likely. */
function step(
  { rows, right }: Lesson,
  weights: Float32Array,
  transitions: Float32Array,
  rate: number,
  margin: Task['margin'],
): void {
  const count = Math.sqrt(transitions.length);
  const scores = rows.map((each, at) =>
    scoreOf(each, weights, count).map(
      (score, tag) => score + (tag === right[at] ? 0 : tag === 0 ? margin.nothing : margin.other),
    ),
  );
  const { tags, pairs } = likelihoods(scores, transitions);
  for (const [at, tag] of right.entries()) {
    pairs[(right[at - 1] ?? 0) * count + tag]! -= 1;
    const excess = tags[at]!;
    excess[tag]! -= 1;
    if (-excess[tag]! < LEARNT) continue;
    for (const row of rows[at]!) for (let one = 0; one < count; one++) weights[row + one]! -= rate * excess[one]!;
  }
  for (let pair = 0; pair < pairs.length; pair++) transitions[pair]! -= rate * pairs[pair]!;
}

/** Of each tag the weights of the features that begin at some places. */
function scoreOf(rows: Uint32Array, weights: Float32Array, tags: number): Float32Array {
  const score = new Float32Array(tags);
  for (const row of rows) for (let tag = 0; tag < tags; tag++) score[tag]! += weights[row + tag]!;
  return score;
}
