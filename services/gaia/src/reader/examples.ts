// What staff teach Gaia by writing, in `knowledge/`: the examples that she learns from.
import { readdirSync } from 'node:fs';
import { FOLDER, readKnowledge } from './knowledge.js';
import type { Talk } from './state.js';

/** What is done with facts besides asking for them: to reckon with them, to hold them against each other. */
export type Asking = 'reckons' | 'compares';

/** A question or a remark, what it means, and whose list it comes from. */
export interface Example {
  readonly text: string;
  /**
   * Ids of the facts of which any is right, `*.side` of whatever was spoken of, `none` for what is not published, or
   * acts.
   */
  readonly labels: readonly string[];
  readonly author: string;
  readonly before?: Talk;
  /** What it does with the facts, if not to ask for them. */
  readonly act?: Asking | undefined;
  /** What it is about where nothing published answers. */
  readonly topic?: string | undefined;
}

/**
 * A line `## label|label` opens a section, `[author]` names who wrote the lines below it; the file's name does where
 * nobody is named.
 */
export function examplesIn(text: string, file: string): Example[] {
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

/** What the files of a folder within the knowledge hold; each is named by its author. */
export const readAll = <T>(name: string, parseFile: (text: string, author: string) => T[], folder = FOLDER): T[] =>
  readdirSync(new URL(`${name}/`, folder))
    .toSorted()
    .flatMap((file) => parseFile(readKnowledge(`${name}/${file}`, folder), file.replace(/\.txt$/, '')));

/** Questions and remarks by themselves. */
export const readQuestions = (folder = FOLDER): Example[] => readAll('questions', examplesIn, folder);
