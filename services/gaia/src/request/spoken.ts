// The request as the embedded reader makes it out: the visitor's own sentences, one turn after the other, and what each
// turn means to it. Nothing is guessed: what is missing is asked for.
import { LIMITS, type QuoteService } from '@school/contracts';
import { type Language, languages } from '../language/languages.js';
import { levelsIn, ownTopicsIn } from '../reader/knowledge.js';
import { fold } from '../language/fold.js';
import type { Part } from '../reader/state.js';
import { phrases, wordsIn } from '../words/phrases.js';
import { type Verdict, verdictOn } from './consent.js';
import { type Contact, contactIn } from './contact.js';
import { nameIn } from './name.js';
import type { QuoteArguments } from './check.js';
import { type Sentence, sentencesIn } from './sentences.js';
import { serviceAfter } from './service.js';
import { chipsOf } from './texts.js';

/** none: nothing is asked for; collecting: something is missing; shown: the last reply held the summary. */
type Phase = 'none' | 'collecting' | 'shown' | 'aside';

export interface Spoken {
  readonly phase: Phase;
  /** What was told of the request, in order. */
  readonly told: readonly string[];
  /** What was asked last: a request that names nothing is about that. */
  readonly asked: string | null;
  readonly nome?: string | undefined;
  readonly contact: Contact;
  readonly servizio?: QuoteService | undefined;
}

export const nothingSpoken: Spoken = { phase: 'none', told: [], asked: null, contact: {} };

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
 * already-sent: the office has it.
 */
export type Move = 'propose' | 'aside' | 'resting' | 'already-sent' | null;

export interface SpokenStep {
  readonly spoken: Spoken;
  readonly move: Move;
  /** An address or a number was not understood. */
  readonly invalid: 'email' | 'telefono' | null;
  /** The turn asks something beside the request. */
  readonly aside: boolean;
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
  'sensitive',
  'other-people',
]);
const COURTESY: ReadonlySet<string> = new Set(['thanks', 'goodbye', 'greeting', 'praise', 'laughter', 'how-are-you']);

/** A turn, as far as the request is concerned. */
interface Reading {
  /** With what the turn tells. */
  readonly spoken: Spoken;
  readonly words: readonly string[];
  /** Of the request itself. */
  readonly told: readonly string[];
  readonly wishes: boolean;
  readonly reaches: boolean;
  readonly isIntroduced: boolean;
  readonly isUnsent: boolean;
  readonly isNo: boolean;
  readonly verdict: Verdict | null;
  readonly invalid: 'email' | 'telefono' | null;
}

function read(before: Spoken, turn: HeardTurn): Reading {
  const isOpen = before.phase !== 'none';
  const asked = before.phase === 'collecting';
  const { contact, rest, invalid } = contactIn(turn.raw, asked);
  const nome = nameIn(rest, asked && !before.nome) ?? before.nome;
  const words = wordsIn(rest);
  const wishes = phrases('wish').has(words) && !phrases('no-wish').has(words) && !isGraveIn(turn.parts);
  const verdict = verdictOn(turn.raw, turn.language);
  const reaches = Object.keys(contact).length > 0;
  const isUnsent = isOpen && phrases('unsent').has(words);
  const isNo = phrases('no').covers(words);
  const tellsNothing = isUnsent || isNo || verdict !== null || isResuming(words) || isGraveIn(turn.parts);
  const sentences = tellsNothing ? [] : sentencesIn(rest, nome, isOpen ? phrases('later') : undefined);
  const told = keptOf(sentences, turn.parts, wishes || (reaches && !isOpen), isOpen);
  const spoken = withNews(before, { nome, contact, told, sentences }, isOpen || wishes || reaches ? turn : null);
  return { spoken, words, told, wishes, reaches, isIntroduced: nome !== before.nome, isUnsent, isNo, verdict, invalid };
}

interface News {
  readonly nome: string | undefined;
  readonly contact: Contact;
  readonly told: readonly string[];
  readonly sentences: readonly Sentence[];
}

