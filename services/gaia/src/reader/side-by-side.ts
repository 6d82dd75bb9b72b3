// Things side by side: compared, or reckoned by their prices.
import type { Aspect, Fact } from '@school/catalog';
import { isUnpublished } from './choice.js';
import { type Reckoning, isBetween, isOnlyNumber, levelsIn, ownTopicsIn } from './knowledge.js';
import { type Part, type Reckoned, type Step, type Talk, type Understood, thresholds } from './state.js';
import { type Subject, factsOf, spokenAfter } from './subject.js';
import { type Amount, type Sum, amountIn, differenceOf, endingOf, sumOf, uncounted } from './sums.js';
import { examsIn, thingsIn, withCounterpart } from './things.js';

/** Whether a clause asks for a sum: as was learnt of such clauses, or by what it counts where a price is asked. */
function asksForSum(talk: Talk, understood: Understood, { hours, people, reckonings }: Amount): boolean {
  const has = (...what: readonly Reckoning[]) => what.some((one) => reckonings.includes(one));
  const side = sideOf(understood);
  const isOfSeveral = levelsIn(understood.folded).length > 1;
  const countsAny = hours !== null || people > 1 || (isOfSeveral && has('together'));
  if (has('difference') || (talk.euro !== null && has('lacking', 'afford'))) return true;
  if (isOfHours(talk, understood, hours)) return true;
  if (reckons(understood)) return ofHours.has(side);
  // "E col massimo?" of lessons is of their hours.
  if (has('least', 'most') && understood.about.subject?.topic === 'individuale') return ofHours.has(side);
  return isOfPrice(talk, understood, side) ? countsAny || has('together') : has('together') && countsAny;
}

/** A price is asked, or goes on from one that was told. */
function isOfPrice(talk: Talk, { folded }: Understood, side: Aspect | undefined): boolean {
  return side === 'prezzo' || ((side === undefined || isOnlyNumber(folded)) && talk.side === 'prezzo');
}

const reckons = ({ clause }: Understood): boolean => (clause.reading.acts['reckons'] ?? 0) >= thresholds.likely;
/**
 * Most of what compares has also been taught as a question: less of it tells, and least where two things are named.
 */
const COMPARES = 0.25;
const COMPARES_NAMED = 0.05;
const compares = ({ clause, folded }: Understood): boolean => {
  const isOfTwo = levelsIn(folded).length > 1 || ownTopicsIn(folded).length > 1;
  if (isOfTwo && isBetween(folded)) return true;
  return (clause.reading.acts['compares'] ?? 0) >= (isOfTwo ? COMPARES_NAMED : COMPARES);
};

/** Sides that hours belong to; none is clear in "e il massimo?". */
const ofHours: ReadonlySet<Aspect | undefined> = new Set(['prezzo', 'durata', undefined]);

function sideOf({ choice }: Understood): Aspect | undefined {
  const [first] = choice.facts;
  return first && first.score >= thresholds.clear ? first.fact.aspect : undefined;
}

/** The difference is one of prices where a price was told, and a sum is for all who are to learn. */
function withinTalk(amount: Amount, talk: Talk, understood: Understood): Amount {
  const isDifference = compares(understood) && (sideOf(understood) ?? talk.side) === 'prezzo';
  const reckonings: readonly Reckoning[] = isDifference ? [...amount.reckonings, 'difference'] : amount.reckonings;
  return {
    ...amount,
    reckonings,
    people: amount.people === 1 && !reckonings.includes('each') ? talk.people : amount.people,
  };
}

/** "10 ore di B2 individuale", and nothing else. */
const isOfHours = (talk: Talk, understood: Understood, hours: number | null): boolean =>
  hours !== null && isOfLessons(talk, understood) && isOnlyNumber(understood.folded);

function isOfLessons(talk: Talk, { about }: Understood): boolean {
  const topic = about.subject?.topic ?? talk.thing?.topic;
  return topic === 'individuale' || topic === 'aziende';
}

/** The hours or the money that were reckoned with go on, or give way to a bare number: "e 25?", "and for C2?" */
function goesOn(amount: Amount, talk: Talk, understood: Understood): Amount {
  const { hours, bare, isUnclear, reckonings } = amount;
  if (hours !== null || !isOfLessons(talk, understood)) return amount;
  if (bare !== null && talk.hours === null && talk.euro !== null)
    return { ...amount, euro: bare, reckonings: ['afford'] };
  if (talk.hours === null) return amount;
  const isPrice = asksForPrice(understood);
  return {
    ...amount,
    hours: bare ?? (isPrice && !isUnclear && !reckonings.some((one) => OF_OTHER_HOURS.has(one)) ? talk.hours : null),
  };
}

const asksForPrice = (understood: Understood): boolean =>
  understood.choice.facts[0]?.fact.aspect === 'prezzo' || reckons(understood);
/** "E al massimo?", "all'ora?" ask for other hours than those that were wanted. */
const OF_OTHER_HOURS: ReadonlySet<Reckoning> = new Set(['least', 'most', 'hour']);

