// The request as the embedded reader makes it out: the visitor's own sentences, one turn after the other, and what each
// turn means to it. Nothing is guessed: what is missing is asked for.
import { LIMITS, type QuoteService } from '@school/contracts';
import { fold } from '../language/fold.js';
import type { Language } from '../language/languages.js';
import { levelsIn, ownTopicsIn } from '../reader/knowledge.js';
import type { Part } from '../reader/state.js';
import { clausesIn, phrases } from '../words/phrases.js';
import type { QuoteArguments } from './check.js';
import { verdictOn } from './consent.js';
import { contactIn } from './contact.js';
import { nameIn } from './name.js';
import { sentencesIn } from './sentences.js';
import { mayBeOf, serviceIn, serviceOf } from './service.js';
import { isUnderage } from './underage.js';

/**
 * none, sent, cancelled: nothing is asked for, or nothing more after that; collecting: something is missing; shown: the
 * last reply held the summary; aside: kept for later.
 */
type Phase = 'none' | 'sent' | 'cancelled' | 'collecting' | 'shown' | 'aside';
const OPEN: ReadonlySet<Phase> = new Set(['collecting', 'shown', 'aside']);

interface Told {
  readonly text: string;
  readonly isQuestion: boolean;
}

export interface Spoken {
  readonly phase: Phase;
  /** What was told of the request, and the questions that named a thing before there was one, in order. */
  readonly told: readonly Told[];
  readonly known: Omit<QuoteArguments, 'richiesta'>;
}

export const nothingSpoken: Spoken = { phase: 'none', told: [], known: {} };

/** A turn as the reader of questions has taken it. */
export interface HeardTurn {
  readonly raw: string;
  readonly parts: readonly Part[];
  readonly isAsked: boolean;
  readonly language: Language;
  /** The service of what is spoken of. */
  readonly spokenOf: QuoteService | undefined;
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
  /** added: something else than what is missing was told; again: nothing of it; not-yet: the turn asks what was sent. */
  readonly note: 'added' | 'again' | 'not-yet' | null;
}

/** Told about feelings and wrongs, nothing that an office should price. */
const GRAVE: ReadonlySet<string> = new Set([
  'distress',
  'near',
  'complains',
  'feelings',
  'rude',
  'instructions',
  'off-topic',
  'other-people',
]);
const DISTRESS: ReadonlySet<string> = new Set(['distress', 'near']);
const COURTESY: ReadonlySet<string> = new Set(['thanks', 'goodbye', 'greeting', 'praise', 'laughter', 'how-are-you']);
const says = (parts: readonly Part[], list: ReadonlySet<string>): boolean =>
  parts.some((part) => part.do === 'say' && list.has(part.what));

const MOST_ASKED = 3;
const MOST_ASKING = 10;

/** "È arrivata?", "avete inviato qualcosa"; not "mia figlia è arrivata a Roma". */
const asksWhatWasSent = (turn: string): boolean =>
  turn.split(/\s+/).length <= MOST_ASKING &&
  (turn.includes('?') ? phrases('asks-sent').has(turn) : phrases('asks-sent').begin(turn));

/** "No", "aspetta", "te lo dico dopo"; not "dopo le 15". */
const putsOff = (clause: string): boolean =>
  phrases('no').cover(clause) ||
  phrases('later').has(clause) ||
  phrases('later-last')
    .after(clause)
    .some((rest) => rest === '' || phrases('courtesy').cover(rest));

/** "Oh, tutto bene, manda": an order to send with something beside it, which shows the summary and sends nothing yet. */
const isOrder = (turn: string): boolean =>
  phrases('orders').has(turn) || phrases('send').cover(clausesIn(turn).findLast((clause) => /\w/.test(clause)) ?? '');

/** A course, an exam, a service. */
const namesThing = (text: string): boolean =>
  ownTopicsIn(fold(text)).length + levelsIn(fold(text)).length > 0 || phrases('services').has(text);

