// The table by which a clause is answered: the first rule that has an answer gives it. What a clause leaves out is taken from what was
// spoken of.
import type { Aspect, Fact, FactLevel } from '@school/catalog';
import { fold } from '../language/fold.js';
import { blended, choose } from './choice.js';
import type { Clause, ReadClause } from './clauses.js';
import type { Reading } from './heads.js';
import * as names from './knowledge.js';
import { likeliest } from './network.js';
import { MOST_COMPARED, compared, reckoned } from './side-by-side.js';
import { type Part, type Step, type Talk, type Understood, thresholds } from './state.js';
import { type About, type Subject, aboutOf, counterpart, factsOf, isExam, isSame, spokenAfter } from './subject.js';
import { picked } from './sums.js';

/** What a clause is read with. */
interface Reader {
  readonly read: ReadClause;
  readonly facts: readonly Fact[];
}

/** A clause as it stands. */
interface Heard extends Reader {
  readonly talk: Talk;
  readonly clause: Clause;
  readonly folded: string;
  readonly act: { readonly label: string; readonly probability: number };
}
/** The same, with what it asks. */
type Asked = Heard & Understood;
type Rule<T> = (heard: T) => Step | null;

/** Of what is said. */
const REMARKS: readonly Rule<Heard>[] = [
  // It holds no word: asks for other ones.
  withoutWords,
  // Somebody in distress who neither asks nor names a thing of the school: stays near.
  inDistress,
  // "L'altro", "il livello dopo": answers as if that had been named.
  takesUp,
  // "Ah ok": a yes to what was asked back, else the way on.
  fillsIn,
  // Small talk, a complaint, a wish for a person, a story.
  acts,
];
/** Of what is asked. */
const QUESTIONS: readonly Rule<Asked>[] = [
  // Hours, people, money: a sum.
  ({ talk, facts, ...asked }) => reckoned(talk, asked, facts),
  // One thing or another: both.
  ({ talk, facts, ...asked }) => compared(talk, asked, facts),
  // Of another language only what it is is told.
  otherLanguage,
  // A side that the thing surely asked about has not: a person, and who has it.
  (asked) => (asked.choice.missing && asked.choice.missing.share >= thresholds.likely ? lacking(asked) : null),
  // "Siete aperti sabato?", "e domenica?": that day.
  opening,
  // Nothing published answers: a person.
  (asked) => (isUnpublished(asked) ? unknown(asked) : null),
  (asked) => (asked.choice.missing ? lacking(asked) : null),
  // Only what was told already would answer: something else is meant.
  toldBefore,
  // "E il C2?" after price and day: both.
  sameSides,
  // The fact.
  told,
];

export function answer(talk: Talk, clause: Clause, reader: Reader): Step {
  const heard: Heard = { ...reader, talk, clause, folded: fold(clause.text), act: likeliest(clause.reading.acts) };
  const remark = firstOf(REMARKS, heard);
  if (remark) return remark;
  const understood = inContext(heard);
  const asked = { ...heard, ...understood, talk: understood.about.isNamed ? { ...talk, isBetween: false } : talk };
  return firstOf(QUESTIONS, asked)!;
}

function firstOf<T>(rules: readonly Rule<T>[], heard: T): Step | null {
  for (const rule of rules) {
    const step = rule(heard);
    if (step) return step;
  }
  return null;
}

const says = (talk: Talk, what: string): Step => ({ talk, parts: [{ do: 'say', what }], isAsked: false });

/**
 * "Asdkjh qwrtpl" holds none; names of levels and exams are words whatever their letters, "👍" says something, and so does a number
 * where hours or money are reckoned with.
 */
