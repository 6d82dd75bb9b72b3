// What each turn of the visitor makes of a conversation. What a clause leaves out is taken from what was spoken of.
import type { Aspect, Fact, Topic } from '@school/catalog';
import { fold } from '../language/fold.js';
import { type Choice, blended, choose } from './choice.js';
import { type Clause, type ReadClause, clausesOf } from './clauses.js';
import * as names from './knowledge.js';
import { likeliest } from './linear-classifier.js';
import { MOST_COMPARED, compared, reckoned } from './side-by-side.js';
import { type Part, type Step, type Talk, type Understood, thresholds } from './state.js';
import { type About, type SpokenOf, type Subject, aboutOf, counterpart, factsOf, isThing, spokenAfter } from './subject.js';
import { amountIn, picked } from './sums.js';

interface Reading {
  readonly read: ReadClause;
  readonly facts: readonly Fact[];
}

/** What a turn asks, and what it leaves for the next. */
export function turn(before: Talk, message: string, read: ReadClause, facts: readonly Fact[]): Step {
  const reading = { read, facts };
  const text = aimedAt(before, message);
  let talk: Talk = { ...before, euro: amountIn(message).euro ?? before.euro };
  const steps: Step[] = [];
  const clauses = clausesOf(text, read);
  const organisation = clauses.length > 1 ? clauses.map(organisationOf).find((topic) => topic !== undefined) : undefined;
  for (const clause of clauses) {
    const step = answer({ ...talk, asked: before.asked }, clause, reading);
    // Where questions are marked, or somebody writes for others, what is told beside them only sets their subject.
    const isMeant = message.includes('?') ? clause.isMarked !== false : organisation === undefined;
    const isBeside = !isMeant && (!step.isAsked || describes(step));
    const isContext = isBeside && step.parts.some(({ do: what }) => what !== 'say');
    talk = isContext ? { ...talk, ...toldOf(talk, clause) } : step.talk;
    if (!isContext) steps.push({ ...step, isAsked: step.isAsked && (clause.isMarked === true || !message.includes('?')) });
  }
  const handsOff = ({ parts: of }: Step) => of.some(({ do: what }) => what === 'person');
  const isAnswered = steps.some((step) => !handsOff(step) && step.parts.some(({ do: what }) => what !== 'say'));
  const hasSide = steps.some((step) => step.isAsked && !describes(step));
  const isDropped = (step: Step) => !step.isAsked && ((isAnswered && handsOff(step)) || (hasSide && describes(step)));
  const said = steps.flatMap((step) => (isDropped(step) ? [] : step.parts));
  if (organisation && said.length === 0) talk = { ...talk, ...spokenAfter(talk, { topic: organisation, levels: [] }) };
  const parts = settled(said.length > 0 ? said : aboutTold(before, talk, facts));
  const told = [...talk.told, ...parts.flatMap((part) => ('facts' in part ? part.facts.map(({ id }) => id) : []))];
  const asked = parts.flatMap((part) => (part.do === 'clarify' ? part.between : []));
  const unanswered = parts.some((part) => part.do === 'person') ? before.unanswered + 1 : 0;
  return {
    talk: { ...talk, told, asked, unanswered, turns: before.turns + 1 },
    parts,
    isAsked: message.includes('?') || steps.some((step) => step.isAsked),
  };
}

/** For whom somebody writes who speaks for a company or a school. */
function organisationOf({ reading: { topics, acts } }: Clause): Topic | undefined {
  return ORGANISATIONS.find((topic) => (topics[topic] ?? 0) >= thresholds.organisation && likeliest(acts).label === 'tells');
}
const ORGANISATIONS = ['aziende', 'scuole'] as const satisfies readonly Topic[];

