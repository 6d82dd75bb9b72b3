// The order in which a turn is decided: the first rule that applies ends it, in one of four ways.
import type { Fact, Topic } from '@school/catalog';
import { type QuoteDraft, type QuoteService, isOrderToSend } from '@school/contracts';
import type { Answers } from '../answer/answers.js';
import { choicesOf, nearTo } from '../answer/choices.js';
import { addTo, emptyCard, openCard, withoutLast } from '../card/card.js';
import { contactIn } from '../card/contact.js';
import { languageAskedIn } from '../reader/language-of.js';
import type { Language } from '../reader/languages.js';
import { likeliest } from '../reader/linear.js';
import type { Message } from '../reader/message.js';
import { wordsIn } from '../reader/phrases.js';
import { CERTAIN, type Reader, type Reading, SURE, isRatherUnpublished } from '../reader/reading.js';
import { isDistress } from './distress.js';
import { type Ending, type Part, type PersonReason, factsIn } from './endings.js';
import type { State } from './state.js';

/** A turn of the visitor, with all that is known when it comes. */
export interface Turn {
  readonly text: string;
  /** The id of the chip that was pressed. */
  readonly chip: string | undefined;
  readonly message: Message;
  readonly answers: Answers;
  /** As it stood before the turn. */
  readonly state: State;
  readonly isChild: boolean;
  readonly language: Language;
  /** The visitor's typed messages before this one. */
  readonly earlier: readonly string[];
  /** Whether a fact stands in a reply, or in the last one. */
  readonly isTold: (fact: Fact, when: 'ever' | 'last') => boolean;
  readonly reader: Reader;
}

/** How a turn ends, and the card after it: undefined where it stays as it was. */
export type Decision = Ending & { readonly card?: QuoteDraft | null };
type Rule = (turn: Turn) => Decision | null;

/** "Ok, a posto così", "no, altro" */
const SHORT = 4;
/** Stories are longer: they are no question that a list would answer. */
const LONGEST_QUESTION = 25;
/** Remarks that have no sentence of their own. */
const SILENT: Readonly<Record<string, string>> = {
  confirms: 'praise',
  cancels: 'refusal',
  tells: 'noted',
  corrects: 'noted',
};

const say = (what: string, values?: Readonly<Record<string, string>>): Part => ({
  do: 'say',
  what,
  ...(values && { values }),
});
const answer = (...parts: Part[]): Decision => ({ ends: 'answer', parts });
const person = (why: PersonReason, ...parts: Part[]): Decision => ({ ends: 'person', why, parts });
/** Whether the whole of a message does something; beside a question the question is answered. */
const does = ({ message: { whole } }: Turn, intent: string): boolean => (whole.intents[intent] ?? 0) >= SURE;
/** Whatever else a message asks: a humane sentence to bereavement, fear or anger, and that she is a machine, come first. */
const first = ({ message }: Turn, ...whats: readonly string[]): Part[] =>
  (whats.length > 0 ? whats : ['feelings', 'robot'])
    .filter((what) => message.does(what) >= SURE)
    .map((what) => say(what));
const isOpen = ({ state }: Turn): boolean => state.card !== null;
const isAnswered = ({ answers }: Turn): boolean => answers.parts.length > 0;

/** What is only wished for, added or denied is no question: beside a card only what surely asks is answered. */
const besideCard = ({ message: { whole }, answers, text }: Turn): readonly Part[] =>
  whole.asks >= (text.includes('?') ? SURE : CERTAIN) ? answers.parts.filter((part) => part.do !== 'open') : [];

/** The chip for what may be a complaint, on its way to another office. */
const complaintOf = ({ message, chip }: Turn, { servizio }: QuoteDraft): readonly string[] =>
  !chip && servizio !== 'qualita' && message.does('complains') >= 1 - CERTAIN ? ['complaint'] : [];

