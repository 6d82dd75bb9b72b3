// Finds the facts that answer a question: by what it names where the words are known, by BM25 over the facts' words otherwise.
import { dictionary } from '@zxcvbn-ts/language-it';
import { type Aspect, type Fact, type School, type Topic, allFacts, romeDay } from '@school/catalog';
import { fold, wordsOf } from '../language/fold.js';
import { type CorrectSpelling, spellingOf } from '../language/spelling.js';
import { askingPart } from './clauses.js';
import { FactIndex, stems } from './fact-index.js';
import { aspectPatterns, commonAspects, incidental, ofCourses, ofExams, meaningOfBareAspect, nextBestAspects, sidesOfQuestionWord, untoldOfLanguages } from './lexicon/aspects.js';
import { found, wordsIn } from './lexicon/phrases.js';
import { generalTopics, levelPatterns, narrowTopics, topicPatterns } from './lexicon/topics.js';
import { uncovered } from './lexicon/uncovered.js';
import { likelyWords, stopWords } from './lexicon/words.js';
import { type Question, advisesLevel, asksSomething, plainWords, readQuestion, speaksOfSchool } from './question.js';
import type { Wording } from './sense/features.js';
import { secondOpinion } from './sense/second-opinion.js';
import type { Guess } from './sense/linear-classifier.js';
import { likeliest } from './sense/likeliest.js';
import { sharedSense } from './sense/learnt-file.js';
import type { Act, MakeSense, Sense } from './sense/sense.js';

/** A short answer holds no more. */
const MOST_FACTS = 4;
/** More unknown words than this beside a topic, and the topic was mentioned, not asked about. */
const MOST_UNKNOWN = 5;
const MOST_UNKNOWN_OF_COURSES = 2;
/** From which probability of nothing published on a thing's description is no answer. */
const DOUBT = 0.7;
const ASKS_WHEN = /\b(?:a che ora|(?:in )?(?:che|quali?) (?:giorn[io]|or[ae]|orari|sera|pomerigg\w+)|quando)\b/;
/** So few words hold nothing besides a topic and the side that is asked of it. */
const STUB = 6;

/** A turn reads the conversation's clauses several times over. */
const MOST_READINGS = 500;

/** Right as they stand, but never what a mistyped word is taken for. */
const uncoveredWords = new Set(wordsOf(wordsIn({ uncovered })));

/** "Verrebbe" is no mistyped "vorrebbe". */
const italian: ReadonlySet<string> = new Set(dictionary.commonWords.map(fold));

/** Whether the lexicon knows a word as it stands: "sconto" is no mistyped one either. */
const explained = (word: string): boolean => word.search(uncovered) >= 0 || [levelPatterns, topicPatterns, aspectPatterns].some((patterns) => found<string>(patterns, word).remaining.trim() === '');
/** A question word that asks, rather than one that stands inside: "il liceo dove insegno". */
const OPENED = /^\s*(?:e |ma |scusa |scusate |ciao |salve |grazie |ok |ah |perfetto |bene |allora |invece )*(quando|dove|quanto|quanta|chi|come|perche|quale|quali|che|cosa)\b/;

/** "Le lezioni dove?" */
const CLOSED = /\b(quando|dove|quanto|chi|come)\s*$/;

/** What holds for every Cambridge exam, and is said once. */
const OF_ALL_CAMBRIDGE: ReadonlySet<Aspect> = new Set(['prezzo', 'iscrizione', 'date']);

/** Verbs that address the school or name an action ("accettate", "usare") say little once a topic is named. */
const VERB = /(?:[aei]te|[aei]r(?:e|mi|ti|si|ci|vi|lo|la|li|le|ne)|[ao]no)$/;

interface Reading {
  /** As the lexicon reads it. */
  readonly read: Question;
  /** In words. */
  readonly length: number;
  readonly sense: Sense;
  /** Both together. */
  readonly question: Question;
}

export class FactSearch {
  private readonly index: FactIndex;
  private readonly readings = new Map<string, Reading>();
  readonly correct: CorrectSpelling;

  constructor(
    private readonly facts: readonly Fact[],
    private readonly sense: MakeSense = sharedSense(),
  ) {
    this.index = new FactIndex(facts);
    this.correct = spellingOf([likelyWords], [...facts.flatMap(({ value, words }) => [fold(value), fold(words)]), ...stopWords, ...[topicPatterns, aspectPatterns].map(wordsIn)], (word) => explained(word) || uncoveredWords.has(word) || italian.has(word));
  }

