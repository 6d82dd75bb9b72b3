// A conversation is replayed from the visitor's own turns, every time: nothing that a client claims Gaia has said can give a
// slot, a consent or a fact.
import type { ChatMessage } from '@school/contracts';
import { type Question, asksSomething, clausesOf, completed, isQuestion, namesSubject, topicAfter } from '../retrieval/question.js';
import type { FactSearch } from '../retrieval/fact-search.js';
import { type Message, readMessage } from './message.js';
import { type QuoteMove, type QuoteState, asksForQuote, beginQuote, continueQuote, noQuote } from './quote-dialogue.js';
import { isCancel, isNo, isYes } from './consent.js';
import { slotsIn } from './quote-slots.js';
import { type SmallTalk, asksForHuman, foreignLanguage, smallTalkIn } from './small-talk.js';

/** What Gaia does first in a turn, beside the request for a quote. */
export type Answer =
  | { readonly do: 'say'; readonly what: SmallTalk | 'nothing-pending' | 'already-sent' | 'say-more' }
  | { readonly do: 'search'; readonly queries: readonly string[] }
  | { readonly do: 'hand-off' };

export interface Plan {
  readonly answer: Answer | null;
  readonly quote: QuoteMove | null;
  readonly language: 'english' | 'spanish' | null;
}

interface State {
  readonly quote: QuoteState;
  /** What was asked last: what a follow-up leaves out. */
  readonly topic: Question | null;
  readonly turns: readonly string[];
}

const start: State = { quote: noQuote, topic: null, turns: [] };
/** A short answer holds no more questions. */
const MOST_QUERIES = 3;
const LONGEST_QUERY = 300;

/** What the dialogue needs of the search: how words are spelt and what they ask. */
export type Reader = Pick<FactSearch, 'correct' | 'read'>;

/** Replays a conversation and tells what to do in its last turn. */
export function replay(messages: readonly ChatMessage[], reader: Reader): Plan {
  let state = start;
  let plan: Plan = { answer: null, quote: null, language: null };
  messages.forEach(({ role, content }, index) => {
    if (role !== 'user') return;
    const after = step(state, content, reader);
    plan = after.plan;
    const last = index === messages.length - 1;
    state = last || messages[index + 1]?.role === 'assistant' ? after.state : unanswered(state, after.state);
  });
  return plan;
}

/**
 * The state after a turn whose answer never reached the visitor: what they told is kept, but a summary they have not seen can't
 * be agreed to, and a yes that was not answered may be given again. What is assumed here can only take consent away.
 */
function unanswered(before: State, after: State): State {
  if (after.quote.sent.length > before.quote.sent.length) return { ...after, quote: before.quote };
  return after.quote.phase === 'confirming' ? { ...after, quote: { ...after.quote, phase: 'collecting' } } : after;
}

function step(state: State, raw: string, reader: Reader): { state: State; plan: Plan } {
  const message = readMessage(raw, reader.correct);
  const turns = [...state.turns, message.text];
  const language = foreignLanguage(message);
  const { answer, topic } = answerTo(message, state, reader, language);
  const { quote, move, plain } = quoteStep(state.quote, message, turns, answer);
  return { state: { quote, topic: topic ?? state.topic, turns }, plan: { answer: plain, quote: move, language } };
}

function quoteStep(quote: QuoteState, message: Message, turns: readonly string[], answer: Answer | null): { quote: QuoteState; move: QuoteMove | null; plain: Answer | null } {
  if (quote.phase !== 'idle') {
    const aside = answer !== null && isAside(answer, message, quote);
    const { state, move } = continueQuote(quote, message, turns, aside);
    return { quote: state, move, plain: aside && move?.do !== 'send' && move?.do !== 'cancelled' ? answer : null };
  }
  if (opensRequest(message, quote) && (answer?.do !== 'say' || answer.what === 'english' || answer.what === 'spanish')) {
    const { state, move } = beginQuote(quote, message, turns);
    return { quote: state, move, plain: answer?.do === 'search' && asksFactToo(message) ? answer : null };
  }
  return { quote, move: null, plain: withoutRequest(quote, message, answer) };
}