/** A turn, as far as the request is concerned. */
type Reading = ReturnType<typeof read>;

function read({ phase, known }: Spoken, turn: HeardTurn) {
  const { raw, parts, language } = turn;
  const isOpen = OPEN.has(phase);
  const asked = phase === 'collecting';
  const { contact, rest, invalid } = contactIn(raw, asked);
  const nome = nameIn(rest, asked, known.nome) ?? known.nome;
  const [reaches, isIntroduced] = [Object.keys(contact).length > 0, nome !== known.nome];
  const isGrave = says(parts, GRAVE);
  const wishes = phrases('wish').has(rest) && !phrases('no-wish').has(rest);
  const asksSent = asksWhatWasSent(raw);
  const isUnsent = isOpen && phrases('unsent', 'cancel').has(rest);
  const isSilent = asksSent || isUnsent || isGrave || phrases('withholds').has(rest);
  const sentences = isSilent ? [] : sentencesIn(rest, nome, (clause) => isOpen && putsOff(clause));
  // With a wish, or the first way to be reached, all that is said belongs to the request; else what is told, and within
  // a request what nothing published answers.
  const isAll = wishes || (reaches && !isOpen) || (isOpen && parts.some((part) => part.do === 'person'));
  return {
    ...turn,
    phase,
    isOpen,
    rest,
    invalid,
    known: { ...known, ...contact, nome },
    reaches,
    isIntroduced,
    // "C'è un errore, il telefono è …" is no complaint.
    isPutRight: isOpen && (reaches || isIntroduced) && !says(parts, DISTRESS),
    isGrave,
    wishes,
    asksSent,
    isUnsent,
    verdict: verdictOn(raw, language),
    told: sentences.filter(({ asks }) => isAll || !asks),
    news: sentences
      .map(({ text, asks }) => ({ text, isQuestion: asks && !isAll }))
      .filter(({ text, isQuestion }) => !isQuestion || (!isOpen && namesThing(text))),
  };
}

/** What a turn is to the request: the first that applies. */
const KINDS = [
  ['wants', ({ wishes, isGrave }) => wishes && !isGrave],
  ['asks-sent', ({ asksSent, phase }) => asksSent && phase !== 'none'],
  ['grave', ({ isGrave, isPutRight }) => isGrave && !isPutRight],
  ['changes', ({ verdict }) => verdict === 'change'],
  ['puts-off', ({ isUnsent }) => isUnsent],
  ['wants', ({ reaches, isOpen, isIntroduced, invalid }) => reaches || (isOpen && (isIntroduced || invalid !== null))],
  ['wants', ({ isOpen, verdict, raw }) => isOpen && (verdict === 'yes' || isOrder(raw))],
  ['child', ({ raw, isAsked }) => isUnderage([raw]) && (phrases('enrols').has(raw) || !isAsked)],
  ['puts-off', ({ told, rest }) => told.length === 0 && clausesIn(rest).some(putsOff)],
  ['adds', ({ told, rest }) => told.length > 0 && phrases('adds').has(rest)],
  ['tells', ({ told, isOpen, isAsked, parts }) => told.length > 0 && (isOpen || !(isAsked || says(parts, COURTESY)))],
  ['agrees', ({ verdict }) => verdict === 'yes'],
  ['courtesy', ({ parts }) => says(parts, COURTESY)],
  ['other', () => true],
] as const satisfies readonly (readonly [string, (reading: Reading) => boolean])[];
type Kind = (typeof KINDS)[number][0];

