// The request for a quote within a conversation: what opens it, what is beside it, what goes on with it.
import type { Question } from '../retrieval/question.js';
import type { Answer } from './answer.js';
import { isCancel, isNo, isYes } from './consent.js';
import type { ForeignLanguage } from './foreign-language.js';
import type { Message } from './message.js';
import { type QuoteMove, type QuoteState, beginQuote, continueQuote, resumeQuote } from './quote-dialogue.js';
import { asksForQuote } from './quote-wish.js';
import { corrects } from './quote-correction.js';
import { type QuoteSlots, heardIn, missingSlots, slotsIn } from './quote-slots.js';
import { serviceIn, serviceOfTopic } from './service-slot.js';
import { asksForHuman } from './small-talk.js';

/** What else is known of a turn. */
export interface TurnSense {
  readonly answer: Answer | null;
  /** What was asked about before it. */
  readonly topic: Question | null;
  readonly language: ForeignLanguage | null;
}

/** Said in passing before a request: "ok, preventivo". */
const POLITE: ReadonlySet<string> = new Set(['praise', 'greeting', 'thanks']);
/** Without a request under way, more words than this are about something else. */
const SHORT_REFUSAL = 5;

/** What a turn means to the request for a quote, and which answer stands beside it. */
export function quoteTurn(quote: QuoteState, message: Message, { answer, topic, language }: TurnSense): { quote: QuoteState; move: QuoteMove | null; plain: Answer | null } {
  if (quote.phase !== 'idle') {
    const aside = answer !== null && isAside(answer, message, quote);
    const { state, move } = continueQuote(quote, message, aside);
    return { quote: state, move, plain: aside && move?.do !== 'send' && move?.do !== 'cancelled' ? answer : null };
  }
  if (quote.sent.length > 0 && corrects(message) && tellsContact(message)) {
    // "Oddio, ho sbagliato mail!" The staff could not answer: it is shown, and sent, anew.
    const { state, move } = resumeQuote(quote, message);
    return { quote: state, move, plain: move?.do === 'limit' ? { do: 'hand-off' } : null };
  }
  if (opensRequest(message, quote) && answer?.do !== 'hand-off' && (answer?.do !== 'say' || answer.what === language || POLITE.has(answer.what))) {
    const { state, move } = beginQuote(quote, message, askedAbout(topic));
    return { quote: state, move, plain: move?.do === 'limit' ? { do: 'hand-off' } : answer?.do === 'search' && asksFactToo(message) ? answer : null };
  }
  return { quote: { ...quote, heard: { ...quote.heard, ...heardIn(message) } }, move: null, plain: withoutRequest(quote, message, answer) };
}

/** What a request is for when it doesn't say: what was asked about last. */
export function askedAbout(topic: Question | null): QuoteSlots {
  if (!topic) return {};
  const servizio = topic.topics.length > 0 ? topic.topics.map((named) => serviceOfTopic[named]).find(Boolean) : topic.levels.length > 0 ? 'corsi-lingua' : undefined;
  return servizio ? { servizio, ...(topic.levels.length > 0 && { livello: topic.levels.join(', ') }) } : {};
}

/** "E ora quello per l'azienda", "me ne fate uno anche per tradurre un atto?" */
const ANOTHER = /\b(quell[oa]|l'altr[oa]|la seconda|il secondo) (per|de|di|su)\b|\b(mi|ci|me ne|ce ne|ne) (fa|fareste|prepar|mand|serv|occorr|farebbe)\w*\b.{0,12}\b(anche|un[oa]?|altr[oa])\b|\b(vorrei|volevo|vorremmo|mi serve|mi servirebbe|ci serve) (anche|pure|un altro|un'altra)\b/;

