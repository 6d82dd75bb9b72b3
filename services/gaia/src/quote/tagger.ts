// Finds in a turn the words that fill the fields of a request, as learnt from the marked turns in
// `knowledge/requests/`.
import { type Chain, type Observed, bestTags, learnChain } from '../language/chain.js';
import type { Word } from './lists.js';
import type { Turn } from './turn.js';

/** The fields whose values stand in a turn word by word. */
export const taggedSlots = [
  'nome',
  'azienda',
  'persone',
  'destinatari',
  'luogo',
  'periodo',
  'lingue',
  'livello',
  'dettaglio',
] as const;
export type TaggedSlot = (typeof taggedSlots)[number];

/** Words of a turn from one on to another, which is not included. */
export interface Span {
  readonly slot: TaggedSlot;
  readonly from: number;
  readonly to: number;
}

/** A turn with the values that stand in it. */
export interface TaggedTurn extends Turn {
  readonly spans: readonly Span[];
}
/** The words of each value of a field. */
export const wordsOf = ({ words, spans }: Pick<TaggedTurn, 'words' | 'spans'>, slot: TaggedSlot): Word[][] =>
  spans.filter((span) => span.slot === slot).map(({ from, to }) => words.slice(from, to));

export interface MarkedTurn {
  /** Of each word its features. */
  readonly observed: Observed;
  readonly spans: readonly Span[];
}

/** 0: no field; 2n + 1 opens the value of field n, 2n + 2 goes on in it. */
const opening = (slot: TaggedSlot): number => 2 * taggedSlots.indexOf(slot) + 1;
const TASK = {
  tags: 2 * taggedSlots.length + 1,
  /** A value goes on only where it has been opened. */
  mayFollow: (before: number, tag: number): boolean =>
    tag % 2 === 1 || tag === 0 || before === tag || before === tag - 1,
  margin: { nothing: 4, other: 2 },
};

function tagsOf({ observed, spans }: MarkedTurn): number[] {
  const tags = observed.map(() => 0);
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

/** The values that stand in a turn. */
export const tag = (tagger: Chain, observed: Observed): Span[] => spansOf(bestTags(tagger, observed));

export const learnTagger = (turns: readonly MarkedTurn[]): Chain =>
  learnChain(
    turns.map((turn) => ({ observed: turn.observed, tags: tagsOf(turn) })),
    TASK,
  );
