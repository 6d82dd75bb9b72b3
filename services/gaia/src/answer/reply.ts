// How a turn ends, in the visitor's words: what is said, and what is drawn beneath it.
import { type Calendar, type Fact, type School, factPageTitle, hasClosed, openingOn, romeDay } from '@school/catalog';
import { CHAT_LIMITS, type ChatMessage, type ChatReply, type QuoteDraft } from '@school/contracts';
import { faultsOf } from '../card/card.js';
import type { Plan } from '../conduct/conversation.js';
import { type Part, factsIn } from '../conduct/endings.js';
import type { Language } from '../reader/languages.js';
import { chipsFor } from './chips.js';
import { factIn } from './in-language.js';
import { picturesOf } from './pictures.js';
import type { Sum } from './sums.js';
import { type Words as Texts, filled, variant, wordsOf } from './words.js';

const MOST_SOURCES = 3;
/** So many messages before its limit a conversation says so. */
const NEARLY_FULL = 6;
const COMPLAINT_FORM = { href: '/reclami#modulo-reclami', values: {} };

/** What stands outside of the conversation. */
export interface Surroundings {
  readonly school: Pick<School, 'phone' | 'email' | 'helplines' | 'openingHours' | 'closures'>;
  readonly now: Date;
  /** Of the day. */
  readonly facts: readonly Fact[];
  readonly messages: readonly ChatMessage[];
}

/** What was said in a turn, by whomever. */
export interface Words {
  readonly message: string;
  /** What the message says, of what the school publishes. */
  readonly facts: readonly Fact[];
  readonly handedOff: boolean;
}

function openingToday(calendar: Calendar, now: Date, language: Language): string {
  const { today } = wordsOf(language);
  const hours = openingOn(calendar, romeDay(now));
  if (!hours) return today.closed;
  return filled(hasClosed(now, hours) ? today.over : today.open, { ...hours });
}

/** The embedded reader's words for a turn. */
export function wordsFor({ ending, language }: Plan, { school, now, messages }: Surroundings): Words {
  const words = wordsOf(language);
  const replies = messages.filter(({ role }) => role === 'assistant').map(({ content }) => content);
  const values = {
    phone: school.phone,
    email: school.email,
    today: openingToday(school, now, language),
    helplines: school.helplines.map(({ name, phone }) => `${name} ${phone}`).join(', '),
  };
  /** The first of some sentences that stands in no reply, so that the same is not said twice. */
  const say = (of: readonly string[], more = {}): string => {
    const sentences = of.map((sentence) => filled(sentence, { ...values, ...more }));
    return (
      sentences.find((sentence) => !replies.some((reply) => reply.includes(sentence))) ??
      variant(sentences, replies.length)
    );
  };
  const inWords = (part: Part): string => {
    switch (part.do) {
      case 'say':
        return say(words.say[part.what] ?? words.say['say-more']!, part.values);
      case 'tell': {
        const fact = part.facts.map((one) => factIn(one, language)).join('\n');
        return part.isAgain ? say(words.again, { fact }) : fact;
      }
      case 'reckon':
        return sumWords(part.sum, language);
      case 'open':
        return filled(words.open, { ...values, question: part.question });
    }
  };
  const end = (): string => {
    if (ending.ends === 'choices') return say(ending.between.length > 1 ? words.choices : [words['only-choice']]);
    return ending.ends === 'person' && ending.why !== 'distress'
      ? say(words.person[ending.why === 'feelings' ? 'complaint' : ending.why])
      : '';
  };
  return {
    message: [...ending.parts.map(inWords), end()].filter(Boolean).join('\n'),
    facts: factsIn(ending.parts),
    handedOff: ending.ends === 'person' || ending.parts.some((part) => part.do === 'open'),
  };
}

