// A text as the heads read it: what it does, and which published facts may answer it, the likeliest first.
import { type Aspect, type Fact, type FactLevel, type School, type Topic, allFacts, romeDay } from '@school/catalog';
import { type Context, OF_SCHOOL, type Subject, ofLevels, subjectOf } from './context.js';
import { fold } from './fold.js';
import { type Guesses, type Heads, LEFT_OUT, NONE, isAsking, read } from './heads.js';
import { levelsIn, ownTopicsIn, topicsNamedIn } from './knowledge.js';
import { sharedLearnt } from './learnt-file.js';
import { type Guess, type Likeliest, likeliest } from './linear.js';
import { wordsIn } from './phrases.js';

/** From here on something is sure: below it the visitor chooses. */
export const SURE = 0.45;
/** So sure is what nothing else speaks for: no question mark, no name. */
export const CERTAIN = 0.8;

interface Ranked {
  readonly fact: Fact;
  readonly score: number;
}

export interface Reading {
  readonly text: string;
  readonly folded: string;
  /** How likely it is that it asks for facts. */
  readonly asks: number;
  readonly intents: Guess;
  /** What it does where it asks for nothing. */
  readonly remark: Likeliest;
  readonly facts: readonly Ranked[];
  /** How likely it is that nothing published answers. */
  readonly unpublished: number;
  readonly topics: Guess;
  readonly levels: readonly FactLevel[];
  /** It names a course, an exam, a service or a level. */
  readonly isNamed: boolean;
  /** What it is about, as far as anything answers it. */
  readonly subject: Subject | null;
}

export interface Reader {
  /** Of the day. */
  readonly facts: readonly Fact[];
  readonly school: School;
  read(text: string, context: Context): Reading;
}

const OF_ENGLISH = /^(?:corsi|individuale)\./;

type Classes = ReadonlyMap<string, readonly Fact[]>;

/** Whoever leaves the topic out means what was spoken of, else the courses, or the school. */
function topicBefore({ subject }: Context, aspects: Guess, classes: Classes): Topic {
  const { [NONE]: _none, ...published } = aspects;
  return subject?.topic ?? (classes.has(`corsi.${likeliest(published).label}`) ? 'corsi' : 'scuola');
}

/** More words than these say more than "e quanto costa?". */
const LONGEST_FOLLOW_UP = 7;
/** Whoever goes on in a few words and names nothing speaks of the same thing, or of the school. */
const isFollowUp = (folded: string, { subject }: Context): boolean =>
  subject !== null &&
  !OF_SCHOOL.has(subject.topic) &&
  topicsNamedIn(folded).length === 0 &&
  wordsIn(folded).length <= LONGEST_FOLLOW_UP;

/** Asked of one thing only, they are asked of that in the midst of another as well. */
const OF_ONE: ReadonlySet<string> = new Set<Aspect>(['docenti', 'destinazioni']);

/** The topics as they are meant: those of other things are the subject's in a follow-up. */
function topicsMeant({ topics }: Guesses, { subject }: Context, before: Topic, goesOn: boolean): Guess {
  const leftOut = subject || likeliest(topics).label === LEFT_OUT ? before : LEFT_OUT;
  const meant: Record<string, number> = {};
  for (const [topic, likely] of Object.entries(topics)) {
    const means = goesOn && !OF_SCHOOL.has(topic as Topic) ? before : topic === LEFT_OUT ? leftOut : topic;
    meant[means] = (meant[means] ?? 0) + likely;
  }
  return meant;
}

/** A fact is as likely as its topic and its aspect are together. */
function byParts(topic: Guess, aspects: Guess, classes: Classes): Guess {
  const scores = [...classes.keys()].map((name) => {
    const [of, aspect] = name.split('.') as [string, string];
    return [name, (topic[of] ?? 0) * (aspects[aspect] ?? 0)] as const;
  });
  const none = aspects[NONE] ?? 0;
  const whole = scores.reduce((sum, [, score]) => sum + score, none) || 1;
  return { [NONE]: none / whole, ...Object.fromEntries(scores.map(([name, score]) => [name, score / whole])) };
}

