// What a message asks of the search: its clauses told apart into questions and remarks, each completed by what was asked before.
import type { FactSearch } from '../retrieval/fact-search.js';
import { clausesOf, isQuestion, partsOf } from '../retrieval/clauses.js';
import { completed, topicAfter } from '../retrieval/follow-up.js';
import { untoldOfLanguages } from '../retrieval/lexicon/aspects.js';
import { narrowTopics, topicWords } from '../retrieval/lexicon/topics.js';
import { type Question, asksSomething, namesSubject, speaksOfSchool } from '../retrieval/question.js';
import { onlyTells } from './likely-talk.js';
import { type Message, isWord } from './message.js';
import { isRude } from './small-talk.js';

type Reader = Pick<FactSearch, 'read' | 'lexical' | 'acts' | 'answer'>;

/** A short answer holds no more questions. */
const MOST_QUERIES = 3;
/** "… e se posso pagare a rate" */
const INDIRECT = /^(?:e |ed |o )?se (?!no\b)/i;

interface Clause {
  readonly text: string;
  readonly read: Question;
  /** It asks, rather than telling what is asked about. */
  readonly asks: boolean;
}

interface Search {
  readonly query: string;
  /** The visitor puts it as a question. */
  readonly isQuestion: boolean;
}

/**
 * What to search for, in the visitor's order, and the topic that it leaves for the next turn.
 * @param topic what was asked last: what a follow-up leaves out.
 */
export function searchesIn(message: Message, topic: Question | null, reader: Reader): { readonly queries: readonly string[]; readonly topic: Question | null } {
  const clauses = clausesIn(message.text, reader);
  const questions = clauses.filter(({ asks, read }) => asks && saysSomething(read)).length;
  const searches: Search[] = [];
  let before = topic;
  for (const [index, clause] of clauses.entries()) {
    // "Che giorno e a che ora fate il C1?" names its subject at the end.
    if (!namesSubject(clause.read)) before ??= clauses.slice(index + 1).map(({ read }) => read).find(namesSubject) ?? null;
    const query = whole(clause, clauses[index - 1], before, before !== topic);
    const question = query === clause.text ? clause.read : reader.read(query);
    const known = asksSomething(question);
    const isRemark = questions > 0 && !clause.asks;
    // What nobody can tell apart from what is asked beside it is no question of its own: "… che devo metterlo a budget?"
    const isBeside = !known && !question.uncovered && clauses.some((other) => other !== clause && other.asks && asksSomething(other.read));
    const isAsked = known || (message.words.some(isWord) && saysSomething(question) && (question.uncovered || questions > 0));
    if (isAsked && !isRemark && !isBeside) {
      // "Quanto costa il corso di spagnolo?" There is one; its price is the office's to tell.
      if (question.topics.join() === 'lingue' && question.aspects.some((aspect) => untoldOfLanguages.has(aspect))) searches.push({ query: topicWords.lingue, isQuestion: true });
      const search = { query, isQuestion: isQuestion(clause.text) || INDIRECT.test(clause.text) };
      const joined = withRemark(search, clause, clauses[index - 1], reader);
      if (joined && searches.at(-1)?.query.endsWith(clauses[index - 1]!.text)) searches.pop();
      searches.push(joined ?? search);
    }
    before = topicAfter(question, before);
  }
  return { queries: worthAsking(searches, reader).map(({ query }) => query).slice(0, MOST_QUERIES), topic: before };
}

function clausesIn(text: string, reader: Reader): Clause[] {
  const sentences = clausesOf(text);
  const parts = withComparison(sentences, reader).flatMap((sentence) => partsOf(sentence, (part) => reader.read(part)));
  // "Siete dei cretini. Quanto costa il C1?"
  const civil = parts.length > 1 ? parts.filter((part) => !isRude(part) || namesSubject(reader.read(part))) : parts;
  return civil.map((part) => ({ text: part, read: reader.read(part), asks: asks(part, { apart: civil.length > sentences.length, alone: civil.length === 1 }, reader) }));
}

/**
 * Whether a clause asks, with a question's words or without: "il prezzo del B1".
 * @param apart it is one of the halves of a sentence, each of which asks.
 * @param alone it is all that is said.
 */
function asks(clause: string, { apart, alone }: { readonly apart: boolean; readonly alone: boolean }, reader: Reader): boolean {
  if (onlyTells(clause, reader)) return false;
  const read = reader.read(clause);
  return isQuestion(clause) || (read.sure && (apart || (!read.uncovered && (namesSubject(read) || (!alone && speaksOfSchool(read))))));
}

/** A clause with what it leaves out: "ho fatto l'esame un mese fa, quando escono i risultati?", and what was asked before. */
function whole({ text, read }: Clause, previous: Clause | undefined, before: Question | null, near: boolean): string {
  const told = previous && !namesSubject(read) && previous.read.uncovered && !isQuestion(previous.text) ? `${previous.text} ` : '';
  return told + completed(text, read, before, near);
}

/** "Ho accettato tutto per sbaglio. Come torno indietro?": what the remark is about answers nearly all that is asked of it. So does that somebody begins: "non so nulla. Mi prendete lo stesso?" */
function withRemark({ query, isQuestion: isPut }: Search, clause: Clause, remark: Clause | undefined, reader: Reader): Search | null {
  if (!remark || !isPut || isQuestion(remark.text) || !isNarrow(remark.read) || reader.lexical(clause.text).topics.length > 0 || reader.answer(query).length > 0) return null;
  const joined = `${remark.text}, ${clause.text}`;
  return reader.answer(joined).length > 0 ? { query: joined, isQuestion: true } : null;
}

const isNarrow = ({ topics, aspects }: Question): boolean => aspects.join() === 'livelli' || (topics.length > 0 && topics.every((topic) => narrowTopics.has(topic)));

/** A remark that nothing answers was none of the questions, once one of them is answered. */
function worthAsking(searches: readonly Search[], reader: Reader): readonly Search[] {
  const isAnswered = ({ query }: Search) => reader.answer(query).length > 0;
  return searches.some(isAnswered) ? searches.filter((search) => search.isQuestion || isAnswered(search)) : searches;
}

/** "Il PET contro il KET, cosa cambia?": the things that are compared stand before the question. */
function withComparison(sentences: readonly string[], reader: Reader): readonly string[] {
  const at = sentences.findIndex((sentence, index) => index > 0 && !namesSubject(reader.read(sentence)) && !reader.read(sentences[index - 1]!).compares && reader.read(`${sentences[index - 1]} ${sentence}`).compares);
  return at < 0 ? sentences : [...sentences.slice(0, at - 1), `${sentences[at - 1]} ${sentences[at]}`, ...sentences.slice(at + 1)];
}

/** "Avete qualcosa per loro?" says nothing by itself: what was said before it is asked. */
const saysSomething = (question: Question): boolean => asksSomething(question) || question.uncovered || question.rest.length > 0;
