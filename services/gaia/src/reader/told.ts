// What is said to a clause that asks for a fact: the fact, a question back, or the way to a person.
import type { Aspect, Fact, FactLevel } from '@school/catalog';
import { fold } from '../language/fold.js';
import { levelsIn, ownTopicsIn } from './knowledge.js';
import { type Asked, type Part, type Step, type Talk, thresholds } from './state.js';
import { factsOf, isThing, levelsOf, spokenAfter } from './subject.js';

/** More than that were not asked for by name, and more are not offered for a choice. */
const MOST_TOLD = 3;
/** A reading that another one comes so near to is asked back; one that is itself so weak is none. */
const CLOSE = 0.6;
const CERTAIN = 0.6;
const WEAKEST = 0.3;
/** So many times likelier than the next, a weak reading is one. */
const APART = 3;
/** What may be meant where most speaks for nothing that is published. */
const WEAK = 0.25;

/** Nothing published answers: a person; what is nearly as likely to be meant is told beside it. */
export function unknown({ talk, clause, about: { subject, isNamed } }: Asked): Step {
  const [best] = clause.choice.facts.filter(({ fact: { topic } }) => !isNamed || topic !== subject?.topic);
  const isNew = best !== undefined && !talk.told.includes(best.fact.id);
  const beside = isNew && best.score >= WEAK && !talk.isGrave ? [tells([best.fact])] : [];
  return {
    talk: { ...talk, ...(subject && spokenAfter(talk, subject)), side: null },
    parts: [...beside, { do: 'person', unanswered: talk.unanswered + 1 }],
    isAsked: clause.asks >= thresholds.sure && clause.choice.unpublished >= thresholds.likely,
  };
}

const tells = (facts: readonly Fact[]): Part => ({ do: 'tell', facts: facts.slice(0, MOST_TOLD) });

/** Most of what compares has also been taught as a question. */
const COMPARES = 0.02;

/** One thing or another, both named: the side that is asked, of each that has it, or what each is. */
export function compared({ talk, clause, folded, facts }: Asked): Step | null {
  const levels = levelsIn(folded);
  const topics = ownTopicsIn(folded).filter(isThing);
  const things =
    topics.length > 1
      ? topics.map((topic) => ({ topic, levels: levelsOf(topic, levels, talk) }))
      : levels.length > 1
        ? levels.map((level) => ({ topic: topics[0] ?? ('corsi' as const), levels: [level] }))
        : [];
  if (things.length < 2 || (clause.reading.acts['compares'] ?? 0) < COMPARES) return null;
  const of = (aspect: Aspect) => things.flatMap((thing) => factsOf(facts, thing, aspect).slice(0, 1));
  const asked = of(clause.choice.facts[0]?.fact.aspect ?? 'descrizione');
  const each = new Set(asked).size === things.length ? asked : of('descrizione');
  if (each.length < 2) return null;
  const { topic } = things[0]!;
  const spoken = things.filter((thing) => thing.topic === topic).flatMap((thing) => thing.levels);
  const after = { ...talk, ...spokenAfter(talk, { topic, levels: spoken }), side: each[0]!.aspect };
  return { talk: after, parts: [tells(each)], isAsked: true };
}

/** Of what is spoken once a fact was told. */
function afterFact({ talk, about }: Asked, { topic, level, aspect }: Fact): Talk {
  if ((topic === 'scuola' || topic === 'privacy') && talk.subject) return talk;
  const levels = level && about.levels.length < 2 ? [level] : about.levels;
  return { ...talk, ...spokenAfter(talk, { topic, levels }), side: aspect };
}

export function told(asked: Asked): Step {
  const { clause, about, talk, facts } = asked;
  const { choice } = clause;
  const [{ fact: best, score }] = choice.facts as [(typeof choice.facts)[number]];
  const isAsked = clause.asks >= thresholds.sure && score * (1 - choice.unpublished) >= thresholds.clear;
  const close = choice.facts.filter((other) => other.score >= CLOSE * score).map(({ fact }) => fact);
  const isOfTwo = close.some(({ topic }) => topic !== best.topic) && score < CERTAIN && !about.isNamed;
  if (score < WEAKEST && score < APART * (choice.facts[1]?.score ?? 0)) return unknown(asked);
  if (isOfTwo) return askedBack(asked, close, isAsked);
  const others = choice.facts
    .slice(1)
    .filter((other) => other.score >= thresholds.shared && other.fact.aspect !== best.aspect);
  const all = [best, ...others.map(({ fact }) => fact)].flatMap((fact) => ofAllLevels(fact, about.levels, facts));
  const after = afterFact(asked, best);
  if (all.every(({ id }) => talk.lately.includes(id))) return toldAlready(asked, after, all);
  return { talk: after, parts: [tells(all)], isAsked };
}

/** Where all that may be meant is of one thing, that is what is spoken of; a grave talk is no riddle. */
function askedBack(asked: Asked, meant: readonly Fact[], isAsked: boolean): Step {
  const { talk } = asked;
  if (talk.isGrave) return { talk, parts: [{ do: 'person', unanswered: 0 }], isAsked };
  const between = meant.slice(0, MOST_TOLD);
  const isOfOne = between.every(({ topic }) => topic === between[0]!.topic);
  const after = isOfOne ? { ...afterFact(asked, between[0]!), side: talk.side } : talk;
  return { talk: after, parts: [{ do: 'clarify', between }], isAsked };
}

/** What was told just now is not what is asked: what comes next to it is, else the same told again as such. */
function toldAlready({ clause, talk, folded }: Asked, after: Talk, all: readonly Fact[]): Step {
  const other = clause.choice.facts.find(({ fact, score }) => score >= WEAK && !talk.told.includes(fact.id))?.fact;
  if (other) return { talk: { ...after, side: other.aspect }, parts: [tells([other])], isAsked: true };
  if (folded !== fold(talk.said)) return { talk: after, parts: [tells(all)], isAsked: true };
  // Asked in the same words, the site says no more.
  return { talk: after, parts: [{ do: 'say', what: 'told' }], isAsked: true };
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
