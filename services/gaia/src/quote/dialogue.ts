// The request for a quote as a pure step: what a turn of the visitor makes of it, and what Gaia does next. The state is
// replayed from the visitor's own turns.
import { type LeadPayload, type QuoteService, parseLead } from '@school/contracts';
import type { About } from './about.js';
import { forbidsSending, hesitates, isCancel, isNo, isOrder, isYes, postpones, saysYes, withholds } from './consent.js';
import { contactKey } from './contact.js';
import { productIn } from './details.js';
import { list } from './lists.js';
import type { Observed } from '../language/chain.js';
import { dayOf, merged, rewritten, withAges } from './merging.js';
import type { AskedState } from './observed.js';
import { type Reading, corrects, notedIn, readSlots, takenBackIn, withRemark } from './reading.js';
import { observeService, serviceAfter, servicesAsked } from './service.js';
import { type Language, type QuoteSlots, type RequiredSlot, type Slot, filled, missingSlots } from './slots.js';
import { type Turn, asTold, reaches, readTurn } from './turn.js';
import { isUnderage } from './underage.js';
import { type TaggedTurn, wordsOf } from './tagger.js';
import { isOfGroups, tagged } from './values.js';

/** idle: no request under way; collecting: something is missing; confirming: the last reply held the summary. */
type QuotePhase = 'idle' | 'collecting' | 'confirming';

export interface QuoteState {
  readonly phase: QuotePhase;
  readonly slots: QuoteSlots;
  /** What was told before a request was asked for. */
  readonly heard: QuoteSlots;
  /** The exam that was asked about last; empty where none was. */
  readonly askedExam: string;
  /** The optional details were offered. */
  readonly offered: boolean;
  /** A plain "no" to the summary was answered with "nothing is sent; shall I?". */
  readonly declined: boolean;
  /** The requests sent in this conversation, each by contact and service. */
  readonly sent: readonly string[];
  /** What was told of the service so far, of each turn its features. */
  readonly told: Observed;
  /** The visitor says to be under 14: nothing is sent until a parent writes. */
  readonly underage: boolean;
  readonly language: Language;
}

/**
 * Moves that are told by a line: dropped; no more may leave from here; the office has it; none is under way; a parent
 * must ask.
 */
type PlainMove = 'cancelled' | 'limit' | 'already-sent' | 'nothing-pending' | 'parent';

/**
 * `offer`: details may be added; `again`: the turn held nothing that was asked for; `others`: services that another
 * request may be for.
 */
type Shown = { readonly offer: boolean; readonly again: boolean; readonly others?: readonly QuoteService[] };
type Invalid = 'email' | 'telefono' | null;
export type QuoteMove = { readonly language: Language } & (
  | (Shown & { readonly do: 'ask'; readonly missing: readonly RequiredSlot[]; readonly invalid: Invalid })
  | (Shown & { readonly do: 'confirm'; readonly slots: QuoteSlots; readonly declined: boolean })
  | { readonly do: 'send'; readonly request: QuoteRequest }
  | { readonly do: PlainMove }
);

/** A request the visitor has confirmed. */
export interface QuoteRequest {
  readonly slots: QuoteSlots;
  readonly payload: LeadPayload<'quote'>;
  /** Contact and service: with the conversation, what makes it one request. */
  readonly identity: string;
}

/** What the step makes of a turn. */
export interface QuoteStep {
  readonly state: QuoteState;
  /** Null when the turn has nothing to do with the request. */
  readonly move: QuoteMove | null;
  /** The turn asks or says something else as well, which is answered first. */
  readonly aside: boolean;
  /** The visitor would rather fill in the site's form. */
  readonly form: boolean;
}

type Next = Pick<QuoteStep, 'state' | 'move'>;

const nothingAsked = { phase: 'idle', slots: {}, heard: {}, askedExam: '', offered: false, declined: false } as const;
export const noQuote: QuoteState = { ...nothingAsked, sent: [], told: [], underage: false, language: 'it' };

/** One conversation sends no more. */
export const MOST_REQUESTS = 2;
/** Without a request under way, more words than this are about something else. */
const SHORT_REFUSAL = 5;

