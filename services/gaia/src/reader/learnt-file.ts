// What was learnt, as a file: a line of JSON with the labels and scales, then the weights, one head after the other, a byte each.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { type Heads, heads, learn } from './heads.js';
import { readExamples } from './knowledge.js';
import { LinearClassifier, weightsFor } from './linear-classifier.js';

type Header = Readonly<Record<(typeof heads)[number], { readonly labels: readonly string[]; readonly scale: number }>>;
const LINE_END = 10;

export function writeLearnt(path: string | URL, learnt: Heads): void {
  const header = JSON.stringify(Object.fromEntries(heads.map((head) => [head, { labels: learnt[head].labels, scale: learnt[head].scale }])));
  writeFileSync(path, Buffer.concat([Buffer.from(`${header}\n`), ...heads.map((head) => Buffer.from(learnt[head].weights.buffer))]));
}

/** @throws when the file is cut short or is none of these. */
export function readLearnt(path: string | URL): Heads {
  const content = readFileSync(path);
  const lineEnd = content.indexOf(LINE_END);
  const header = JSON.parse(content.toString('utf8', 0, lineEnd)) as Header;
  let from = lineEnd + 1;
  const read = heads.map((head) => {
    const { labels, scale } = header[head];
    const weights = new Int8Array(content.buffer, content.byteOffset + from, Math.min(weightsFor(labels.length), content.length - from));
    if (weights.length < weightsFor(labels.length)) throw new Error(`${String(path)} is cut short: build it anew`);
    from += weights.length;
    return [head, new LinearClassifier(labels, weights, scale)] as const;
  });
  return Object.fromEntries(read) as unknown as Heads;
}

/** The build lays it beside the program that runs, and names it to the tests; from single files (`npm run chat`) it is learnt anew. */
const FILE = process.env['GAIA_LEARNT'] ?? new URL('./learnt.bin', import.meta.url);

let shared: Heads | undefined;
/** One for all conversations of a process. */
export const sharedHeads = (): Heads => (shared ??= existsSync(FILE) ? readLearnt(FILE) : learn(readExamples()));