/** A card for what the visitor wants; nobody under age gets one. */
function open(turn: Turn, servizio?: QuoteService, follows?: string): Decision {
  const { text, chip, message, state, answers, language, earlier, isChild } = turn;
  if (isChild) return person('child');
  // Who has complained writes to the office for that, whatever words the wish has.
  const office = servizio ?? (isOfComplaint(turn) && !chip ? 'qualita' : undefined);
  const subject = answers.context.subject;
  const { label, probability } = likeliest(message.whole.topics);
  const topic = probability >= SURE && message.whole.isNamed && !chip ? (label as Topic) : undefined;
  const opening = {
    text: chip ? '' : text,
    earlier,
    servizio: office,
    subject,
    topic,
    language,
    known: state.known,
    follows,
  };
  const card = openCard(opening);
  return { ends: 'card', why: 'opened', parts: besideCard(turn), card, instead: complaintOf(turn, card) };
}

const undoOf = (card: QuoteDraft, said: readonly string[]): string[] => (withoutLast(card, said) ? ['undo'] : []);

/** What is typed beside the card is added where the visitor sees it. Whether it was an order instead is not guessed. */
const add = (turn: Turn): Decision => {
  const { text, state, answers, message } = turn;
  const before = state.card ?? emptyCard;
  const card = addTo(before, text, {
    subject: message.whole.isNamed ? answers.context.subject : null,
    mayChange: message.whole.asks < SURE || message.does('wants-quote') >= SURE,
  });
  const isAdded = card.richiesta !== before.richiesta;
  const instead = [...undoOf(card, [text]), ...complaintOf(turn, card), 'send'];
  return { ends: 'card', why: isAdded ? 'added' : 'updated', parts: besideCard(turn), card, instead };
};

/** As often as it is pressed, what was added before as well. */
const undo = (turn: Turn): Decision => {
  const { state, earlier } = turn;
  const card = state.card && withoutLast(state.card, earlier);
  if (!card) return unsent(turn);
  return { ends: 'card', why: 'removed', parts: [], card, instead: [...undoOf(card, earlier), 'send'] };
};

const toComplaint = ({ state: { card }, reader }: Turn): Decision => {
  const regret = say('complains');
  if (!card) return person('complaint', regret);
  const parts: Part[] = [regret, { do: 'tell', facts: reader.facts.filter(({ id }) => id === 'reclami.tempi') }];
  return { ends: 'card', why: 'complaint', parts, card: { ...card, servizio: 'qualita' }, instead: ['send'] };
};

const addition = (turn: Turn): Decision =>
  open(turn, (turn.state.sent?.servizio || undefined) as QuoteService | undefined, turn.state.sent?.heading);

const distress: Rule = ({ text }) => (isDistress(text) ? person('distress', say('distress')) : null);

/** Until a denial, a chip or a question. */
const near: Rule = (turn) =>
  turn.state.last?.ends === 'person' &&
  turn.state.last.why === 'distress' &&
  !turn.chip &&
  !isAnswered(turn) &&
  (does(turn, 'feelings') || does(turn, 'tells'))
    ? person('distress', say('near'))
    : null;

/** What each chip does; any other id is a fact's, or none of ours, and then its text is read. */
const CHIPS: Readonly<Record<string, (turn: Turn) => Decision>> = {
  quote: (turn) => open(turn),
  message: (turn) => open(turn, 'messaggio'),
  quality: (turn) => open(turn, 'qualita'),
  add: addition,
  other: (turn) => open(turn, 'messaggio'),
  person: () => person('asked'),
  cancel: (turn) => cancel(turn),
  send: (turn) => unsent(turn),
  undo,
  complaint: toComplaint,
};
const chip: Rule = (turn) => {
  const fact = turn.reader.facts.find(({ id }) => id === turn.chip);
  if (fact) return answer({ do: 'tell', facts: [fact] });
  return turn.chip && Object.hasOwn(CHIPS, turn.chip) ? CHIPS[turn.chip]!(turn) : null;
};

/** "In English, please": the language holds from here on. */
const language: Rule = ({ text }) => (languageAskedIn(text) ? answer(say('language')) : null);

const child: Rule = (turn) => (turn.isChild && !turn.state.isChild ? person('child') : null);