const identityOf = (slots: QuoteSlots): string => `${contactKey(slots)} ${slots.servizio ?? ''}`;

const say = (state: QuoteState, what: PlainMove): QuoteMove => ({ do: what, language: state.language });

const isEmpty = (slots: QuoteSlots): boolean => Object.keys(slots).length === 0;

/** A turn as it is read within the request, and the request with what it tells of the visitor. */
function heardIn(
  before: QuoteState,
  raw: string,
  about: About,
): { turn: TaggedTurn; state: QuoteState; reading: Reading } {
  const asked = before.phase === 'collecting' ? missingSlots(before.slots) : [];
  const language = about.language ?? before.language;
  const correct = language === 'it' ? about.correct : undefined;
  const answers = stateOf(before.phase, asked);
  const turn = tagged(readTurn(raw, asked.includes('contatto'), correct), answers);
  const told = [...before.told, observeService(turn, answers)];
  // After a sending another service may be asked for.
  const isAnew = before.phase === 'idle' && before.sent.length > 0;
  const known = (isAnew ? undefined : before.slots.servizio) ?? before.heard.servizio;
  const reading = readSlots(turn, before.slots, asked, serviceAfter(told, known));
  return { turn, state: { ...before, language, told, underage: isUnderage(turn, before.underage) }, reading };
}

/** What a turn means to the request for a quote. */
export function quoteTurn(before: QuoteState, raw: string, about: About): QuoteStep {
  const { turn, state, reading } = heardIn(before, raw, about);
  // Somebody called Moduli wants no form: a name is no wish.
  if (list('form', 'wanted').has(...reading.unnamed) && !list('form', 'unwanted').has(...reading.unnamed)) {
    const slots = { ...state.slots, ...reading.slots };
    return { state: { ...state, slots, phase: 'idle' }, move: null, aside: turn.asks, form: true };
  }
  // Who is too young is asked for a parent as soon as they say so, and again at each request.
  if (state.underage && (!before.underage || isOfRequest(state, turn))) {
    const forgotten: QuoteState = { ...state, phase: 'idle', slots: {}, heard: {} };
    return { state: forgotten, move: say(state, 'parent'), aside: about.act === 'asks', form: false };
  }
  if (state.phase !== 'idle') return continued(state, turn, reading, about);
  if (opens(state, turn, reading, about)) {
    const next =
      state.sent.length >= MOST_REQUESTS ? { state, move: say(state, 'limit') } : begun(state, turn, reading, about);
    return { ...next, aside: next.move?.do !== 'limit' && asksFactToo(turn, about), form: false };
  }
  const idle = withoutRequest(state, turn, reading, about);
  return { ...idle, aside: idle.move === null, form: false };
}

/** What a turn answers. */
function stateOf(phase: QuotePhase, asked: readonly RequiredSlot[]): AskedState {
  if (phase !== 'collecting') return phase === 'idle' ? 'idle' : 'confirm';
  if (asked.includes('nome')) return 'name';
  return asked.includes('contatto') ? 'contact' : 'service';
}

/** Whether a turn goes on with a request, or would open one. */
const isOfRequest = ({ phase }: QuoteState, turn: TaggedTurn): boolean =>
  phase !== 'idle' || turn.wishes || reaches(turn);

/** "Quanto costa il B2? Fatemi un preventivo" */
const asksFactToo = (turn: TaggedTurn, { act }: About): boolean =>
  act === 'asks' && (turn.asks || list('question-openers').has(...turn.words));

/** Whether a turn asks for a quote, takes up again what was sent, or leaves a contact. */
function opens({ sent }: QuoteState, turn: TaggedTurn, { unnamed }: Reading, { act }: About): boolean {
  // Whoever leaves name and address wants to be reached, even if the wish is a question: "could someone e-mail me?"
  const introduces = reaches(turn) && wordsOf(turn, 'nome').length > 0;
  // A name and an address say nothing else, whatever they sound like.
  if (introduces && unnamed.length === 0 && sent.length === 0) return true;
  if (act === 'blocks' || (act === 'person' && !introduces) || (isCancel(turn) && !turn.wishes)) return false;
  if (turn.wishes) return true;
  if (sent.length > 0) return putsRight(turn) || list('another').has(...turn.words);
  return introduces || (reaches(turn) && !turn.asks);
}

