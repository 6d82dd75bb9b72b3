// What is said to a clause that asks for a fact: the fact, a question back, or the way to a person.
import type { Aspect, Fact, FactLevel, Topic } from '@school/catalog';
import type { Clause } from './clauses.js';
import { fold } from '../language/fold.js';
import { NONE } from './heads.js';
import type { Asked } from './heard.js';
import * as names from './knowledge.js';
import { likeliest } from './linear.js';
import { MOST_OFFERED, nothingNew } from './remarks.js';
import { MOST_COMPARED } from './side-by-side.js';
import { type Part, type Step, type Talk, thresholds } from './state.js';
import { type Subject, counterpart, factsOf, isExam, isSame, isThing, spokenAfter } from './subject.js';

/**
 * Nothing published answers: a person, who hears which side of which thing; what has that side and may be meant is
 * asked back.
 */
export function unknown({ talk, clause, choice, about, facts }: Asked): Step {
  const { subject } = about;
  const lacking = subject && lackingSide(clause, subject, facts);
  const near = lacking && counterpart(lacking.topic);
  const [meant] = near ? factsOf(facts, { ...subject!, topic: near }, lacking.aspect) : [];
  const person: Part = { do: 'person', unanswered: talk.unanswered + 1, ...(lacking && { lacking }) };
  const after: Talk = { ...talk, ...(subject && spokenAfter(talk, subject)), side: null };
  // What is nearly as likely to be meant is asked back.
  const weak = choice.facts
    .filter(({ score }) => score >= WEAK)
    .map(({ fact }) => fact)
    .filter(({ topic }) => !about.isNamed || topic !== subject?.topic);
  const between = meant ? [meant] : lacking || talk.isGrave ? [] : weak.slice(0, MOST_OFFERED);
  const beside: Part[] = between.length > 0 ? [{ do: 'clarify', between }] : [];
  return {
    talk: after,
    parts: [person, ...beside],
    isAsked: clause.asks >= thresholds.sure && choice.unpublished >= thresholds.likely,
  };
}

/** The side that is asked of a thing, where it has none of it. */
function lackingSide(
  { reading }: Clause,
  of: Subject,
  facts: readonly Fact[],
): { topic: Topic; aspect: Aspect } | null {
  const { [NONE]: none = 0, ...sides } = reading.sides;
  const { label, probability } = likeliest(sides);
  const aspect = label as Aspect;
  const isSure = isThing(of.topic) && aspect !== 'descrizione' && probability / (1 - none) >= thresholds.likely;
  return isSure && factsOf(facts, of, aspect).length === 0 ? { topic: of.topic, aspect } : null;
}

const HOURS: ReadonlySet<string> = new Set(['scuola.apertura', 'scuola.telefono']);
export function opening({ choice, folded, talk, facts }: Asked): Step | null {
  const days = names.daysIn(folded);
  const goesOn = talk.sides.includes('apertura') && names.isOnlyDays(folded);
  const isOfHours = HOURS.has(choice.facts[0]?.fact.id ?? '');
  if (days.length === 0 || (!isOfHours && !goesOn)) return null;
  // The telephone has hours of its own.
  const phone = names.isOfPhone(folded) ? facts.filter(({ id }) => id === 'scuola.telefono') : [];
  if (phone.length > 0) return { talk: { ...talk, side: 'telefono' }, parts: [tells(phone)], isAsked: true };
  return {
    talk,
    parts: [{ do: 'open', days, facts: facts.filter(({ aspect }) => aspect === 'apertura') }],
    isAsked: true,
  };
}

/** A follow-up names a Cambridge exam where another board's was spoken of: nothing of that one answers it. */
export function ofNamedExam({ talk, folded, choice, facts }: Asked): Step | null {
  const best = choice.facts[0]?.fact;
  const levels = names.cambridgeExamsIn(folded);
  const before = talk.thing?.topic;
  const isOnlyNamed = names.isOnlyNames(folded);
  const isMeant = best && (best.topic === before || best.topic === 'cambridge' || isOnlyNamed);
  const isOfOther = isMeant && before && isExam(before) && before !== 'cambridge';
  if (!isOfOther || levels.length === 0 || names.ownTopicsIn(folded).some(isExam)) return null;
  const exam: Subject = { topic: 'cambridge', levels };
  const aspect = (isOnlyNamed && talk.side) || best.aspect;
  const same = factsOf(facts, exam, aspect);
  const lacking = { topic: exam.topic, aspect };
  const part: Part = same.length > 0 ? tells(same) : { do: 'person', unanswered: talk.unanswered + 1, lacking };
  return { talk: { ...talk, ...spokenAfter(talk, exam), side: aspect }, parts: [part], isAsked: true };
}

const tells = (facts: readonly Fact[]): Part => ({ do: 'tell', facts: facts.slice(0, MOST_COMPARED) });

