// What was learnt, as a file: a line of JSON, then the figures, one array after the other.
import { readFileSync, writeFileSync } from 'node:fs';
import type { LearntWords } from '../language/learn-words.js';
import { WordTable } from '../language/word-table.js';
import { SLOTS } from './features.js';
import { type Heads, heads } from './heads.js';
import { LinearClassifier } from './linear-classifier.js';

export interface Learnt {
  readonly heads: Heads;
  readonly words: LearntWords;
}

interface Header {
  readonly heads: Readonly<Record<keyof Heads, { readonly labels: readonly string[]; readonly scale: number; readonly weights: number }>>;
  readonly usual: readonly string[];
  /** How many of each table. */
  readonly shares: readonly [words: number, figures: number];
  readonly italian: number;
}
const LINE_END = 10;
/** All begins at a multiple of four bytes, where a processor can read numbers of four: nothing is copied. */
const paddingOf = (bytes: number): number => -bytes & 3;

export function writeLearnt(path: string | URL, { heads: learnt, words: { shares, italian, usual } }: Learnt): void {
  const header: Header = {
    heads: Object.fromEntries(
      heads.map((head) => [head, { labels: learnt[head].labels, scale: learnt[head].scale, weights: learnt[head].weights.length }]),
    ) as Header['heads'],
    usual,
    shares: [shares.hashes.length, shares.figures.length],
    italian: italian.hashes.length,
  };
  const ofHeads = heads.flatMap((head) => [learnt[head].starts, learnt[head].places, learnt[head].weights]);
  const arrays = [...ofHeads, shares.hashes, shares.figures, italian.hashes];
  const bytes = arrays.map(({ buffer, byteOffset, byteLength }) => Buffer.from(buffer, byteOffset, byteLength));
  const line = Buffer.from(JSON.stringify(header));
  const end = Buffer.from(`${' '.repeat(paddingOf(line.length + 1))}\n`);
  writeFileSync(path, Buffer.concat([line, end, ...bytes.flatMap((of) => [of, Buffer.alloc(paddingOf(of.length))])]));
}

/** @throws when the file is cut short or is none of these. */
export function readLearnt(path: string | URL): Learnt {
  const content = readFileSync(path);
  const lineEnd = content.indexOf(LINE_END);
  const header = JSON.parse(content.toString('utf8', 0, lineEnd)) as Header;
  let from = lineEnd + 1;
  const next = (bytes: number): number => {
    if (from + bytes > content.length) throw new Error(`${String(path)} is cut short: build it anew`);
    const start = content.byteOffset + from;
    from += bytes + paddingOf(bytes);
    return start;
  };
  const { buffer } = content;
  const whole = (count: number) => new Uint32Array(buffer, next(4 * count), count);
  const head = (name: keyof Heads) => {
    const { labels, scale, weights } = header.heads[name];
    const [starts, places] = [whole(SLOTS + 1), new Uint8Array(buffer, next(weights), weights)];
    return new LinearClassifier(labels, starts, places, new Int8Array(buffer, next(weights), weights), scale);
  };
  const read = Object.fromEntries(heads.map((name) => [name, head(name)])) as unknown as Heads;
  const [words, figures] = header.shares;
  const shares = new WordTable(whole(words), new Float32Array(buffer, next(4 * figures), figures));
  return { heads: read, words: { shares, italian: new WordTable(whole(header.italian), new Float32Array()), usual: header.usual } };
}

let shared: Learnt | undefined;
/**
 * One for all conversations of a process. The build lays the file beside the program, and names it to what runs from single files.
 * @throws when there is none.
 */
export const sharedLearnt = (): Learnt => (shared ??= readLearnt(process.env['GAIA_LEARNT'] ?? new URL('./learnt.bin', import.meta.url)));