/** A way to be reached is put right. */
const putsRight = (turn: TaggedTurn): boolean => corrects(turn) && reaches(turn);

/** Turns that speak of a request when none is under way. */
function withoutRequest(state: QuoteState, turn: TaggedTurn, reading: Reading, about: About): Next {
  const { language, sent } = state;
  const answers = isYes(turn, language) && saysYes(turn, language);
  const drops = isCancel(turn) && turn.words.length <= SHORT_REFUSAL;
  if (answers || drops || (sent.length > 0 && reaches(turn))) {
    // None of these says which service the next request is for.
    const before = { ...state, told: state.told.slice(0, -1) };
    return { state: before, move: say(state, sent.length > 0 ? 'already-sent' : 'nothing-pending') };
  }
  const {
    email: _email,
    telefono: _telefono,
    esame: named,
    formato: _formato,
    ...wanted
  } = { ...readSlots(asTold(turn), filled({ servizio: about.subject.servizio }), [], reading.slots.servizio).slots };
  const isQuestion = about.act === 'asks' && (turn.asks || isUnmarkedQuestion(turn));
  // An exam or a format that is asked about is not wanted yet.
  const { esame, formato } = isQuestion ? {} : reading.slots;
  const note = notedIn(turn, { ...state.heard, ...wanted }, !isQuestion);
  const heard = merged(state.heard, filled({ ...wanted, esame, formato, note }));
  return { state: { ...state, heard, askedExam: named ?? state.askedExam }, move: null };
}

/** A few words without a question mark that open as a question does: "la scadenza qual è quest'anno". */
const isUnmarkedQuestion = ({ folded, words }: Turn): boolean =>
  !folded.includes('?') && words.length <= LONGEST_QUESTION && list('question-openers').has(...words);
const LONGEST_QUESTION = 12;

/** Opens a request, or takes it up again with a contact put right. */
function begun(state: QuoteState, turn: TaggedTurn, reading: Reading, about: About): Next {
  const { nome, email, telefono } = state.slots;
  const isOneMore = state.sent.length > 0 && !putsRight(turn);
  // Whoever asks for a second quote is the same person, but wants something else.
  const base = isOneMore ? filled({ nome, email, telefono }) : state.slots;
  // What it asks about is what it wants: "quanto costa il B2? Fatemi un preventivo".
  const spokenOf = isOneMore ? {} : about.subject;
  const servizio = base.servizio ?? state.heard.servizio ?? spokenOf.servizio;
  const told = readSlots(asTold(turn), filled({ ...base, servizio }), [], reading.slots.servizio).slots;
  // The visitor's own words for a level come before the level of what was answered.
  const livello = isOneMore ? undefined : state.heard.livello;
  const named = { ...spokenOf, ...filled({ livello }), ...base, ...told };
  const wanted = { ...filled({ esame: examMeant(state, spokenOf, named.servizio) }), ...named };
  const note = notedIn(asTold(turn), filled({ ...told, ...state.heard, note: state.heard.note ?? wanted.note }), true);
  const destinatari = withAges(state.heard.destinatari, wanted.destinatari);
  const slots = merged(state.heard, filled({ ...wanted, destinatari, note }));
  const opened = next({ ...state, slots, heard: {}, askedExam: '', declined: false }, turn.invalid, false);
  // Of several services that are asked for at once the first is taken.
  const others = servicesAsked(turn.words).filter((service) => service !== opened.state.slots.servizio);
  const { move } = opened;
  return others.length > 0 && (move?.do === 'ask' || move?.do === 'confirm')
    ? { ...opened, move: { ...move, others } }
    : opened;
}

/** The exam that was asked about, where one is wanted, unless a course or another level was after it. */
function examMeant({ askedExam }: QuoteState, spokenOf: About['subject'], wanted: QuoteService | undefined): string {
  const { servizio, livello } = spokenOf;
  const [level = livello] = /[ABC][12]/.exec(askedExam) ?? [];
  const isStill = !livello || (servizio === 'certificazioni' && livello === level);
  return wanted === 'certificazioni' && isStill ? askedExam : '';
}