/** A message without what is told of the visitor: their own level beside the one they want, their relatives where they learn themselves. */
function aimedAt({ thing }: Talk, message: string): string {
  const folded = fold(message);
  const levelless = names.withoutOwnLevels(folded);
  const isBeside = names.levelsIn(levelless).length > 0 || (thing?.levels.length ?? 0) > 0;
  const aimed = isBeside && levelless !== folded ? names.withoutOwnLevels(message) : names.afterPassed(message);
  return ADULT.test(folded) && !CHILD.test(folded) ? names.withoutTopic(aimed, 'bambini') : aimed;
}
const YEARS = '(?:ann|year|ans|anos|jahr)';
const ADULT = new RegExp(
  `\\b(?:1[89]|[2-9]\\d|diciott'|diciannove|vent\\w*|trent\\w*) ?${YEARS}|\\b(?:pensionat[oa]|retired|retraitee?|jubilad[oa]|rentner)`,
);
const CHILD = new RegExp(`\\b(?:[3-9]|1[0-7]) (?:e \\d+ )?${YEARS}`);

/** Nothing but what a thing is: what somebody hears who names it in passing. */
const describes = ({ parts }: Step): boolean =>
  parts.every((part) => part.do === 'tell' && part.facts.every(({ aspect }) => aspect === 'descrizione'));

/** Whoever only tells what they are after hears what it is. */
function aboutTold({ subject: before }: Talk, { subject, told }: Talk, facts: readonly Fact[]): Part[] {
  if (!subject || (subject.topic === before?.topic && subject.levels.join() === before.levels.join())) return [];
  const course = subject.topic === 'cambridge' ? { ...subject, topic: 'corsi' as const } : subject;
  const [description] = factsOf(facts, course, 'descrizione').filter(({ id }) => !told.includes(id));
  return description ? [{ do: 'tell', facts: [description] }] : [];
}

/** What is said whatever else is asked. */
const GRAVE: ReadonlySet<string> = new Set(['complains', 'distress']);
const POLITE: ReadonlySet<string> = new Set(['greeting', 'thanks', 'praise', 'apology', 'refusal']);
const COMPLAINTS = 'reclami.descrizione';

/** A word of courtesy beside an answer needs none; no fact is told twice, and one way to a person is enough. */
function settled(parts: readonly Part[]): Part[] {
  const answers = parts.filter((part) => part.do !== 'say');
  const grave = parts.filter((part) => part.do === 'say' && GRAVE.has(part.what)).slice(0, 1);
  const kept = answers.length > 0 ? [...grave, ...answers] : [...grave, ...parts].slice(0, 1);
  const heard = new Set<string>();
  const once = kept.flatMap((part): Part[] => {
    if (part.do !== 'tell') return [part];
    const facts = part.facts.filter(({ id }) => !heard.has(id) && heard.add(id));
    return facts.length > 0 ? [{ ...part, facts }] : [];
  });
  const isLast = ({ do: what }: Part) => what === 'person' || what === 'clarify';
  return [
    ...once.filter((part) => !isLast(part)),
    ...once.filter(({ do: what }) => what === 'person').slice(0, 1),
    ...once.filter(({ do: what }) => what === 'clarify').slice(0, 1),
  ];
}

function answer(talk: Talk, clause: Clause, reading: Reading): Step {
  const folded = fold(clause.text);
  if (!hasWords(folded)) return { talk, parts: [{ do: 'say', what: 'say-more' }], isAsked: false };
  if (talk.isDistressed && clause.isMarked !== true)
    return {
      talk,
      parts: [{ do: 'say', what: likeliest(clause.reading.acts).label === 'distress' ? 'distress' : 'near' }],
      isAsked: false,
    };
  const taken = takenUp(talk, folded, reading);
  if (taken) return answer(taken.talk, taken.clause, reading);
  const act = likeliest(clause.reading.acts);
  if (names.isFiller(folded) && (UNSAID.has(act.label) || act.probability < thresholds.act)) return filler(talk, reading.facts);
  // "Grazie, telefono?" thanks and asks.
  const isPolite = clause.isMarked === true && POLITE.has(act.label);
  const asksBesides = names.isOnlyNamed(folded) || (isPolite && clearness(clause.choice) >= thresholds.clearly);
  if (act.label !== 'asks' && act.probability >= thresholds.act && !asksBesides) return acted(talk, clause, act.label, reading.facts);
  const understood = inContext(talk, clause, reading);
  const spoken = understood.about.isNamed ? { ...talk, isBetween: false } : talk;
  return (
    reckoned(spoken, understood, reading.facts) ?? compared(spoken, understood, reading.facts) ?? decided(spoken, understood, reading.facts)
  );
}

