// The facts' own words, by BM25: for questions that name nothing by a known name, and to tell which words no fact knows.
import type { Fact } from '@school/catalog';
import MiniSearch from 'minisearch';
import { fold, wordsOf } from '../language/fold.js';
import { stem } from '../language/stem.js';
import { stopWords } from './lexicon/words.js';

/** Share of the unexplained words, weighed by rarity, that the best fact must contain. */
const LEAST_COVERAGE = 0.6;
/** A word that alone, without any topic or side named, points to a fact. */
const TELLING_LENGTH = 6;

const stemsOf = (text: string) => wordsOf(fold(text)).filter((word) => !stopWords.has(word)).map(stem);
/** The different stems of some words. */
export const stems = (words: readonly string[]): string[] => [...new Set(words.map(stem))];

export class FactIndex {
  private readonly byBm25: MiniSearch<Fact>;

  constructor(private readonly facts: readonly Fact[]) {
    this.byBm25 = new MiniSearch<Fact>({
      fields: ['words', 'value'],
      tokenize: stemsOf,
      processTerm: (term) => term,
      searchOptions: { boost: { words: 2 }, tokenize: (text) => text.split(' '), processTerm: (term) => term },
    });
    this.byBm25.addAll(facts);
  }

  /** The fact that holds most of the terms, when it holds nearly all. */
  similar(terms: readonly string[], among: readonly Fact[]): Fact[] {
    if (terms.length === 0) return [];
    const ids = new Set(among.map(({ id }) => id));
    const [best] = this.byBm25.search(terms.join(' '), { filter: ({ id }) => ids.has(id as string) });
    if (!best) return [];
    const weight = (some: readonly string[]) => some.reduce((sum, term) => sum + this.rarity(term), 0);
    return weight(best.queryTerms) / weight(terms) >= LEAST_COVERAGE ? this.facts.filter(({ id }) => id === best.id) : [];
  }

  /** For a question that names nothing we know by name. */
  byWords(terms: readonly string[]): Fact[] {
    const telling = terms.length > 1 || terms.some((term) => term.length >= TELLING_LENGTH && this.byBm25.search(term, { fields: ['words'] }).length > 0);
    return telling ? this.similar(terms, this.facts) : [];
  }

  /** How many of the words stand in no fact. */
  unknown(words: readonly string[]): number {
    return stems(words).filter((term) => this.frequency(term) === 0).length;
  }

  /** In how many facts a stem stands. */
  private frequency(term: string): number {
    return this.byBm25.search(term).length;
  }

  private rarity(term: string): number {
    return Math.log(1 + this.facts.length / (this.frequency(term) + 0.5));
  }
}
