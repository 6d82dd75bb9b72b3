// Learns from the lists of examples and writes what was learnt: `node dist/cli/learn.js <file> [folder of knowledge]`.
// The build runs it for the program it joins. The network is learnt in a thread of its own beside the rest: both take
// long, and neither needs the other.
import { once } from 'node:events';
import { pathToFileURL } from 'node:url';
import { Worker, isMainThread, parentPort } from 'node:worker_threads';
import { learnWords } from '../language/learn-words.js';
import { type Heads, learn } from '../reader/heads.js';
import { readExamples } from '../reader/example-talks.js';
import { writeLearnt } from '../reader/learnt-file.js';

const [file, folder] = process.argv.slice(2);
if (!file) {
  process.stderr.write('Name the file to write.\n');
  process.exit(1);
}
const knowledge = folder ? pathToFileURL(`${folder}/`) : undefined;
const examples = readExamples(knowledge);

if (isMainThread) {
  // A fault in the thread rejects this, and ends the program with its message.
  const heads = once(new Worker(import.meta.filename, { argv: process.argv.slice(2) }), 'message') as Promise<[Heads]>;
  const words = learnWords(examples);
  const [network] = await heads;
  writeLearnt(file, { heads: network, words });
} else {
  parentPort!.postMessage(learn(examples));
}
