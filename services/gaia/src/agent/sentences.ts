// Whole sentences of a text.

const segmenter = new Intl.Segmenter('it', { granularity: 'sentence' });

/** The sentences of a text, spaces and line ends after each included. */
export const sentencesOf = (text: string): string[] => [...segmenter.segment(text)].map(({ segment }) => segment);

/** The longest beginning of whole sentences within so many characters; a sentence that alone is longer is cut at a word. */
export function shortened(text: string, most: number): string {
  if (text.length <= most) return text;
  let kept = '';
  for (const sentence of sentencesOf(text)) {
    if (kept.length + sentence.trimEnd().length > most) break;
    kept += sentence;
  }
  return kept.trim() || `${text.slice(0, most - 1).replace(/\s+\S*$/, '')}…`;
}
