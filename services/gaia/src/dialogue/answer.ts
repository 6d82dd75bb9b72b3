// What a turn asks, and so what Gaia does first in it.
import { clausesOf, isQuestion, partsOf } from '../retrieval/clauses.js';
import type { FactSearch } from '../retrieval/fact-search.js';
import { completed, topicAfter } from '../retrieval/follow-up.js';
import { narrowTopics, topicWords } from '../retrieval/lexicon/topics.js';
import { type Question, asksSomething, namesSubject, speaksOfSchool } from '../retrieval/question.js';
import type { ForeignLanguage } from './foreign-language.js';
import { likelyTalk, onlyTells } from './likely-talk.js';
import { type Message, isWord } from './message.js';
import { type SmallTalk, asksForHuman, isRude, smallTalkIn } from './small-talk.js';

/** What Gaia does first in a turn, beside the request for a quote. */
export type Answer =
  | { readonly do: 'say'; readonly what: SmallTalk | 'nothing-pending' | 'already-sent' | 'say-more' | 'form' }
  | { readonly do: 'search'; readonly queries: readonly string[] }
  | { readonly do: 'hand-off' };

/** What the dialogue needs of the search: how words are spelt and what they ask. */
export type Reader = Pick<FactSearch, 'correct' | 'read' | 'names' | 'acts' | 'answer'>;

/** A short answer holds no more questions. */
const MOST_QUERIES = 3;
/** "Fate pena" opens like a question and is none. */
const OPENS_LIKE_ONE = /^(fate|fai|che|siete) /;
const DEMANDS = /\b(dammi|datemi|mi dai|mandami|mandatemi)\b/;
const ASKS = /\?|\b(quant[oiae]|quando|dove|come|qual[ei]?)\b/;
/** What the site doesn't tell of the courses of other languages. */
const UNTOLD_OF_LANGUAGES: ReadonlySet<string> = new Set(['prezzo', 'orario', 'durata', 'inizio']);
/** "… e se posso pagare a rate" */
const INDIRECT = /^(?:e |ed |o )?se (?!no\b)/i;
const LONGEST_QUERY = 300;

/** What else matters to an answer. */
interface Circumstances {
  readonly language: ForeignLanguage | null;
  /** A request for a quote is under way: what is said in passing may answer it. */
  readonly withinRequest: boolean;
}

/**
 * The answer to a turn, and the topic it leaves for the next.
 * @param topic what was asked last: what a follow-up leaves out.
 */