/** The gateway sends a complete card: whatever comes here is not. */
const unsent = ({ state: { card, sent } }: Turn): Decision =>
  card
    ? { ends: 'card', why: 'unsent', parts: [], card }
    : answer(say(sent ? 'already-sent' : 'nothing-to-send', sent ?? {}));
const sends: Rule = (turn) => (isOpen(turn) && isOrderToSend(turn.text) ? unsent(turn) : null);

const cancel = ({ state: { sent } }: Turn): Decision => ({
  ends: 'answer',
  parts: [say(sent ? 'cancelled-sent' : 'cancelled', sent ?? {})],
  card: null,
});
const MOST_CANCELLING = 6;
const cancels: Rule = (turn) =>
  (isOpen(turn) || turn.state.sent) &&
  does(turn, 'cancels') &&
  !turn.message.whole.isNamed &&
  wordsIn(turn.text).length <= MOST_CANCELLING
    ? cancel(turn)
    : null;

const isOfComplaint = ({ state }: Turn): boolean => state.context.subject?.topic === 'reclami';
const complains: Rule = (turn) => {
  const { state } = turn;
  // Who has complained goes on.
  const asksTime = factsIn(turn.answers.parts).some(({ aspect }) => aspect === 'tempi');
  const goesOn = state.isGrave && isOfComplaint(turn) && !turn.text.includes('?');
  // In the midst of a story, where nothing is asked that has an answer, it must be certain.
  const isTold = does(turn, 'complains') || (!isAnswered(turn) && turn.message.does('complains') >= CERTAIN);
  const isComplaint = isTold || (goesOn && !isCourtesy(turn) && !isContactOrWish(turn));
  const isElsewhere = factsIn(turn.answers.parts).some(({ topic }) => topic !== 'reclami');
  if (!isComplaint || isElsewhere || isOpen(turn) || asksTime) return null;
  // What is told next is written down for the office, to be sent.
  return goesOn ? open(turn, 'qualita') : person('complaint', say('complains'));
};
const isContactOrWish = (turn: Turn): boolean => {
  const { email, telefono } = contactIn(turn.text);
  return Boolean(email ?? telefono) || turn.message.does('wants-quote') >= SURE || does(turn, 'human');
};

const reaches: Rule = (turn) => {
  const { email, telefono } = contactIn(turn.text);
  if (!email && !telefono) return null;
  return isOpen(turn) ? add(turn) : turn.state.sent ? addition(turn) : open(turn);
};

/** "Vorrei iscrivermi" wants it, "come mi iscrivo?" asks how. */
const enrols = ({ message: { whole }, answers, text }: Turn): boolean =>
  whole.remark.label === 'wants-quote' &&
  !text.includes('?') &&
  factsIn(answers.parts).some(({ aspect }) => aspect === 'iscrizione');
const wants: Rule = (turn) => {
  const wish = turn.message.does('wants-quote');
  const isWish = (wish >= SURE && wish >= turn.message.does('feelings')) || enrols(turn);
  return isWish ? (isOpen(turn) ? add(turn) : open(turn)) : null;
};

const human: Rule = (turn) => (does(turn, 'human') && !isAnswered(turn) ? person('asked') : null);

/** A remark on what was told, or a goodbye, does not ask for it again. */
const isRemarkOn = ({ answers: { parts }, message: { whole }, text, isTold }: Turn): boolean =>
  whole.asks < CERTAIN &&
  !text.includes('?') &&
  parts.every((part) => part.do === 'tell' && part.facts.every((fact) => isTold(fact, 'ever')));

