// The request as the embedded reader makes it out: the visitor's own sentences, one turn after the other, and what each
// turn means to it. Nothing is guessed: what is missing is asked for.
import type { QuoteService } from '@school/contracts';
import type { Language } from '../language/languages.js';
import type { Part } from '../reader/state.js';
import { phrases, wordsIn } from '../words/phrases.js';
import { asksWhatWasSent, isOrder, isResuming, verdictOn } from './consent.js';
import { type Contact, contactIn } from './contact.js';
import { nameIn } from './name.js';
import { isComplete, namesThing } from './recap.js';
import { type Sentence, sentencesIn } from './sentences.js';
import { serviceAfter } from './service.js';
import { isUnderage } from './underage.js';

/** none: nothing is asked for; collecting: something is missing; shown: the last reply held the summary. */
type Phase = 'none' | 'collecting' | 'shown' | 'aside';

export interface Spoken {
  readonly phase: Phase;
  /** What was told of the request, in order. */
  readonly told: readonly string[];
  /** The last questions that named a thing, before any request. */
  readonly asked: readonly string[];
  /** A request was cancelled, and none sent. */
  readonly isCancelled: boolean;
  readonly nome?: string | undefined;
  readonly contact: Contact;
  readonly servizio?: QuoteService | undefined;
}

export const nothingSpoken: Spoken = {
  phase: 'none',
  told: [],
  asked: [],
  isCancelled: false,
  contact: {},
};

/** A turn as the reader of questions has taken it. */
export interface HeardTurn {
  readonly raw: string;
  readonly parts: readonly Part[];
  readonly isAsked: boolean;
  readonly language: Language;
  /** The service of what is spoken of. */
  readonly spokenOf: QuoteService | undefined;
  /** Requests that were sent before. */
  readonly sent: number;
}

/**
 * propose: call the tool with what is known; aside: nothing is sent, and it is kept; resting: as `aside`, in passing;
 * already-sent: the office has it; nothing-pending: none was sent; parent: somebody under age would enrol.
 */
type Move = 'propose' | 'aside' | 'resting' | 'already-sent' | 'nothing-pending' | 'parent' | null;

export interface SpokenStep {
  readonly spoken: Spoken;
  readonly move: Move;
  /** An address or a number was not understood. */
  readonly invalid: 'email' | 'telefono' | null;
  /** The turn asks something beside the request. */
  readonly aside: boolean;
  /** What is said of the turn before what is missing: something was added, or it asks what was sent. */
  readonly note: 'added' | 'not-yet' | null;
  /** What is missing was asked for before, and not told. */
  readonly isAgain: boolean;
}

const said = (parts: readonly Part[]): string[] => parts.flatMap((part) => (part.do === 'say' ? [part.what] : []));
/** Told about feelings and wrongs, nothing that an office should price. */
const NO_REQUEST: ReadonlySet<string> = new Set([
  'distress',
  'near',
  'complains',
  'feelings',
  'rude',
  'instructions',
  'off-topic',
  'other-people',
]);
const COURTESY: ReadonlySet<string> = new Set(['thanks', 'goodbye', 'greeting', 'praise', 'laughter', 'how-are-you']);

const CLAUSE = /[.,;:!?\n]+/;
/** "No", "aspetta", "te lo dico dopo"; not "dopo le 15". */
const putsOff = (clause: readonly string[]): boolean => {
  const isLast = ({ to }: { readonly to: number }) =>
    to === clause.length || phrases('courtesy').covers(clause.slice(to));
  const isNo = phrases('no').covers(clause);
  return isNo || phrases('later').has(clause) || phrases('later-last').all(clause).some(isLast);
};

/** A turn, as far as the request is concerned. */
type Reading = ReturnType<typeof read>;

