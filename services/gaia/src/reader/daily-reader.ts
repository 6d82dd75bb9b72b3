// The heads over the facts of the day: built when the day in Rome changes.
import { type School, allFacts, romeDay } from '@school/catalog';
import type { Reader } from '../dialogue/conversation.js';
import { readClauseWith } from './clauses.js';
import { sharedLearnt } from './learnt-file.js';

export function dailyReader(school: School, clock: () => Date): () => Reader {
  const heads = sharedLearnt();
  let day = '';
  let reader: Reader;
  return () => {
    const now = clock();
    if (romeDay(now) !== day) {
      day = romeDay(now);
      const facts = allFacts(school, now);
      reader = { facts, read: readClauseWith(heads, facts) };
    }
    return reader;
  };
}
