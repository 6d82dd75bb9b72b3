const graphemes = new Intl.Segmenter('it', { granularity: 'grapheme' });

/** At most so many characters as people count them: an emoji or an accented letter stays whole. */
export function shorten(text: string, most: number): string {
  const kept: string[] = [];
  for (const { segment } of graphemes.segment(text)) {
    if (kept.length === most) return `${kept.slice(0, -1).join('').trimEnd()}…`;
    kept.push(segment);
  }
  return text;
}
