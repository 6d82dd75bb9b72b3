// Which language a visitor writes in: how common each word is in each language tells, and what was written before
// counts (ADR 0021).
import { cambridgeExams, examComponents, languageCertExams, youngLearnersExams } from '@school/catalog';
import german from '@zxcvbn-ts/language-de/dist/commonWords.json.js';
import english from '@zxcvbn-ts/language-en/dist/commonWords.json.js';
import spanish from '@zxcvbn-ts/language-es-es/dist/commonWords.json.js';
import french from '@zxcvbn-ts/language-fr/dist/commonWords.json.js';
import italian from '@zxcvbn-ts/language-it/dist/commonWords.json.js';
import { fold } from './fold.js';
import { type Language, languages } from './languages.js';

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
const courses = [
  'Use of English',
  'Business English',
  'Executive Coaching',
  'One to One',
  'Young Learners',
  'Cambridge',
  'LanguageCert',
  'TOEFL',
  'IELTS',
];
const titles = [...exams, ...youngLearnersExams.map(({ name }) => name), ...examComponents, ...courses];
const STREET = "(?:via|viale|piazza|largo) [\\p{L}' ]+\\d+";
const NAMED = new RegExp(`\\b(?:${[...titles, '[abc][12]', STREET].join('|')})\\b|\\S+@\\S+|https?:\\S+`, 'giu');
const WORD = /\p{L}+/gu;
/** The words that tell something of a language: no titles, addresses or links. */
const wordsIn = (text: string): string[] => text.replace(NAMED, ' ').toLowerCase().match(WORD) ?? [];

const ranksOf = (words: readonly string[]) => new Map(words.map((word, rank) => [word, rank]));
/** Of each language its common words by their rank, and its letters. */
const tongues: Readonly<Record<Language, { ranks: ReadonlyMap<string, number>; letters: RegExp }>> = {
  it: { ranks: ranksOf(italian), letters: /^[a-zàèéìíòóùú]+$/ },
  en: { ranks: ranksOf(english), letters: /^[a-z]+$/ },
  fr: { ranks: ranksOf(french), letters: /^[a-zàâæçèéêëîïôœùûüÿ]+$/ },
  es: { ranks: ranksOf(spanish), letters: /^[a-záéíñóúü]+$/ },
  de: { ranks: ranksOf(german), letters: /^[a-zäöüß]+$/ },
};
/** A common word of one of Gaia's languages. @param most how many of each are meant, the commonest first. */
export const isCommon = (word: string, most = Infinity): boolean =>
  Object.values(tongues).some(({ ranks }) => (ranks.get(word.toLowerCase()) ?? Infinity) < most);

/** By Zipf's law a word's share falls with its rank; the very commonest are nearer to each other than that. */
const FLAT = 10;
/** The share of a word that is not common: it may be rare, borrowed or mistyped. */
const UNKNOWN = 1e-5;
/** The same in a language that does not have its letters; another than these may. */
const FOREIGN = 1e-9;
const ELSEWHERE = 3e-6;
/** No word by itself rules a language out. */
const LEAST = 0.02;

function likely(word: string): Shares {
  const shares = each((language) => {
    if (language === OTHER) return ELSEWHERE;
    const { ranks, letters } = tongues[language];
    return Math.max(letters.test(word) ? UNKNOWN : FOREIGN, 1 / ((ranks.get(word) ?? Infinity) + FLAT));
  });
  return each((language) => Math.max(LEAST, shares[language]));
}

/** What is thought before anything was written: the site is Italian, and so are most of its visitors. */
export const FIRST = each((language) => (language === 'it' ? 0.4 : 0.12));
/** How seldom somebody goes on in another language: some four plain words of it are needed. */
const CHANGES = 1e-5;
/** A blank before its last sign is French: "tu es un robot ?" */
const BLANK_BEFORE_SIGN = /\p{L}[ \u00A0\u202F][?!]/u;
const FRENCH_SIGN = each((language) => (language === 'fr' ? 6 : 1));
/** What comes later in a long text tells no more. */
const MOST_WORDS = 60;

/** "Anna Bianchi", "Confermo": in the middle of a talk these say nothing of its language. */
const onlyNames = (turn: string): boolean => (turn.match(WORD) ?? []).every((word) => /^\p{Lu}/u.test(word));

/** What is to be thought after a turn of the visitor's. */
export function heard(belief: Shares, turn: string): Shares {
  const words = belief !== FIRST && onlyNames(turn) ? [] : wordsIn(turn).slice(0, MOST_WORDS);
  if (words.length === 0) return belief;
  const before = each((language) => (1 - CHANGES) * belief[language] + CHANGES / all.length);
  const signs = BLANK_BEFORE_SIGN.test(turn) ? [FRENCH_SIGN] : [];
  return [...words.map(likely), ...signs].reduce(
    (so, word) => each((language) => so[language] * word[language]),
    before,
  );
}

export const likeliestOf = (belief: Shares): Either =>
  all.reduce((best, language) => (belief[language] > belief[best] ? language : best));

/** Each of Gaia's languages as visitors call it. */
const NAMES: Readonly<Record<Language, string>> = {
  it: 'italiano|italian|italien|italienisch',
  en: 'inglese|english|anglais|ingles|englisch',
  fr: 'francese|french|francais|frances|franzosisch',
  es: 'spagnolo|spanish|espagnol|espanol|spanisch',
  de: 'tedesco|german|allemand|aleman|deutsch',
};
const SPEAK =
  '(?:(?:can|could|may) (?:you|we) )?(?:do you )?(?:speak|write|answer|reply)(?: to me)?|(?:puoi|possiamo|potete) (?:parlare|scrivere|rispondere)|' +
  'parl[ai]|rispondi(?:mi)?|scrivi(?:mi)?|parlez vous|pouvez vous (?:parler|repondre)|repondez|hablas?|puedes? (?:hablar|responder)|sprechen sie|konnen (?:sie|wir)';
/** "In English, please", "parli tedesco?": nothing else is said. "Tedesco, livello B1" asks for a course. */
const asked = (name: string) =>
  new RegExp(
    `^(?:(?:${SPEAK})(?: in| en| auf)?|in|en|auf) (?:${name})(?: (?:please|per favore|s il vous plait|por favor|bitte|sprechen|schreiben))*$|` +
      `^(?:${name}) (?:please|per favore|s il vous plait|por favor|bitte)$`,
  );
const asking = languages.map((language) => [language, asked(NAMES[language])] as const);

/** The language that a message asks for, and nothing else. */
export function languageAskedIn(message: string): Language | undefined {
  const said = message.length > 80 ? '' : (fold(message).match(/[a-z]+/g) ?? []).join(' ');
  return asking.find(([, pattern]) => pattern.test(said))?.[0];
}