  /** What a text asks. */
  read(text: string): Question {
    return this.reading(text).question;
  }

  /** What a text asks in words that the lexicon knows: nothing is guessed. */
  lexical(text: string): Question {
    return this.reading(text).read;
  }

  /** What a text does, as far as the examples tell, the likeliest first. */
  acts(text: string): readonly Guess<Act>[] {
    return this.reading(text).sense.acts;
  }

  private reading(text: string): Reading {
    const known = this.readings.get(text);
    if (known) return known;
    if (this.readings.size >= MOST_READINGS) this.readings.clear();
    const whole = this.wording(text);
    const asking = askingPart(text);
    const sense = this.sense(whole, asking === null ? null : this.wording(asking));
    const { read } = whole;
    const { length } = wordsOf(whole.plain);
    const reading = { read, length, sense, question: secondOpinion(read, length, sense) };
    this.readings.set(text, reading);
    return reading;
  }

  private wording(text: string): Wording {
    const plain = plainWords(text, this.correct);
    return { plain, read: readQuestion(plain) };
  }

  /** The facts that answer one question; none when the catalog doesn't. */
  answer(text: string): Fact[] {
    const { read, sense, question, length } = this.reading(text);
    if (ofOtherLanguages(question)) return [];
    const found = this.found(text);
    return (advisesLevel(question) ? found : likeliest(found, this.facts, read, length, sense)).slice(0, MOST_FACTS);
  }

  /** What the lexicon finds. */
  private found(text: string): Fact[] {
    const question = this.read(text);
    // Whatever a complaint is about, it is the page of complaints that takes it.
    if (question.uncovered && !question.topics.includes('reclami')) return [];
    if (question.object !== null && !topicsOf(question).every((topic) => narrowTopics.has(topic)) && this.index.unknown([question.object]) > 0) return [];
    const facts = asksSomething(question) ? this.named({ ...question, stub: wordsOf(text).length <= STUB, asksWhen: ASKS_WHEN.test(fold(text)) }) : this.index.byWords(stems(question.rest));
    return [...new Set(facts)];
  }

  private named(question: Question & { readonly stub: boolean; readonly asksWhen: boolean }): Fact[] {
    const topics = topicsOf(question);
    if (topics.length === 0) return this.ofSchool(question);
    const unknown = this.index.unknown(question.rest.filter((word) => !VERB.test(word)));
    const particular = (question.levels.length > 0 && !advisesLevel(question)) || topics.some((topic) => !generalTopics.includes(topic));
    if (unknown > (particular ? MOST_UNKNOWN : MOST_UNKNOWN_OF_COURSES)) return [];
    const aspects = question.aspects.filter((aspect) => !incidental.has(aspect) || topics.some((topic) => this.firstOf(topic, [aspect, ...(nextBestAspects[aspect] ?? [])], question).length > 0));
    // An age that is asked for: of these, none is known.
    if (question.asksAge && question.aspects.includes('eta') && !aspects.includes('eta')) return [];
    // "I bambini: quando iniziano?" asks for nothing else, and their hours are the office's to tell.
    if (aspects.length === 0 && topics.join() === 'bambini' && ((question.rest.length === 0 && question.stub) || question.asksWhen) && question.aspects.some((aspect) => aspect === 'orario' || aspect === 'inizio')) return [];
    const asked = { ...question, aspects };
    return aspects.length > 0 ? this.sides(topics, asked) : this.withoutSide(topics, asked, unknown);
  }

