// What staff teach Gaia by writing, in `knowledge/`: single questions and remarks, and whole conversations.
import type { Aspect, Topic } from '@school/catalog';
import { readdirSync } from 'node:fs';
import { type Context, noContext, speakingOf } from './context.js';
import { FOLDER, readKnowledge } from './knowledge.js';

/** A text that says one thing, what it means, and whose list it comes from. */
export interface Example {
  readonly text: string;
  /**
   * Ids of the facts of which any is right, `*.aspect` of whatever was spoken of, `none` for what is not published, or
   * intents.
   */
  readonly labels: readonly string[];
  readonly author: string;
  /** What it does with the facts besides asking for them: to reckon with them, to hold them against each other. */
  readonly intent?: 'reckons' | 'compares' | undefined;
  /** What it is about: nothing where it only says something. */
  readonly topic?: Topic | undefined;
  readonly before?: Context | undefined;
}

/**
 * A line `## label|label` opens a section, `[author]` names who wrote the lines below it; the file's name does where
 * nobody is named.
 */
export function questionsIn(text: string, file: string): Example[] {
  let labels: readonly string[] = [];
  let author = file;
  return text.split('\n').flatMap((line) => {
    const written = line.trim();
    if (written.startsWith('## ')) [labels, author] = [written.slice(3).split('|'), file];
    else if (/^\[.+\]$/.test(written)) author = written.slice(1, -1);
    else if (written !== '') return [{ text: written, labels, author }];
    return [];
  });
}

/** The turns of a conversation, each in parts that say one thing. */
export type ExampleTalk = readonly (readonly Example[])[];

/** Conversations are divided by empty lines; a turn is a line. */
export const talksIn = (text: string, author: string): ExampleTalk[] =>
  text.split(/\n\s*\n/).flatMap((block) => {
    let before = noContext;
    const lines = block.split('\n').filter((line) => line.includes(' | '));
    const turns = lines.map((line) => {
      const parts = partsIn(line).map(([label, said]) => {
        const { aspect, ...meaning } = meaningOf(label);
        const example = { ...meaning, text: said, author, before };
        if (meaning.topic) before = speakingOf(before, { topic: meaning.topic, levels: [] }, aspect ?? null);
        return example;
      });
      return parts;
    });
    return turns.length > 0 ? [turns] : [];
  });

/**
 * `labels | words`, its parts divided by `//` on either side.
 * @throws where a line has not as many labels as words.
 */
function partsIn(line: string): (readonly [label: string, said: string])[] {
  const at = line.indexOf(' | ');
  const labels = line.slice(0, at).split(' // ');
  const words = line.slice(at + 3).split(' // ');
  if (labels.length !== words.length) throw new Error(`As many labels as parts are needed: ${line}`);
  return labels.map((label, index) => [label.trim(), words[index]!.trim()]);
}

const INTENTS: Readonly<Record<string, Example['intent']>> = { sum: 'reckons', cmp: 'compares' };

/** `corsi.prezzo@B2`, `none:corsi`, `cmp corsi.prezzo+individuale.prezzo`, an intent: which level is meant teaches nothing. */
function meaningOf(label: string): Pick<Example, 'labels' | 'intent' | 'topic'> & {
  readonly aspect: Aspect | undefined;
} {
  const [, how, names] = /^(?:(sum|cmp) )?(.*)$/.exec(label)!;
  const all = names!.split(/[|+]/).map((name) => name.replace(/@.*$/, ''));
  const [fact, about] = all[0]!.split(':');
  const [topic, aspect] = fact!.split('.');
  return {
    labels: all.map((name) => name.replace(/:.*$/, '')),
    intent: INTENTS[how ?? ''],
    topic: (aspect ? topic : about) as Topic | undefined,
    aspect: aspect as Aspect | undefined,
  };
}

/** What the files of a folder within the knowledge hold; each is named by its author. */
const readAll = <T>(name: string, parse: (text: string, author: string) => T[], folder: URL): T[] =>
  readdirSync(new URL(`${name}/`, folder))
    .toSorted()
    .flatMap((file) => parse(readKnowledge(`${name}/${file}`, folder), file.replace(/\.txt$/, '')));

export const readQuestions = (folder = FOLDER): Example[] => readAll('questions', questionsIn, folder);
export const readTalks = (folder = FOLDER): ExampleTalk[] => readAll('talks', talksIn, folder);

/** A turn of several parts is taught by what it asks as a whole, too. */
function wholeOf(parts: ExampleTalk[number]): Example[] {
  const [first, ...others] = parts;
  const asked = parts.filter(({ labels }) => labels.some((label) => label === 'none' || label.includes('.')));
  if (!first || others.length === 0 || asked.length === 0) return [];
  const text = parts.map((part) => part.text).join(' ');
  const labels = [...new Set(asked.flatMap((part) => part.labels))];
  return [{ ...first, text, labels, intent: asked.find(({ intent }) => intent)?.intent, topic: undefined }];
}

/** Of the places in talks every so many is taken, so that they differ, and are the same at each build. */
const STRIDE = 7919;

/** What is asked of the school itself, or of a person there, may follow anything. */
const isAnywhere = (label: string) => label.startsWith('scuola.') || label === 'human';

/** What is taught of conduct, and in other languages, counts so many times: it is little beside the rest, and must hold. */
const FEW = { authors: new Set(['conduct', 'en', 'fr', 'es', 'de']), times: 3 } as const;

/** All that the heads learn from: what may follow anything by itself and within a talk. */
export function readExamples(folder?: URL): Example[] {
  const questions = readQuestions(folder);
  const turns = readTalks(folder)
    .flat()
    .flatMap((parts) => [...parts, ...wholeOf(parts)]);
  const places = turns.filter(({ before }) => before?.subject);
  const later = questions
    .filter(({ labels }) => labels.every(isAnywhere))
    .map((question, at) => ({ ...question, before: places[(at * STRIDE) % places.length]?.before }));
  const few = questions.filter(({ author }) => FEW.authors.has(author));
  const again = Array.from({ length: FEW.times - 1 }, () => few).flat();
  return [...questions, ...again, ...turns, ...later];
}