function withoutWords({ talk, folded }: Heard): Step | null {
  const hasNames = names.levelsIn(folded).length + names.topicsNamedIn(folded).length > 0;
  const isWord = (word: string) => /[aeiouy]/.test(word) && !/[^aeiouy]{5}|(.)\1{2}/.test(word);
  const isSaid = /\p{Extended_Pictographic}/u.test(folded) || ((talk.hours ?? talk.euro) !== null && /\d/.test(folded));
  const hasWords = hasNames || isSaid || (folded.match(/[a-z]{2,}/g) ?? []).some(isWord);
  return hasWords ? null : says(talk, 'say-more');
}

function inDistress({ talk, clause, folded }: Heard): Step | null {
  const isNamed = names.topicsNamedIn(folded).length > 0 || names.levelsIn(folded).length > 0;
  return talk.isDistressed && !clause.isMarked && !isNamed ? says(talk, 'near') : null;
}

/** A clause that takes one of several things spoken of, or the level beside, is read as if it had named it. */
function takesUp({ talk, folded, read, facts }: Heard): Step | null {
  const [level, ...more] = talk.thing?.levels ?? [];
  const beside = level && more.length === 0 ? names.levelBeside(folded, level) : null;
  if (beside) {
    const levelless = { ...talk, subject: talk.thing, thing: talk.thing && { ...talk.thing, levels: [] } };
    return answer(levelless, read(`e il ${beside.level}? ${beside.rest}`.trim()), { read, facts });
  }
  const chosen = names.pickIn(folded);
  const thing = chosen && picked(chosen.pick, talk.between, talk.thing);
  if (!thing) return null;
  const named = names.isFiller(chosen.rest) ? `e ${names.topicCalled(thing.topic)} ${thing.levels.join(' ')}?` : chosen.rest;
  return answer({ ...talk, subject: thing, thing, isBetween: false }, read(named), { read, facts });
}

/** Acts under which a few words that say nothing may be counted. */
const UNSAID: ReadonlySet<string> = new Set(['asks', 'tells', 'say-more', 'confirms', 'laughter']);

function fillsIn({ talk, folded, act, facts }: Heard): Step | null {
  if (!names.isFiller(folded) || (act.probability >= thresholds.likely && !UNSAID.has(act.label))) return null;
  const [asked, ...more] = talk.asked;
  if (!asked || more.length > 0) return { talk, parts: [nothingNew(talk, facts)], isAsked: false };
  const of = { topic: asked.topic, levels: asked.level ? [asked.level] : [] };
  return { talk: { ...talk, ...spokenAfter(talk, of), side: asked.aspect }, parts: [{ do: 'tell', facts: [asked] }], isAsked: true };
}

const MOST_OFFERED = 3;
/** Nothing is asked: the way on, which is what was not told yet of the thing spoken of. */
function nothingNew({ subject, thing, told, isGrave, isDistressed, turns }: Talk, facts: readonly Fact[]): Part {
  if (isGrave) return { do: 'say', what: isDistressed ? 'near' : 'refusal' };
  const of = thing ?? subject;
  const isUntold = ({ topic, level, aspect, id }: Fact) =>
    topic === of?.topic && aspect !== 'descrizione' && !told.includes(id) && (level ? of.levels.includes(level) : of.levels.length === 0);
  const sides = [...new Set(facts.filter(isUntold).map(({ aspect }) => aspect))].slice(0, MOST_OFFERED);
  if (of && sides.length > 0) return { do: 'more', of: of.topic, sides };
  return { do: 'say', what: turns === 0 ? 'greeting' : of ? 'praise' : 'say-more' };
}

const POLITE: ReadonlySet<string> = new Set(['greeting', 'thanks', 'praise', 'apology', 'refusal']);
const COMPLAINTS = 'reclami.descrizione';