const always = { wants: 'propose', child: 'parent' } as const;
const open = { ...always, adds: 'propose', 'puts-off': 'aside' } as const;
/** What follows from a turn, by where the request stands; nothing where the table has no move. */
const MOVES: Readonly<Record<Phase, Readonly<Partial<Record<Kind, Move>>>>> = {
  none: always,
  sent: { ...always, adds: 'propose', tells: 'already-sent', agrees: 'already-sent', 'asks-sent': 'already-sent' },
  cancelled: { ...always, 'asks-sent': 'nothing-pending' },
  collecting: { ...open, tells: 'propose', other: 'propose', 'asks-sent': 'propose' },
  shown: { ...open, tells: 'propose', other: 'resting', courtesy: 'resting', 'asks-sent': 'propose' },
  aside: { ...open, 'asks-sent': 'resting' },
};

/** What a turn means to the request. */
export function spokenAfter(before: Spoken, turn: HeardTurn): SpokenStep {
  const reading = read(before, turn);
  const [kind] = KINDS.find(([, applies]) => applies(reading))!;
  const move = MOVES[before.phase][kind] ?? null;
  const spoken = withNews(before, reading);
  return {
    spoken: { ...spoken, phase: phaseAfter(reading, kind, move, isComplete(spoken)) },
    move,
    invalid: reading.invalid,
    note: noteOn(before, spoken, kind, reading),
  };
}

function phaseAfter({ phase, isOpen }: Reading, kind: Kind, move: Move, isWhole: boolean): Phase {
  if (move === 'propose') return isWhole ? 'shown' : 'collecting';
  if (!isOpen) return phase;
  if (kind === 'changes') return 'shown';
  return kind === 'grave' || move === 'aside' || move === 'resting' ? 'aside' : phase;
}

function noteOn(before: Spoken, { known }: Spoken, kind: Kind, reading: Reading): SpokenStep['note'] {
  if (kind === 'asks-sent') return 'not-yet';
  if (before.phase !== 'collecting' || reading.reaches || reading.isIntroduced) return null;
  if (reading.told.length > 0 && !reading.isAsked) return 'added';
  return known.servizio === before.known.servizio ? 'again' : null;
}

/** What is known of the request after a turn. */
function withNews(before: Spoken, reading: Reading): Spoken {
  const { isOpen, wishes, reaches, known, spokenOf } = reading;
  const all = [...before.told, ...reading.news];
  const told = all.filter(({ text }, at) => all.findIndex((one) => one.text === text) === at);
  const textsOf = (isQuestion: boolean) => told.filter((one) => one.isQuestion === isQuestion).map(({ text }) => text);
  const isWanted = isOpen || wishes || reaches;
  // A wish that names a level alone is about what is spoken of now, not about what was asked before.
  const now = textsOf(false).some((text) => levelsIn(fold(text)).length > 0) ? spokenOf : undefined;
  const asked = [now, serviceIn(textsOf(true)), serviceOf(textsOf(true).at(-1) ?? ''), spokenOf];
  const servizio = isWanted
    ? (serviceIn(textsOf(false)) ?? known.servizio ?? asked.find((one) => one !== undefined))
    : known.servizio;
  return { ...before, told, known: { ...known, servizio } };
}

/** What the tool is called with: what was told, and the last questions before that may be about that service. */
export const argumentsOf = ({ known, told }: Spoken): QuoteArguments => {
  const asked = told.filter(({ isQuestion }) => isQuestion).slice(-MOST_ASKED);
  const kept = told.filter((one) => !one.isQuestion || (asked.includes(one) && mayBeOf(one.text, known.servizio)));
  return {
    ...known,
    richiesta: kept
      .map(({ text }) => text)
      .join(' ')
      .slice(-LIMITS.text),
  };
};

const isComplete = (spoken: Spoken): boolean => {
  const { servizio, nome, email, telefono, richiesta } = argumentsOf(spoken);
  return Boolean(servizio && nome && richiesta && (email ?? telefono));
};

/**
 * After a sending or a cancelling: the same person, who adds something or wants something else.
 * @param sent how many requests were sent.
 */
export const closedAfter = ({ known }: Spoken, sent: number): Spoken => ({
  ...nothingSpoken,
  phase: sent > 0 ? 'sent' : 'cancelled',
  known,
});