/** The same text is never brought again to who was not helped by it. */
const answers: Rule = (turn) => {
  const {
    answers: { parts },
    message,
    isTold,
  } = turn;
  if (parts.length === 0) return null;
  // Nothing marks all of it as a question: it may tell what is wanted, and is added as well.
  const isAlsoTold = message.tells || parts.some((part) => part.do === 'open');
  if (isOpen(turn) && (!turn.text.includes('?') || isAlsoTold)) return add(turn);
  const facts = factsIn(parts);
  const isRepeated = facts.length > 0 && facts.every((fact) => isTold(fact, 'last'));
  if (isRepeated && parts.every((part) => part.do === 'tell') && isDenied(turn)) return others(turn, message.asked);
  if (isRemarkOn(turn)) return null;
  const before = [...(does(turn, 'feelings') ? [say('feelings')] : []), ...first(turn, 'robot')];
  const again = parts.map((part) =>
    part.do === 'tell' ? { ...part, isAgain: part.facts.every((fact) => isTold(fact, 'ever')) } : part,
  );
  const open = again.filter((part) => part.do === 'open');
  // The list of all services, or the bare level test, answers hardly anything.
  const [only] = facts;
  if (facts.length === 1 && only && isVague(only, message.asked))
    return { ends: 'choices', parts: before, between: choicesOf(message.asked, (fact) => isTold(fact, 'last')) };
  return { ends: 'answer', parts: [...before, ...again.filter((part) => part.do !== 'open'), ...open.slice(0, 1)] };
};

const VAGUE: ReadonlySet<string> = new Set(['scuola.descrizione', 'test-livello.descrizione']);
const isVague = ({ id }: Fact, { facts: [best], isNamed }: Reading): boolean =>
  VAGUE.has(id) && !isNamed && (best?.score ?? 0) < CERTAIN;

/** The next that may be meant, or a person. */
function others(turn: Turn, reading: Reading): Decision {
  const between = choicesOf(reading, (fact) => turn.isTold(fact, 'last') || turn.state.offered.includes(fact.id));
  return between.length > 0 ? { ends: 'choices', parts: [], between } : person('asked', say('misunderstood'));
}

const DENIES = ['misunderstood', 'corrects', 'rude'] as const;
const isDenied = ({ message, text, state }: Turn): boolean =>
  // "No" to choices asks for others; to an answer it is a refusal.
  [...DENIES, ...(state.last?.ends === 'choices' && wordsIn(text).length < SHORT ? ['refusal'] : [])].reduce(
    (sum, intent) => sum + (message.whole.intents[intent] ?? 0),
    0,
  ) >= SURE && wordsIn(text).length <= LONGEST_QUESTION;
/** "No", "ma scusi", "ho detto…": of what was asked before, what was not offered yet. */
const denies: Rule = (turn) => {
  const { state } = turn;
  return isDenied(turn) && state.asked && state.last && state.last.ends !== 'card' ? others(turn, state.asked) : null;
};

const adds: Rule = (turn) => (isOpen(turn) && !isCourtesy(turn) ? add(turn) : null);
const isCourtesy = ({ message: { whole } }: Turn): boolean =>
  whole.remark.probability >= SURE && COURTESY.has(whole.remark.label);
const COURTESY: ReadonlySet<string> = new Set([
  'thanks',
  'goodbye',
  'greeting',
  'praise',
  'laughter',
  'how-are-you',
  'refusal',
  'rude',
  'misunderstood',
  'robot',
  'who-are-you',
]);

/** Who writes on after a sending, and neither asks nor only thanks, adds to it. */
const corrects: Rule = (turn) => {
  const { label, probability } = turn.message.whole.remark;
  const isPolite = COURTESY.has(label) && probability >= 1 - SURE;
  const isTelling = does(turn, 'corrects') || does(turn, 'tells') || (!isPolite && wordsIn(turn.text).length > SHORT);
  return turn.state.sent && isTelling && !turn.text.includes('?') ? addition(turn) : null;
};

const TELLING: ReadonlySet<string> = new Set(['tells', 'corrects']);
const remark: Rule = (turn) => {
  const {
    message: { whole },
    text,
    earlier,
  } = turn;
  const { label, probability } = whole.remark;
  if (isDenied(turn)) return person('asked', say('misunderstood'));
  // "Ho detto il corso per mia figlia": what is named may be asked for.
  const isStory = wordsIn(text).length > LONGEST_QUESTION;
  if (probability < SURE || (TELLING.has(label) && probability < CERTAIN && whole.isNamed && !isStory)) return null;
  if (label === 'complains') return person('complaint', say(label));
  if (label === 'feelings') return person('feelings', say(label));
  // "Ciao" opens a talk as well as it ends one.
  const what = label === 'goodbye' && earlier.length === 0 ? 'greeting' : label;
  return what === 'wants-quote' || what === 'human' ? person('asked') : answer(say(SILENT[what] ?? what));
};