/** @param turn that may name a service; null where nothing is asked for. */
function withNews(before: Spoken, { nome, contact, told, sentences }: News, turn: HeardTurn | null): Spoken {
  const all = [...new Set([...before.told, ...told])];
  return {
    ...before,
    nome,
    contact: { ...before.contact, ...contact },
    told: all,
    asked: sentences.findLast(({ asks }) => asks)?.text ?? before.asked,
    servizio: turn ? serviceAfter(turn.raw, all, before.servizio ?? turn.spokenOf) : before.servizio,
  };
}

/** What a turn means to the request. */
export function spokenAfter(before: Spoken, turn: HeardTurn): SpokenStep {
  const reading = read(before, turn);
  const [phase, move] = stepOf(before.phase, reading, turn);
  const { spoken, invalid } = reading;
  return { spoken: { ...spoken, phase }, move, invalid, aside: turn.isAsked && move !== 'aside' };
}

type Step = readonly [phase: Phase, move: Move];
function stepOf(phase: Phase, reading: Reading, turn: HeardTurn): Step {
  if (isGraveIn(turn.parts)) return [phase === 'none' ? 'none' : 'aside', null];
  return phase === 'none' ? opens(reading, turn) : goesOn(phase, reading, turn);
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
  if (isNew || verdict === 'yes' || invalid !== null || phrases('orders').has(words)) return proposed(reading);
  if (phase === 'collecting') return told.length > 0 || !isCourtesy(parts) ? proposed(reading) : ['collecting', null];
  if (told.length > 0 && (phase === 'shown' || phrases('adds').has(words))) return proposed(reading);
  return ['aside', phase === 'shown' ? 'resting' : null];
}

function isPutAside({ isUnsent, verdict, isNo, words, told, wishes }: Reading, isNew: boolean): boolean {
  if (wishes) return false;
  const isLater = isNo || phrases('later').has(words);
  return isUnsent || verdict === 'cancel' || (isLater && !isNew && told.length === 0);
}

const isGraveIn = (parts: readonly Part[]): boolean => said(parts).some((what) => NO_REQUEST.has(what));
const isCourtesy = (parts: readonly Part[]): boolean => said(parts).some((what) => COURTESY.has(what));

/** The chip that leads back to the request. */
const isResuming = (words: readonly string[]): boolean =>
  languages.some((language) => wordsIn(chipsOf(language).resume).join(' ') === words.join(' '));

/**
 * Where somebody wishes for a quote or first tells how to be reached, all that is said belongs to it; else what is told,
 * and within a request what nothing published answers.
 */
function keptOf(sentences: readonly Sentence[], parts: readonly Part[], opens: boolean, isOpen: boolean): string[] {
  const isUnanswered = parts.some((part) => part.do === 'person');
  return sentences.filter(({ asks }) => opens || !asks || (isOpen && isUnanswered)).map(({ text }) => text);
}

const namesThing = (text: string): boolean => {
  const folded = fold(text);
  return ownTopicsIn(folded).length + levelsIn(folded).length > 0 || phrases('services').has(wordsIn(text));
};

/** What the office reads: what was told; where it names nothing, the question before it as well. */
function requestOf({ told, asked }: Spoken): string {
  const isNamed = told.some(namesThing);
  return [...(isNamed || asked === null || told.includes(asked) ? [] : [asked]), ...told].join(' ').slice(-LIMITS.text);
}

const isComplete = (spoken: Spoken): boolean => {
  const { servizio, nome, email, telefono, richiesta } = argumentsOf(spoken);
  return Boolean(servizio && nome && richiesta && (email ?? telefono));
};

/** What the tool is called with. */
export const argumentsOf = (spoken: Spoken): QuoteArguments => ({
  servizio: spoken.servizio,
  nome: spoken.nome,
  ...spoken.contact,
  richiesta: requestOf(spoken),
});

/** After a sending or a cancelling: the same person, who adds something or wants something else. */
export const closedAfter = ({ nome, contact, servizio }: Spoken): Spoken => ({
  ...nothingSpoken,
  nome,
  contact,
  servizio,
});
