// Which language a visitor writes in: how common each word is in each language tells, and what was written before counts (ADR 0038).
import { cambridgeExams, examComponents, languageCertExams, youngLearnersExams } from '@school/catalog';
import german from '@zxcvbn-ts/language-de/dist/commonWords.json.js';
import english from '@zxcvbn-ts/language-en/dist/commonWords.json.js';
import spanish from '@zxcvbn-ts/language-es-es/dist/commonWords.json.js';
import french from '@zxcvbn-ts/language-fr/dist/commonWords.json.js';
import italian from '@zxcvbn-ts/language-it/dist/commonWords.json.js';
import { type Example, readExamples } from '../reader/knowledge.js';
import { type Language, foreignLanguages, languages } from './languages.js';

/** None of the languages that Gaia answers in. */
export const OTHER = 'other';
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
const wordsIn = (text: string): string[] => text.replace(NAMED, ' ').toLowerCase().match(LETTERS) ?? [];

/** Rarer words than these are as often names, or words of other languages. */
const COMMON = 12_000;
/** By Zipf's law a word's share falls with its rank; the very commonest are nearer to each other than that. */
const FLAT = 10;
/** How much a language's own examples count, beside what people say elsewhere. */
const EXAMPLES = 0.5;

function sharesOfWords(spoken: readonly string[], written: readonly string[]): ReadonlyMap<string, number> {
  const ranked = spoken.slice(0, COMMON).map((word, rank) => [word, 1 / (rank + FLAT)] as const);
  const sum = ranked.reduce((total, [, share]) => total + share, 0);
  const shares = new Map(ranked.map(([word, share]) => [word, ((1 - EXAMPLES) * share) / sum]));
  for (const word of written) shares.set(word, (shares.get(word) ?? 0) + EXAMPLES / written.length);
  return shares;
}

const spoken: Readonly<Record<Language, readonly string[]>> = { it: italian, en: english, fr: french, es: spanish, de: german };
/** The examples of another language stand in a file of its name. */
const languageOfExample = ({ author }: Example): Language => foreignLanguages.find((language) => language === author) ?? 'it';
const examples = Map.groupBy(readExamples(), languageOfExample);
const textOf = (language: Language): string => (examples.get(language) ?? []).map(({ text }) => text).join('\n');
const shareOf = (language: Language): ReadonlyMap<string, number> => sharesOfWords(spoken[language], wordsIn(textOf(language)));
const shares = new Map<Either, ReadonlyMap<string, number>>(languages.map((language) => [language, shareOf(language)]));
/** The share of a word that a language doesn't have, borrowed or mistyped as it may be. */
const UNKNOWN = 1e-6;
/** No word by itself rules a language out. */
const LEAST = 0.02;

/** A word with other letters than those of the five languages. */
const ALIEN = /[^a-zàáâäçèéêëìíîïñòóôöùúûüÿœæß]/;
const alien = each((language) => (language === OTHER ? 1 : 0.003));

function likely(word: string): Shares {
  if (ALIEN.test(word)) return alien;
  const found = each((language) => (language === OTHER ? 0 : (shares.get(language)!.get(word) ?? UNKNOWN)));
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

export const likeliestOf = (belief: Shares): Either => all.reduce((best, language) => (belief[language] > belief[best] ? language : best));

/** @param turns the visitor's own, the oldest first. */
export const languageOf = (turns: readonly string[]): Either => likeliestOf(turns.reduce((belief, turn) => heard(belief, turn), FIRST));