/** What else is asked of a complaint: how it is sent, and by when it is answered. */
const ofComplaint: Rule = (turn) => {
  if (!isOfComplaint(turn) || !isQuestion(turn)) return null;
  const likeliestFact = turn.message.whole.facts.find(({ fact }) => fact.topic === 'reclami')?.fact;
  const facts = likeliestFact ? [likeliestFact] : [];
  return facts.every((fact) => turn.isTold(fact, 'last')) ? person('complaint') : answer({ do: 'tell', facts });
};

const unpublished: Rule = (turn) => {
  const {
    message: { whole, asked },
    text,
    isTold,
  } = turn;
  const asks = whole.asks >= SURE || text.includes('?');
  if (!isRatherUnpublished(asked) || !asks || whole.remark.probability >= SURE) return null;
  return {
    ends: 'person',
    why: 'unpublished',
    parts: first(turn),
    between: nearTo(asked, (fact) => isTold(fact, 'last')),
  };
};

/** What names a course, an exam or a service, and tells nothing, asks for it: "volevo sapere di inglese per mia figlia". */
const isQuestion = ({ message: { whole, asked }, text }: Turn): boolean =>
  (whole.asks >= SURE || text.includes('?') || whole.isNamed) && wordsIn(asked.text).length <= LONGEST_QUESTION;
const unsure: Rule = (turn) => {
  const {
    message: { asked },
    isTold,
  } = turn;
  if (!isQuestion(turn)) return null;
  if (turn.message.does('feelings') >= SURE) return person('feelings', say('feelings'));
  const between = choicesOf(asked, (fact) => isTold(fact, 'last'));
  const parts = first(turn, 'robot');
  return between.length > 0 ? { ends: 'choices', parts, between } : person('unpublished', ...parts);
};

const noted: Rule = (turn) => {
  const {
    message: { whole },
    text,
  } = turn;
  return whole.asks >= SURE || text.includes('?')
    ? person('unpublished', ...first(turn))
    : answer(say(wordsIn(text).length > 2 ? 'noted' : 'say-more'));
};

export const RULES = {
  // Explicit words of despair or violence: helplines.
  distress,
  // Still near to them.
  near,
  // A chip does what it says.
  chip,
  // Another language is asked for.
  language,
  // Under 14: a parent.
  child,
  // "Sì", "invia" to a card that is not complete, or not here.
  sends,
  // "Annulla": the card is dropped; what was sent stays sent.
  cancels,
  // A complaint: its form, the office, the telephone.
  complains,
  // An address or a number: the card.
  reaches,
  // A quote, to be called, to enrol: the card.
  wants,
  // Questions that are answered for sure; the card stays as it is.
  answers,
  // A person.
  human,
  // "No", "ho detto…" to choices: the next ones.
  denies,
  // What else is typed beside the card is added to it.
  adds,
  // After a sending: a second card.
  corrects,
  // Small talk, feelings, stories.
  remark,
  // What is not clear about a complaint: how it is sent, then a person.
  ofComplaint,
  // Nothing published answers: a person.
  unpublished,
  // A question that is not clear: choices.
  unsure,
  // Anything else.
  noted,
} as const satisfies Readonly<Record<string, Rule>>;
export type RuleName = keyof typeof RULES;

export function decide(turn: Turn): { readonly rule: RuleName; readonly decision: Decision } {
  for (const [rule, applies] of Object.entries(RULES) as [RuleName, Rule][]) {
    const decision = applies(turn);
    if (decision) return { rule, decision };
  }
  throw new Error('The last rule ends every turn');
}
