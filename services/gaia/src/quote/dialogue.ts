// The request for a quote as a pure step: what a turn of the visitor makes of it, and what Gaia does next. The state is replayed from the
// visitor's own turns.
import { type LeadPayload, type QuoteService, parseLead } from '@school/contracts';
import type { About } from './about.js';
import { hesitates, isCancel, isNo, isYes, saysYes, withholds } from './consent.js';
import { contactKey } from './contact.js';
import { disputedIn, noteIn, removedIn } from './correction.js';
import { productIn } from './details.js';
import { type Word, list } from './lists.js';
import { type Reading, corrects, inOwnWords, readSlots, speaksOf, untakenIn } from './reading.js';
import { serviceNamed, serviceOf, servicesAsked } from './service.js';
import { type AskedSlot, type Language, type QuoteSlots, filled, missingSlots } from './slots.js';
import { type Turn, asTold, reaches, readTurn } from './turn.js';
import { isUnderage } from './underage.js';

/** idle: no request under way; collecting: something is missing; confirming: the last reply held the summary. */
type QuotePhase = 'idle' | 'collecting' | 'confirming';

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
  /** The visitor says to be under 14: nothing is sent until a parent writes. */
  readonly underage: boolean;
  readonly language: Language;
}

/** Moves that are told by a line: dropped; no more may leave from here; the office has it; none is under way; a parent must ask. */
export type PlainMove = 'cancelled' | 'limit' | 'already-sent' | 'nothing-pending' | 'parent';

interface AskMove {
  readonly do: 'ask';
  readonly missing: readonly AskedSlot[];
  readonly disputed: boolean;
  readonly offer: boolean;
  readonly invalid: 'email' | 'telefono' | null;
  readonly again: boolean;
  /** Asked for at once: a request is for one service, another may follow. */
  readonly others?: readonly QuoteService[];
}

interface ConfirmMove extends Pick<AskMove, 'offer' | 'again' | 'others'> {
  readonly do: 'confirm';
  readonly slots: QuoteSlots;
  readonly declined: boolean;
}

type Move = AskMove | ConfirmMove | { readonly do: 'send'; readonly request: QuoteRequest } | { readonly do: PlainMove };
export type QuoteMove = Move & { readonly language: Language };

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

export const noQuote: QuoteState = {
  phase: 'idle',
  slots: {},
  heard: {},
  offered: false,
  declined: false,
  disputed: null,
  sent: [],
  underage: false,
  language: 'it',
};

/** One conversation sends no more. */
export const MOST_REQUESTS = 2;
/** Without a request under way, more words than this are about something else. */
const SHORT_REFUSAL = 5;

const identityOf = (slots: QuoteSlots): string => `${contactKey(slots)} ${slots.servizio ?? ''}`;

const say = (state: QuoteState, what: PlainMove): QuoteMove => ({ do: what, language: state.language });

/** What Gaia has just asked for. */
const askedIn = ({ phase, slots, disputed }: QuoteState): AskedSlot[] =>
  phase === 'collecting' ? [...missingSlots(slots), ...(disputed ? [disputed] : [])] : [];

/** What a turn means to the request for a quote. */
export function quoteTurn(before: QuoteState, raw: string, about: About): QuoteStep {
  const asked = askedIn(before);
  const language = about.language ?? before.language;
  const turn = readTurn(raw, asked.includes('contatto'), language === 'it' ? about.correct : undefined);
  const state: QuoteState = { ...before, language, underage: isUnderage(turn, before.underage) };
  const reading = readSlots(turn, state.slots, asked, about, language);
  // Somebody called Moduli wants no form: a name is no wish.
  if (list('form', 'wanted').has(...reading.unnamed) && !list('form', 'unwanted').has(...reading.unnamed)) {
    const slots = { ...state.slots, ...reading.slots };
    return { state: { ...state, slots, phase: 'idle' }, move: null, aside: turn.asks, form: true };
  }
  if (state.underage && (state.phase !== 'idle' || turn.wishes || reaches(turn))) {
    return {
      state: { ...state, phase: 'idle', slots: {}, heard: {} },
      move: say(state, 'parent'),
      aside: about.act === 'asks' && turn.asks,
      form: false,
    };
  }
  if (state.phase !== 'idle') return continued(state, turn, reading, about);
  if (opens(state, turn, about)) {
    const next = state.sent.length >= MOST_REQUESTS ? { state, move: say(state, 'limit') } : begun(state, turn, about);
    return { ...next, aside: next.move?.do !== 'limit' && asksFactToo(turn, about), form: false };
  }
  const idle = withoutRequest(state, turn, reading, about);
  return { ...idle, aside: idle.move === null, form: false };
}