/** Whether a turn within a request is about something else as well, which is answered first. */
function isAside(state: QuoteState, turn: TaggedTurn, isNew: boolean, { act }: About): boolean {
  const answers =
    isYes(turn, state.language) || isNo(turn) || isCancel(turn) || list('about-request').has(...turn.words);
  if (answers || act === null) return false;
  return act === 'asks' ? turn.asks || (state.phase === 'collecting' && !isNew) : !isNew;
}

/** Takes a turn while a request is under way. */
function continued(state: QuoteState, turn: TaggedTurn, reading: Reading, about: About): QuoteStep {
  const told = toldIn(state, turn, reading);
  const fresh = filled(
    Object.fromEntries(Object.entries(told).filter(([slot, value]) => value !== state.slots[slot as keyof QuoteSlots])),
  );
  const isShown = state.phase === 'confirming';
  const alone = (result: Next): QuoteStep => ({ ...result, aside: false, form: false });
  if (isDropped(turn, reading, fresh)) return { ...alone(cancelled(state)), form: withholds(turn) };
  const takenBack = turn.asks ? {} : untold(takenBackIn(turn, state.slots), told);
  const isNew = !isEmpty(fresh) || !isEmpty(takenBack);
  if (isShown && agrees(state, turn, isNew)) return alone(consented(state, turn));
  // A plain no to the summary is asked about once more.
  if (isNo(turn)) return alone(isShown && !state.declined ? waiting(state) : cancelled(state));
  if (isShown && !isNew && hesitates(turn) && !turn.asks) return alone(waiting(withNote(state, turn)));
  const aside = isAside(state, turn, isNew, about);
  return { ...changed(state, turn, isNew ? told : {}, takenBack, aside), aside, form: false };
}

/** The slots of some that others do not tell anew. */
const untold = (slots: QuoteSlots, told: QuoteSlots): QuoteSlots =>
  Object.fromEntries(Object.entries(slots).filter(([slot]) => told[slot as Slot] === undefined));

/**
 * A yes, or an order to send beside which nothing is told that the summary does not hold: "lasciamo 30 ore, inviate" is
 * shown first.
 */
const agrees = ({ language, slots }: QuoteState, turn: TaggedTurn, isNew: boolean): boolean =>
  isYes(turn, language) || (!isNew && isOrder(turn, language) && notedIn(turn, slots, false) === slots.note);

/** The request with what a turn tells that no slot takes. */
const withNote = (state: QuoteState, turn: TaggedTurn): QuoteState => ({
  ...state,
  slots: filled({ ...state.slots, note: notedIn(turn, state.slots, false) }),
});

/** The visitor wants it dropped, and nothing else in its place. */
function isDropped(turn: TaggedTurn, { unnamed }: Reading, fresh: QuoteSlots): boolean {
  if (postpones(turn)) return false;
  // "Don't send it, I must ask my husband": whoever is named beside a cancellation is nobody to be taught.
  const { nome: _nome, destinatari: _destinatari, email, telefono, ...wanted } = fresh;
  // Beside an address a name may be a word of these: "Anna Annulla, anna@example.com".
  const words = reaches(turn) ? unnamed : turn.words;
  return (
    forbidsSending({ ...turn, words }) || (isCancel({ ...turn, words }, Boolean(email ?? telefono)) && isEmpty(wanted))
  );
}

/** What a turn tells, a service only where it takes the other's place: "mi serve anche…" does not. */
function toldIn({ slots }: QuoteState, turn: TaggedTurn, { slots: read, denied }: Reading): QuoteSlots {
  const words = turn.words.filter((word) => !denied.includes(word));
  const servizio = slots.servizio && list('besides').has(...words) ? undefined : read.servizio;
  // "Il gruppo B2 è di 8" leaves "due gruppi da 6" as it is, and goes along as a remark.
  const persone = read.persone && isOfGroups(slots.persone) && !isOfGroups(read.persone) ? slots.persone : read.persone;
  const periodo = read.periodo && dayOf(slots.periodo, read.periodo);
  return filled({
    ...read,
    servizio,
    persone,
    periodo,
    prodotto: turn.asks ? undefined : productIn(words, servizio ?? slots.servizio),
  });
}