/** Small talk, a wish, a remark: none asks for a fact. "Grazie, telefono?" thanks and asks. */
function acts(heard: Heard): Step | null {
  const { talk, clause, folded, act, facts } = heard;
  const asksBesides = clause.isMarked === true && POLITE.has(act.label) && isClear(clause);
  if (act.label === 'asks' || act.probability < thresholds.likely || names.isOnlyNamed(folded) || asksBesides) return null;
  // Whoever was left without an answer asks for somebody who has one.
  const what = act.label === 'who-are-you' && talk.unanswered > 0 ? 'human' : act.label;
  switch (what) {
    case 'human':
      return { talk, parts: [{ do: 'person', unanswered: 0 }], isAsked: true };
    case 'complains': {
      const way = { do: 'tell', facts: facts.filter(({ id }) => id === COMPLAINTS && !talk.told.includes(id)) } as const;
      const after: Talk = { ...talk, subject: { topic: 'reclami', levels: [] }, side: null, isGrave: true };
      return { talk: after, parts: [{ do: 'say', what }, way, { do: 'person', unanswered: 0 }], isAsked: true };
    }
    case 'tells':
      return { talk: { ...talk, ...toldOf(heard) }, parts: [], isAsked: false };
    default:
      return says(talk, talk.isDistressed ? 'near' : what);
  }
}

/** What a clause that asks nothing leaves spoken of. */
function toldOf({ talk, clause }: Heard): Partial<Talk> {
  const { subject, isNamed } = aboutOf(talk, clause.text, clause.reading);
  return subject && isNamed ? spokenAfter(talk, subject) : {};
}

/** It is clear which fact is asked for, or that none is published. */
const isClear = ({ choice: { facts, unpublished } }: Clause): boolean =>
  Math.max((facts[0]?.score ?? 0) * (1 - unpublished), unpublished) >= thresholds.clear;

/** Whoever only names a thing wants to hear what it is. */
const described = (subject: Subject, facts: readonly Fact[]) => ({
  facts: factsOf(facts, subject, 'descrizione').map((fact) => ({ fact, score: 1 })),
  unpublished: 0,
  missing: null,
});

/** Reads a clause as it stands and with what it leaves out before it; the likelier that it does, the more the latter counts. */
function inContext(heard: Heard): Understood {
  const { talk, clause, folded, facts } = heard;
  const about = aboutOf(talk, clause.text, clause.reading);
  if (!about.subject) return { clause, folded, about, choice: choose(clause.reading, facts, about), isStub: false };
  const side = likeliest(clause.reading.sides).probability;
  const isOnlyNamed = names.isOnlyNamed(folded);
  if (isOnlyNamed && asksWhat(talk, about, side)) return { clause, folded, about, choice: described(about.subject, facts), isStub: false };
  // It names a thing and asks nothing of it that could be told: the side that was asked before.
  const isStub = isOnlyNamed || (talk.side !== null && about.isNamed && side < thresholds.clear);
  const whole = about.leftOut > 0 || isStub ? wholeOf(heard, about, isStub) : clause.reading;
  const choice = choose(isStub ? whole : blended(clause.reading, whole, about), facts, about);
  const isMissing = choice.missing && (TOLD_APART.has(choice.missing.aspect) || choose(whole, facts, about).missing);
  return { clause, folded, about, choice: isMissing ? choice : { ...choice, missing: null }, isStub };
}

/** Whoever names a thing again, or before any side of it was asked, asks what it is. @param side how likely a side is asked. */
const asksWhat = (talk: Talk, { subject, isNamed }: About, side: number): boolean =>
  (isNamed && isSame(subject, talk.subject)) || (!talk.side && side < thresholds.sure);

/** A clause with what it leaves out named before it. */
function wholeOf({ talk, clause, folded, read }: Heard, { subject, levels }: About, isStub: boolean): Reading {
  const missing = [isStub && talk.side ? names.sideCalled(talk.side) : '', names.topicCalled(subject!.topic)];
  const missingLevels = names.levelsIn(folded).length > 0 ? [] : levels;
  return read([...missing, ...missingLevels, clause.text].join(' ').trim()).reading;
}

