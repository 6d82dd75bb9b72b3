// The marked turns of `knowledge/requests/`: `state | words`, the value of a field in braces, `{nome Anna Prova}`.
import { readAll } from '../reader/knowledge.js';
import { type AskedState, observe, states } from './observed.js';
import { type MarkedTurn, type Span, type TaggedSlot, taggedSlots } from './tagger.js';
import { readTurn } from './turn.js';

/** A line of a file. */
export interface MarkedLine {
  readonly author: string;
  readonly state: AskedState;
  readonly text: string;
  /** Characters of the text, from one on to another. */
  readonly marks: readonly Span[];
}

/** @throws where a line names no state or no field. */
export const markedIn = (file: string, author: string): MarkedLine[] =>
  file.split('\n').flatMap((line) => (line.includes(' | ') ? [lineOf(line, author)] : []));

function lineOf(line: string, author: string): MarkedLine {
  const at = line.indexOf(' | ');
  const state = line.slice(0, at).trim() as AskedState;
  const marks: Span[] = [];
  let text = '';
  for (const [, before, slot, value] of line.slice(at + 3).matchAll(/([^{]*)(?:\{(\S+) ([^}]*)\})?/g)) {
    text += before;
    if (slot === undefined) continue;
    if (!taggedSlots.includes(slot as TaggedSlot)) throw new Error(`No field is called ${slot}: ${line}`);
    marks.push({ slot: slot as TaggedSlot, from: text.length, to: text.length + value!.length });
    text += value;
  }
  if (!states.includes(state)) throw new Error(`No state is called ${state}: ${line}`);
  return { author, state, text, marks };
}

/** A line as the tagger learns it: words for characters. */
export function markedTurn({ text, state, marks }: MarkedLine): MarkedTurn {
  const turn = readTurn(text, state === 'name' || state === 'contact');
  let at = 0;
  // A dictated address has become shorter: each word is looked for from the one before on.
  const starts = turn.words.map((word) => {
    const found = text.indexOf(word.text, at);
    at = found < 0 ? at : found + word.text.length;
    return found;
  });
  const spans = marks.flatMap(({ slot, from, to }) => {
    const within = starts.flatMap((start, index) => (start >= from && start < to ? [index] : []));
    return within.length > 0 ? [{ slot, from: within[0]!, to: within.at(-1)! + 1 }] : [];
  });
  return { observed: observe(turn, state), spans };
}

export const readRequests = (folder?: URL): MarkedLine[] => readAll('requests', markedIn, folder);