export function answerTo(message: Message, topic: Question | null, reader: Reader, { language, withinRequest }: Circumstances): { answer: Answer | null; topic: Question | null } {
  const smallTalk = smallTalkIn(message);
  // "Siete dei cretini, ma quanto costa il C1?" asks all the same.
  const asksBesides = smallTalk === 'rude' && (message.isQuestion || DEMANDS.test(message.meant)) && !(OPENS_LIKE_ONE.test(message.meant) && !ASKS.test(message.meant)) && asksSomething(reader.read(message.text));
  if (smallTalk && !asksBesides) return { answer: { do: 'say', what: smallTalk }, topic: null };
  if (asksForHuman(message)) return { answer: { do: 'hand-off' }, topic: null };
  const talk = withinRequest ? null : likelyTalk(message, reader, topic !== null);
  if (talk) return { answer: talk.do === 'say' && language ? { do: 'say', what: language } : talk, topic: null };
  let before = topic;
  const found: Search[] = [];
  const sentences = clausesOf(message.text);
  const clauses = withComparison(sentences, reader).flatMap((clause) => partsOf(clause, (text) => reader.read(text))).filter((clause, _index, all) => !(asksBesides && all.length > 1 && isRude(clause) && !namesSubject(reader.read(clause))));
  const read = clauses.map((clause) => reader.read(clause));
  const asks = (clause: string, index: number): boolean => !onlyTells(clause, reader) && (isQuestion(clause) || (read[index]!.sure && (clauses.length > sentences.length || (!read[index]!.uncovered && (namesSubject(read[index]!) || (clauses.length > 1 && speaksOfSchool(read[index]!)))))));
  const questions = clauses.filter((clause, index) => asks(clause, index) && saysSomething(read[index]!)).length;
  for (const [index, clause] of clauses.entries()) {
    const asked = read[index]!;
    // "Che giorno e a che ora fate il C1?" names its subject at the end.
    if (!namesSubject(asked)) before ??= read.slice(index + 1).find(namesSubject) ?? null;
    // "Ho fatto l'esame un mese fa, quando escono i risultati?": the remark says of what.
    const told = index > 0 && !namesSubject(asked) && read[index - 1]!.uncovered && !isQuestion(clauses[index - 1]!) ? `${clauses[index - 1]} ` : '';
    const query = told + completed(clause, asked, before, before !== topic);
    const question = query === clause ? asked : reader.read(query);
    // A remark beside a question ("vorrei fare il B1, quando si parte?") says what is asked about, and is not searched for itself.
    const remark = questions > 0 && !asks(clause, index);
    // What nobody can tell apart from what is asked beside it is no question of its own: "… che devo metterlo a budget?"
    const beside = !asksSomething(question) && !question.uncovered && read.some((other, at) => at !== index && asksSomething(other) && asks(clauses[at]!, at));
    if (!remark && !beside && saysSomething(question) && (asksSomething(question) || message.words.some(isWord)) && (asksSomething(question) || question.uncovered || questions > 0)) {
      // "Quanto costa il corso di spagnolo?" There is one; its price is the office's to tell.
      if (question.topics.join() === 'lingue' && question.aspects.some((aspect) => UNTOLD_OF_LANGUAGES.has(aspect))) found.push({ query: topicWords.lingue, asks: true });
      found.push(joined(clauses, index, { query, asks: isQuestion(clause) || INDIRECT.test(clause) }, found, reader));
    }
    before = topicAfter(question, before);
  }
  const queries = worthAsking(found, reader).map(({ query }) => query);
  if (queries.length > 0) return { answer: { do: 'search', queries: queries.slice(0, MOST_QUERIES) }, topic: before };
  if (language) return { answer: { do: 'say', what: language }, topic: null };
  // What no part says, the whole may: "siamo una paritaria, avete qualcosa per noi?"
  const whole = message.text.slice(0, LONGEST_QUERY);
  return message.words.some(isWord) ? { answer: { do: 'search', queries: [whole] }, topic: topicAfter(reader.read(whole), null) } : { answer: { do: 'say', what: 'say-more' }, topic: null };
}

interface Search {
  readonly query: string;
  /** It stands as a question, rather than as a remark. */
  readonly asks: boolean;
}

/** "Ho accettato tutto per sbaglio. Come torno indietro?": a question that leaves out what the remark before it names is asked with it. */
function joined(clauses: readonly string[], index: number, search: Search, found: Search[], reader: Reader): Search {
  const remark = clauses[index - 1];
  if (!remark || !narrowTopicsOnly(reader.read(remark)) || !search.asks || isQuestion(remark) || reader.names(clauses[index]!).length > 0 || reader.answer(search.query).length > 0) return search;
  const query = `${remark}, ${clauses[index]!}`;
  if (reader.answer(query).length === 0) return search;
  if (found.at(-1)?.query.endsWith(remark)) found.pop();
  return { query, asks: true };
}

const narrowTopicsOnly = ({ topics }: Question): boolean => topics.length > 0 && topics.every((topic) => narrowTopics.has(topic));

/** A remark that nothing answers is none of the questions, once one of them is answered. */
const worthAsking = (found: readonly Search[], reader: Reader): readonly Search[] =>
  found.some(({ query }) => reader.answer(query).length > 0) ? found.filter(({ query, asks }) => asks || reader.answer(query).length > 0) : found;

/** "Il PET contro il KET, cosa cambia?": the things that are compared stand before the question. */
function withComparison(sentences: readonly string[], reader: Reader): readonly string[] {
  const at = sentences.findIndex((sentence, index) => index > 0 && !namesSubject(reader.read(sentence)) && !reader.read(sentences[index - 1]!).compares && reader.read(`${sentences[index - 1]} ${sentence}`).compares);
  return at < 0 ? sentences : [...sentences.slice(0, at - 1), `${sentences[at - 1]} ${sentences[at]}`, ...sentences.slice(at + 1)];
}

/** "Avete qualcosa per loro?" says nothing by itself: what was said before it is asked. */
const saysSomething = (question: Question): boolean => asksSomething(question) || question.uncovered || question.rest.length > 0;