/** "Quanto costa il B2? Fatemi un preventivo" */
const asksFactToo = (turn: Turn, { act }: About): boolean => act === 'asks' && (turn.asks || list('question-openers').has(...turn.words));

/** Whether a turn asks for a quote, takes up again what was sent, or leaves a contact. */
function opens({ sent }: QuoteState, turn: Turn, { act }: About): boolean {
  if (act === 'blocks' || act === 'person' || (isCancel(turn) && !turn.wishes)) return false;
  if (turn.wishes) return true;
  if (sent.length > 0) return (corrects(turn) && reaches(turn)) || list('another').has(...turn.words);
  return reaches(turn) && !turn.asks;
}

/** Turns that speak of a request when none is under way. */
function withoutRequest(state: QuoteState, turn: Turn, reading: Reading, about: About): Next {
  const isShort = turn.words.length <= SHORT_REFUSAL;
  const speaks =
    (isYes(turn, state.language) && saysYes(turn, state.language)) ||
    (isCancel(turn) && isShort) ||
    (state.sent.length > 0 && reaches(turn));
  if (speaks) return { state, move: say(state, state.sent.length > 0 ? 'already-sent' : 'nothing-pending') };
  const { email: _email, telefono: _telefono, ...told } = reading.slots;
  const heard = merged(state.heard, filled({ ...askedOf(turn, state, about), ...told }));
  return { state: { ...state, heard }, move: null };
}

/** What a question tells of what is wanted: "avete anche il russo?", but of "siete aperti ad agosto?" no month. */
function askedOf(turn: Turn, { slots, heard }: QuoteState, about: About): QuoteSlots {
  const told = readSlots(asTold(turn), slots, [], about).slots;
  const { servizio, livello, destinatari, lingue, formato, prodotto, esame, nome, azienda } = told;
  const own = destinatari && list('own').has(...readTurn(destinatari).words) ? destinatari : undefined;
  const isGeneral = isSpokenFor(heard.servizio) || isSpokenFor(servizio);
  return filled({
    servizio: isGeneral ? undefined : servizio,
    lingue,
    livello: isSeveral(heard.livello) ? undefined : livello,
    formato,
    prodotto,
    esame,
    destinatari: own,
    nome,
    azienda,
  });
}

/** Opens a request, or takes it up again with a contact put right. */
function begun(state: QuoteState, turn: Turn, about: About): Next {
  const isOneMore = state.sent.length > 0;
  const { nome, email, telefono } = state.slots;
  // Whoever asks for a second quote is the same person, but wants something else.
  const base = isOneMore && !(corrects(turn) && reaches(turn)) ? filled({ nome, email, telefono }) : state.slots;
  // What it asks about is what it wants: "quanto costa il B2? Fatemi un preventivo".
  const reading = readSlots(asTold(turn), base, [], about);
  const { servizio: suggested, ...unsuggested } = reading.slots;
  // "Per 12 persone, livello B1", after the courses for companies, is for the company.
  const isNamed = serviceNamed(turn.words, reading.slots.azienda) !== undefined;
  const told: QuoteSlots =
    !isNamed && suggested && about.subject.servizio && about.subject.servizio !== 'certificazioni' ? unsuggested : reading.slots;
  const isSent = state.sent.includes(identityOf({ ...base, ...told, ...about.subject }));
  const subject = told.servizio || isSent ? {} : askedFor(about, state.heard);
  const wanted = { ...subject, ...base, ...told };
  const servizio = theirs(state.heard, wanted, reading.slots) ?? wanted.servizio;
  // "Quanto dura il Movers?", and then a course: the exam was only asked about.
  const { esame, ...others } = state.heard;
  const heard = servizio === 'certificazioni' || isSpokenFor(servizio) ? filled({ ...others, esame }) : others;
  const slots = filled({ ...merged(heard, filled({ ...wanted, servizio })), note: untakenIn(turn, reading) ?? wanted.note });
  const opened = next({ ...state, slots, heard: {}, declined: false, disputed: null }, turn.invalid, false);
  return withOthers(opened, servicesAsked(turn.words));
}

