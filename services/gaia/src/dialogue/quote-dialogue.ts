// The quote dialogue as a pure step: what a turn of the visitor makes of the request, and what Gaia does next.
import { CONTACT_REQUIRED, type LeadPayload, type QuoteService, parseLead } from '@school/contracts';
import { hesitates, isCancel, isNo, isYes, withholds } from './consent.js';
import { contactKey } from './contact-slots.js';
import type { Message } from './message.js';
import { disputedIn, takenBack } from './quote-correction.js';
import { type AskedSlot, type QuoteSlots, missingSlots, slotsIn } from './quote-slots.js';
import { noteIn } from './quote-note.js';
import { namesService, servicesIn } from './service-slot.js';
import { summaryOf } from './summary.js';

/** idle: no request under way; collecting: something is missing; confirming: the last reply held the summary. */
export type QuotePhase = 'idle' | 'collecting' | 'confirming';

export interface QuoteState {
  readonly phase: QuotePhase;
  readonly slots: QuoteSlots;
  /** What was told before a request was asked for. */
  readonly heard: QuoteSlots;
  /** The optional details were offered. */
  readonly offered: boolean;
  /** A plain "no" to the summary was answered with "nothing is sent; shall I?". */
  readonly declined: boolean;
  /** What was called wrong without saying what is right: Gaia has just asked for it. */
  readonly disputed: AskedSlot | null;
  /** The requests sent in this conversation, each by contact and service. */
  readonly sent: readonly string[];
}

export type QuoteMove =
  | { readonly do: 'ask'; readonly missing: readonly AskedSlot[]; readonly disputed: boolean; readonly offer: boolean; readonly invalid: 'email' | 'telefono' | null; readonly again: boolean; readonly others?: readonly QuoteService[] }
  | { readonly do: 'confirm'; readonly slots: QuoteSlots; readonly offer: boolean; readonly declined: boolean; readonly again: boolean; readonly others?: readonly QuoteService[] }
  | { readonly do: 'send'; readonly request: QuoteRequest }
  | { readonly do: 'cancelled' }
  /** No further request may leave from this conversation. */
  | { readonly do: 'limit' }
  | { readonly do: 'already-sent' };

/** A request the visitor has confirmed. */
export interface QuoteRequest {
  readonly slots: QuoteSlots;
  readonly payload: LeadPayload<'quote'>;
  /** Contact and service: with the conversation, what makes it one request. */
  readonly identity: string;
}

export const noQuote: QuoteState = { phase: 'idle', slots: {}, heard: {}, offered: false, declined: false, disputed: null, sent: [] };

/** One conversation sends no more. */
export const MOST_REQUESTS = 2;

export const identityOf = (slots: QuoteSlots): string => `${contactKey(slots)} ${slots.servizio ?? ''}`;

/** What the step makes of a turn; `move` is null when the turn has nothing to do with the request. */
export interface QuoteStep {
  readonly state: QuoteState;
  readonly move: QuoteMove | null;
}

/**
 * Opens a request, or takes it up again.
 * @param asked what the visitor has asked about before, where the request doesn't say.
 */
export function beginQuote(state: QuoteState, message: Message, asked: QuoteSlots): QuoteStep {
  if (state.sent.length >= MOST_REQUESTS) return { state, move: { do: 'limit' } };
  // Whoever asks for a second quote is the same person, but wants another service.
  const { nome, email, telefono } = state.slots;
  const slots: QuoteSlots = state.sent.length > 0 && state.phase === 'idle' ? { ...(nome && { nome }), ...(email && { email }), ...(telefono && { telefono }) } : state.slots;
  const { slots: told, invalid } = slotsIn({ ...message, isQuestion: false }, [], slots);
  // "Per 12 persone, livello B1", after the courses for companies, is for the company.
  const { servizio: suggested, ...others }: QuoteSlots = told;
  const given: QuoteSlots = suggested === 'corsi-lingua' && asked.servizio && asked.servizio !== 'certificazioni' && !namesService(message) ? others : told;
  // One more is for something else than what was sent.
  const known = given.servizio || state.sent.includes(identityOf({ ...slots, ...given, ...asked })) ? {} : asked;
  const named = { ...known, ...slots, ...given };
  const step = next({ ...state, slots: { ...recalled(state.heard, named.servizio), ...named }, heard: {}, declined: false }, invalid, false);
  const further = servicesIn(message.meant).filter((service) => service !== step.state.slots.servizio);
  return further.length > 0 && (step.move?.do === 'ask' || step.move?.do === 'confirm') ? { ...step, move: { ...step.move, others: further } } : step;
}

/** Takes up again what was sent, with a contact put right. */
export function resumeQuote(state: QuoteState, message: Message): QuoteStep {
  if (state.sent.length >= MOST_REQUESTS) return { state, move: { do: 'limit' } };
  return continueQuote({ ...state, phase: 'collecting' }, message, false);
}

/** What was told before and still holds: a language or a level of another service does not. */
function recalled({ servizio, lingue, livello, ...heard }: QuoteSlots, wanted: QuoteService | undefined): QuoteSlots {
  return servizio && wanted && servizio !== wanted ? heard : { ...heard, ...(lingue && { lingue }), ...(livello && { livello }) };
}

