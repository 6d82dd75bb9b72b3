// What each turn of the visitor makes of a conversation.
import type { Fact } from '@school/catalog';
import { fold } from '../language/fold.js';
import { chosenIn } from './chosen.js';
import { type Clause, type ReadClause, clausesOf, partsOf } from './clauses.js';
import { countsIn, ownTopicsIn } from './knowledge.js';
import { likeliest } from './linear.js';
import { answer } from './rules.js';
import { type Part, type Step, type Talk, nothingSaid, thresholds } from './state.js';
import { type SpokenBefore, spokenAfter } from './subject.js';

/** What a turn asks, and what it leaves for the next. */
export function turn(before: Talk, message: string, read: ReadClause, facts: readonly Fact[]): Step {
  if (isDistress(message, before, read) || isDistress(message, nothingSaid, read)) {
    const spoken = [...before.spoken, 'distress'];
    const talk: Talk = { ...before, unanswered: 0, isGrave: true, isDistressed: true, spoken, said: message };
    return { talk, parts: [{ do: 'say', what: 'distress' }], isAsked: true };
  }
  const chosen = chosenIn(message, facts);
  if (chosen.length > 0) return takenUp(before, message, chosen);
  const isMarked = message.includes('?');
  const clauses = clausesOf(message, before, read);
  const folded = fold(message);
  const { people, hours } = countsIn(folded);
  // Hours of a course are its own; of lessons they are what the visitor wants.
  const isOfLessons = before.thing?.topic === 'individuale' || ownTopicsIn(folded).includes('individuale');
  const start: Talk = {
    ...before,
    people: people > 1 ? people : before.people,
    hours: (isOfLessons ? hours : null) ?? before.hours,
  };
  const { steps, talk } = stepsOf(start, clauses, read, facts);
  const parts = settled(answered(steps).flatMap((step) => step.parts));
  const lately = parts.flatMap((part) => ('facts' in part ? part.facts.map(({ id }) => id) : []));
  const unanswered = parts.some((part) => part.do === 'person') ? before.unanswered + 1 : 0;
  return {
    talk: {
      ...talk,
      told: [...talk.told, ...lately],
      lately: lately.length > 0 ? lately : talk.lately,
      spoken: [...talk.spoken, ...spokenIn(parts)],
      unanswered,
      said: message,
    },
    parts,
    isAsked: isMarked || steps.some((step) => step.isAsked),
  };
}

/** By name, what Gaia says of her own. */
const spokenIn = (parts: readonly Part[]): string[] => parts.map((part) => (part.do === 'say' ? part.what : part.do));

/** What Gaia has offered is told. */
function takenUp(before: Talk, message: string, chosen: readonly Fact[]): Step {
  const [{ topic, level, aspect }] = chosen as [Fact];
  const ids = chosen.map(({ id }) => id);
  const talk: Talk = {
    ...before,
    ...spokenAfter(before, { topic, levels: level ? [level] : [] }),
    side: aspect,
    said: message,
    unanswered: 0,
    told: [...before.told, ...ids],
    lately: ids,
  };
  return { talk, parts: [{ do: 'tell', facts: chosen }], isAsked: true };
}

/**
 * Each clause is read with what those before it have asked: a story beside a question leaves the question what it is.
 */
function stepsOf(
  start: Talk,
  clauses: readonly Clause[],
  read: ReadClause,
  facts: readonly Fact[],
): { steps: readonly Step[]; talk: Talk } {
  const isMarked = ({ text }: Clause) => text.includes('?');
  const hasMarked = clauses.some(isMarked);
  let talk = start;
  let known: SpokenBefore = start;
  const steps = clauses.map((clause) => {
    const here = { ...clause, ...read(clause.text, { ...known, thing: known.thing ?? talk.thing }) };
    const step = answer(talk, here, facts);
    talk = step.talk;
    if (step.isAsked) known = talk;
    return { ...step, isAsked: step.isAsked && isMarked(clause) === hasMarked };
  });
  return { steps, talk };
}

/**
 * It is said in any part of the message, whatever else is asked beside it: to miss it is worse than to take somebody
 * too seriously.
 */
const isDistress = (message: string, talk: Talk, read: ReadClause): boolean =>
  partsOf(message).some((part) => {
    const { label, probability } = likeliest(read(part, talk).reading.acts);
    return label === 'distress' && probability >= thresholds.shared;
  });

/** Something is told, and more than what a thing is. */
const isAnswer = ({ parts }: Step): boolean =>
  parts.some((part) => 'facts' in part && part.facts.some(({ aspect }) => aspect !== 'descrizione')) &&
  !handsOff(parts);
const isParticular = ({ aspect }: Fact): boolean => aspect !== 'descrizione';
const handsOff = (parts: readonly Part[]): boolean => parts.some(({ do: what }) => what === 'person');

/**
 * Beside an answer a story needs none: no person, nor what a thing is that it names in passing. Beside what is felt it
 * needs nothing.
 */
function answered(steps: readonly Step[]): readonly Step[] {
  const isFelt = steps.some(({ parts }) => parts.some((part) => part.do === 'say' && GRAVE.has(part.what)));
  const isTold = steps.some(({ parts }) => parts.some((part) => 'facts' in part) && !handsOff(parts));
  const isAnswered = steps.some(isAnswer);
  const isNeeded = (step: Step) => !isFelt && (handsOff(step.parts) ? !isTold : !isAnswered || isAnswer(step));
  return steps.filter((step) => step.isAsked || step.parts.every(({ do: what }) => what === 'say') || isNeeded(step));
}

/** What is said whatever else is asked. */
const GRAVE: ReadonlySet<string> = new Set(['complains', 'distress', 'feelings', 'told']);
const LAST = ['person', 'clarify'] as const;

/** A word of courtesy beside an answer needs none; no fact is told twice, and one way to a person is enough. */
function settled(parts: readonly Part[]): Part[] {
  const answers = parts.filter((part) => part.do !== 'say');
  const grave = parts.filter((part) => part.do === 'say' && GRAVE.has(part.what)).slice(0, 1);
  const kept = answers.length > 0 ? [...grave, ...answers] : [...grave, ...parts].slice(0, 1);
  // A price that is reckoned with is not told beside the sum.
  const heard = new Set<string>(kept.flatMap((part) => (part.do === 'reckon' ? part.facts.map(({ id }) => id) : [])));
  const particular = new Set(
    kept.flatMap((part) => ('facts' in part ? part.facts.filter(isParticular) : [])).map(({ topic }) => topic),
  );
  const once = kept.flatMap((part): Part[] => {
    if (part.do !== 'tell') return [part];
    // What a thing is answers nearly all: beside another side of it, it is not told.
    const facts = part.facts
      .filter((fact) => isParticular(fact) || !particular.has(fact.topic))
      .filter(({ id }) => !heard.has(id) && heard.add(id));
    return facts.length > 0 ? [{ ...part, facts }] : [];
  });
  const of = (kind: Part['do']) => once.filter(({ do: what }) => what === kind).slice(0, 1);
  const rest = once.filter(({ do: what }) => !LAST.some((last) => last === what));
  return [...rest, ...LAST.flatMap(of)];
}
