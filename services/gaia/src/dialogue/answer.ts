// What a turn asks, and so what Gaia does first in it.
import type { FactSearch } from '../retrieval/fact-search.js';
import { topicAfter } from '../retrieval/follow-up.js';
import { type Question, asksSomething } from '../retrieval/question.js';
import type { ForeignLanguage } from './foreign-language.js';
import { likelyTalk } from './likely-talk.js';
import { type Message, isWord } from './message.js';
import { searchesIn } from './searches.js';
import { type SmallTalk, asksForHuman, smallTalkIn } from './small-talk.js';

/** What Gaia does first in a turn, beside the request for a quote. */
export type Answer =
  | { readonly do: 'say'; readonly what: SmallTalk | 'nothing-pending' | 'already-sent' | 'say-more' | 'form' }
  | { readonly do: 'search'; readonly queries: readonly string[] }
  | { readonly do: 'hand-off' };

/** What the dialogue needs of the search: how words are spelt and what they ask. */
export type Reader = Pick<FactSearch, 'correct' | 'read' | 'lexical' | 'acts' | 'answer'>;

/** "Fate pena" opens like a question and is none. */
const OPENS_LIKE_ONE = /^(fate|fai|che|siete) /;
const DEMANDS = /\b(dammi|datemi|mi dai|mandami|mandatemi|dimmi|ditemi)\b/;
const ASKS = /\?|\b(quant[oiae]|quando|dove|come|qual[ei]?)\b/;
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
  const { queries, topic: after } = searchesIn(message, topic, reader);
  if (queries.length > 0) return { answer: { do: 'search', queries }, topic: after };
  if (language) return { answer: { do: 'say', what: language }, topic: null };
  // What no part says, the whole may: "siamo una paritaria, avete qualcosa per noi?"
  const whole = message.text.slice(0, LONGEST_QUERY);
  return message.words.some(isWord) ? { answer: { do: 'search', queries: [whole] }, topic: topicAfter(reader.read(whole), null) } : { answer: { do: 'say', what: 'say-more' }, topic: null };
}