/**
 * Takes a turn while a request is under way.
 * @param aside the turn asks or says something else, which is answered first.
 */
export function continueQuote(state: QuoteState, message: Message, aside: boolean): QuoteStep {
  const { email, telefono } = slotsIn(message, ['contatto'], {}).slots;
  if (isCancel(message) && !((email || telefono) && withholds(message))) return cancelled(state);
  if (state.phase === 'confirming') {
    if (isYes(message, restatable(state.slots))) return sent(state);
    if (isNo(message)) return state.declined ? cancelled(state) : { state: { ...state, declined: true, offered: true }, move: { do: 'confirm', slots: state.slots, offer: false, declined: true, again: false } };
  } else if (isNo(message) && !state.disputed) {
    return cancelled(state);
  }
  const removed = takenBack(message).filter((slot) => state.slots[slot] !== undefined);
  if (removed.length > 0 && !aside) {
    // "La mail è anna@example.it, il telefono toglietelo": another way to be reached may come with it.
    const slots = Object.fromEntries(Object.entries({ ...state.slots, ...(email && { email }), ...(telefono && { telefono }) }).filter(([slot]) => !removed.includes(slot as keyof QuoteSlots))) as QuoteSlots;
    return next({ ...state, slots, declined: false, disputed: null }, null, false);
  }
  const asked = state.phase === 'collecting' ? [...missingSlots(state.slots), ...(state.disputed ? [state.disputed] : [])] : [];
  const { slots: given, invalid } = slotsIn(aside ? { ...message, isQuestion: true } : message, asked, state.slots);
  const isTold = Object.keys(given).length > 0;
  // What was asked for stays asked for while something else is told.
  const unanswered = state.disputed && (isTold || aside) && !answers(given, state.disputed) ? state.disputed : null;
  const disputed = isTold || aside || invalid || message.isQuestion ? unanswered : disputedIn(message, state.slots);
  const noted = isTold || disputed ? given : aside || state.phase !== 'confirming' || invalid || hesitates(message) ? {} : noteIn(message, state.slots);
  const changed = Object.entries(noted).some(([slot, value]) => state.slots[slot as keyof QuoteSlots] !== value);
  const following = changed ? { ...state, slots: { ...state.slots, ...noted }, declined: false } : state;
  return next({ ...following, disputed }, invalid, !changed && !aside);
}

const answers = (given: QuoteSlots, asked: AskedSlot): boolean => (asked === 'contatto' ? Boolean(given.email ?? given.telefono) : asked !== 'oggetto' && given[asked] !== undefined);

/** What a yes may repeat; a remark that was noted may say anything. */
const restatable = ({ note: _note, ...slots }: QuoteSlots): string[] => summaryOf(slots).map(({ value }) => value);

/** Asks for what is missing, or shows what would be sent. */
function next(state: QuoteState, invalid: 'email' | 'telefono' | null, again: boolean): QuoteStep {
  const missing = [...missingSlots(state.slots), ...(state.disputed ? [state.disputed] : [])];
  const offer = !state.offered;
  if (missing.length > 0 || invalid) {
    return { state: { ...state, phase: 'collecting', offered: true }, move: { do: 'ask', missing: missing.length > 0 ? missing : ['contatto'], disputed: state.disputed !== null, offer, invalid, again } };
  }
  if (state.sent.includes(identityOf(state.slots))) return { state: { ...state, phase: 'idle' }, move: { do: 'already-sent' } };
  const parsed = parseLead('quote', { ...state.slots, consenso: true });
  if (!parsed.success) return refused(state, Object.keys(parsed.errors));
  return { state: { ...state, phase: 'confirming', offered: true }, move: { do: 'confirm', slots: state.slots, offer, declined: false, again: again && state.phase === 'confirming' } };
}

/** What the public schema refuses is asked for again, or left out when it was optional. */
function refused(state: QuoteState, fields: readonly string[]): QuoteStep {
  const slots = Object.fromEntries(Object.entries(state.slots).filter(([slot]) => !fields.includes(slot))) as QuoteSlots;
  return next({ ...state, slots, phase: 'collecting' }, null, true);
}

function sent(state: QuoteState): QuoteStep {
  const parsed = parseLead('quote', { ...state.slots, consenso: true });
  // The same slots were valid when the summary was shown.
  if (!parsed.success) throw new Error(`${CONTACT_REQUIRED}: ${Object.keys(parsed.errors).join(', ')}`);
  const identity = identityOf(state.slots);
  const request = { slots: state.slots, payload: parsed.payload, identity };
  return { state: { ...state, phase: 'idle', sent: [...state.sent, identity] }, move: { do: 'send', request } };
}

function cancelled(state: QuoteState): QuoteStep {
  // Who begins anew need not repeat everything; how to be reached is told again or not at all.
  const { email: _email, telefono: _telefono, note: _note, ...heard } = state.slots;
  return { state: { ...noQuote, heard, sent: state.sent }, move: { do: 'cancelled' } };
}