/** What the visitor reads and may press: what was said, and beneath it the card as it stands. */
export function replyTo(plan: Plan, said: Words, around: Surroundings): ChatReply {
  const { ending, language, state } = plan;
  const { facts, messages } = around;
  const sources = sourcesOf(said.facts);
  const isGrave = ending.ends === 'person' && ending.why !== 'asked' && ending.why !== 'unpublished';
  const pictures = isGrave || state.card ? [] : picturesOf(said.facts);
  const isTold = (fact: Fact) =>
    messages.some(({ role, content }) => role === 'assistant' && content.includes(factIn(fact, language)));
  return {
    ...messageWith(said.message, plan, messages.length),
    quoteRequest: false,
    ...(sources.length > 0 && { sources }),
    ...(pictures.length > 0 && { cards: pictures }),
    ...(ending.ends === 'person' && ending.why === 'complaint' && { form: COMPLAINT_FORM }),
    chips: chipsFor(plan, said, isTold, facts),
    language,
  };
}

/** What is said, for who sees the card, and with its lines for who does not. */
function messageWith(answer: string, plan: Plan, messages: number): Pick<ChatReply, 'message' | 'spoken' | 'request'> {
  const { state, ending, language } = plan;
  if (!state.card) return { message: answer };
  const isNearlyFull = messages >= CHAT_LIMITS.messages - NEARLY_FULL;
  const nearlyFull = isNearlyFull ? wordsOf(language).say['nearly-full']! : [];
  const card = [...nearlyFull, cardWords(state.card, plan)].join('\n\n');
  const lines = ending.ends === 'card' ? [cardLines(state.card, language)] : [];
  const message = [answer, card, ...lines].filter(Boolean).join('\n\n');
  return { message, spoken: { answer, card }, request: state.card };
}

/** On one line, without what the panel would draw as Markdown. */
const plain = (value: string): string => value.replace(/\s*\n\s*/g, ' ').replace(/[[\]*`]/g, '');

/** An entry of the card with its label. */
const shownIn = (card: QuoteDraft, name: keyof QuoteDraft, { labels, services }: Texts['card']): string =>
  `${labels[name]}: ${plain(name === 'servizio' ? (services[card.servizio] ?? '') : card[name])}`;

/** What is said of the card: what was written into its fields, which may be out of view, and what it lacks. */
function cardWords(card: QuoteDraft, { ending, language, before }: Plan): string {
  const { card: words } = wordsOf(language);
  if (ending.ends !== 'card') return words.beside;
  // What a complaint is for is said already.
  const names = ending.why === 'complaint' ? [] : (['servizio', 'nome', 'email', 'telefono'] as const);
  const fresh = names.filter((name) => before.card && card[name] && card[name] !== before.card[name]);
  const changed = fresh.map((name) => shownIn(card, name, words));
  const faults = Object.keys(faultsOf(card)).map((name) => words.faults[name] ?? name);
  const missing = faults.length > 0 && filled(words.missing, { missing: new Intl.ListFormat(language).format(faults) });
  const now = changed.length > 0 && filled(words.now, { changed: changed.join(', ') });
  return [words[ending.why], now, missing, ending.why === 'added' && words.instead].filter(Boolean).join(' ');
}

/** The card for who cannot see it, and how to send it. */
function cardLines(card: QuoteDraft, language: Language): string {
  const { card: words } = wordsOf(language);
  const lines = (['servizio', 'richiesta', 'nome', 'email', 'telefono'] as const).flatMap((name) =>
    card[name] ? [`- ${shownIn(card, name, words)}`] : [],
  );
  return `${[...lines, words.privacy].join('\n')}\n\n${words.how}`;
}

/** The pages that the facts stand on, each once. */
const sourcesOf = (told: readonly Fact[]) =>
  [...new Map(told.map((fact) => [fact.page, { title: factPageTitle(fact), href: fact.page }])).values()].slice(
    0,
    MOST_SOURCES,
  );

const rangeIn = (language: Language, [from, to]: readonly [number, number]): string => {
  const whole = new Intl.NumberFormat(language);
  return from === to ? whole.format(from) : `${whole.format(from)}-${whole.format(to)}`;
};

/** A sum in a sentence: its own for several people, and one for lessons of one. */
function sumWords({ of, title, hours, perHour, total, people }: Sum, language: Language): string {
  const { sums } = wordsOf(language);
  const values = {
    title,
    people,
    hours: rangeIn(language, hours),
    perHour: new Intl.NumberFormat(language).format(perHour),
    total: rangeIn(language, total),
    each: rangeIn(language, [total[0] / people, total[1] / people]),
  };
  return filled(sums[people === 1 ? 'lessons-of-one' : of]!, values);
}