/** Of several services that are asked for at once the first is taken. */
function withOthers({ state, move }: Next, services: readonly QuoteService[]): Next {
  const others = services.filter((service) => service !== state.slots.servizio);
  return others.length > 0 && (move?.do === 'ask' || move?.do === 'confirm') ? { state, move: { ...move, others } } : { state, move };
}

/** What was asked about last; whoever has told of several levels wants those. */
const askedFor = ({ subject }: About, { livello }: QuoteSlots): QuoteSlots =>
  filled({ ...subject, livello: isSeveral(livello) ? livello : subject.livello });

const isSeveral = (livello = ''): boolean => /[,–]/.test(livello);
const isSpokenFor = (servizio?: QuoteService): boolean => servizio === 'formazione-aziendale' || servizio === 'servizi-scuole';

/** A course or an exam, once somebody has spoken for a company or a school, is theirs, unless it is said for whom else. */
function theirs(heard: QuoteSlots, { servizio }: QuoteSlots, { destinatari }: QuoteSlots): QuoteService | undefined {
  const isPrivate = destinatari !== undefined || (servizio !== undefined && servizio !== 'corsi-lingua' && servizio !== 'certificazioni');
  return isSpokenFor(heard.servizio) && !isPrivate ? heard.servizio : undefined;
}

/** Whether a turn within a request is about something else as well, which is answered first. */
function isAside(state: QuoteState, turn: Turn, isNew: boolean, { act }: About): boolean {
  const answers = isYes(turn, state.language) || isNo(turn) || isCancel(turn) || list('about-request').has(...turn.words);
  if (answers || act === null) return false;
  return act === 'asks' ? turn.asks || (state.phase === 'collecting' && !isNew) : !(act === 'talk' && isNew);
}

/** "Possiamo fare agosto invece di luglio?" asks, and tells all the same. */
function correctedBy(state: QuoteState, turn: Turn, { denied }: Reading, about: About): Reading | undefined {
  if (!turn.asks || !Object.values(state.slots).some((value) => speaksOf(denied, value))) return undefined;
  const reading = readSlots(asTold(turn), state.slots, askedIn(state), about, state.language);
  return isEmpty(freshIn(state.slots, reading.slots)) ? undefined : reading;
}

/** Takes a turn while a request is under way. */
function continued(state: QuoteState, turn: Turn, reading: Reading, about: About): QuoteStep {
  const corrected = correctedBy(state, turn, reading, about);
  if (corrected) return continued(state, asTold(turn), corrected, about);
  const told = toldIn(state, turn, reading);
  const fresh = freshIn(state.slots, told);
  const isNew = Object.keys(fresh).length > 0;
  const isShown = state.phase === 'confirming';
  const alone = (result: Next): QuoteStep => ({ ...result, aside: false, form: false });
  if (isDropped(turn, reading, fresh)) return { ...alone(cancelled(state)), form: withholds(turn) };
  if (isShown && isYes(turn, state.language, shownWords(state))) return alone(sent(state));
  if (isNo(turn) && (isShown || !state.disputed)) return alone(refused(state));
  const isWaiting = isShown && hesitates(turn) && !isNew && !turn.asks;
  if (isWaiting && removedIn(turn, state.slots).length === 0) return alone(waiting(state));
  const aside = isAside(state, turn, isNew, about);
  return { ...changed(state, turn, reading, isNew ? told : {}, aside), aside, form: false };
}

const shownWords = ({ slots: { note: _note, ...slots } }: QuoteState): readonly Word[] =>
  Object.values(slots).flatMap((value) => readTurn(String(value)).words);

/** The visitor wants it dropped, and nothing else in its place. */
function isDropped(turn: Turn, { unnamed }: Reading, fresh: QuoteSlots): boolean {
  // "Don't send it, I must ask my husband": whoever is named beside a cancellation is nobody to be taught.
  const { nome: _nome, destinatari: _destinatari, email, telefono, ...wanted } = fresh;
  const said = { ...turn, words: unnamed };
  return isCancel(said, Boolean(email ?? telefono)) && Object.keys(wanted).length === 0;
}