/** "Vorrei anche uno per mio fratello" */
const ONE_MORE = /\b(vorrei|volevo|vorremmo|(me ne |mi |ci |ce ne )(serve|servirebbe|fa\w*|prepar\w+)|fammene|fatemene) (anche |pure )?(uno|un altro|un'altra|un secondo)\b/;

/** A quote is asked for, or somebody leaves a way to be reached without asking anything. */
function opensRequest(message: Message, { sent }: QuoteState): boolean {
  if (asksForQuote(message)) return true;
  return sent.length > 0 ? ONE_MORE.test(message.meant) || (ANOTHER.test(message.meant) && serviceIn(message, false) !== undefined) : !message.isQuestion && tellsContact(message);
}

function tellsContact(message: Message): boolean {
  const { email, telefono } = slotsIn(message, [], {}).slots;
  return Boolean(email || telefono);
}

/** "Che dati hai?", "hai già inviato?": of the request itself, which the summary answers. */
const ABOUT_REQUEST = /\b(che|quali|i miei) dati\b.{0,20}\b(hai|avete|mand\w+|invi\w+|inoltr\w+|trasmett\w+)\b|\b(riepilog\w+|ricapitol\w+|riassum\w+)\b|\b(cosa|che cosa|che) (mand|invi|inoltr|spedi|scriv)\w+\b|\bcosa hai (scritto|segnato|capito)\b|\b(hai|avete|l'hai|l'avete) (gia )?(inviat|mandat|spedit|inoltrat)\w+|\bse confermo\b|\b(cosa|che) (succede|accade)\b/;

/** Whether a turn within a request is about something else. */
function isAside(answer: Answer, message: Message, quote: QuoteState): boolean {
  if (isYes(message) || isNo(message) || isCancel(message) || ABOUT_REQUEST.test(message.meant)) return false;
  if (answer.do === 'say') return answer.what !== 'praise' && answer.what !== 'say-more' && !(answer.what === 'greeting' && quote.phase === 'collecting' && message.words.length > 2);
  if (answer.do === 'hand-off') return asksForHuman(message);
  return message.isQuestion || (quote.phase === 'collecting' && message.namesSide === true && tellsNothing(message, quote));
}

/** "Siete aperti sabato" answers nothing that was asked for: it asks, though no question mark says so. */
const tellsNothing = (message: Message, { slots }: QuoteState): boolean => Object.keys(slotsIn(message, missingSlots(slots), slots).slots).length === 0;

const PRICE_OR_TIME = /\b(qual e (la|il) (mail|email|numero|telefono|indirizzo)|quanto (costa|dura|viene)|prezz[oi]|quando (inizia|parte)|che orari|dove siete|a che ora|quanto (tempo )?ci mettete|entro quanto)\b/;
const asksFactToo = ({ meant }: Message) => PRICE_OR_TIME.test(meant);

/** "Anzi no, mandalo" */
const SEND = /^(?:(?:anzi|no|scusa|ok|si|va bene)[ ,]+)*(mand|invi|inoltr|spedi)(a|alo|ala|are|arla|arlo|ato|ata|sci|scilo|scila|to|ta)( pure| adesso| ora)?\W*$/;

/** Turns that speak of a request when none is under way. */
function withoutRequest(quote: QuoteState, message: Message, answer: Answer | null): Answer | null {
  if (isYes(message)) return { do: 'say', what: quote.sent.length > 0 ? 'already-sent' : message.words.includes('si') ? 'nothing-pending' : 'praise' };
  // "Come faccio a farmi cancellare dal database?" drops no request.
  if (isCancel(message) && message.words.length <= SHORT_REFUSAL) return { do: 'say', what: quote.sent.length > 0 ? 'already-sent' : 'nothing-pending' };
  if (SEND.test(message.meant) && message.words.length <= SHORT_REFUSAL) return { do: 'say', what: quote.sent.length > 0 ? 'already-sent' : 'nothing-pending' };
  if (isNo(message)) return { do: 'say', what: 'praise' };
  if (quote.sent.length > 0 && tellsContact(message)) return { do: 'say', what: 'already-sent' };
  return answer;
}
