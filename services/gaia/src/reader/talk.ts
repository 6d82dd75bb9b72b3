// What a turn of the visitor makes of a conversation: its clauses are read and answered one after the other.
import type { Fact } from '@school/catalog';
import { fold } from '../language/fold.js';
import { chosenIn } from './chosen.js';
import type { ReadClause } from './clauses.js';
import { countsIn, ownTopicsIn } from './knowledge.js';
import { type Part, type Step, type Talk, factsIn, nothingSaid } from './state.js';
import { partsOf, stepsOf } from './steps.js';
import { speakingOf } from './subject.js';

/** What a turn asks, and what it leaves for the next. */
export function turn(before: Talk, message: string, read: ReadClause, facts: readonly Fact[]): Step {
  const { talk, parts, isAsked } =
    inDistress(before, message, read) ?? takenUp(before, message, facts) ?? heard(before, message, read, facts);
  const ids = factsIn(parts).map(({ id }) => id);
  return {
    talk: {
      ...talk,
      told: [...talk.told, ...ids],
      lately: ids.length > 0 ? ids : talk.lately,
      spoken: [...talk.spoken, ...parts.map((part) => (part.do === 'say' ? part.what : part.do))],
      unanswered: handsOff(parts) ? before.unanswered + 1 : 0,
      said: message,
    },
    parts,
    isAsked,
  };
}

/** How likely it must be that somebody is in distress: to miss it is worse than to take somebody too seriously. */
const DISTRESS = 0.48;

/** It comes first, whatever else is said beside it, and whatever was spoken of before. */
function inDistress(talk: Talk, message: string, read: ReadClause): Step | null {
  const isSaid = partsOf(message).some((part) =>
    [talk, nothingSaid].some((before) => (read(part, before).acts['distress'] ?? 0) >= DISTRESS),
  );
  return isSaid ? { talk: { ...talk, isGrave: true }, parts: [{ do: 'say', what: 'distress' }], isAsked: true } : null;
}

/** What Gaia has offered is told. */
function takenUp(talk: Talk, message: string, facts: readonly Fact[]): Step | null {
  const chosen = chosenIn(message, facts);
  const [first] = chosen;
  if (!first) return null;
  const subject = { topic: first.topic, levels: first.level ? [first.level] : [] };
  return { talk: speakingOf(talk, subject, first.aspect), parts: [{ do: 'tell', facts: chosen }], isAsked: true };
}

function heard(before: Talk, message: string, read: ReadClause, facts: readonly Fact[]): Step {
  const folded = fold(message);
  const { people, hours } = countsIn(folded);
  // Hours of a course are its own; of lessons they are what the visitor wants.
  const isOfLessons = before.subject?.topic === 'individuale' || ownTopicsIn(folded).includes('individuale');
  const start: Talk = {
    ...before,
    people: people > 1 ? people : before.people,
    hours: (isOfLessons ? hours : null) ?? before.hours,
  };
  const steps = stepsOf(message, start, read, facts);
  return {
    talk: steps.at(-1)!.talk,
    parts: settled(answered(steps)),
    isAsked: message.includes('?') || steps.some((step) => step.isAsked),
  };
}

const isParticular = ({ aspect }: Fact): boolean => aspect !== 'descrizione';
const handsOff = (parts: readonly Part[]): boolean => parts.some(({ do: what }) => what === 'person');
/** What is said whatever else is asked. */
const GRAVE: ReadonlySet<string> = new Set(['complains', 'feelings', 'told']);
const isGrave = (part: Part): boolean => part.do === 'say' && GRAVE.has(part.what);

/** Beside an answer a story needs no person. */
function answered(steps: readonly Step[]): Part[] {
  const isTold = steps.some(({ parts }) => factsIn(parts).length > 0 && !handsOff(parts));
  return steps.filter(({ parts, isAsked }) => isAsked || !isTold || !handsOff(parts)).flatMap(({ parts }) => parts);
}

/** A word of courtesy beside an answer needs none; no fact is told twice, and one way to a person is enough. */
function settled(parts: readonly Part[]): Part[] {
  const grave = parts.filter(isGrave).slice(0, 1);
  const answers = parts.filter(({ do: what }) => what !== 'say');
  if (answers.length === 0) return [...grave, ...parts].slice(0, 1);
  const of = <Kind extends Part['do']>(kind: Kind) =>
    answers.filter((part): part is Extract<Part, { do: Kind }> => part.do === kind);
  // A price that is reckoned with is not told beside the sum.
  const heard = new Set(factsIn(of('reckon')).map(({ id }) => id));
  // What a thing is answers nearly all: beside another side of it, it is not told.
  const particular = new Set(
    factsIn(answers)
      .filter(isParticular)
      .map(({ topic }) => topic),
  );
  const told = of('tell').flatMap((part): Part[] => {
    const facts = part.facts
      .filter((fact) => isParticular(fact) || !particular.has(fact.topic))
      .filter(({ id }) => !heard.has(id) && heard.add(id));
    return facts.length > 0 ? [{ ...part, facts }] : [];
  });
  const sums = new Map(of('reckon').map((part) => [part.facts[0]?.id, part])).values();
  return [...grave, ...told, ...sums, ...of('person').slice(0, 1), ...of('clarify').slice(0, 1)];
}
