// What was learnt, as a file: a line of JSON with the labels, then the weights one classifier after the other, 32 bits each, little-endian.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { learn } from './learn.js';
import { LinearClassifier, weightsFor } from './linear-classifier.js';
import { type Learnt, type MakeSense, senseOf } from './sense.js';

type Labels = { readonly [K in keyof Learnt]: Learnt[K]['labels'] };
const KEYS = ['sides', 'topics', 'acts'] as const satisfies readonly (keyof Learnt)[];
const LINE_END = 10;
const BYTES = 4;

export function writeLearnt(path: string | URL, learnt: Learnt): void {
  const labels = JSON.stringify(Object.fromEntries(KEYS.map((key) => [key, learnt[key].labels])));
  writeFileSync(path, Buffer.concat([Buffer.from(`${labels}\n`), ...KEYS.map((key) => Buffer.from(learnt[key].weights.buffer))]));
}

/** @throws when the file is cut short or is none of these. */
export function readLearnt(path: string | URL): Learnt {
  const content = readFileSync(path);
  const lineEnd = content.indexOf(LINE_END);
  const labels = JSON.parse(content.toString('utf8', 0, lineEnd)) as Labels;
  let from = lineEnd + 1;
  const next = <L extends string>(names: readonly L[]): LinearClassifier<L> => {
    const size = weightsFor(names) * BYTES;
    if (from + size > content.length) throw new Error(`${String(path)} is cut short: build it anew`);
    // A copy, because numbers of four bytes must begin at a multiple of four.
    const weights = new Float32Array(content.buffer.slice(content.byteOffset + from, content.byteOffset + from + size));
    from += size;
    return new LinearClassifier(names, weights);
  };
  return { sides: next(labels.sides), topics: next(labels.topics), acts: next(labels.acts) };
}

/** The build lays it beside the program that runs, and names it to the tests; from single files (`npm run chat`) it is learnt anew. */
const FILE = process.env['GAIA_LEARNT'] ?? new URL('./learnt.bin', import.meta.url);

let shared: MakeSense | undefined;
/** One for all searches of a process. */
export const sharedSense = (): MakeSense => (shared ??= senseOf(existsSync(FILE) ? readLearnt(FILE) : learn()));
