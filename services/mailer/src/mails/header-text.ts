import { cleanLine } from '@school/contracts';

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

/** What names and courses do not contain, among it the characters of addresses and encoded words. */
const FORBIDDEN = /[^\p{L}\p{M}\p{N} .()+'’‘`´-]/gu;
/** A dot that could be a domain's: followed by letters that do not end a title (Prof.ssa, Sig.ra, Spett.le). */
const DOT_OF_A_DOMAIN = /\.(?=\p{L}{2})(?!(?:ssa|ra|ri|le)(?![\p{L}\p{M}\p{N}.-]))/gu;

/**
 * A visitor's text for a mail's header, without anything that could be taken for an address: no @ and no domain, whose
 * dots get a space after them ("example. com").
 * @param most characters, at least 1.
 */
export const headerText = (text: string, most: number): string =>
  shorten(cleanLine(text.replace(FORBIDDEN, ' ')).replace(DOT_OF_A_DOMAIN, '. '), most);
