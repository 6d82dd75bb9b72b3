// Learns from the lists of examples and writes what was learnt: `node dist/reader/learn.js <file> [folder of knowledge]`.
// The build runs it for the program it joins.
import { pathToFileURL } from 'node:url';
import { readExamples } from './examples.js';
import { learn } from './heads.js';
import { writeLearnt } from './learnt-file.js';

const [file, folder] = process.argv.slice(2);
if (!file) {
  process.stderr.write('Name the file to write.\n');
  process.exit(1);
}
writeLearnt(file, learn(readExamples(folder ? pathToFileURL(`${folder}/`) : undefined)));
