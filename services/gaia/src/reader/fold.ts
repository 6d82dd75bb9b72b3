// Text as the rules compare it: lower case, no accents, plain apostrophes and spaces.
import { cleanText } from '@school/contracts';

/** A turn as it may be read, stored and shown to a model: invisible characters, NUL and broken surrogates out. */
export const cleanTurn = (text: string): string => cleanText(text.toWellFormed().replaceAll('\0', ''));

/** Folds a visitor's words; punctuation stays. "Perché l’esame È così?" → "perche l'esame e cosi?" */
export function fold(text: string): string {
  return cleanTurn(text)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[’‘´`]/g, "'")
    .replace(/\s+/g, ' ')
    .trim();
}

const segmenter = new Intl.Segmenter('it', { granularity: 'sentence' });
/** The sentences of a text, spaces and line ends after each included. */
export const sentencesOf = (text: string): string[] => [...segmenter.segment(text)].map(({ segment }) => segment);