/** "Asdkjh qwrtpl" and "mmm" hold none; names of levels and exams are words whatever their letters. */
const hasWords = (folded: string): boolean =>
  names.levelsIn(folded).length + names.topicsNamedIn(folded).length > 0 ||
  (folded.match(/[a-z]{2,}/g) ?? []).some((word) => /[aeiouy]/.test(word) && !/[^aeiouy]{5}|(.)\1{2}/.test(word));

/** A clause that takes one of several things spoken of, or the level beside: the same as if it had named it. */
function takenUp(talk: Talk, folded: string, { read }: Reading): { readonly talk: Talk; readonly clause: Clause } | null {
  const [level, ...more] = talk.thing?.levels ?? [];
  const beside = level && more.length === 0 ? names.levelBeside(folded, level) : null;
  if (beside)
    return {
      talk: { ...talk, subject: talk.thing, thing: talk.thing && { ...talk.thing, levels: [] } },
      clause: read(`e il ${beside.level}? ${beside.rest}`.trim()),
    };
  const chosen = names.pickIn(folded);
  const thing = chosen && picked(chosen.pick, talk.between, talk.thing);
  if (!thing) return null;
  return {
    talk: { ...talk, subject: thing, thing, isBetween: false },
    clause: read(names.isFiller(chosen.rest) ? `e ${names.topicCalled(thing.topic)} ${thing.levels.join(' ')}?` : chosen.rest),
  };
}

/** Acts under which a few words that say nothing may be counted. */
const UNSAID: ReadonlySet<string> = new Set(['asks', 'tells', 'say-more', 'confirms', 'laughter']);

