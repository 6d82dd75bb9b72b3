// Finds in a turn the words that fill the fields of a request: a conditional random field (a linear chain; Lafferty, McCallum and Pereira
// 2001), learnt from the marked turns in `knowledge/requests/`.
import { WordTable } from '../language/word-table.js';

/** The fields whose values stand in a turn word by word. */
export const taggedSlots = ['nome', 'azienda', 'persone', 'destinatari', 'luogo', 'periodo', 'lingue', 'livello', 'dettaglio'] as const;
export type TaggedSlot = (typeof taggedSlots)[number];

/** Words of a turn from one on to another, which is not included. */
export interface Span {
  readonly slot: TaggedSlot;
  readonly from: number;
  readonly to: number;
}

/** A turn as the tagger sees it: of each word its features. */
export type Observed = readonly (readonly string[])[];
export interface MarkedTurn {
  readonly observed: Observed;
  readonly spans: readonly Span[];
}

/** By feature a weight of each tag; by tag what the next one weighs. */
export interface Tagger {
  readonly features: WordTable;
  readonly transitions: Float32Array;
}

/** 0: no field; 2n + 1 opens the value of field n, 2n + 2 goes on in it. */
const TAGS = 2 * taggedSlots.length + 1;
const OUTSIDE = 0;
const opening = (slot: TaggedSlot): number => 2 * taggedSlots.indexOf(slot) + 1;
/** Whether a tag may follow another: a value goes on only where it has been opened. */
const mayFollow = (before: number, tag: number): boolean => tag % 2 === 1 || tag === OUTSIDE || before === tag || before === tag - 1;

const EPOCHS = 16;
/** The first step's length; it has fallen to the half after some epochs. */
const RATE = 0.1;
const HALVED_AFTER = 4;
/** By how much an epoch makes weights smaller (L2), times the rate. */
const DECAY = 0.1;
/** Rows without a weight beyond it are left out; they are a third and change nothing that was measured. */
const NEGLIGIBLE = 0.05;
/** By how much what is right must outweigh a field that is missed, or any other tag (softmax margin; Gimpel and Smith 2010). */
const MISSED = 4;
const WRONG = 2;
/** A word that is as likely as this to be what it is teaches nothing more. */
const LEARNT = 1e-3;

function tagsOf(length: number, spans: readonly Span[]): number[] {
  const tags = Array.from({ length }, () => OUTSIDE);
  for (const { slot, from, to } of spans) tags.fill(opening(slot) + 1, from, to).splice(from, 1, opening(slot));
  return tags;
}

function spansOf(tags: readonly number[]): Span[] {
  const starts = tags.flatMap((tag, at) => (tag % 2 === 1 ? [at] : []));
  return starts.map((from) => {
    const length = tags.slice(from + 1).findIndex((tag) => tag !== tags[from]! + 1);
    return { slot: taggedSlots[(tags[from]! - 1) / 2]!, from, to: length < 0 ? tags.length : from + 1 + length };
  });
}

/** The tags that together weigh most (Viterbi). @param scores by word, then by tag. */
function bestTags(scores: readonly Float32Array[], transitions: Float32Array): number[] {
  const ways: { readonly best: Float32Array; readonly from: Uint8Array }[] = [];
  for (const [at, score] of scores.entries()) {
    const [best, from] = [new Float32Array(TAGS).fill(-Infinity), new Uint8Array(TAGS)];
    for (let tag = 0; tag < TAGS; tag++)
      for (let before = 0; before < TAGS; before++) {
        if (!mayFollow(before, tag) || (at === 0 && before !== OUTSIDE)) continue;
        const weight = (at === 0 ? 0 : ways[at - 1]!.best[before]!) + transitions[before * TAGS + tag]! + score[tag]!;
        if (weight > best[tag]!) [best[tag], from[tag]] = [weight, before];
      }
    ways.push({ best, from });
  }
  const last = ways.at(-1)?.best ?? new Float32Array();
  let tag = last.indexOf(last.reduce((most, weight) => Math.max(most, weight), -Infinity));
  return ways
    .reduceRight<number[]>((tags, { from }) => {
      tags.push(tag);
      tag = from[tag]!;
      return tags;
    }, [])
    .reverse();
}

/** Of each tag the weights of a word's features. */
function sumOf(rows: readonly Float32Array[]): Float32Array {
  const sum = new Float32Array(TAGS);
  for (const row of rows) for (let tag = 0; tag < TAGS; tag++) sum[tag]! += row[tag]!;
  return sum;
}

/** The values that stand in a turn. */
export const tag = ({ features, transitions }: Tagger, observed: Observed): Span[] =>
  spansOf(
    bestTags(
      observed.map((names) => sumOf(names.flatMap((name) => features.find(name) ?? []))),
      transitions,
    ),
  );