function read(before: Spoken, turn: HeardTurn) {
  const isOpen = before.phase !== 'none';
  const asked = before.phase === 'collecting';
  const { contact, rest, invalid } = contactIn(turn.raw, asked);
  const nome = nameIn(rest, asked, before.nome !== undefined) ?? before.nome;
  const words = wordsIn(rest);
  const wishes = phrases('wish').has(words) && !phrases('no-wish').has(words) && !isGraveIn(turn.parts);
  const verdict = verdictOn(turn.raw, turn.language);
  const reaches = Object.keys(contact).length > 0;
  const isUnsent = isOpen && phrases('unsent').has(words);
  // What became of the request.
  const asksSent = asksWhatWasSent(turn.raw) && !wishes && !reaches;
  const isNo = phrases('no').covers(words);
  const isOrdered = verdict === 'yes' || isOrder(turn.raw);
  const ofSending = [isUnsent, isNo, asksSent, verdict !== null, isResuming(turn.raw)];
  const tellsNothing = [...ofSending, phrases('withholds').has(words), isGraveIn(turn.parts)];
  const sentences = tellsNothing.includes(true) ? [] : sentencesIn(rest, nome, isOpen ? putsOff : undefined);
  const told = keptOf(sentences, turn.parts, wishes || (reaches && !isOpen), isOpen);
  const spoken = withNews(before, { nome, contact, told, sentences }, isOpen || wishes || reaches, turn);
  const isIntroduced = nome !== before.nome;
  return {
    spoken,
    rest,
    words,
    told,
    wishes,
    reaches,
    isIntroduced,
    isUnsent,
    isNo,
    asksSent,
    isOrdered,
    verdict,
    invalid,
  };
}

type News = Pick<Spoken, 'nome' | 'contact' | 'told'> & { readonly sentences: readonly Sentence[] };
const MOST_ASKED = 3;

/** @param isWanted the turn may name the service of a request. */
function withNews(
  before: Spoken,
  { nome, contact, told, sentences }: News,
  isWanted: boolean,
  turn: HeardTurn,
): Spoken {
  const all = [...new Set([...before.told, ...told])];
  const named = sentences.filter(({ text, asks }) => asks && !told.includes(text) && namesThing(text));
  const asked =
    before.phase === 'none' ? [...before.asked, ...named.map(({ text }) => text)].slice(-MOST_ASKED) : before.asked;
  return {
    ...before,
    nome,
    contact: { ...before.contact, ...contact },
    told: all,
    asked,
    servizio: isWanted
      ? serviceAfter(turn.raw, all, before.servizio ?? serviceAfter('', asked, turn.spokenOf))
      : before.servizio,
  };
}

/** What a turn means to the request. */
export function spokenAfter(before: Spoken, turn: HeardTurn): SpokenStep {
  const reading = read(before, turn);
  const [phase, move] = stepOf(before, reading, turn);
  const { spoken, invalid, asksSent, told } = reading;
  const isSameLack = before.phase === 'collecting' && !reading.reaches && !reading.isIntroduced;
  const isBeside = turn.isAsked && !asksSent && move !== 'aside' && move !== 'parent';
  return {
    spoken: { ...spoken, phase },
    move,
    invalid,
    aside: isBeside,
    note: asksSent ? 'not-yet' : isSameLack && told.length > 0 && !turn.isAsked ? 'added' : null,
    isAgain: isSameLack && spoken.servizio === before.servizio,
  };
}

type Step = readonly [phase: Phase, move: Move];
function stepOf({ phase, isCancelled }: Spoken, reading: Reading, turn: HeardTurn): Step {
  if (isUnderage([turn.raw]) && isForParent(phase, reading, turn)) return [phase, 'parent'];
  if (reading.asksSent && (phase !== 'none' || turn.sent > 0 || isCancelled)) return whatWasSent(phase, reading, turn);
  const isOrdered = phase !== 'none' && reading.isOrdered && !said(turn.parts).includes('distress');
  if (isGraveIn(turn.parts) && !isOrdered) return [phase === 'none' ? 'none' : 'aside', null];
  return phase === 'none' ? opens(reading, turn) : goesOn(phase, reading, turn);
}

