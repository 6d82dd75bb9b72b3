// Whole conversations as examples: what each turn means in the light of those before it.
import type { Aspect, Topic } from '@school/catalog';
import { NONE } from './heads.js';
import { type Asking, type Example, readAll, readQuestions } from './examples.js';
import { nothingSaid } from './state.js';
import { speakingOf } from './subject.js';

/** A part of a turn that says one thing. */
interface TalkPart {
  readonly text: string;
  /** Facts, level apart, of which any is right; `none`; or an act. */
  readonly labels: readonly string[];
  /** The level that is meant. */
  readonly level: string | undefined;
  readonly act: Asking | undefined;
  /** What it is about: nothing where it only says something. */
  readonly topic: Topic | undefined;
  readonly side: Aspect | undefined;
}
export interface ExampleTalk {
  readonly author: string;
  readonly turns: readonly (readonly TalkPart[])[];
}

const ACTS: Readonly<Record<string, Asking>> = { sum: 'reckons', cmp: 'compares' };

/**
 * Conversations are divided by empty lines; a turn is a line, `labels | words`, its parts divided by `//` on either
 * side.
 */
export const talksIn = (text: string, author: string): ExampleTalk[] =>
  text.split(/\n\s*\n/).flatMap((block) => {
    const turns = block.split('\n').flatMap((line) => (line.includes(' | ') ? [partsIn(line)] : []));
    return turns.length > 0 ? [{ author, turns }] : [];
  });

/** @throws where a line has not as many labels as words. */
function partsIn(line: string): TalkPart[] {
  const at = line.indexOf(' | ');
  const [labels, words] = [line.slice(0, at), line.slice(at + 3)].map((half) => half.split(' // '));
  if (labels!.length !== words!.length) throw new Error(`As many labels as parts are needed: ${line}`);
  return labels!.map((label, index) => partOf(label.trim(), words![index]!.trim()));
}

function partOf(label: string, text: string): TalkPart {
  const [, how, names] = /^(?:(sum|cmp) )?(.*)$/.exec(label)!;
  const all = names!.split(/[|+]/);
  const [first, level] = all[0]!.split('@');
  const [fact, about] = first!.split(':');
  const [topic, side] = fact!.split('.');
  return {
    text,
    labels: all.map((name) => name.replace(/[@:].*$/, '')),
    level,
    act: how === undefined ? undefined : ACTS[how],
    topic: (side ? topic : about) as Topic | undefined,
    side: side as Aspect | undefined,
  };
}

const isAsked = ({ side, labels }: TalkPart): boolean => side !== undefined || labels.includes(NONE);

/** Each part of a talk with what was spoken of before it, and each turn of several parts as a whole. */
export function examplesOf({ author, turns }: ExampleTalk): Example[] {
  let before = nothingSaid;
  return turns.flatMap((parts) => {
    const atStart = before;
    const separate = parts.map(({ text, labels, act, topic, side }): Example => {
      const example = { text, labels, author, before, act, topic };
      if (topic) before = speakingOf(before, { topic, levels: [] }, side ?? null);
      return example;
    });
    const said = parts.map(({ text }) => text).join(' ');
    before = { ...before, said };
    const asked = parts.filter(isAsked);
    if (parts.length < 2 || asked.length === 0) return separate;
    const whole = { text: said, labels: [...new Set(asked.flatMap(({ labels }) => labels))], author };
    return [...separate, { ...whole, before: atStart, act: asked.find(({ act }) => act)?.act }];
  });
}

export const readTalks = (folder?: URL): ExampleTalk[] => readAll('talks', talksIn, folder);

/** All that the heads learn from. */
export const readExamples = (folder?: URL): Example[] => [
  ...readQuestions(folder),
  ...readTalks(folder).flatMap(examplesOf),
];