/** A yes to what Gaia asked back is for that. */
function filler(talk: Talk, facts: readonly Fact[]): Step {
  const [asked, ...more] = talk.asked;
  if (!asked || more.length > 0) return { talk, parts: [nothingNew(talk, facts)], isAsked: false };
  return {
    talk: { ...talk, ...spokenAfter(talk, { topic: asked.topic, levels: asked.level ? [asked.level] : [] }), side: asked.aspect },
    parts: [{ do: 'tell', facts: [asked] }],
    isAsked: true,
  };
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

/** Small talk, a wish, a remark: none asks for a fact. */
function acted(talk: Talk, clause: Clause, act: string, facts: readonly Fact[]): Step {
  // Whoever was left without an answer asks for somebody who has one.
  if (act === 'human' || (act === 'who-are-you' && talk.unanswered > 0))
    return { talk, parts: [{ do: 'person', unanswered: 0 }], isAsked: true };
  if (act === 'complains') {
    const way = { do: 'tell', facts: facts.filter(({ id }) => id === COMPLAINTS) } as const;
    const after: Talk = { ...talk, subject: { topic: 'reclami', levels: [] }, side: null, isGrave: true };
    const isTold = talk.told.includes(COMPLAINTS);
    return { talk: after, parts: [{ do: 'say', what: act }, ...(isTold ? [] : [way]), { do: 'person', unanswered: 0 }], isAsked: true };
  }
  if (act === 'distress')
    return { talk: { ...talk, isGrave: true, isDistressed: true }, parts: [{ do: 'say', what: act }], isAsked: false };
  if (act !== 'tells') return { talk, parts: [{ do: 'say', what: talk.isDistressed ? 'near' : act }], isAsked: false };
  return { talk: { ...talk, ...toldOf(talk, clause) }, parts: [], isAsked: false };
}

/** What a clause that asks nothing leaves spoken of. */
function toldOf(talk: Talk, { text, reading }: Clause): SpokenOf {
  const { subject, isNamed } = aboutOf(talk, text, reading);
  return subject && isNamed ? spokenAfter(talk, subject) : { subject: talk.subject, thing: talk.thing };
}

const clearness = ({ facts: [first], unpublished }: Choice): number => Math.max((first?.score ?? 0) * (1 - unpublished), unpublished);

/** A clause names a thing and asks nothing of it, or nothing that could be told. */
const isStub = (talk: Talk, { text, reading }: Clause, { isNamed }: About): boolean =>
  names.isOnlyNamed(fold(text)) || (talk.side !== null && isNamed && likeliest(reading.sides).probability < thresholds.noSide);

/** Reads a clause as it stands and with what it leaves out before it; the likelier that it does, the more the latter counts. */
function inContext(talk: Talk, clause: Clause, { read, facts }: Reading): Understood {
  const folded = fold(clause.text);
  const about = aboutOf(talk, clause.text, clause.reading);
  const { subject, levels, leftOut } = about;
  if (!subject) return { clause, folded, about, choice: choose(clause.reading, facts, about) };
  const stub = isStub(talk, clause, about);
  const isSame = about.isNamed && subject.topic === talk.subject?.topic && subject.levels.join() === talk.subject.levels.join();
  if (names.isOnlyNamed(folded) && (isSame || (!talk.side && likeliest(clause.reading.sides).probability < thresholds.besideName)))
    return { clause, folded, about, choice: described(subject, facts) };
  const missing = [
    stub && talk.side ? names.sideCalled(talk.side) : '',
    names.topicCalled(subject.topic),
    ...(names.levelsIn(folded).length > 0 ? [] : levels),
  ];
  const whole = leftOut > 0 || stub ? read([...missing.filter(Boolean), clause.text].join(' ')).reading : clause.reading;
  const choice = choose(stub ? whole : blended(clause.reading, whole, about), facts, about);
  const isDoubtful = choice.missing !== null && !TOLD_APART.has(choice.missing.aspect) && !choose(whole, facts, about).missing;
  return { clause, folded, about, choice: isDoubtful ? { ...choice, missing: null } : choice };
}

/** Whoever only names a thing wants to hear what it is. */
const described = (subject: Subject, facts: readonly Fact[]): Choice => ({
  facts: factsOf(facts, subject, 'descrizione').map((fact) => ({ fact, score: 1 })),
  unpublished: 0,
  missing: null,
});

/** A course of another language is none of these, whatever its level. */
const NOT_ENGLISH: ReadonlySet<Topic> = new Set(['lingue', 'italiano-stranieri']);
const ENGLISH: ReadonlySet<Topic> = new Set(['corsi', 'cambridge', 'individuale', 'test-livello']);

/** A fact, the way to a person, or a question back. */
function decided(talk: Talk, understood: Understood, facts: readonly Fact[]): Step {
  const { folded, choice, clause } = understood;
  const [first] = choice.facts;
  const other = names.ownTopicsIn(folded).find((topic) => NOT_ENGLISH.has(topic));
  const isOther = other !== undefined && ENGLISH.has(first?.fact.topic ?? 'corsi');
  if (isOther && likeliest(clause.reading.sides).label === 'descrizione')
    return told(talk, { ...understood, choice: described({ topic: other, levels: [] }, facts) }, facts);
  if (choice.missing && choice.missing.share >= thresholds.side) return lacking(talk, choice.missing, facts);
  if (isOther || choice.unpublished >= thresholds.unpublished || (!choice.missing && (first?.score ?? 0) < thresholds.least))
    return unknown(talk, understood, facts);
  if (choice.missing) return lacking(talk, choice.missing, facts);
  if (isHeard(talk, understood))
    return clause.isMarked || clause.asks >= thresholds.surely
      ? unknown(talk, understood, facts)
      : { talk, parts: [nothingNew(talk, facts)], isAsked: false };
  return told(talk, understood, facts);
}

/** The likeliest fact was told before, and the clause does not plainly ask for it again: something else is meant. */
function isHeard(
  { told: heard }: Talk,
  {
    clause,
    about,
    choice: {
      facts: [first],
    },
  }: Understood,
): boolean {
  const { id, aspect } = first!.fact;
  return heard.includes(id) && !about.isNamed && (clause.reading.sides[aspect] ?? 0) < thresholds.again;
}

/** A side that a thing has not: it is said so, and what has it and may be meant is asked back. */
function lacking(talk: Talk, { of, aspect, share }: NonNullable<Choice['missing']>, facts: readonly Fact[]): Step {
  const little = firstOf(talk, of, facts);
  const near = counterpart(of.topic);
  const [meant] = near ? factsOf(facts, { ...of, topic: near }, aspect) : [];
  const person = { do: 'person', unanswered: talk.unanswered + 1, lacking: { topic: of.topic, aspect } } as const;
  const parts: Part[] = little.length > 0 ? little : meant ? [person, { do: 'clarify', between: [meant] }] : [person];
  return { talk: { ...talk, ...spokenAfter(talk, of), side: aspect }, parts, isAsked: share >= thresholds.surely };
}

/** So many facts are all there is to tell. */
const LITTLE = 1;
/** Of a thing of which little is told, that little, once. */
function firstOf({ told: heard }: Talk, subject: Subject | null, facts: readonly Fact[]): Part[] {
  const little = facts.filter(({ topic }) => topic === subject?.topic);
  return little.length === LITTLE && !heard.includes(little[0]!.id) ? [{ do: 'tell', facts: little }] : [];
}

function unknown(talk: Talk, { clause, choice, about }: Understood, facts: readonly Fact[]): Step {
  const subject = about.isNamed ? about.subject : null;
  const parts: Part[] = [...firstOf(talk, subject, facts), { do: 'person', unanswered: talk.unanswered + 1 }];
  const isSurely = choice.unpublished >= (clause.isMarked ? thresholds.likely : thresholds.surely);
  const isAsked = parts.length > 1 || (clause.asks >= thresholds.surely && isSurely);
  return { talk: { ...talk, ...(subject && spokenAfter(talk, subject)), side: null }, parts, isAsked };
}

/** Sides whose answers differ so much from thing to thing that the wrong one misleads. */
const TOLD_APART: ReadonlySet<Aspect> = new Set(['prezzo', 'durata', 'orario', 'inizio', 'date', 'formato']);

/** Whoever names a level asks for none of the others, and whoever names a day asks when. */
function meantBy(fact: Fact, folded: string, facts: readonly Fact[]): Fact {
  const levels = names.levelsIn(folded);
  const course = { topic: 'corsi', levels } as const;
  if (fact.aspect === 'livelli' && levels.length === 1) {
    return factsOf(facts, { topic: fact.topic === 'cambridge' ? 'corsi' : fact.topic, levels }, 'descrizione')[0] ?? fact;
  }
  return fact.id === 'corsi.descrizione' && names.daysIn(folded).length > 0 ? (factsOf(facts, course, 'orario')[0] ?? fact) : fact;
}

function told(
  talk: Talk,
  {
    clause,
    folded,
    about,
    choice: {
      facts: [first, second],
      unpublished,
    },
  }: Understood,
  facts: readonly Fact[],
): Step {
  const { score, fact } = first!;
  const best = meantBy(fact, folded, facts);
  const isRelated = about.isNamed && about.subject && counterpart(best.topic) === about.subject.topic;
  const subject: Subject = {
    topic: isRelated ? about.subject.topic : best.topic,
    levels: best.level && about.levels.length < 2 ? [best.level] : about.levels,
  };
  const isOfSchool = best.topic === 'scuola' || best.topic === 'privacy';
  const after: Talk = isOfSchool && talk.subject ? talk : { ...talk, ...spokenAfter(talk, subject), side: best.aspect };
  const isAsked = clause.asks >= thresholds.surely && score * (1 - unpublished) >= thresholds.clearly;
  const days = names.daysIn(folded);
  if (best.aspect === 'apertura' && days.length > 0) return { talk: after, parts: [{ do: 'open', days, facts: [best] }], isAsked: true };
  const isClose =
    second && second.score >= thresholds.close * score && second.fact.topic !== best.topic && second.fact.aspect === best.aspect;
  if (isClose && !about.isNamed && TOLD_APART.has(best.aspect))
    return { talk: { ...after, subject: talk.subject }, parts: [{ do: 'clarify', between: [best, second.fact] }], isAsked };
  const ofEach = talk.isBetween && isThing(best.topic) ? talk.between.flatMap((thing) => factsOf(facts, thing, best.aspect)) : [];
  if (ofEach.length > 1)
    return { talk: { ...talk, side: best.aspect }, parts: [{ do: 'tell', facts: ofEach.slice(0, MOST_COMPARED) }], isAsked };
  const same = best.level && about.levels.length > 1 ? factsOf(facts, { topic: best.topic, levels: about.levels }, best.aspect) : [best];
  return { talk: after, parts: [{ do: 'tell', facts: same.slice(0, MOST_COMPARED) }], isAsked };
}