/** Who would enrol, or tells an age and asks for nothing. */
const isForParent = (phase: Phase, { words, wishes, reaches }: Reading, { isAsked }: HeardTurn): boolean =>
  phrases('enrols').has(words) || (phase === 'none' && !isAsked && !wishes && !reaches);

function whatWasSent(phase: Phase, reading: Reading, { sent }: HeardTurn): Step {
  if (phase === 'none') return [phase, sent > 0 ? 'already-sent' : 'nothing-pending'];
  return phase === 'aside' ? [phase, 'resting'] : proposed(reading);
}

const proposed = ({ spoken }: Reading): Step => [isComplete(spoken) ? 'shown' : 'collecting', 'propose'];

/** A wish, or a way to be reached, opens a request; after a sending, what is added too. */
function opens(reading: Reading, { parts, isAsked, sent }: HeardTurn): Step {
  const { wishes, reaches, isIntroduced, told, words, verdict } = reading;
  const isAdded = sent > 0 && phrases('adds').has(words) && told.length > 0;
  if (wishes || isAdded || (reaches && (sent > 0 || isIntroduced || !isAsked))) return proposed(reading);
  const isMore = told.length > 0 && !isAsked && !isCourtesy(parts);
  const isYes = verdict === 'yes' && !parts.some((part) => 'facts' in part);
  return ['none', sent > 0 && (isMore || isYes) ? 'already-sent' : null];
}

/** A turn while a request is under way. */
function goesOn(phase: Phase, reading: Reading, { parts }: HeardTurn): Step {
  const { told, words, verdict, invalid } = reading;
  if (verdict === 'change') return ['shown', null];
  const isNew = reading.wishes || reading.reaches || reading.isIntroduced;
  if (isPutAside(reading, isNew)) return ['aside', 'aside'];
  // "Mia moglie è d'accordo, manda pure" is no plain yes: the summary comes first.
  if (isNew || invalid !== null || reading.isOrdered) return proposed(reading);
  if (phase === 'collecting') return told.length > 0 || !isCourtesy(parts) ? proposed(reading) : ['collecting', null];
  if (told.length > 0 && (phase === 'shown' || phrases('adds').has(words))) return proposed(reading);
  return ['aside', phase === 'shown' ? 'resting' : null];
}

function isPutAside(reading: Reading, isNew: boolean): boolean {
  const { isUnsent, verdict, isNo, isOrdered, rest, told, wishes } = reading;
  if (wishes) return false;
  const isLater = isNo || (!isOrdered && rest.split(CLAUSE).some((clause) => putsOff(wordsIn(clause))));
  return isUnsent || verdict === 'cancel' || (isLater && !isNew && told.length === 0);
}

const isGraveIn = (parts: readonly Part[]): boolean => said(parts).some((what) => NO_REQUEST.has(what));
const isCourtesy = (parts: readonly Part[]): boolean => said(parts).some((what) => COURTESY.has(what));

/**
 * Where somebody wishes for a quote or first tells how to be reached, all that is said belongs to it; else what is told,
 * and within a request what nothing published answers.
 */
function keptOf(sentences: readonly Sentence[], parts: readonly Part[], opens: boolean, isOpen: boolean): string[] {
  const isUnanswered = parts.some((part) => part.do === 'person');
  return sentences.filter(({ asks }) => opens || !asks || (isOpen && isUnanswered)).map(({ text }) => text);
}

/**
 * After a sending or a cancelling: the same person, who adds something or wants something else.
 * @param sent how many requests were sent.
 */
export const closedAfter = ({ nome, contact, servizio }: Spoken, sent: number): Spoken => ({
  ...nothingSpoken,
  isCancelled: sent === 0,
  nome,
  contact,
  servizio,
});