  /** Sides asked for by name, or by what comes nearest. */
  private sides(topics: readonly Topic[], question: Question): Fact[] {
    return question.aspects.flatMap((aspect) =>
      topics.flatMap((topic) => {
        if (topic === 'cambridge' && ofCourses.has(aspect)) return this.pick('corsi', aspect, question);
        if (topic === 'tkt-clil' && OF_ALL_CAMBRIDGE.has(aspect)) return [...(aspect === 'prezzo' ? this.pick(topic, 'descrizione', question) : []), ...this.pick('cambridge', aspect, question)];
        if (topic === 'corsi' && aspect === 'modalita' && question.levels.length > 0) return this.pick('corsi', 'sede', question);
        if ((topic === 'aziende' || topic === 'bambini') && aspect === 'docenti') return this.pick('corsi', 'docenti', { ...question, levels: [] });
        if (topic === 'corsi' && ofExams.has(aspect)) return this.pick('cambridge', aspect, question);
        // "Dove siete" beside a course is the school's address.
        if (generalTopics.includes(topic) && meaningOfBareAspect[aspect]?.[0] === 'scuola' && speaksOfSchool({ ...question, aspects: [aspect] })) return this.pick(...meaningOfBareAspect[aspect], question);
        const tried = narrowTopics.has(topic) ? [aspect, 'descrizione' as const] : [aspect, ...(nextBestAspects[aspect] ?? [])];
        const facts = this.firstOf(topic, tried, question);
        const bare = meaningOfBareAspect[aspect];
        return facts.length > 0 || !bare || !speaksOfSchool({ ...question, aspects: [aspect] }) ? facts : this.pick(...bare, question);
      }),
    );
  }

  /** A topic and no side: what a bare question word asks, a fact in like words, or what the topic is. */
  private withoutSide(topics: readonly Topic[], question: Question, unknown: number): Fact[] {
    const narrow = topics.every((topic) => narrowTopics.has(topic));
    if (question.asksFor === 'rule' && !narrow) return [];
    const told = this.index.similar(stems(question.rest), topics.flatMap((topic) => this.ofSubject(topic, question)));
    if (told.length > 0) return told;
    const opened = OPENED.exec(question.remaining)?.[1] ?? CLOSED.exec(question.remaining)?.[1];
    const word = sidesOfQuestionWord.find(([pattern, , anywhere]) => pattern.test(opened ?? (anywhere ? question.remaining : '')));
    const asked = word ? topics.flatMap((topic) => word[1].flatMap((aspect) => this.pick(topic, aspect, question))) : [];
    if (asked.length > 0 && unknown <= 1) return asked;
    if (unknown > 0 && (opened !== undefined || question.asksFor === 'permission') && !narrow) return [];
    const { likely } = question;
    const guessed = likely ? topics.flatMap((topic) => this.pick(topic, likely, question)) : [];
    if (guessed.length > 0) return guessed;
    // What a thing is answers no question about what isn't published of it.
    return question.doubt >= DOUBT ? [] : topics.flatMap((topic) => this.pick(topic, 'descrizione', question));
  }

  /** A side and no topic: of the school, or of its courses. The less is named, the fewer words may be unknown: "quanto costa parcheggiare?" is no question about courses. */
  private ofSchool(question: Question): Fact[] {
    const { aspects, rest } = question;
    if (aspects.includes('destinazioni')) return this.sides(['viaggi-studio'], question);
    const light = !aspects.some((aspect) => commonAspects.has(aspect));
    if (this.index.unknown(light ? rest.filter((word) => !VERB.test(word)) : rest) > (speaksOfSchool(question) ? MOST_UNKNOWN : light ? 1 : 0)) return [];
    return aspects.flatMap((aspect) => {
      const bare = meaningOfBareAspect[aspect];
      return bare ? this.pick(...bare, question) : [];
    });
  }

  private firstOf(topic: Topic, aspects: readonly Aspect[], question: Question): Fact[] {
    for (const aspect of aspects) {
      const facts = this.pick(topic, aspect, question);
      if (facts.length > 0) return facts;
    }
    return [];
  }

  /** The facts on one side of one topic: those of the levels asked for, else what is said of all levels. */
  private pick(topic: Topic, aspect: Aspect, { levels }: Question): Fact[] {
    const side = this.facts.filter((fact) => fact.topic === topic && fact.aspect === aspect);
    const ofLevels = side.filter(({ level }) => level && levels.includes(level));
    return ofLevels.length > 0 ? ofLevels : side.filter(({ level }) => !level);
  }

  private ofSubject(topic: Topic, { levels }: Question): Fact[] {
    const about = this.facts.filter((fact) => fact.topic === topic);
    const ofLevels = about.filter(({ level }) => level && levels.includes(level));
    return ofLevels.length > 0 ? ofLevels : about.filter(({ level }) => !level);
  }
}

/** Of other languages the site tells that there are courses, no more. */
const ofOtherLanguages = ({ topics, aspects }: Question): boolean => topics.join() === 'lingue' && aspects.some((aspect) => untoldOfLanguages.has(aspect));

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