/** As one head reads the fact itself, `*.prezzo` of what was spoken of. */
function directly({ facts }: Guesses, before: Topic, classes: Classes, goesOn: boolean): Guess {
  const scores: Record<string, number> = {};
  for (const [label, score] of Object.entries(facts)) {
    const [topic] = label.split('.') as [Topic];
    const name = goesOn && !OF_SCHOOL.has(topic) ? label.replace(/^[^.]+/, before) : label.replace('*', before);
    const known = classes.has(name) ? name : NONE;
    scores[known] = (scores[known] ?? 0) + score;
  }
  return scores;
}

export function readerOf(heads: Heads, facts: readonly Fact[], school: School): Reader {
  const classes: Classes = Map.groupBy(facts, ({ topic, aspect }) => `${topic}.${aspect}`);
  const readText = (text: string, context: Context): Reading => {
    const folded = fold(text);
    const guesses = read(heads, text, context);
    const [levels, own] = [levelsIn(folded), ownTopicsIn(folded)];
    const before = topicBefore(context, guesses.aspects, classes);
    const goesOn = isFollowUp(folded, context) && !OF_ONE.has(likeliest(guesses.aspects).label);
    const parts = byParts(topicsMeant(guesses, context, before, goesOn), guesses.aspects, classes);
    const direct = directly(guesses, before, classes, goesOn);
    const likely = (name: string) => ((parts[name] ?? 0) + (direct[name] ?? 0)) / 2;
    // The English courses are no answer to who names another language.
    const scoreOf = (name: string) => (own.includes('lingue') && OF_ENGLISH.test(name) ? 0 : likely(name));
    const ranked = [...classes]
      .flatMap(([name, [first, ...rest]]): Ranked[] => {
        const [fact] = ofLevels([first!, ...rest], subjectOf(first!.topic, levels, context).levels);
        return fact ? [{ fact, score: scoreOf(name) }] : [];
      })
      .toSorted((one, other) => other.score - one.score);
    const unpublished = scoreOf(NONE);
    const best = ranked[0];
    const topic = best && best.score >= unpublished ? best.fact.topic : (own[0] ?? context.subject?.topic);
    const remarks = Object.fromEntries(Object.entries(guesses.intents).filter(([intent]) => !isAsking(intent)));
    return {
      text,
      folded,
      intents: guesses.intents,
      asks: 1 - Object.values(remarks).reduce((sum, likely) => sum + likely, 0),
      remark: likeliest(remarks),
      facts: ranked,
      unpublished,
      topics: guesses.topics,
      levels,
      isNamed: own.length + levels.length > 0,
      // A level by itself is a course's.
      subject: topic || levels.length > 0 ? subjectOf(topic ?? 'corsi', levels, context) : null,
    };
  };
  return { facts, school, read: readText };
}

/** The reader of the day: built when the day in Rome changes. */
export function dailyReader(school: School, clock: () => Date): () => Reader {
  const heads = sharedLearnt();
  let day = '';
  let reader: Reader;
  return () => {
    const now = clock();
    if (romeDay(now) !== day) {
      day = romeDay(now);
      reader = readerOf(heads, allFacts(school, now), school);
    }
    return reader;
  };
}

/**
 * What answers for sure, if anything does: one fact, or two of the same thing that together are as likely. "Il test di
 * livello quanto costa?" may ask for the price or for what it is, and both say it.
 */
export function sureFacts({ facts: [best, next], unpublished }: Reading): readonly Fact[] {
  if (!best) return [];
  if (best.score >= SURE && best.score >= unpublished) return [best.fact];
  const areOne = next && next.fact.topic === best.fact.topic && next.fact.level === best.fact.level;
  return areOne && best.score >= unpublished && best.score + next.score >= SURE ? [best.fact, next.fact] : [];
}
export const sureFact = (reading: Reading): Fact | undefined => sureFacts(reading)[0];

export const isUnpublished = ({ unpublished }: Reading): boolean => unpublished >= SURE;
const MARGIN = 1.5;
/** That nothing answers is clearly likelier than that any fact does. */
export const isRatherUnpublished = ({ unpublished, facts: [best] }: Reading): boolean =>
  unpublished >= Math.min(SURE, MARGIN * (best?.score ?? 0));
