// Learns from the lists of examples and writes what was learnt: `node dist/cli/learn.js <file> [folder of knowledge]`. The build runs it
// for the program it joins.
import { pathToFileURL } from 'node:url';
import { learnWords } from '../language/learn-words.js';
import { changesOf, markedTurn, readRequests, servicesOf, servicesOfTalk } from '../quote/marked-requests.js';
import { learnServices } from '../quote/service.js';
import { learnTagger } from '../quote/tagger.js';
import { learn } from '../reader/heads.js';
import { readExamples, readTalks } from '../reader/example-talks.js';
import { writeLearnt } from '../reader/learnt-file.js';

const [file, folder] = process.argv.slice(2);
if (!file) {
  process.stderr.write('Name the file to write.\n');
  process.exit(1);
}
const knowledge = folder ? pathToFileURL(`${folder}/`) : undefined;
const examples = readExamples(knowledge);
const requests = readRequests(knowledge);
writeLearnt(file, {
  heads: learn(examples),
  words: learnWords(examples),
  requests: learnTagger(requests.flat().map(markedTurn)),
  services: learnServices([...requests.map(servicesOf), ...changesOf(requests), ...readTalks(knowledge).map(servicesOfTalk)]),
});
