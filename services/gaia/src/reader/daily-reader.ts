// The heads over the facts of the day: built when the day in Rome changes.
import { type School, allFacts, romeDay } from '@school/catalog';
import type { Reader } from '../dialogue/conversation.js';
import { readClauseWith } from './clauses.js';
import { fold, wordsOf } from '../language/fold.js';
import { type CorrectSpelling, spellingOf } from '../language/spelling.js';
import { type Heads, type Reading, read } from './heads.js';
import { readExamples } from './knowledge.js';
import { sharedHeads } from './learnt-file.js';
import italian from '@zxcvbn-ts/language-it/dist/commonWords.json.js';

/** A word that so many examples have is what a mistyped one may be taken for. */
const OFTEN = 5;
/** "Telefonarmi" and "mandarlo" stand in no list of common words. */
const WITH_PRONOUN = /[aei]r(?:mi|ti|ci|vi|si|lo|la|li|le|ne)$/;
/** Puts right what is near to a word of the examples and is none of the language's own. */
function spelling(): CorrectSpelling {
  const counts = new Map<string, number>();
  for (const { text } of readExamples()) for (const word of new Set(wordsOf(fold(text)))) counts.set(word, (counts.get(word) ?? 0) + 1);
  const known = new Set(italian.map(fold));
  return spellingOf([...counts].filter(([, count]) => count >= OFTEN).map(([word]) => word), [], (word) => known.has(word) || WITH_PRONOUN.test(word));
}

/** A turn reads the conversation's clauses several times over. */
const MOST_READINGS = 500;

function remembered(learnt: Heads): (text: string) => Reading {
  const readings = new Map<string, Reading>();
  return (text) => {
    const known = readings.get(text) ?? read(learnt, text);
    if (readings.size >= MOST_READINGS) readings.clear();
    readings.set(text, known);
    return known;
  };
}

export function dailyReader(school: School, clock: () => Date, learnt: Heads = sharedHeads()): () => Reader {
  const reading = remembered(learnt);
  const correct = spelling();
  let day = '';
  let reader: Reader;
  return () => {
    const now = clock();
    if (romeDay(now) !== day) {
      day = romeDay(now);
      const facts = allFacts(school, now);
      reader = { facts, read: readClauseWith(reading, facts), correct };
    }
    return reader;
  };
}