/** Hours, people, several things together, one against another, what is left to pay. */
export function reckoned(before: Talk, understood: Understood, facts: readonly Fact[]): Step | null {
  const stated = amountIn(understood.folded);
  const amount = goesOn(withinTalk(stated, before, understood), before, understood);
  const talk = { ...before, hours: amount.hours ?? before.hours, euro: amount.euro ?? before.euro };
  const has = (what: Reckoning) => amount.reckonings.includes(what);
  if (!asksForSum(talk, understood, { ...amount, people: stated.people })) return null;
  const named = thingsIn(talk, understood, has('difference'));
  const things = has('together') ? withCounterpart(talk, named) : named;
  const side = sideOf(understood) === 'durata' ? 'durata' : 'prezzo';
  return summedUp(talk, things, amount, facts, side);
}

const isRepeated = ({ sums, ending }: Reckoned, { reckoned: last }: Talk): boolean =>
  JSON.stringify([sums, ending]) === JSON.stringify([last?.sums, last?.ending]);

/** Several things of one kind are reckoned together, unless one is held against the other. */
const isOfOneKind = (sums: readonly Sum[]): boolean => sums.length > 1 && sums.every(({ of }) => of === sums[0]!.of);

function summedUp(
  talk: Talk,
  things: readonly Subject[],
  amount: Amount,
  facts: readonly Fact[],
  side: Aspect,
): Step | null {
  const isDifference = amount.reckonings.includes('difference');
  // "Two children, one at B1 and one at B2": one each.
  const each = things.length === amount.people ? { ...amount, people: 1 } : amount;
  // Who of several goes to which of several courses is not known: nothing is summed up.
  const isUnclear = things.length > 1 && each.people > 1 && !isDifference;
  const sums = isUnclear ? [] : things.flatMap((thing) => sumOf(thing, each) ?? []);
  const prices = things.flatMap((thing) => factsOf(facts, thing, side));
  if (sums.length === 0)
    return (isUnclear || isDifference) && prices.length > 1 ? step(talk, things, { do: 'tell', facts: prices }) : null;
  const unpriced = things
    .filter((thing) => sumOf(thing, each) === null)
    .flatMap((thing) => factsOf(facts, thing, 'prezzo'));
  const isWhole = !isDifference && isOfOneKind(sums);
  const together: readonly Reckoning[] = isWhole ? [...amount.reckonings, 'together'] : amount.reckonings;
  const ending = endingOf(sums, things.length, { ...amount, reckonings: together }, talk.euro);
  // The same sum is no answer to what is asked next.
  const reckoned: Reckoned = { do: 'reckon', facts: prices, unpriced, sums, ending };
  if (isRepeated(reckoned, talk)) return null;
  return step({ ...talk, reckoned }, things, reckoned);
}

function step(talk: Talk, things: readonly Subject[], part: Extract<Part, { facts: unknown }>): Step {
  const between = things.length > 1 ? things : talk.between;
  const [{ topic }] = things as [Subject];
  const levels = things.filter((thing) => thing.topic === topic).flatMap((thing) => thing.levels);
  return {
    talk: { ...talk, ...spokenAfter(talk, { topic, levels }), between, side: part.facts[0]!.aspect },
    parts: [part],
    isAsked: true,
  };
}

/** More than that were not asked for by name. */
export const MOST_COMPARED = 3;
/** Several levels, boards, or group against one-to-one: the side that is asked of each, or what each is. */
export function compared(talk: Talk, understood: Understood, facts: readonly Fact[]): Step | null {
  const things = comparedIn(talk, understood);
  if (things.length === 0) return null;
  const best = understood.choice.facts[0]?.fact;
  const of = (aspect: Aspect) => things.flatMap((thing) => factsOf(facts, thing, aspect).slice(0, 1));
  // What is said of all levels at once tells none from the other.
  const ofEach = best ? of(best.aspect) : [];
  const asked = new Set(ofEach).size < ofEach.length ? [] : ofEach;
  const sums = asked.length < 2 ? things.flatMap((thing) => sumOf(thing, uncounted) ?? []) : [];
  if (new Set(sums.map((sum) => sum.of)).size > 1)
    return step(talk, things, { do: 'reckon', facts: of('prezzo'), unpriced: [], sums, ending: differenceOf(sums) });
  if (things.length > 1 && asked.length === 1 && best!.aspect !== 'descrizione')
    return halfTold(talk, things, asked[0]!);
  const told = asked.length > 1 ? asked : of('descrizione');
  return told.length > 1 ? step(talk, things, { do: 'tell', facts: told.slice(0, MOST_COMPARED) }) : null;
}

/** What is held against each other: exams that are named, else whatever a clause that compares is about. */
function comparedIn(talk: Talk, understood: Understood): readonly Subject[] {
  const exams = isUnpublished(understood.choice) ? [] : examsIn(talk, understood.folded);
  if (exams.length > 1) return exams;
  return compares(understood) ? thingsIn(talk, understood, true) : [];
}

/** Of two things only one has the side: it is told, and that the other has not. */
function halfTold(talk: Talk, things: readonly Subject[], fact: Fact): Step {
  const told = step(talk, things, { do: 'tell', facts: [fact] });
  const other = things.find(({ topic }) => topic !== fact.topic);
  const lacking = other && { topic: other.topic, aspect: fact.aspect };
  return lacking
    ? { ...told, parts: [...told.parts, { do: 'person', unanswered: talk.unanswered + 1, lacking }] }
    : told;
}
