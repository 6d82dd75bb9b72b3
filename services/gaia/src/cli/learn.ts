// Learns from the lists of examples and writes what was learnt: `node dist/cli/learn.js <file>`. The build runs it for the program it joins.
import { learn } from '../retrieval/sense/learn.js';
import { writeLearnt } from '../retrieval/sense/learnt-file.js';

const [file] = process.argv.slice(2);
if (!file) {
  process.stderr.write('Name the file to write.\n');
  process.exit(1);
}
writeLearnt(file, learn());
