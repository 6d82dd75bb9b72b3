// A message as a whole, and part by part where it asks for several things: each question is read with what those before
// it were about.
import { type Context, speakingOf } from './context.js';
import { isOnlyName, levelsLeftOutIn } from './knowledge.js';
import { CERTAIN, type Reader, type Reading, SURE, isUnpublished, sureFact } from './reading.js';

/** A message made to be slow to read is not read to its end. */
const LONGEST = 1200;
const MOST_PARTS = 8;

const ENDS = /(?<=[?!;])\s+|(?<=(?:\p{L}{3}|\p{L}\d|@\S{1,80})[.…]+)\s+|\n+|\s+(?=\d[.)]\s)/u;
const JOINS = /,?\s+(?:e|ed|ma|poi|and|but|et|mais|y|pero|und|aber)\s+|[,:]\s+|\s[-–]\s/iu;
const ADDRESS = /\S+@\S+/g;
/** A message in parts: where its sentences end, and where one of them may say something else. */
const sentencesIn = (text: string): string[] => text.split(new RegExp(ENDS, 'giu'));
const partsIn = (sentence: string): string[] => sentence.split(new RegExp(JOINS, 'giu'));

export interface Message {
  readonly whole: Reading;
  /** What of it asks: its marked sentences where others only tell. */
  readonly asked: Reading;
  /** Whether it also tells something, beside what it asks. */
  readonly tells: boolean;
  /** What it asks, in order; the whole where its parts do not ask for different things; nothing where a story asks little. */
  readonly questions: readonly Reading[];
  /** How likely a part of it, or the whole, does something. */
  does(intent: string): number;
}

/** What a part clearly asks for. @param least how likely it must be to ask. */
const askedBy = (reading: Reading, least: number): string | undefined => {
  if (reading.asks < least) return undefined;
  const fact = sureFact(reading);
  return fact
    ? `${fact.topic}.${fact.aspect}.${String(fact.level)}`
    : isUnpublished(reading)
      ? reading.text
      : undefined;
};

interface Part {
  readonly reading: Reading;
  /** Who marks one sentence as a question tells something in the others: "Quanto ci mettete? Il corso era il B1." */
  readonly asks: boolean;
}

/** What a message says, part by part. */
function partsOf(sentences: readonly string[], isMarked: boolean, context: Context, reader: Reader): Part[] {
  let before = context;
  const parts = sentences
    .flatMap((sentence) => partsIn(sentence).map((part) => ({ part, asks: !isMarked || sentence.includes('?') })))
    .filter(({ part }) => /\p{L}{2}|\p{L}\d/u.test(part.replace(ADDRESS, '')))
    .slice(0, MOST_PARTS);
  if (parts.length < 2) return [];
  return parts.map(({ part, asks }) => {
    const reading = reader.read(part, before);
    if (reading.subject && (reading.isNamed || reading.asks >= SURE)) before = after(before, reading);
    return { reading, asks };
  });
}

/** The marked sentences by themselves, about what the others name. */
function markedIn(sentences: readonly string[], parts: readonly Part[], context: Context, reader: Reader): Reading {
  const told = parts.filter(({ reading, asks }) => !asks && reading.isNamed && reading.subject);
  const about = told.reduce((before, { reading }) => speakingOf(before, reading.subject!, null), context);
  return reader.read(sentences.filter((sentence) => sentence.includes('?')).join(' '), about);
}

/** What parts clearly ask for, each thing once. */
function clearIn(parts: readonly Part[], least: number): readonly Reading[] {
  const clear = parts.flatMap(({ reading, asks }) => {
    // "Ok allora LanguageCert B2: quanto dura?" names what the rest asks about.
    const what = asks && !isOnlyName(reading.folded) && askedBy(reading, least);
    return what ? [[what, reading] as const] : [];
  });
  return [...new Map(clear).values()];
}

/** The parts that ask for different things, or for something beside what is not sure; else the whole. */
function questionsOf(clear: readonly Reading[], whole: Reading, asked: Reading): readonly Reading[] {
  const isAnswered = clear.some((reading) => sureFact(reading));
  // "Quanto costano il B1 e il B2?", "meglio il First o l'Advanced?", "tranne il B1" ask one thing of several.
  const isOfSeveral = whole.levels.length > 1 || levelsLeftOutIn(whole.folded).length > 0;
  const isOne = isOfSeveral && (sureFact(whole) !== undefined || (whole.intents['compares'] ?? 0) >= SURE);
  if (isOne) return [whole];
  return isAnswered && (clear.length > 1 || !sureFact(asked)) ? clear : [asked];
}

export function readMessage(message: string, context: Context, reader: Reader): Message {
  const text = message.slice(0, LONGEST).trim();
  const whole = reader.read(text, context);
  const isMarked = text.includes('?');
  const sentences = sentencesIn(text);
  const read = partsOf(sentences, isMarked, context, reader);
  // Who asks whether she is a machine asks the rest as well: "…o un computer? e quello che scrivo resta salvato"
  const isOfHer = read.some(({ reading: { remark } }) => remark.label === 'robot' && remark.probability >= SURE);
  const parts = isOfHer ? read.map(({ reading }) => ({ reading, asks: true })) : read;
  const isMixed = parts.some(({ asks }) => !asks);
  const marked = isMixed ? markedIn(sentences, parts, context, reader) : whole;
  // "…, am besten abends. Was haben Sie?": the marked sentence alone says too little.
  const asked = sureFact(marked) ? marked : whole;
  const isStory = isMixed && asked === whole && (whole.facts[0]?.score ?? 0) < SURE;
  const clear = clearIn(parts, isMarked || whole.asks >= SURE ? SURE : CERTAIN);
  return {
    whole,
    asked,
    tells: isMixed,
    questions: isStory && !clear.some((reading) => sureFact(reading)) ? [] : questionsOf(clear, whole, asked),
    does: (intent) =>
      Math.max(...[whole, ...parts.map(({ reading }) => reading)].map(({ intents }) => intents[intent] ?? 0)),
  };
}

/** What is spoken of after a question. */
export function after(context: Context, reading: Reading): Context {
  const { subject } = reading;
  return subject ? speakingOf(context, subject, sureFact(reading)?.aspect ?? null) : context;
}