/** A course of another language is none of English, whatever its level, and so it is as long as it is spoken of. */
const NOT_ENGLISH: ReadonlySet<string> = new Set(['lingue', 'italiano-stranieri']);
const ENGLISH: ReadonlySet<string> = new Set(['corsi', 'cambridge', 'individuale', 'test-livello']);
function otherLanguage(asked: Asked): Step | null {
  const { folded, choice, clause, facts, about, talk } = asked;
  const best = choice.facts[0]?.fact;
  if (best && !ENGLISH.has(best.topic)) return null;
  const other = names.ownTopicsIn(folded).find((topic) => NOT_ENGLISH.has(topic));
  const of = talk.subject;
  if (!other && of && best && NOT_ENGLISH.has(of.topic) && !about.isNamed && TOLD_APART.has(best.aspect))
    return lacking({ ...asked, choice: { ...choice, missing: { of, aspect: best.aspect, share: choice.missing?.share ?? 0 } } });
  if (!other) return null;
  const isWhat = likeliest(clause.reading.sides).label === 'descrizione';
  return isWhat ? told({ ...asked, choice: described({ topic: other, levels: [] }, facts) }) : unknown(asked);
}

const isUnpublished = ({ choice: { facts, unpublished, missing } }: Asked): boolean =>
  unpublished >= thresholds.likely || (!missing && (facts[0]?.score ?? 0) < thresholds.least);

/** The likeliest fact was told before, and the clause does not plainly ask for it again: something else is meant. */
function toldBefore(asked: Asked): Step | null {
  const { talk, clause, about, choice, facts } = asked;
  const { id, aspect } = choice.facts[0]!.fact;
  if (!talk.told.includes(id) || about.isNamed || (clause.reading.sides[aspect] ?? 0) >= thresholds.likely) return null;
  const isAsked = clause.isMarked || clause.asks >= thresholds.sure;
  return isAsked ? unknown(asked) : { talk, parts: [nothingNew(talk, facts)], isAsked: false };
}

/** A side that a thing has not: it is said so, and what has it and may be meant is asked back. */
function lacking({ talk, about, choice, facts }: Asked): Step {
  const { of, aspect, share } = choice.missing!;
  const near = counterpart(of.topic);
  const [meant] = near ? factsOf(facts, { ...of, topic: near }, aspect) : [];
  // "E le date?" of a course: only its exam has any.
  if (meant && !about.isNamed && isExam(meant.topic))
    return { talk: { ...talk, side: aspect }, parts: [tells([meant])], isAsked: share >= thresholds.sure };
  const person = { do: 'person', unanswered: talk.unanswered + 1, lacking: { topic: of.topic, aspect } } as const;
  const otherwise: Part[] = meant ? [person, { do: 'clarify', between: [meant] }] : [person];
  const little = littleOf(talk, of, facts);
  const after = { ...talk, ...spokenAfter(talk, of), side: aspect };
  return { talk: after, parts: little.length > 0 ? little : otherwise, isAsked: share >= thresholds.sure };
}

/** Of a thing of which a single fact is told, that one, once. */
function littleOf({ told: heard }: Talk, subject: Subject | null, facts: readonly Fact[]): Part[] {
  const [only, ...more] = facts.filter(({ topic }) => topic === subject?.topic);
  return only && more.length === 0 && !heard.includes(only.id) ? [{ do: 'tell', facts: [only] }] : [];
}

function unknown({ talk, clause, choice, about, facts }: Asked): Step {
  const subject = about.isNamed ? about.subject : null;
  const little = littleOf(talk, subject, facts);
  const isAsked = little.length > 0 || (clause.asks >= thresholds.sure && choice.unpublished >= thresholds.sure);
  const parts: Part[] = [...little, { do: 'person', unanswered: talk.unanswered + 1 }];
  return { talk: { ...talk, ...(subject && spokenAfter(talk, subject)), side: null }, parts, isAsked };
}

function opening({ choice, folded, talk, facts }: Asked): Step | null {
  const days = names.daysIn(folded);
  const goesOn = talk.sides.includes('apertura') && names.isOnlyDays(folded);
  if (days.length === 0 || (choice.facts[0]!.fact.aspect !== 'apertura' && !goesOn)) return null;
  return { talk, parts: [{ do: 'open', days, facts: facts.filter(({ aspect }) => aspect === 'apertura') }], isAsked: true };
}

