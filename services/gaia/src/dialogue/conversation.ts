// A conversation is replayed from the visitor's own turns, every time: nothing that a client claims Gaia has said can
// give a slot, a consent or a fact.
import { type ChatMessage, type QuoteService, quote as quoteForm } from '@school/contracts';
import type { Fact, Topic } from '@school/catalog';
import { type PrefilledForm, prefilledForm } from '../forms/prefilled-form.js';
import { saidIn } from '../forms/said.js';
import { fold } from '../language/fold.js';
import { FIRST, type Shares, heard, likeliestOf } from '../language/language-of.js';
import type { Act } from '../quote/about.js';
import { type QuoteMove, type QuoteState, noQuote, quoteTurn } from '../quote/dialogue.js';
import { TOPICS_OF, serviceOfTopic } from '../quote/service.js';
import type { QuoteSlots } from '../quote/slots.js';
import { asksForQuote, withoutContact } from '../quote/turn.js';
import { showsSummary } from '../quote/words.js';
import type { ReadClause } from '../reader/clauses.js';
import { levelsIn, ownTopicsIn } from '../reader/knowledge.js';
import { type Part, type Talk, nothingSaid } from '../reader/state.js';
import { turn } from '../reader/talk.js';
import type { Language } from '../language/languages.js';
import type { CorrectSpelling } from '../language/spelling.js';

/** What a conversation is read with: the heads, and the facts of the day. */
export interface Reader {
  readonly read: ReadClause;
  readonly facts: readonly Fact[];
  /** Puts mistyped words right. */
  readonly correct: CorrectSpelling;
}

export interface Plan {
  /** What is said to the turn itself; empty where only the request goes on. */
  readonly answer: readonly Part[];
  readonly quote: QuoteMove | null;
  readonly language: Language;
  /** The form that the visitor would rather fill in, with what they have told. */
  readonly form: PrefilledForm | null;
  /** The talk as it stood before the turn. */
  readonly talk: Talk;
}

/** The plan of no turn. */
export const NOTHING_TO_DO: Plan = { answer: [], quote: null, language: 'it', form: null, talk: nothingSaid };

interface State {
  readonly quote: QuoteState;
  readonly talk: Talk;
  readonly turns: readonly string[];
  /** In which language the visitor is likely to write. */
  readonly heard: Shares;
}

const REFERENCE = new RegExp(`\\b${quoteForm.prefix}-\\S`);

const start: State = { quote: noQuote, talk: nothingSaid, turns: [], heard: FIRST };

/** Replays a conversation and tells what to do in its last turn. */
export function replay(messages: readonly ChatMessage[], reader: Reader): Plan {
  let state = start;
  let plan = NOTHING_TO_DO;
  messages.forEach(({ role, content }, index) => {
    if (role !== 'user') return;
    const after = step(state, content, reader);
    plan = after.plan;
    const last = index === messages.length - 1;
    state =
      last || wasAnswered(after.plan, messages[index + 1])
        ? after.state
        : unanswered(state, after.state, messages[index + 1]);
  });
  return plan;
}

/**
 * Whether the answer to a turn reached the visitor: a summary that was not shown, whatever stood in its place, can't be
 * agreed to, and what has no reference was not sent.
 */
function wasAnswered({ quote }: Plan, next: ChatMessage | undefined): boolean {
  if (next?.role !== 'assistant') return false;
  return quote?.do === 'confirm'
    ? showsSummary(next.content, quote.slots, quote.language)
    : quote?.do !== 'send' || REFERENCE.test(next.content);
}

/**
 * The state after a turn whose answer never reached the visitor: what they told is kept, but a summary they have not
 * seen can't be agreed to, and a yes that was not answered may be given again. What is assumed here can only take
 * consent away.
 */
function unanswered(before: State, after: State, next: ChatMessage | undefined): State {
  // A reply without a reference says that it could not be sent; no reply leaves it open.
  if (after.quote.sent.length > before.quote.sent.length)
    return { ...after, quote: next?.role === 'assistant' ? { ...after.quote, sent: before.quote.sent } : before.quote };
  return { ...after, quote: reopened(after.quote) };
}

function step(state: State, raw: string, reader: Reader): { state: State; plan: Plan } {
  const turns = [...state.turns, raw];
  const shares = heard(state.heard, raw);
  const language = spokenLanguage(shares);
  const before = { ...spokenWithin(state), isGrave: state.talk.isGrave || state.quote.underage };
  // An address reads like anything.
  const said = withoutContact(raw);
  const talked = turn(before, language === 'it' ? corrected(said, reader.correct) : said, reader.read, reader.facts);
  const distress = talked.parts.filter((part) => part.do === 'say' && part.what === 'distress');
  if (distress.length > 0)
    return {
      state: { ...state, quote: reopened(state.quote), talk: talked.talk, turns, heard: shares },
      plan: { ...NOTHING_TO_DO, answer: distress, language, talk: before },
    };
  const {
    state: quote,
    move,
    aside,
    form: wantsForm,
  } = quoteTurn(state.quote, raw, {
    act: actOf(talked, raw),
    subject: askedAbout(talked.talk),
    language,
    correct: reader.correct,
  });
  const answer =
    wantsForm && !move
      ? besideForm(talked.parts, raw)
      : !move || aside
        ? besides(talked.parts, move)
        : move.do === 'limit'
          ? TO_A_PERSON
          : [];
  // Whatever else happens, the visitor is answered: whoever only tells something hears that it was understood.
  const told =
    answer.length > 0 || move ? answer : [{ do: 'say', what: talked.talk.isGrave ? 'say-more' : 'noted' } as const];
  const form = wantsForm
    ? formFor(namesSubject(raw) ? talked.talk : state.talk, { ...state.quote.slots, ...quote.slots }, turns)
    : null;
  return {
    state: { quote, talk: talked.talk, turns, heard: shares },
    plan: { answer: told, quote: move, language, form, talk: before },
  };
}

