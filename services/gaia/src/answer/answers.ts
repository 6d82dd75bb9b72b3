// What a message asks and the school has published: facts, sums, comparisons, and what stays open beside them.
import type { Fact, Topic } from '@school/catalog';
import type { QuoteDraft } from '@school/contracts';
import type { Part } from '../conduct/endings.js';
import { type Context, type Subject, factsOf, subjectOf } from '../reader/context.js';
import { isOnlyName, levelsLeftOutIn, ownTopicsIn } from '../reader/knowledge.js';
import { wordsIn } from '../reader/phrases.js';
import { type Message, after } from '../reader/message.js';
import { CERTAIN, type Reader, type Reading, SURE, sureFact, sureFacts } from '../reader/reading.js';
import { type Counted, countedIn, reckoned } from './sums.js';

/** More than that were not asked for by name. */
const MOST_TOLD = 3;
const MOST_QUOTED = 80;
/** "Prezzo e durata?": of a word or two nothing is said to be unknown. */
const LEAST_WORDS = 3;
/** Courses and exams, which may be compared. */
const THINGS: ReadonlySet<Topic> = new Set(['corsi', 'individuale', 'cambridge', 'languagecert', 'toefl', 'tkt-clil']);

export interface Answers {
  readonly parts: readonly Part[];
  /** What is spoken of, and counted, after them. */
  readonly context: Context;
  readonly counted: Counted;
}

/** One thing or another, both named: the aspect that is asked, of each that has it. */
function compared(reading: Reading, context: Context, facts: readonly Fact[]): readonly Fact[] {
  const {
    folded,
    levels,
    intents,
    facts: [best],
  } = reading;
  const topics = ownTopicsIn(folded).filter((topic) => THINGS.has(topic));
  const things =
    topics.length > 1
      ? topics.map((topic) => subjectOf(topic, levels, context))
      : levels.map((level) => ({ topic: topics[0] ?? best?.fact.topic ?? ('corsi' as const), levels: [level] }));
  const aspect = sureFact(reading)?.aspect ?? 'descrizione';
  const isCompared = sureFact(reading) !== undefined || (intents['compares'] ?? 0) >= SURE;
  const told = things.flatMap((thing) => factsOf(facts, thing, aspect).slice(0, 1));
  return isCompared && things.length > 1 && new Set(told).size === things.length ? told.slice(0, MOST_TOLD) : [];
}

/** "Tranne il B1, quali corsi avete?": the fact of each other level. */
function ofOtherLevels(fact: Fact, { folded, levels }: Reading, facts: readonly Fact[]): readonly Fact[] {
  const leftOut = levels.length > 0 ? [] : levelsLeftOutIn(folded);
  return leftOut.length === 0
    ? []
    : facts.filter(
        ({ topic, aspect, level }) =>
          topic === fact.topic && aspect === fact.aspect && level !== undefined && !leftOut.includes(level),
      );
}

/** What is surely a remark asks for nothing; "Sei un robot?" asks for no fact. */
const asksNothing = ({ remark: { probability }, asks, folded }: Reading): boolean =>
  probability >= SURE && (!folded.includes('?') || probability > asks);

/** What was asked before of what is named, else what it is. */
function namedOf(subject: Subject, { aspect }: Context, facts: readonly Fact[]): readonly Fact[] {
  const asked = aspect ? factsOf(facts, subject, aspect) : [];
  return (asked.length > 0 ? asked : factsOf(facts, subject, 'descrizione')).slice(0, 1);
}

/** The facts that answer a question for sure. */
function factsFor(reading: Reading, context: Context, { facts }: Reader): readonly Fact[] {
  const fact = sureFact(reading);
  const { folded, subject } = reading;
  if (asksNothing(reading)) return [];
  // "B2", "first?": what it is, whatever was asked before.
  if (isOnlyName(folded) && subject) return namedOf(subject, context, facts);
  const each = compared(reading, context, facts);
  if (each.length > 0) return each;
  if (!fact) return [];
  const others = ofOtherLevels(fact, reading, facts);
  if (others.length > 0) return others;
  // "Entro quando mi rispondete?" of a complaint is asked of that, not of the school.
  const own =
    fact.topic === 'scuola' && !reading.isNamed && context.subject?.topic === 'reclami'
      ? factsOf(facts, context.subject, fact.aspect)
      : [];
  if (own.length > 0) return own.slice(0, 1);
  // "Quando c'è il B2?" may ask for the first lesson or for the day of the week: both.
  const days = fact.aspect === 'inizio' && subject ? factsOf(facts, subject, 'orario') : [];
  return [...sureFacts(reading), ...days];
}

/** What was said before a message. */
interface Before {
  readonly context: Context;
  readonly counted: Counted;
  readonly card: QuoteDraft | null;
}

/** The answers to a message; no part tells anything where nothing is sure. */
export function answersTo(message: Message, before: Before, reader: Reader): Answers {
  let { context, counted } = before;
  // Beside a card most is an addition to it: only what surely asks is answered.
  const isAsked = ({ asks, folded }: Reading) => before.card === null || folded.includes('?') || asks >= CERTAIN;
  const parts = message.questions.map((reading): Part => {
    counted = countedIn(reading.folded, counted, reading.subject ?? context.subject);
    const sum = reckoned(reading, counted, reader);
    const facts = sum ? sum.facts : isAsked(reading) ? factsFor(reading, context, reader) : [];
    if (facts.length > 0) context = after(context, reading);
    if (sum) return { do: 'reckon', ...sum };
    return facts.length > 0 ? { do: 'tell', facts } : { do: 'open', question: reading.text.slice(0, MOST_QUOTED) };
  });
  const { whole } = message;
  if (!parts.some(isTold)) return { parts: [], context: isSubject(whole) ? after(context, whole) : context, counted };
  const clear = parts.filter((part) => part.do !== 'open' || wordsIn(part.question).length >= LEAST_WORDS);
  return { parts: withoutRepetition(clear), context, counted };
}

const isTold = (part: Part): boolean => part.do !== 'open';

/** What was said to name a thing, though nothing is asked of it. */
const isSubject = ({ isNamed, subject }: Reading): boolean => isNamed && subject !== null;

const says = (one: Fact, other: Fact): boolean =>
  wordsIn(other.value).every((word) => wordsIn(one.value).includes(word));

/** No fact is told twice, and none that another one says as well: "Il test è gratuito." */
function withoutRepetition(parts: readonly Part[]): Part[] {
  const told: Fact[] = [];
  return parts.flatMap((part): Part[] => {
    if (part.do !== 'tell') return [part];
    const facts = part.facts.filter(
      (fact) =>
        !told.some((one) => says(one, fact)) &&
        !part.facts.some((one) => one.value.length > fact.value.length && says(one, fact)) &&
        told.push(fact),
    );
    return facts.length > 0 ? [{ ...part, facts }] : [];
  });
}
