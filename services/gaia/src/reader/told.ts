// What is said to a clause that asks for a fact: the fact, a question back, or the way to a person.
import type { Aspect, Fact } from '@school/catalog';
import { fold } from '../language/fold.js';
import { type Clause, thresholds } from './clauses.js';
import { levelsIn, ownTopicsIn } from './knowledge.js';
import type { Rule } from './rules.js';
import type { Part, Step, Talk } from './state.js';
import { factsOf, isThing, speakingOf, subjectOf } from './subject.js';

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
/** Several things that are asked at once share the likeliness: this is the least part of each. */
const SHARED = 0.4;

const tells = (facts: readonly Fact[]): Part => ({ do: 'tell', facts: facts.slice(0, MOST_TOLD) });

/** A question back; a grave talk is no riddle. */
const between = (facts: readonly Fact[], { isGrave }: Talk): Part =>
  isGrave ? { do: 'person', unanswered: 0 } : { do: 'clarify', between: facts.slice(0, MOST_TOLD) };

/** Nothing published answers: a person; what is nearly as likely to be meant is told beside it. */
export function unknown({ facts, subject, isNamed, asks, unpublished }: Clause, talk: Talk): Step {
  const [best] = facts.filter(({ fact: { topic } }) => !isNamed || topic !== subject?.topic);
  const isNew = best !== undefined && !talk.told.includes(best.fact.id);
  const beside = isNew && best.score >= WEAK && !talk.isGrave ? [tells([best.fact])] : [];
  return {
    talk: subject ? speakingOf(talk, subject, null) : { ...talk, side: null },
    parts: [...beside, { do: 'person', unanswered: talk.unanswered + 1 }],
    isAsked: asks >= thresholds.sure && unpublished >= thresholds.likely,
  };
}

/** Most of what compares has also been taught as a question. */
const COMPARES = 0.02;

/** One thing or another, both named: the side that is asked, of each that has it, or what each is. */
export const compared: Rule = ({ acts, folded, facts: [best] }, talk, published) => {
  const levels = levelsIn(folded);
  const topics = ownTopicsIn(folded).filter(isThing);
  const things =
    topics.length > 1
      ? topics.map((topic) => subjectOf(topic, levels, talk))
      : levels.map((level) => ({ topic: topics[0] ?? ('corsi' as const), levels: [level] }));
  if (things.length < 2 || (acts['compares'] ?? 0) < COMPARES) return null;
  const of = (side: Aspect) => things.flatMap((thing) => factsOf(published, thing, side).slice(0, 1));
  const asked = of(best?.fact.aspect ?? 'descrizione');
  const each = new Set(asked).size === things.length ? asked : of('descrizione');
  if (each.length < 2) return null;
  const { topic } = things[0]!;
  const spoken = things.filter((thing) => thing.topic === topic).flatMap((thing) => thing.levels);
  return { talk: speakingOf(talk, { topic, levels: spoken }, each[0]!.aspect), parts: [tells(each)], isAsked: true };
};

/** What is spoken of once a fact was told. */
function after(talk: Talk, { topic, level, aspect }: Fact, { subject }: Clause): Talk {
  const spoken = subject?.levels ?? [];
  return speakingOf(talk, { topic, levels: level && spoken.length < 2 ? [level] : spoken }, aspect);
}

/** The last rule: something answers. */
export function told(clause: Clause, talk: Talk, published: readonly Fact[]): Step {
  const [first, ...others] = clause.facts;
  const { fact: best, score } = first!;
  const isAsked = clause.asks >= thresholds.sure && score * (1 - clause.unpublished) >= thresholds.clear;
  if (score < WEAKEST && score < APART * (others[0]?.score ?? 0)) return unknown(clause, talk);
  const close = others.filter((other) => other.score >= CLOSE * score).map(({ fact }) => fact);
  if (close.some(({ topic }) => topic !== best.topic) && score < CERTAIN && !clause.isNamed)
    return { talk, parts: [between([best, ...close], talk)], isAsked };
  const beside = others.filter((other) => other.score >= SHARED && other.fact.aspect !== best.aspect);
  const all = [best, ...beside.map(({ fact }) => fact)].flatMap((fact) => ofAllLevels(fact, clause, published));
  const isTold = all.every(({ id }) => talk.lately.includes(id));
  const part = isTold ? again(all, clause, talk) : tells(all);
  return { talk: after(talk, best, clause), parts: [part], isAsked: isTold || isAsked };
}

/** What was told just now: who is angry and asks for nothing by name needs a person; the same words get no more. */
function again(facts: readonly Fact[], { folded, isNamed }: Clause, { isGrave, said }: Talk): Part {
  if (isGrave && !isNamed) return { do: 'person', unanswered: 0 };
  return folded === fold(said) ? { do: 'say', what: 'told' } : tells(facts);
}

/**
 * A fact at each of the levels that are spoken of. "Quando c'è il B2?" may ask for the first lesson or for the day of
 * the week: both.
 */
function ofAllLevels(fact: Fact, { subject }: Clause, published: readonly Fact[]): readonly Fact[] {
  const spoken = subject?.levels ?? [];
  const isOfSeveral = fact.level !== undefined && spoken.length > 1;
  const levels = isOfSeveral ? spoken : fact.level ? [fact.level] : [];
  const of = (side: Aspect) => factsOf(published, { topic: fact.topic, levels }, side);
  if (fact.aspect === 'inizio') return [...of('inizio'), ...of('orario')];
  return isOfSeveral ? of(fact.aspect) : [fact];
}
