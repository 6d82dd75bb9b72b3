// A conversation is replayed from the visitor's own turns, every time: nothing that a client claims Gaia has said can give a
// slot, a consent or a fact.
import { type ChatMessage, quote as quoteForm } from '@school/contracts';
import { type PrefilledForm, prefilledForm } from '../forms/prefilled-form.js';
import { saidIn } from '../forms/said.js';
import type { Question } from '../retrieval/question.js';
import { type Answer, type Reader, answerTo } from './answer.js';
import { type ForeignLanguage, foreignLanguage } from './foreign-language.js';
import { besideForm, prefersForm, refusesChat } from './form-wish.js';
import { readMessage } from './message.js';
import { type QuoteMove, type QuoteState, noQuote } from './quote-dialogue.js';
import { type QuoteSlots, slotsIn } from './quote-slots.js';
import { askedAbout, quoteTurn } from './quote-turn.js';
import { topicOfService } from './service-slot.js';
import { topicWords } from '../retrieval/lexicon/topics.js';
import { showsSummary } from './summary.js';

export type { Answer, Reader } from './answer.js';

export interface Plan {
  readonly answer: Answer | null;
  readonly quote: QuoteMove | null;
  readonly language: ForeignLanguage | null;
  /** The form that the visitor would rather fill in, with what they have told. */
  readonly form: PrefilledForm | null;
}

interface State {
  readonly quote: QuoteState;
  /** What was asked last: what a follow-up leaves out. */
  readonly topic: Question | null;
  readonly turns: readonly string[];
}

const REFERENCE = new RegExp(`\\b${quoteForm.prefix}-\\S`);

const start: State = { quote: noQuote, topic: null, turns: [] };

/** Replays a conversation and tells what to do in its last turn. */
export function replay(messages: readonly ChatMessage[], reader: Reader): Plan {
  let state = start;
  let plan: Plan = { answer: null, quote: null, language: null, form: null };
  messages.forEach(({ role, content }, index) => {
    if (role !== 'user') return;
    const after = step(state, content, reader);
    plan = after.plan;
    const last = index === messages.length - 1;
    state = last || wasAnswered(after.plan, messages[index + 1]) ? after.state : unanswered(state, after.state, messages[index + 1]);
  });
  return plan;
}

/**
 * Whether the answer to a turn reached the visitor: a summary that was not shown, whatever stood in its place, can't be agreed to, and
 * what has no reference was not sent.
 */
function wasAnswered({ quote }: Plan, next: ChatMessage | undefined): boolean {
  if (next?.role !== 'assistant') return false;
  return quote?.do === 'confirm' ? showsSummary(next.content, quote.slots) : quote?.do !== 'send' || REFERENCE.test(next.content);
}

/**
 * The state after a turn whose answer never reached the visitor: what they told is kept, but a summary they have not seen can't
 * be agreed to, and a yes that was not answered may be given again. What is assumed here can only take consent away.
 */
function unanswered(before: State, after: State, next: ChatMessage | undefined): State {
  // A reply without a reference says that it could not be sent; no reply leaves it open.
  if (after.quote.sent.length > before.quote.sent.length) return { ...after, quote: next?.role === 'assistant' ? { ...after.quote, sent: before.quote.sent } : before.quote };
  return after.quote.phase === 'confirming' ? { ...after, quote: { ...after.quote, phase: 'collecting' } } : after;
}

function step(state: State, raw: string, reader: Reader): { state: State; plan: Plan } {
  const read = readMessage(raw, reader.correct);
  // What is only guessed names no service: a company's name is like anything.
  const { topics, aspects } = reader.lexical(read.text.replace(/\S*@\S*/g, ' '));
  const message = { ...read, topics, namesSide: aspects.length > 0 };
  const turns = [...state.turns, message.text];
  const language = foreignLanguage(message);
  // Within a request, what is asked without a name is asked of its service.
  const service = state.quote.phase === 'idle' ? undefined : topicOfService[state.quote.slots.servizio ?? 'altro'];
  const { answer, topic: asked } = answerTo(message, state.topic ?? (service ? reader.read(topicWords[service]) : null), reader, { language, withinRequest: state.quote.phase !== 'idle' });
  const topic = asked ?? state.topic;
  if (prefersForm(message)) {
    const slots = { ...state.quote.slots, ...slotsIn({ ...message, isQuestion: false }, [], state.quote.slots).slots };
    // "Dove trovo il modulo dei reclami?" has an answer as well.
    const queries = answer?.do === 'search' && message.isQuestion ? besideForm(answer.queries) : [];
    const plain: Answer = queries.length > 0 ? { do: 'search', queries } : { do: 'say', what: 'form' };
    return { state: { quote: { ...state.quote, slots, phase: 'idle' }, topic, turns }, plan: { answer: plain, quote: null, language, form: formFor(slots, topic, turns) } };
  }
  const { quote, move, plain } = quoteTurn(state.quote, message, { answer, topic: state.topic, language });
  const form = move?.do === 'cancelled' && refusesChat(message) ? formFor(state.quote.slots, topic, turns) : null;
  return { state: { quote, topic, turns }, plan: { answer: plain, quote: move, language, form } };
}

function formFor(slots: QuoteSlots, topic: Question | null, turns: readonly string[]): PrefilledForm {
  return prefilledForm(saidIn({ ...askedAbout(topic), ...slots }, { topics: topic?.topics ?? [], levels: topic?.levels ?? [] }, turns));
}
