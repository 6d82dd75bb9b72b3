// Sentences of a text, and clauses of a sentence.
import { words } from './phrases.js';

const segmenter = new Intl.Segmenter('it', { granularity: 'sentence' });

/** The sentences of a text, spaces and line ends after each included. */
export const sentencesOf = (text: string): string[] => [...segmenter.segment(text)].map(({ segment }) => segment);

const BETWEEN = new RegExp(String.raw`[,;:]\s|[()–—\n|]|\s-\s|\s(?=(?:${words.clauses.join('|')})\s)`);

/** The clauses of a folded sentence. */
export const clausesOf = (sentence: string): string[] => sentence.split(BETWEEN).filter((clause) => clause.trim() !== '');