/** "Formazione aziendale", "anzi un corso", "mi serve una traduzione"; "mi serve anche…" takes no other's place. */
const isInstead = (turn: Turn): boolean =>
  turn.words.length <= 2 || corrects(turn) || (list('wishes-now').has(...turn.words) && !list('besides').has(...turn.words));

/** What a turn tells, a service only where it takes the other's place. */
function toldIn({ slots, disputed }: QuoteState, turn: Turn, { slots: read, denied }: Reading): QuoteSlots {
  const { servizio, ...others } = read;
  const words = turn.words.filter((word) => !denied.includes(word));
  const named = serviceNamed(words, read.azienda);
  const takesPlace = isInstead(turn) || serviceNamed(denied) === slots.servizio;
  const replaces = !slots.servizio || disputed === 'servizio' || (takesPlace && named === servizio);
  // A course, once a company or a school is named, is theirs.
  const theirs = slots.servizio === 'corsi-lingua' && read.azienda ? serviceOf(read.azienda) : undefined;
  const service = (servizio && replaces ? servizio : undefined) ?? theirs;
  return filled({ ...others, servizio: service, prodotto: turn.asks ? undefined : productIn(words, service ?? slots.servizio)?.value });
}

const freshIn = (known: QuoteSlots, told: QuoteSlots): QuoteSlots =>
  filled(Object.fromEntries(Object.entries(told).filter(([slot, value]) => value !== known[slot as keyof QuoteSlots])));

const FAR: ReadonlySet<string | undefined> = new Set<QuoteService>(['traduzioni', 'viaggi-studio']);

/** The slots with what is told; what belonged to another service goes: its product, and of a journey or a translation much more. */
function merged(known: QuoteSlots, told: QuoteSlots): QuoteSlots {
  const { prodotto: _prodotto, ...others } = known;
  const isOther = told.servizio !== undefined && told.servizio !== known.servizio;
  const isFar = isOther && (FAR.has(told.servizio) || FAR.has(known.servizio));
  return { ...(isFar ? ofAnother(others, told.servizio!) : isOther ? others : known), ...told };
}

/** What is kept where a course becomes a translation or a journey, or the other way round. */
function ofAnother(known: QuoteSlots, servizio: QuoteService): QuoteSlots {
  const { livello, formato, esame, lingue, luogo, ...always } = known;
  // Before any service was named, languages and places were of none in particular.
  if (!known.servizio) return filled({ ...always, lingue, luogo, livello: servizio === 'traduzioni' ? undefined : livello });
  // "Inglese" is learnt, "dal russo all'italiano" is not.
  const course = filled({ livello, formato, esame, lingue: lingue?.match(/[\s–]/) ? undefined : lingue });
  return { ...always, ...(FAR.has(servizio) ? {} : course) };
}

/** What a turn that is neither yes nor no changes: values, removals, disputes, a remark. */
function changed(state: QuoteState, turn: Turn, reading: Reading, given: QuoteSlots, aside: boolean): Next {
  const answers = turn.asks || isYes(turn, state.language) || isNo(turn);
  const told: QuoteSlots = isEmpty(given) && !answers ? inOwnWords(turn, state.disputed) : given;
  const removed = turn.asks ? [] : removedIn(turn, state.slots).filter((slot) => told[slot] === undefined);
  const isNews = !isEmpty(told) || removed.length > 0;
  const isSilent = ![isNews, aside, answers, turn.invalid !== null].includes(true);
  const disputed = isSilent ? disputedIn(turn, reading, state.slots) : stillAwaited(state, told, isNews);
  const note = noteAfter(state, turn, reading, aside, isSilent && !disputed);
  const kept = Object.fromEntries(Object.entries(state.slots).filter(([slot]) => !removed.includes(slot as keyof QuoteSlots)));
  const slots = merged(kept, filled({ ...told, ...(note && { note }) }));
  const isChanged = isNews || note !== undefined;
  return next({ ...state, slots, declined: state.declined && !isChanged, disputed }, turn.invalid, !isChanged && !aside);
}