/** Of what is spoken once a fact was told. */
function afterFact({ talk, about }: Asked, { topic, level, aspect }: Fact): Talk {
  const subject: Subject = { topic, levels: level && about.levels.length < 2 ? [level] : about.levels };
  if ((topic === 'scuola' || topic === 'privacy') && talk.subject) return talk;
  const after = spokenAfter(talk, subject);
  const isOther = talk.thing && after.thing && !isSame(talk.thing, after.thing);
  const between = isOther ? [talk.thing, after.thing] : talk.between;
  return { ...talk, ...after, between, side: aspect };
}

/** A reading that another one comes so near to, or that is itself so weak, is asked back. */
const CLOSE = 0.6;

const CERTAIN = 0.6;

const WEAKEST = 0.3;

/** What may be meant where most speaks for nothing that is published. */
const WEAK = 0.25;

export function told(asked: Asked): Step {
  const { clause, about, talk, choice, facts } = asked;
  const [first] = choice.facts;
  const best = ofAge(first!.fact, asked);
  const isAsked = clause.asks >= thresholds.sure && first!.score * (1 - choice.unpublished) >= thresholds.clear;
  const close = choice.facts.filter(({ score }) => score >= CLOSE * first!.score).map(({ fact }) => fact);
  const isOfTwo = close.some(({ topic }) => topic !== best.topic) && first!.score < CERTAIN && !about.isNamed;
  if (isOfTwo || first!.score < WEAKEST)
    return askedBack(asked, close.length > 1 ? close : choice.facts.map(({ fact }) => fact), isAsked);
  const others = choice.facts
    .slice(1)
    .filter(({ fact, score }) => score >= thresholds.shared && fact.aspect !== best.aspect);
  const all = [best, ...others.map(({ fact }) => fact)].flatMap((fact) => ofAllLevels(fact, about.levels, facts));
  const after = afterFact(asked, best);
  // Nor what a thing is, which answers nearly all, a second time.
  const isTold = ({ id, aspect }: Fact) => (aspect === 'descrizione' ? talk.told : talk.lately).includes(id);
  if (all.every(isTold)) return toldAlready(asked, after, all);
  return { talk: after, parts: [tells(all)], isAsked };
}

/** "Fate corsi per bimbi di 4 anni?": whether there is one for that age is told by the ages, not by a yes. */
function ofAge(fact: Fact, { folded, facts }: Asked): Fact {
  const isOfChildren = fact.topic === 'bambini' || fact.topic === 'young-learners';
  if (!isOfChildren || fact.aspect !== 'descrizione' || !names.hasAge(folded)) return fact;
  return facts.find(({ topic, aspect }) => topic === fact.topic && aspect === 'eta') ?? fact;
}

/** Where all that may be meant is of one thing, that is what is spoken of; a grave talk is no riddle. */
function askedBack(asked: Asked, meant: readonly Fact[], isAsked: boolean): Step {
  const { talk } = asked;
  if (talk.isGrave) return { talk, parts: [{ do: 'person', unanswered: 0 }], isAsked };
  const between = meant.slice(0, MOST_OFFERED);
  const after = afterFact(asked, between[0]!);
  const isOfOne = between.every(({ topic }) => topic === between[0]!.topic);
  return {
    talk: isOfOne
      ? { ...after, side: talk.side }
      : { ...after, subject: talk.subject, thing: talk.thing, side: talk.side },
    parts: [{ do: 'clarify', between }],
    isAsked,
  };
}

/** What was told just now is not what is asked: what comes next to it is, else the way on and to a person. */
function toldAlready(asked: Asked, after: Talk, told: readonly Fact[]): Step {
  const { choice, talk, facts, folded } = asked;
  const other = choice.facts.find(({ fact, score }) => score >= WEAK && !talk.told.includes(fact.id))?.fact;
  if (other) return { talk: { ...after, side: other.aspect }, parts: [tells([other])], isAsked: true };
  // "Anche per l'esame?": of what is named beside it nothing was told.
  const isOfOther = names
    .topicsNamedIn(folded)
    .some((topic) => isExam(topic) && told.every((one) => one.topic !== topic));
  if (isOfOther && !told.some(({ topic }) => isThing(topic)))
    return unknown({ ...asked, choice: { facts: [], unpublished: 1 } });
  // Asked in other words, the answer that stands above is told again.
  if (folded !== fold(talk.said)) return { talk: after, parts: [tells(told)], isAsked: true };
  const more = nothingNew(after, facts);
  return {
    talk: after,
    parts: more.do === 'tell' ? [more] : [{ do: 'say', what: 'told' }, ...(more.do === 'more' ? [more] : [])],
    isAsked: true,
  };
}

/**
 * A fact at each of the levels that are spoken of. "Quando c'è il B2?" may ask for the first lesson or for the day of
 * the week: both.
 */
function ofAllLevels(best: Fact, spoken: readonly FactLevel[], facts: readonly Fact[]): readonly Fact[] {
  const isOfSeveral = best.level !== undefined && spoken.length > 1;
  const levels = isOfSeveral ? spoken : best.level ? [best.level] : [];
  const of = (aspect: Aspect) => factsOf(facts, { topic: best.topic, levels }, aspect);
  if (best.aspect === 'inizio') return [...of('inizio'), ...of('orario')];
  return isOfSeveral ? of(best.aspect) : [best];
}