/** A quote is asked for, or somebody leaves a way to be reached without asking anything. */
const opensRequest = (message: Message, { sent }: QuoteState): boolean => asksForQuote(message) || (sent.length === 0 && !message.isQuestion && tellsContact(message));

function tellsContact(message: Message): boolean {
  const { email, telefono } = slotsIn(message, [], {}).slots;
  return Boolean(email || telefono);
}

/** Whether a turn within a request is about something else. */
function isAside(answer: Answer, message: Message, quote: QuoteState): boolean {
  if (isYes(message) || isNo(message) || isCancel(message)) return false;
  if (answer.do === 'say') return answer.what !== 'praise' && answer.what !== 'say-more' && !(answer.what === 'greeting' && quote.phase === 'collecting' && message.words.length > 2);
  if (answer.do === 'hand-off') return asksForHuman(message);
  return message.isQuestion;
}

const PRICE_OR_TIME = /\b(quanto (costa|dura|viene)|prezz[oi]|quando (inizia|parte)|che orari|dove siete|a che ora)\b/;
const asksFactToo = ({ meant }: Message) => PRICE_OR_TIME.test(meant);

/** Turns that speak of a request when none is under way. */
function withoutRequest(quote: QuoteState, message: Message, answer: Answer | null): Answer | null {
  if (isYes(message)) return { do: 'say', what: quote.sent.length > 0 ? 'already-sent' : message.words.includes('si') ? 'nothing-pending' : 'praise' };
  if (isCancel(message)) return { do: 'say', what: quote.sent.length > 0 ? 'already-sent' : 'nothing-pending' };
  if (isNo(message)) return { do: 'say', what: 'praise' };
  if (quote.sent.length > 0 && tellsContact(message)) return { do: 'say', what: 'already-sent' };
  return answer;
}

function answerTo(message: Message, { topic }: State, reader: Reader, language: Plan['language']): { answer: Answer | null; topic: Question | null } {
  const smallTalk = smallTalkIn(message);
  if (smallTalk) return { answer: { do: 'say', what: smallTalk }, topic: null };
  if (asksForHuman(message)) return { answer: { do: 'hand-off' }, topic: null };
  let before = topic;
  const queries: string[] = [];
  const clauses = clausesOf(message.text);
  const questions = clauses.filter(isQuestion).length;
  const read = clauses.map((clause) => reader.read(clause));
  for (const [index, clause] of clauses.entries()) {
    const asked = read[index]!;
    // "Che giorno e a che ora fate il C1?" names its subject at the end.
    before ??= read.slice(index + 1).find(namesSubject) ?? null;
    const query = completed(clause, asked, before);
    const question = query === clause ? asked : reader.read(query);
    // A remark beside a question ("vorrei fare il B1, quando si parte?") says what is asked about, and is not searched for itself.
    const remark = questions > 0 && !isQuestion(clause);
    if (!remark && (asksSomething(question) || question.unanswered || questions > 0) && question.rest.length + question.topics.length + question.aspects.length + question.levels.length > 0) queries.push(query);
    before = topicAfter(question, before);
  }
  if (queries.length > 0 && !(language && !message.isQuestion)) return { answer: { do: 'search', queries: queries.slice(0, MOST_QUERIES) }, topic: before };
  if (language) return { answer: { do: 'say', what: language }, topic: null };
  return { answer: message.words.some(isWord) ? { do: 'search', queries: [message.text.slice(0, LONGEST_QUERY)] } : { do: 'say', what: 'say-more' }, topic: null };
}

/** Whether a word can be one: "lol", "mmm" and "asdkjh" can't. */
const isWord = (word: string): boolean => word.length > 3 && /[aeiou]/.test(word) && !/[^aeiou\d]{4}|(.)\1{2}/.test(word);
