// What single words and pairs of words tell by themselves: `knowledge/lexicon.txt`.
import { stem } from '../language/stem.js';
import { readKnowledge } from './knowledge.js';

/** Lines `side prezzo: costo, quota, a quanto`: a side, a topic or an act, and the words that speak of it. */
function lexiconIn(text: string): ReadonlyMap<string, readonly string[]> {
  const meanings = new Map<string, string[]>();
  for (const line of text.split('\n').filter((written) => written && !written.startsWith('#'))) {
    const [meaning, words] = line.split(': ') as [string, string];
    for (const word of words.split(', ')) {
      const stems = word.split(' ').map(stem).join(' ');
      meanings.set(stems, [...(meanings.get(stems) ?? []), meaning]);
    }
  }
  return meanings;
}

const lexicon = lexiconIn(readKnowledge('lexicon.txt'));
/** What stems that follow each other tell. */
export const meaningsOf = (stems: readonly string[]): string[] =>
  stems.flatMap((one, index) => [...(lexicon.get(one) ?? []), ...(lexicon.get(`${stems[index - 1]} ${one}`) ?? [])]);