function sameSides(asked: Asked): Step | null {
  const {
    talk,
    about: { subject },
    isStub,
    facts,
  } = asked;
  const same = isStub && subject && talk.sides.length > 1 ? talk.sides.flatMap((side) => factsOf(facts, subject, side).slice(0, 1)) : [];
  return same.length > 1 ? { talk: afterFact(asked, same.at(-1)!), parts: [tells(same)], isAsked: true } : null;
}

const tells = (facts: readonly Fact[]): Part => ({ do: 'tell', facts: facts.slice(0, MOST_COMPARED) });

/** Of what is spoken once a fact was told. */
function afterFact({ talk, about }: Asked, { topic, level, aspect }: Fact): Talk {
  const isOfSchool = topic === 'scuola' || topic === 'privacy';
  const isRelated = about.isNamed && about.subject && counterpart(topic) === about.subject.topic;
  const levels = level && about.levels.length < 2 ? [level] : about.levels;
  const subject: Subject = { topic: isRelated ? about.subject.topic : topic, levels };
  if (isOfSchool && talk.subject) return talk;
  const after = spokenAfter(talk, subject);
  const isOther = talk.thing && after.thing && !talk.isBetween && !isSame(talk.thing, after.thing);
  const between = isOther ? [talk.thing, after.thing] : talk.between;
  return { ...talk, ...after, between, side: aspect };
}

/** Sides whose answers differ so much from thing to thing that the wrong one misleads. */
const TOLD_APART: ReadonlySet<Aspect> = new Set(['prezzo', 'durata', 'orario', 'inizio', 'date', 'formato']);

function told(asked: Asked): Step {
  const { clause, folded, about, talk, choice, facts } = asked;
  const [first, second] = choice.facts;
  const best = ofNamedLevel(first!.fact, folded, facts);
  const isAsked = clause.asks >= thresholds.sure && first!.score * (1 - choice.unpublished) >= thresholds.clear;
  const isClose = second && second.score >= thresholds.sure * first!.score && second.fact.topic !== best.topic;
  if (isClose && second.fact.aspect === best.aspect && !about.isNamed && TOLD_APART.has(best.aspect))
    return {
      talk: { ...afterFact(asked, best), subject: talk.subject },
      parts: [{ do: 'clarify', between: [best, second.fact] }],
      isAsked,
    };
  const same = ofAllLevels(best, about.levels, facts);
  const after = afterFact(asked, best);
  // What is told a second time is followed by the way on.
  const more = same.every(({ id }) => talk.told.includes(id)) ? nothingNew(after, facts) : null;
  return { talk: after, parts: [tells(same), ...(more?.do === 'more' ? [more] : [])], isAsked };
}

/** A fact at each of the levels that are spoken of. "Quando c'è il B2?" may ask for the first lesson or for the day of the week: both. */
function ofAllLevels(best: Fact, spoken: readonly FactLevel[], facts: readonly Fact[]): readonly Fact[] {
  const isOfSeveral = best.level !== undefined && spoken.length > 1;
  const levels = isOfSeveral ? spoken : best.level ? [best.level] : [];
  const of = (aspect: Aspect) => factsOf(facts, { topic: best.topic, levels }, aspect);
  if (best.aspect === 'inizio') return [...of('inizio'), ...of('orario')];
  return isOfSeveral ? of(best.aspect) : [best];
}

/** Whoever names a level asks for none of the others. */
function ofNamedLevel(fact: Fact, folded: string, facts: readonly Fact[]): Fact {
  const levels = names.levelsIn(folded);
  if (fact.aspect !== 'livelli' || levels.length !== 1) return fact;
  const topic = fact.topic === 'cambridge' ? 'corsi' : fact.topic;
  return factsOf(facts, { topic, levels }, 'descrizione')[0] ?? fact;
}