const isEmpty = (slots: QuoteSlots): boolean => Object.keys(slots).length === 0;

/** What was called wrong stays asked for while something else is told. */
const stillAwaited = ({ phase, disputed }: QuoteState, told: QuoteSlots, isTold: boolean): AskedSlot | null =>
  phase === 'collecting' && isTold && disputed && !answersDispute(told, disputed) ? disputed : null;

/** What goes along in the visitor's own words: a remark to the summary, or what no slot has taken of an answer. */
function noteAfter(state: QuoteState, turn: Turn, reading: Reading, aside: boolean, isRemark: boolean): string | undefined {
  const { note: known, servizio } = state.slots;
  if (state.phase === 'confirming' && isRemark) return turn.wishes ? undefined : noteIn(turn, state.slots);
  const isCorrection = state.phase === 'confirming' && (corrects(turn) || reading.slots.persone !== undefined || !isTold(reading));
  const more = aside || !servizio || isCorrection ? undefined : untakenIn(turn, reading);
  return more && !known?.includes(more) ? [known, more].filter(Boolean).join('\n') : undefined;
}

const isTold = ({ slots: { nome: _nome, email: _email, telefono: _telefono, ...details } }: Reading): boolean => !isEmpty(details);

const answersDispute = (told: QuoteSlots, asked: AskedSlot): boolean =>
  asked === 'contatto' ? Boolean(told.email ?? told.telefono) : asked !== 'oggetto' && told[asked] !== undefined;

/** Asks for what is missing, or shows what would be sent. */
function next(state: QuoteState, invalid: 'email' | 'telefono' | null, again: boolean): Next {
  const { language, disputed } = state;
  const missing = [...new Set([...missingSlots(state.slots), ...(disputed ? [disputed] : [])])];
  const offer = !state.offered;
  if (missing.length > 0 || invalid) {
    return {
      state: { ...state, phase: 'collecting', offered: true },
      move: {
        do: 'ask',
        language,
        missing: missing.length > 0 ? missing : ['contatto'],
        disputed: disputed !== null,
        offer,
        invalid,
        again,
      },
    };
  }
  if (state.sent.includes(identityOf(state.slots))) return { state: { ...state, phase: 'idle' }, move: say(state, 'already-sent') };
  const parsed = parseLead('quote', { ...state.slots, consenso: true });
  if (!parsed.success) {
    // What the public schema refuses is asked for again, or left out when it was optional.
    const taken = Object.fromEntries(Object.entries(state.slots).filter(([slot]) => !Object.hasOwn(parsed.errors, slot))) as QuoteSlots;
    return next({ ...state, slots: taken, phase: 'collecting' }, null, true);
  }
  return {
    state: { ...state, phase: 'confirming', offered: true },
    move: { do: 'confirm', language, slots: state.slots, offer, declined: false, again: again && state.phase === 'confirming' },
  };
}

/** A plain no: to the summary it is asked about once more. */
function refused(state: QuoteState): Next {
  return state.phase !== 'confirming' || state.declined ? cancelled(state) : waiting({ ...state, declined: true });
}

/** Nothing is sent while the visitor thinks it over. */
function waiting(state: QuoteState): Next {
  return {
    state: { ...state, offered: true },
    move: { do: 'confirm', language: state.language, slots: state.slots, offer: false, declined: true, again: false },
  };
}

function sent(state: QuoteState): Next {
  const parsed = parseLead('quote', { ...state.slots, consenso: true });
  // The same slots were valid when the summary was shown.
  if (!parsed.success) throw new Error(`The confirmed request is not valid: ${Object.keys(parsed.errors).join(', ')}`);
  const identity = identityOf(state.slots);
  const request = { slots: state.slots, payload: parsed.payload, identity };
  return { state: { ...state, phase: 'idle', sent: [...state.sent, identity] }, move: { do: 'send', language: state.language, request } };
}

function cancelled(state: QuoteState): Next {
  // Who begins anew need not repeat everything; how to be reached is told again or not at all.
  const { email: _email, telefono: _telefono, note: _note, ...heard } = state.slots;
  return { state: { ...noQuote, heard, sent: state.sent, language: state.language }, move: say(state, 'cancelled') };
}
