// A message as a whole, and part by part where it asks for several things: each question is read with what those before
// it were about.
import { type Context, speakingOf } from './context.js';
import { levelsLeftOutIn } from './knowledge.js';
import { type Reader, type Reading, SURE, isUnpublished, sureFact } from './reading.js';

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
  /** What it asks, in order; the whole where its parts do not ask for different things. */
  readonly questions: readonly Reading[];
  /** How likely a part of it, or the whole, does something. */
  does(intent: string): number;
}

/** What a reading clearly asks for. */
const askedBy = (reading: Reading): string | undefined => {
  if (reading.asks < SURE) return undefined;
  const fact = sureFact(reading);
  return fact
    ? `${fact.topic}.${fact.aspect}.${String(fact.level)}`
    : isUnpublished(reading)
      ? reading.text
      : undefined;
};

export function readMessage(message: string, context: Context, reader: Reader): Message {
  const text = message.slice(0, LONGEST).trim();
  const whole = reader.read(text, context);
  const isMarked = text.includes('?');
  const parts = sentencesIn(text)
    .flatMap((sentence) => partsIn(sentence).map((part) => ({ part, asks: !isMarked || sentence.includes('?') })))
    .filter(({ part }) => /\p{L}{2}|\p{L}\d/u.test(part.replace(ADDRESS, '')))
    .slice(0, MOST_PARTS);
  let before = context;
  const readings =
    parts.length < 2
      ? []
      : parts.map(({ part, asks }) => {
          const reading = reader.read(part, before);
          if (reading.subject && (reading.isNamed || reading.asks >= SURE)) before = after(before, reading);
          return { reading, asks };
        });
  // Who marks one sentence as a question tells something in the others: "Quanto ci mettete? Il corso era il B1."
  const clear = new Map(
    readings.flatMap(({ reading, asks }) => {
      const asked = asks && askedBy(reading);
      return asked ? [[asked, reading] as const] : [];
    }),
  );
  const isMixed = readings.some(({ asks }) => !asks);
  const answered = [...clear.values()].filter((reading) => sureFact(reading));
  // "Quanto costano il B1 e il B2?", "meglio il First o l'Advanced?", "tranne il B1" ask one thing of several.
  const isOfSeveral = whole.levels.length > 1 || levelsLeftOutIn(whole.folded).length > 0;
  const isOne = isOfSeveral && (sureFact(whole) !== undefined || (whole.intents['compares'] ?? 0) >= SURE);
  const isSeveral = clear.size > 1 && answered.length > 0 && !isOne;
  const isBeside = clear.size === 1 && answered.length === 1 && (isMixed || !sureFact(whole)) && !isOne;
  return {
    whole,
    questions: isSeveral || isBeside ? [...clear.values()] : [whole],
    does: (intent) =>
      Math.max(...[whole, ...readings.map(({ reading }) => reading)].map(({ intents }) => intents[intent] ?? 0)),
  };
}

/** What is spoken of after a question. */
export function after(context: Context, reading: Reading): Context {
  const { subject } = reading;
  return subject ? speakingOf(context, subject, sureFact(reading)?.aspect ?? null) : context;
}