/** A place for each index that has nothing to do with its neighbours', always the same. */
const scattered = (index: number): number => Math.imul(index + 1, 0x9e3779b1) >>> 0;

/** Of each tag of a word, and of each two tags in a row, how likely they are (forward and backward). */
function likelihoods(
  scores: readonly Float32Array[],
  transitions: Float32Array,
): { readonly tags: Float64Array[]; readonly pairs: Float64Array } {
  const steps = Float64Array.from(transitions, (weight, at) => (mayFollow(Math.floor(at / TAGS), at % TAGS) ? Math.exp(weight) : 0));
  const emitted = scores.map((score) => {
    const most = score.reduce((one, other) => Math.max(one, other));
    return Float64Array.from(score, (weight) => Math.exp(weight - most));
  });
  const normalised = (values: Float64Array): Float64Array => {
    const sum = values.reduce((one, other) => one + other);
    return values.map((value) => value / sum);
  };
  const forward: Float64Array[] = [];
  for (const [at, emit] of emitted.entries()) {
    const before = forward[at - 1] ?? Float64Array.from({ length: TAGS }, (_, tag) => (tag === OUTSIDE ? 1 : 0));
    forward.push(
      normalised(
        emit.map((weight, tag) => {
          let sum = 0;
          for (let from = 0; from < TAGS; from++) sum += before[from]! * steps[from * TAGS + tag]!;
          return sum * weight;
        }),
      ),
    );
  }
  const tags: Float64Array[] = [];
  const pairs = new Float64Array(TAGS * TAGS);
  let backward: Float64Array = new Float64Array(TAGS).fill(1);
  for (let at = scores.length - 1; at >= 0; at--) {
    tags[at] = normalised(forward[at]!.map((weight, tag) => weight * backward[tag]!));
    const onward = emitted[at]!.map((weight, tag) => weight * backward[tag]!);
    const before = forward[at - 1];
    const both = new Float64Array(TAGS * TAGS);
    const next = new Float64Array(TAGS);
    for (let from = 0; from < TAGS; from++)
      for (let tag = 0; tag < TAGS; tag++) {
        const weight = steps[from * TAGS + tag]! * onward[tag]!;
        next[from]! += weight;
        both[from * TAGS + tag] = (before ? before[from]! : from === OUTSIDE ? 1 : 0) * weight;
      }
    const sum = both.reduce((one, other) => one + other);
    for (let pair = 0; pair < both.length; pair++) pairs[pair]! += both[pair]! / sum;
    backward = normalised(next);
  }
  return { tags, pairs };
}

/** Learns from marked turns, in some seconds of a core. The same turns always give the same tagger. */
export function learnTagger(turns: readonly MarkedTurn[]): Tagger {
  const rows = new Map<string, Float32Array>();
  const rowOf = (name: string): Float32Array => rows.get(name) ?? rows.set(name, new Float32Array(TAGS)).get(name)!;
  const transitions = new Float32Array(TAGS * TAGS);
  const strewn = turns.map((turn, at) => ({ turn, place: scattered(at) })).toSorted((one, other) => one.place - other.place);
  const lessons = strewn
    .filter(({ turn }) => turn.observed.length > 0)
    .map(({ turn: { observed, spans } }) => ({ words: observed.map((names) => names.map(rowOf)), right: tagsOf(observed.length, spans) }));
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    const rate = RATE / (1 + epoch / HALVED_AFTER);
    for (const lesson of lessons) step(lesson, transitions, rate);
    for (const row of rows.values()) for (let tag = 0; tag < TAGS; tag++) row[tag]! *= 1 - DECAY * rate;
  }
  const kept = [...rows].map(([name, row]) => [name, [...row]] as const);
  const isWeighty = ([, weights]: (typeof kept)[number]) => weights.some((weight) => Math.abs(weight) > NEGLIGIBLE);
  return { features: WordTable.of(kept.filter(isWeighty)), transitions };
}

/** One step of stochastic gradient ascent: weights move by what is right less what is likely. */
function step(
  { words, right }: { readonly words: readonly Float32Array[][]; readonly right: readonly number[] },
  transitions: Float32Array,
  rate: number,
): void {
  const scores = words.map((rows, at) =>
    sumOf(rows).map((score, tag) => score + (tag === right[at] ? 0 : tag === OUTSIDE ? MISSED : WRONG)),
  );
  const { tags, pairs } = likelihoods(scores, transitions);
  for (const [at, tag] of right.entries()) {
    pairs[(right[at - 1] ?? OUTSIDE) * TAGS + tag]! -= 1;
    const excess = tags[at]!;
    excess[tag]! -= 1;
    if (-excess[tag]! < LEARNT) continue;
    for (const row of words[at]!) for (let one = 0; one < TAGS; one++) row[one]! -= rate * excess[one]!;
  }
  for (let pair = 0; pair < pairs.length; pair++) transitions[pair]! -= rate * pairs[pair]!;
}
