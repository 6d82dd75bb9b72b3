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
  writeFileSync(path, Buffer.concat([Buffer.from(`${JSON.stringify(header)}\n`), ...bytes]));
}

/** @throws when the file is cut short or is none of these. */
export function readLearnt(path: string | URL): Learnt {
  const content = readFileSync(path);
  const lineEnd = content.indexOf(LINE_END);
  const header = JSON.parse(content.toString('utf8', 0, lineEnd)) as Header;
  let from = lineEnd + 1;
  const bytes = (count: number): ArrayBuffer => {
    if (from + count > content.length) throw new Error(`${String(path)} is cut short: build it anew`);
    // Copied, so that numbers of four bytes stand where a processor can read them.
    const copy = new Uint8Array(content.subarray(from, from + count)).buffer;
    from += count;
    return copy;
  };
  const whole = (count: number) => new Uint32Array(bytes(count * Uint32Array.BYTES_PER_ELEMENT));
  const head = (name: keyof Heads) => {
    const { labels, scale, weights } = header.heads[name];
    return new LinearClassifier(labels, whole(SLOTS + 1), new Uint8Array(bytes(weights)), new Int8Array(bytes(weights)), scale);
  };
  const read = Object.fromEntries(heads.map((name) => [name, head(name)])) as unknown as Heads;
  const [words, figures] = header.shares;
  const shares = new WordTable(whole(words), new Float32Array(bytes(figures * Float32Array.BYTES_PER_ELEMENT)));
  return { heads: read, words: { shares, italian: new WordTable(whole(header.italian), new Float32Array()), usual: header.usual } };
}

let shared: Learnt | undefined;
/**
 * One for all conversations of a process. The build lays the file beside the program, and names it to what runs from single files.
 * @throws when there is none.
 */
export const sharedLearnt = (): Learnt => (shared ??= readLearnt(process.env['GAIA_LEARNT'] ?? new URL('./learnt.bin', import.meta.url)));
