// The small language in which the lexicon is written, over plain words (lower case, no accents, no punctuation, one space
// between): `cost*` any ending, ` … ` up to three words between, `(a|b)` and `(a )?` as in any pattern.

/** Finds every phrase of a list, whole words only. */
export function phrases(list: readonly string[]): RegExp {
  const sources = list.map((phrase) => phrase.replaceAll('*', '\\w*').replaceAll(' … ', ' (?:\\w+ ){0,3}?'));
  return new RegExp(`\\b(?:${sources.join('|')})\\b`, 'g');
}

/** A pattern for each key of a table. */
export const phraseTable = <K extends string>(table: Readonly<Record<K, readonly string[]>>): Readonly<Record<K, RegExp>> =>
  Object.fromEntries(Object.entries<readonly string[]>(table).map(([key, list]) => [key, phrases(list)])) as Record<K, RegExp>;

/** The whole words that patterns spell out. */
export const wordsIn = (patterns: Readonly<Record<string, RegExp>>): string =>
  Object.values(patterns).flatMap(({ source }) => source.match(/\b[a-z]{4,}\b(?![(\\])/g) ?? []).join(' ');

/** Which keys of a table a text names, and the text without the words that named them. */
export function found<K extends string>(patterns: Readonly<Record<K, RegExp>>, text: string): { keys: K[]; remaining: string } {
  const keys: K[] = [];
  let remaining = text;
  for (const [key, pattern] of Object.entries(patterns) as [K, RegExp][]) {
    if (text.search(pattern) < 0) continue;
    keys.push(key);
    remaining = remaining.replace(pattern, ' ');
  }
  return { keys, remaining };
}