/** Whether what is said to a summary may be a remark. */
const isRemarkOn = ({ phase }: QuoteState, turn: TaggedTurn): boolean =>
  phase === 'confirming' && !turn.invalid && !turn.wishes;

/** What a turn that is neither yes nor no changes: values, what is taken back, a remark. */
function changed(state: QuoteState, turn: TaggedTurn, told: QuoteSlots, takenBack: QuoteSlots, aside: boolean): Next {
  const isNews = !isEmpty(told) || !isEmpty(takenBack);
  const isRemark = !isNews && !aside && isRemarkOn(state, turn);
  const known = takenBack.note === '' ? undefined : rewritten(state.slots, told);
  const note = isRemark
    ? withRemark(known, turn)
    : notedIn(turn, filled({ ...state.slots, ...told, note: known }), state.phase === 'collecting' && !corrects(turn));
  const { note: _note, ...kept } = { ...state.slots, ...takenBack };
  const isChanged = isNews || note !== state.slots.note;
  const slots = merged(filled(kept), filled({ ...told, note }));
  const offered = state.offered && isEmpty(takenBack);
  return next({ ...state, slots, offered, declined: state.declined && !isChanged }, turn.invalid, !isChanged && !aside);
}

/** Asks for what is missing, or shows what would be sent. */
function next(state: QuoteState, invalid: Invalid, again: boolean): Next {
  const { language, slots } = state;
  const missing = missingSlots(slots);
  const offer = !state.offered;
  if (missing.length > 0 || invalid) {
    const move = {
      do: 'ask' as const,
      language,
      missing: missing.length > 0 ? missing : (['contatto'] as const),
      offer,
      invalid,
      again,
    };
    return { state: { ...state, phase: 'collecting', offered: true }, move };
  }
  if (state.sent.includes(identityOf(slots)))
    return { state: { ...state, phase: 'idle' }, move: say(state, 'already-sent') };
  const parsed = parseLead('quote', { ...slots, consenso: true });
  if (!parsed.success) {
    // What the public schema refuses is asked for again, or left out when it was optional.
    const taken = Object.fromEntries(
      Object.entries(slots).filter(([slot]) => !Object.hasOwn(parsed.errors, slot)),
    ) as QuoteSlots;
    return next({ ...state, slots: taken, phase: 'collecting' }, null, true);
  }
  return {
    state: { ...state, phase: 'confirming', offered: true },
    move: { do: 'confirm', language, slots, offer, declined: false, again: again && state.phase === 'confirming' },
  };
}

/** Nothing is sent while the visitor thinks it over. */
function waiting(state: QuoteState): Next {
  const { language, slots } = state;
  return {
    state: { ...state, offered: true, declined: true },
    move: { do: 'confirm', language, slots, offer: false, declined: true, again: false },
  };
}

/** After a no or a "let me think" an "ok" is no consent: it takes leave as well. */
const consented = (state: QuoteState, turn: TaggedTurn): Next =>
  state.declined && !saysYes(turn, state.language) ? waiting(state) : sent(state);

function sent(state: QuoteState): Next {
  const { language, slots } = state;
  const parsed = parseLead('quote', { ...slots, consenso: true });
  // The same slots were valid when the summary was shown.
  if (!parsed.success) throw new Error(`The confirmed request is not valid: ${Object.keys(parsed.errors).join(', ')}`);
  const identity = identityOf(slots);
  const request = { slots, payload: parsed.payload, identity };
  return {
    state: { ...state, phase: 'idle', told: [], sent: [...state.sent, identity] },
    move: { do: 'send', language, request },
  };
}

function cancelled(state: QuoteState): Next {
  // Who begins anew need not repeat everything; how to be reached is told again or not at all.
  const { email: _email, telefono: _telefono, note: _note, ...heard } = state.slots;
  return { state: { ...state, ...nothingAsked, heard }, move: say(state, 'cancelled') };
}
