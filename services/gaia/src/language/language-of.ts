// Which language a visitor writes in: how common each word is in each language tells, and what was written before
// counts (ADR 0021).
import { cambridgeExams, examComponents, languageCertExams, youngLearnersExams } from '@school/catalog';
import { sharedLearnt } from '../reader/learnt-file.js';
import { languages } from './languages.js';

/** None of the languages that Gaia answers in. */
const OTHER = 'other';
const all = [...languages, OTHER] as const;
type Either = (typeof all)[number];
/** Of each language, how likely it is; together 1. */
export type Shares = Readonly<Record<Either, number>>;

const each = (likely: (language: Either) => number): Shares => {
  const values = all.map(likely);
  const sum = values.reduce((total, value) => total + value, 0);
  return Object.fromEntries(all.map((language, place) => [language, values[place]! / sum])) as Shares;
};

/** Titles that are English in every language. */
const exams = [...cambridgeExams, ...languageCertExams].map(({ name }) => name.replace(/^[ABC][12] /, ''));
const courses = ['Use of English', 'Business English', 'Young Learners', 'Cambridge', 'LanguageCert', 'TOEFL', 'IELTS'];
const titles = [...exams, ...youngLearnersExams.map(({ name }) => name), ...examComponents, ...courses];
const STREET = "(?:via|viale|piazza|largo) [\\p{L}' ]+\\d+";
const NAMES = [...titles.toSorted((one, other) => other.length - one.length), '[abc][12]', STREET].join('|');
const NAMED = new RegExp(`\\b(?:${NAMES})\\b|\\S+@\\S+|https?:\\S+`, 'giu');
const LETTERS = /\p{L}+/gu;
/** The words that tell something of a language: no titles, addresses or links. */
export const wordsIn = (text: string): string[] => text.replace(NAMED, ' ').toLowerCase().match(LETTERS) ?? [];

/** The share of a word that a language doesn't have, borrowed or mistyped as it may be. */
const UNKNOWN = 1e-6;
/** No word by itself rules a language out. */
const LEAST = 0.02;

/** A word with other letters than those of the five languages. */
const ALIEN = /[^a-zàáâäçèéêëìíîïñòóôöùúûüÿœæß]/;
const alien = each((language) => (language === OTHER ? 1 : 0.003));

function likely(word: string): Shares {
  if (ALIEN.test(word)) return alien;
  const { places, shares } = sharedLearnt().words;
  const from = (places.get(word) ?? Number.NaN) * languages.length;
  const found = each((language) => (language === OTHER ? 0 : shares[from + languages.indexOf(language)] || UNKNOWN));
  return each((language) => Math.max(LEAST, found[language]));
}

/** What is thought before anything was written: the site is Italian, and so are most of its visitors. */
export const FIRST = each((language) => (language === 'it' ? 0.4 : 0.12));
/** How seldom somebody goes on in another language: some four plain words of it are needed. */
const CHANGES = 1e-5;
/** What comes later in a long text tells no more. */
const MOST_WORDS = 60;

/** "Anna Bianchi", "Confermo": in the middle of a talk these say nothing of its language. */
const onlyNames = (turn: string): boolean => (turn.match(LETTERS) ?? []).every((word) => /^\p{Lu}/u.test(word));

/** What is to be thought after a turn of the visitor's. */
export function heard(belief: Shares, turn: string): Shares {
  const words = belief !== FIRST && onlyNames(turn) ? [] : wordsIn(turn).slice(0, MOST_WORDS);
  if (words.length === 0) return belief;
  const before = each((language) => (1 - CHANGES) * belief[language] + CHANGES / all.length);
  return words.map(likely).reduce((so, word) => each((language) => so[language] * word[language]), before);
}

export const likeliestOf = (belief: Shares): Either =>
  all.reduce((best, language) => (belief[language] > belief[best] ? language : best));