/** The words to put right are Italian ones without an accent; sentences and paragraphs end where they did. */
const corrected = (raw: string, correct: CorrectSpelling): string =>
  raw.replace(/\p{L}+/gu, (word) => (/^[a-z]+$/i.test(word) ? correct(word.toLowerCase()) : word));

/** A request of which the visitor has not just seen the summary: a yes may follow only on one that is shown anew. */
const reopened = (quote: QuoteState): QuoteState =>
  quote.phase === 'confirming' ? { ...quote, phase: 'collecting' } : quote;
const TO_A_PERSON: readonly Part[] = [{ do: 'person', unanswered: 0 }];

/** "Apri il modulo" is about what was spoken of before. */
function namesSubject(raw: string): boolean {
  const folded = fold(raw);
  return ownTopicsIn(folded).length + levelsIn(folded).length > 0;
}

function formFor(talk: Talk, slots: QuoteSlots, turns: readonly string[]): PrefilledForm {
  return prefilledForm(
    saidIn({ ...askedAbout(talk), ...slots }, { topics: subjects(talk), levels: talk.subject?.levels ?? [] }, turns),
  );
}

/** "Dove trovo il modulo dei reclami?" has an answer as well. */
function besideForm(parts: readonly Part[], raw: string): readonly Part[] {
  const ofComplaints = parts.filter(
    (part) => part.do === 'tell' && part.facts.some(({ topic }) => topic === 'reclami'),
  );
  return raw.includes('?') && ofComplaints.length > 0 ? ofComplaints : [{ do: 'say', what: 'form' }];
}

/** The visitor's language; where it is none of Gaia's own, English. */
function spokenLanguage(shares: Shares): Language {
  const language = likeliestOf(shares);
  return language === 'other' ? 'en' : language;
}

/** A request goes on: a word of courtesy beside it is not answered. */
const besides = (parts: readonly Part[], move: QuoteMove | null): readonly Part[] =>
  move ? parts.filter(({ do: what }) => what !== 'say') : parts;

/** What opens no request although a wish stands beside it; distress is answered before. */
const BLOCKS_WISHES: ReadonlySet<string> = new Set(['instructions', 'other-people', 'sensitive', 'complains']);
/** What opens none by itself. */
const BLOCKS: ReadonlySet<string> = new Set([...BLOCKS_WISHES, 'rude', 'off-topic', 'robot']);
/** Said in passing before a request, or of the request itself. */
const POLITE: ReadonlySet<string> = new Set([
  'praise',
  'greeting',
  'thanks',
  'say-more',
  'wants-quote',
  'confirms',
  'cancels',
  'corrects',
  'refusal',
  'tells',
]);

function actOf({ parts, isAsked }: ReturnType<typeof turn>, raw: string): Act | null {
  const said = parts.flatMap((part) => (part.do === 'say' ? [part.what] : []));
  // "Potete telefonarmi?" leaves a wish, and is no question for somebody to talk to now.
  if (asksForQuote(raw) && !said.some((what) => BLOCKS_WISHES.has(what))) return null;
  if (parts.some((part) => part.do === 'person' && part.unanswered === 0)) return 'person';
  if (said.some((what) => BLOCKS.has(what))) return 'blocks';
  // What is told to a wish answers no question.
  if (isAsked && parts.some((part) => part.do !== 'say' && !(part.do === 'tell' && part.offers))) return 'asks';
  return said.some((what) => !POLITE.has(what)) ? 'talk' : null;
}

const serviceOf = (subject: Talk['subject']): QuoteService | undefined =>
  subject ? serviceOfTopic(subject.topic) : undefined;

/** Of courses and exams there are too many to tell which one is meant. */
const MANY: ReadonlySet<QuoteService> = new Set(['corsi-lingua', 'certificazioni']);
/** What is asked within a request without a name is asked of its service. */
function spokenWithin({ quote, talk }: State): Talk {
  const [service, topics] = TOPICS_OF.find(([name]) => name === quote.slots.servizio) ?? [];
  const isOther = quote.phase !== 'idle' && service && !MANY.has(service) && serviceOf(talk.subject) !== service;
  return isOther && topics ? { ...talk, subject: { topic: topics[0]!, levels: [] }, side: null } : talk;
}

const subjects = ({ subject }: Talk): Topic[] => (subject ? [subject.topic] : []);

/** What a request is for when it doesn't say: what was asked about last. */
function askedAbout({ subject }: Talk): QuoteSlots {
  const servizio = serviceOf(subject);
  if (!servizio) return {};
  const { topic, levels } = subject!;
  return {
    servizio,
    ...(levels.length > 0 && { livello: levels.join(', ') }),
    ...(topic === 'individuale' && { formato: topic }),
  };
}
