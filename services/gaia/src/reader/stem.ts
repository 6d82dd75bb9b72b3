// A light Italian stemmer: it joins singular and plural, masculine and feminine, and the common verb endings. For a few
// hundred short sentences it needs no more; what it can't join is a synonym.

const ENDINGS = /(?:amente|mente|iamo|ando|endo|ano|ono|are|ere|ire|ato|ata|ati|ate|uto|uta|uti|ute)$/;
const SHORTEST_STEM = 4;

/** The stem of a folded word. */
export function stem(word: string): string {
  if (/\d/.test(word) || word.length <= SHORTEST_STEM) return word;
  const bare = word.replace(ENDINGS, '');
  const cut = bare.length >= SHORTEST_STEM ? bare : word;
  return cut.replace(/[aeiou]+$/, '').replace(/h$/, '') || word;
}
