// Runs of words that could be a name, and how much each looks like one.
import { fold } from '../language/fold.js';
import { BEFORE_SURNAME, COMMON_SURNAMES, OF, PARTICLES, SURNAMES_TOO, isEveryday, isFamily, isGiven, isLabel, isOfThisSite } from './name-words.js';

interface Word {
  readonly text: string;
  readonly folded: string;
  readonly capital: boolean;
  readonly particle: boolean;
  /** A given name of the dictionary. */
  readonly first: boolean;
  /** That, or a part of the address beside it. */
  readonly given: boolean;
}

/** A run of words that fit in a name, and what stands around it. */
export interface NameRun {
  readonly text: string;
  /** How many words it has, particles aside. */
  readonly count: number;
  /** One of its words is a given name, or a part of the address beside it. */
  readonly given: boolean;
  /** Every word is written with a capital. */
  readonly capital: boolean;
  /** It opens with a word of everyday Italian, as companies and things do. */
  readonly everyday: boolean;
  /** No word of it is of everyday Italian. */
  readonly rare: boolean;
  readonly before: string;
  readonly after: string;
}

const WORD = /^\p{L}(?:[\p{L}'’-]*|\.)$/u;
/** "Scrivetemi", "contattarmi" */
const ORDER = /(?:[aei]te|[aei]r)(?:mi|ci|vi|lo|la|ne|gli)$/;
const ELIDED = /^(?:un|l|d|all|dall|dell|nell|sull)['’]/i;
const COMPANY = /^\s*(?:s\.?\s?r\.?\s?l|s\.?\s?p\.?\s?a|s\.?\s?n\.?\s?c|s\.?\s?a\.?\s?s)\b/i;
const MOST_WORDS = 5;

function wordOf(text: string, next: string, { address, marked }: NameSigns): Word {
  const folded = fold(text);
  const capital = /^\p{Lu}/u.test(text);
  // "Sara possibile" is no name, "sara mariani" is one.
  const surnameFollows = /^[a-z]/.test(next) && !isEveryday(next) && !isOfThisSite(next);
  const first = isGiven(folded, capital || marked || (folded === 'sara' && surnameFollows)) || (capital && surnameFollows && BEFORE_SURNAME.has(folded));
  return { text, folded, capital, particle: PARTICLES.has(folded.replace(/'$/, '')), first, given: first || (address.has(folded) && !isOfThisSite(folded)) };
}

/** Whether a word can stand in a name, after those before it. */
function fits({ text, folded, capital, particle, given }: Word, before: readonly Word[]): boolean {
  if (!WORD.test(text) || /(.)\1{2}/.test(folded)) return false;
  // "Ugolino della Seta", but "Elena Prova della Esempio".
  if (particle) return before.length === 0 ? capital : capital || !OF.has(text) || before.every((other) => other.first) || !before.some((other) => other.capital);
  if (ORDER.test(folded) && !given && !(capital && before.length > 0 && before.every((other) => other.capital && other.first))) return false;
  if (/['’](?:è|e['’]|era|ho|ha)$/i.test(text)) return false;
  // "luca d'angelo"
  if (!capital && folded.startsWith("d'") && before.length > 0 && before.every((other) => other.first)) return isGiven(folded.slice(2), true) || isFamily(folded.slice(2));
  if (ELIDED.test(text) && (!capital || isOfThisSite(folded.replace(/^.*'/, '')))) return false;
  // "Tranquillo Bene": after a given name with a capital, any other word with one may be the surname.
  if (COMMON_SURNAMES.has(folded) && before.length > 0 && before.every((other) => other.first || other.particle)) return true;
  return given || !isOfThisSite(folded) || (capital && before.length > 0 && (SURNAMES_TOO.has(folded) || (before.every((other) => other.capital && (other.first || other.particle)) && /^\p{Lu}\p{Ll}/u.test(text) && !isLabel(folded))));
}

/** A run without the small everyday words that only stand beside the name: "serve anna prova subito". */
function trimmed(run: readonly Word[], alone: boolean): readonly Word[] {
  const own = (word: Word) => word.given || word.capital || word.particle;
  const first = run.findIndex((word) => word.given);
  // "Patente Erion Kola": written with capitals, or not at all.
  if (first < 0) return run.some((word) => word.capital) ? run.slice(run.findIndex((word) => word.capital), run.findLastIndex((word) => word.capital) + 1) : run;
  const capitals = run.slice(first).filter((word) => word.capital && !word.particle).length > 1;
  // "verdini anna" is a surname first, "fiera Anna Prova" none.
  const start = (alone && run.length === 2) || run.slice(0, first).every((word) => own(word) || (!isEveryday(word.folded) && !capitals)) ? 0 : first;
  const last = run.findLastIndex(own);
  const rest = run.slice(last + 1);
  const rare = rest.findIndex((word) => isEveryday(word.folded));
  // "Anna prova": the first surname may be any word.
  const surnames = Math.max(rare < 0 ? rest.length : rare, run[last]!.given || run[last]!.particle ? 1 : 0);
  return run.slice(start, last + 1 + surnames);
}

function runOf(words: readonly Word[], before: string, after: string): NameRun | undefined {
  let run = [...words];
  while (run.at(-1)?.particle) run.pop();
  // "Anna Prova Esempio S.r.l." opens with a name; all of "Vetreria Aurora S.n.c." is the company's.
  if (COMPANY.test(after)) run = run[0]!.first && run.length > 2 ? run.slice(0, run.findIndex((word) => !word.first && !word.particle) + 1) : [];
  const name = trimmed(run, before === '' && after === '');
  const own = name.filter((word) => !word.particle);
  if (own.length === 0) return undefined;
  const text = name.map((word) => word.text).join(' ');
  return { text, count: own.length, given: own.some((word) => word.given), capital: own.every((word) => word.capital), everyday: isEveryday(own[0]!.folded), rare: own.every((word) => !isEveryday(word.folded)), before: `${before} ${words.slice(0, words.indexOf(name[0]!)).map((word) => word.text).join(' ')}`.trim(), after: `${words.slice(words.indexOf(name.at(-1)!) + 1).map((word) => word.text).join(' ')} ${after}`.trim() };
}

/** What tells that words are a name, beside the words themselves. */
export interface NameSigns {
  /** The words of an address that stands beside it, where people write their names. */
  readonly address: ReadonlySet<string>;
  /** It follows "mi chiamo". */
  readonly marked: boolean;
}

/** The longest runs of words of a piece that fit in a name. */
export function nameRuns(piece: string, signs: NameSigns): NameRun[] {
  const runs: NameRun[] = [];
  const texts = piece.split(/\s+/).filter(Boolean).map((text) => text.replace(/(?<=\p{L}{2})[.!,]+$/u, '')).filter(Boolean);
  let run: Word[] = [];
  const close = (end: number) => {
    const found = run.length > 0 ? runOf(run, texts.slice(0, end - run.length).join(' '), texts.slice(end).join(' ')) : undefined;
    if (found) runs.push(found);
    run = [];
  };
  texts.forEach((text, index) => {
    const word = wordOf(text, fold(texts[index + 1] ?? ''), signs);
    if (run.length === MOST_WORDS || !fits(word, run)) close(index);
    if (fits(word, run)) run.push(word);
  });
  close(texts.length);
  return runs;
}
