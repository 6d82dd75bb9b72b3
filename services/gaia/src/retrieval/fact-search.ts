// Finds the facts that answer a question: by what it names where the words are known, by BM25 over the facts' words otherwise.
import { type Aspect, type Fact, type School, type Topic, allFacts, romeDay } from '@school/catalog';
import MiniSearch from 'minisearch';
import { fold, wordsOf } from '../language/fold.js';
import { type CorrectSpelling, spellingOf } from '../language/spelling.js';
import { stem } from '../language/stem.js';
import { GENERAL, type Question, asksSomething, readQuestion } from './question.js';
import { commonAspects, likelyWords, meaningOfBareAspect, narrowTopics, nextBestAspect, stopWords } from './vocabulary.js';

/** A short answer holds no more. */
const MOST_FACTS = 4;
/** Share of the unexplained words, weighed by rarity, that the best fact must contain. */
const LEAST_COVERAGE = 0.6;

const stemsOf = (text: string) => wordsOf(fold(text)).filter((word) => !stopWords.has(word)).map(stem);
/** Verbs that address the school or name an action ("accettate", "usare") say little once a topic is named. */
const VERB = /(?:[aei]te|[aei]r(?:e|mi|ti|si|ci|vi|lo|la|li|le|ne)|[ao]no)$/;
/** A word that alone, without any topic or side named, points to a fact. */
const TELLING_LENGTH = 6;

export class FactSearch {
  private readonly byBm25: MiniSearch<Fact>;
  readonly correct: CorrectSpelling;

  constructor(private readonly facts: readonly Fact[]) {
    this.byBm25 = new MiniSearch<Fact>({
      fields: ['words', 'value'],
      tokenize: stemsOf,
      processTerm: (term) => term,
      searchOptions: { boost: { words: 2 }, tokenize: (text) => text.split(' '), processTerm: (term) => term },
    });
    this.byBm25.addAll(facts);
    this.correct = spellingOf([likelyWords], [...facts.flatMap(({ value, words }) => [fold(value), fold(words)]), ...stopWords]);
  }

  read(text: string): Question {
    return readQuestion(text, this.correct);
  }

  /** The facts that answer one question; none when the catalog doesn't. */
  answer(text: string): Fact[] {
    const question = this.read(text);
    if (question.unanswered) return [];
    const facts = asksSomething(question) ? this.named(question) : this.byWords(stems(question.rest));
    return facts.slice(0, MOST_FACTS);
  }

  private named(question: Question): Fact[] {
    const { levels, aspects } = question;
    const topics = topicsOf(question);
    const named = topics.length > 0;
    const light = named || !aspects.some((aspect) => commonAspects.has(aspect));
    const rest = stems(light ? question.rest.filter((word) => !VERB.test(word)) : question.rest);
    const unknown = rest.filter((term) => this.frequency(term) === 0).length;
    if (aspects.length === 0) {
      const about = topics.flatMap((topic) => this.ofSubject(topic, question));
      const told = this.similar(rest, about);
      const enough = rest.length === 0 || (unknown <= 2 && topics.every((topic) => !GENERAL.includes(topic))) || topics.every((topic) => narrowTopics.has(topic));
      return told.length > 0 || !enough ? told : topics.flatMap((topic) => this.pick(topic, 'descrizione', question));
    }
    // The less is named, the fewer words may be unknown: "quanto costa parcheggiare?" is no question about courses.
    if (unknown > (levels.length > 0 ? 2 : light ? 1 : 0)) return [];
    return aspects.flatMap((aspect) => {
      const bare = meaningOfBareAspect[aspect];
      if (!named) return bare ? this.pick(...bare, question) : [];
      return topics.flatMap((topic) => {
        const facts = this.pick(topic, aspect, question);
        const next = narrowTopics.has(topic) ? 'descrizione' : nextBestAspect[aspect];
        return facts.length > 0 || !next ? facts : this.pick(topic, next, question);
      });
    });
  }

  /** The facts on one side of one topic: those of the levels asked for, else what is said of all levels. */
  private pick(topic: Topic, aspect: Aspect, { levels }: Question): Fact[] {
    const side = this.facts.filter((fact) => fact.topic === topic && fact.aspect === aspect);
    const ofLevels = side.filter(({ level }) => level && levels.includes(level));
    return ofLevels.length > 0 ? ofLevels : side.filter(({ level }) => !level);
  }

  private ofSubject(topic: Topic, { levels }: Question): Fact[] {
    return this.facts.filter((fact) => fact.topic === topic && (levels.length === 0 ? !fact.level : !fact.level || levels.includes(fact.level)));
  }

  /** The fact that holds most of the terms, when it holds nearly all. */
  private similar(terms: readonly string[], among: readonly Fact[]): Fact[] {
    if (terms.length === 0) return [];
    const ids = new Set(among.map(({ id }) => id));
    const [best] = this.byBm25.search(terms.join(' '), { filter: ({ id }) => ids.has(id as string) });
    if (!best) return [];
    const weight = (some: readonly string[]) => some.reduce((sum, term) => sum + this.rarity(term), 0);
    return weight(best.queryTerms) / weight(terms) >= LEAST_COVERAGE ? this.facts.filter(({ id }) => id === best.id) : [];
  }

  /** For a question that names nothing we know by name. */
  private byWords(terms: readonly string[]): Fact[] {
    const telling = terms.length > 1 || terms.some((term) => term.length >= TELLING_LENGTH && this.byBm25.search(term, { fields: ['words'] }).length > 0);
    return telling ? this.similar(terms, this.facts) : [];
  }

  /** In how many facts a stem stands. */
  private frequency(term: string): number {
    return this.byBm25.search(term).length;
  }

  private rarity(term: string): number {
    return Math.log(1 + this.facts.length / (this.frequency(term) + 0.5));
  }
}

const stems = (words: readonly string[]) => [...new Set(words.map(stem))];

function topicsOf({ topics, levels }: Question): readonly Topic[] {
  return topics.length === 0 && levels.length > 0 ? ['corsi'] : topics;
}

/** The search over the facts of the day: built when the day in Rome changes. */
export function dailySearch(school: School, clock: () => Date): () => FactSearch {
  let day = '';
  let search: FactSearch;
  return () => {
    const now = clock();
    if (romeDay(now) !== day) {
      day = romeDay(now);
      search = new FactSearch(allFacts(school, now));
    }
    return search;
  };
}
