// The heads over the facts of the day: built when the day in Rome changes.
import { type School, allFacts, romeDay } from '@school/catalog';
import type { Reader } from '../dialogue/conversation.js';
import type { Before } from './before.js';
import { readClauseWith } from './clauses.js';
import type { LearntWords } from '../language/learn-words.js';
import { type CorrectSpelling, spellingOf } from '../language/spelling.js';
import { type Heads, type Reading, read } from './heads.js';
import { sharedLearnt } from './learnt-file.js';

/** "Telefonarmi" and "mandarlo" stand in no list of common words. */
const WITH_PRONOUN = /[aei]r(?:mi|ti|ci|vi|si|lo|la|li|le|ne)$/;
/** Puts right what is near to a word of the examples and is none of the language's own. */
function spelling({ usual, italian }: LearntWords): CorrectSpelling {
  return spellingOf(usual, (word) => italian.find(word) !== undefined || WITH_PRONOUN.test(word));
}

/** A turn reads the conversation's clauses several times over. */
const MOST_READINGS = 500;

function remembered(learnt: Heads): (text: string, before: Before) => Reading {
  const readings = new Map<string, Reading>();
  return (clause, before) => {
    const text = [clause, before.said, ...before.spoken].join('\n');
    const known = readings.get(text) ?? read(learnt, clause, before);
    if (readings.size >= MOST_READINGS) readings.clear();
    readings.set(text, known);
    return known;
  };
}

export function dailyReader(school: School, clock: () => Date): () => Reader {
  const { heads, words } = sharedLearnt();
  const reading = remembered(heads);
  const correct = spelling(words);
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
