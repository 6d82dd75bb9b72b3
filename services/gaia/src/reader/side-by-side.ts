// Things side by side: compared, or reckoned by their prices.
import type { Aspect, Fact, Topic } from '@school/catalog';
import { wordsOf } from '../language/fold.js';
import { type Reckoning, asksDifference, comparesBoth, comparesIn, kindsIn, levelsIn, namesCambridge, ownTopicsIn } from './knowledge.js';
import { type Part, type Step, type Talk, type Understood, thresholds } from './state.js';
import { type About, type Subject, counterpart, factsOf, isExam, isThing, spokenAfter } from './subject.js';
import { type Amount, amountIn, endingOf, sumOf } from './sums.js';

/**
 * The courses and exams that a folded clause names: by their own names, or as the course, the exam ("lezioni individuali" are no others).
 */
function thingsNamed(folded: string): Topic[] {
  const topics = ownTopicsIn(folded).filter((topic) => isThing(topic) && topic !== 'bambini');
  const ofKinds = kindsIn(folded)
    .filter((kind) => !topics.some((topic) => isExam(topic) === (kind === 'exam')))
    .map((kind): Topic => (kind === 'exam' ? 'cambridge' : 'corsi'));
  const ofNames = namesCambridge(folded) && topics.some(isExam) ? (['cambridge'] as const) : [];
  return [...new Set([...topics, ...ofNames, ...ofKinds])];
}

/** One thing is named, and it is another than the one spoken of: "la differenza rispetto al gruppo?" */
const isAnother = (thing: Subject | null, named: readonly Topic[]): boolean =>
  thing !== null && named.length === 1 && named[0] !== thing.topic;

/** The things that a clause names or takes up, to be told or reckoned side by side. @param both those that were spoken of are meant. */
function thingsIn(talk: Talk, { folded, about, choice }: Understood, both: boolean): readonly Subject[] {
  const levels = levelsIn(folded);
  const named = thingsNamed(folded);
  const likely = choice.facts[0]?.fact.topic === 'individuale' ? 'individuale' : 'corsi';
  const ofLevels = named.find((topic) => topic !== 'cambridge') ?? likely;
  if (levels.length > 1) return levels.map((level) => ({ topic: ofLevels, levels: [level] }));
  if (both && isAnother(talk.thing, named)) return [talk.thing!, { topic: named[0]!, levels: talk.thing!.levels }];
  if (named.length > 1) return named.map((topic) => ({ topic, levels: about.levels.length === 1 ? about.levels : [] }));
  if (named.length + levels.length === 0 && (both || talk.isBetween) && talk.between.length > 1) return talk.between;
  const thing = thingOf(talk, about.subject);
  return thing ? [thing] : [];
}

/** What is paid with is none of the things. */
const thingOf = ({ thing }: Talk, subject: Subject | null): Subject | null =>
  subject && isThing(subject.topic) ? subject : (thing ?? subject);

/** "Tutto insieme" of a course is with its exam, if that was spoken of. */
function withCounterpart(talk: Talk, things: readonly Subject[]): readonly Subject[] {
  const [thing] = things;
  const other = thing && things.length === 1 ? counterpart(thing.topic) : undefined;
  return other && talk.told.some((id) => id.startsWith(other)) ? [...things, { ...thing!, topic: other }] : things;
}

const FEW = 4;
/** Whether a clause asks for a sum: of what only a price can be, or of hours or people where a price is spoken of. */
function asksForSum(talk: Talk, understood: Understood, amount: Amount): boolean {
  const has = (...what: readonly Reckoning[]) => what.some((one) => amount.reckonings.includes(one));
  if (has('difference') || (has('together') && !asksOther(understood, amount))) return true;
  if (isLearntSum(understood)) return true;
  return (talk.euro !== null && has('lacking', 'afford')) || (isCounted(understood, amount) && isOfPrice(talk, understood, amount));
}

/** A turn that by all that was learnt asks to reckon with a price or a length. */
const isLearntSum = (understood: Understood): boolean =>
  (understood.clause.reading.acts['reckons'] ?? 0) >= thresholds.likely && ['prezzo', 'durata', undefined].includes(sideOf(understood));

function sideOf({ choice }: Understood): Aspect | undefined {
  const [first] = choice.facts;
  return first && first.score >= thresholds.clear ? first.fact.aspect : undefined;
}

/** "E in tre?" asks nothing but the amount. */
const isAlone = (understood: Understood, { hours }: Amount): boolean =>
  (!understood.about.isNamed && wordsOf(understood.folded).length <= FEW) || (hours !== null && sideOf(understood) === undefined);

/** Another side than the price is asked. */
function asksOther(understood: Understood, amount: Amount): boolean {
  const side = sideOf(understood);
  // "E invece cinque ore individuali?": a number of hours asks for no length.
  const isOfHours = side === 'durata' && amount.hours !== null;
  return side !== undefined && side !== 'prezzo' && side !== 'descrizione' && !isOfHours && !isAlone(understood, amount);
}

/** Hours, or people, or the price of an hour. */
const isCounted = ({ choice }: Understood, { hours, people, reckonings }: Amount): boolean =>
  hours !== null || people > 1 || (reckonings.includes('hour') && choice.facts[0]?.fact.topic === 'corsi');

function isOfPrice(talk: Talk, understood: Understood, amount: Amount): boolean {
  const { facts, unpublished } = understood.choice;
  if (amount.reckonings.includes('pay')) return true;
  const isKnown = unpublished < thresholds.likely || amount.reckonings.length > 0 || amount.hours !== null;
  const goesOn = talk.side === 'prezzo' && !asksOther(understood, amount);
  return isKnown && (facts[0]?.fact.aspect === 'prezzo' || goesOn || (amount.hours !== null && isAlone(understood, amount)));
}

/** The difference is one of prices where a price was told, and all that is paid together is for all who are to learn. */
function withinTalk(amount: Amount, talk: Talk, folded: string): Amount {
  const isDifference = talk.side === 'prezzo' && asksDifference(folded);
  const reckonings: readonly Reckoning[] = isDifference ? [...amount.reckonings, 'difference'] : amount.reckonings;
  return { ...amount, reckonings, people: amount.people === 1 && reckonings.includes('together') ? talk.people : amount.people };
}

/** The hours or the money that were reckoned with go on, or give way to a bare number: "e 25?", "and for C2?" */
function goesOn(amount: Amount, talk: Talk, { about, choice }: Understood): Amount {
  const { hours, bare } = amount;
  const topic = about.subject?.topic ?? talk.thing?.topic;
  const isLesson = topic === 'individuale' || topic === 'aziende';
  if (hours !== null || !isLesson) return amount;
  if (bare !== null && talk.hours === null && talk.euro !== null) return { ...amount, euro: bare, reckonings: ['afford'] };
  const isPrice = about.isNamed && choice.facts[0]?.fact.aspect === 'prezzo';
  return { ...amount, hours: talk.hours === null ? null : (bare ?? (isPrice ? talk.hours : null)) };
}

/** Hours, people, several things together, one against another, what is left to pay. */
export function reckoned(before: Talk, understood: Understood, facts: readonly Fact[]): Step | null {
  const amount = goesOn(withinTalk(amountIn(understood.folded), before, understood.folded), before, understood);
  const talk = { ...before, hours: amount.hours ?? before.hours, euro: amount.euro ?? before.euro };
  const has = (what: Reckoning) => amount.reckonings.includes(what);
  if (!asksForSum(talk, understood, amount)) return null;
  const named = thingsIn(talk, understood, has('difference'));
  const things = has('together') ? withCounterpart(talk, named) : named;
  // "Two children, one at B1 and one at B2": one each.
  const each = things.length === amount.people ? { ...amount, people: 1 } : amount;
  const sums = things.flatMap((thing) => sumOf(thing, each) ?? []);
  const side = isLearntSum(understood) && sideOf(understood) === 'durata' ? 'durata' : 'prezzo';
  const prices = things.flatMap((thing) => factsOf(facts, thing, side));
  if (sums.length === 0) return has('difference') && prices.length > 1 ? step(talk, things, { do: 'tell', facts: prices }) : null;
  const unpriced = things.filter((thing) => sumOf(thing, each) === null).flatMap((thing) => factsOf(facts, thing, 'prezzo'));
  // Several things of one kind are reckoned together, unless one is held against the other.
  const isOfOneKind = sums.length > 1 && sums.every((sum) => sum.of === sums[0]!.of) && !has('difference');
  const together: readonly Reckoning[] = isOfOneKind ? [...amount.reckonings, 'together'] : amount.reckonings;
  const ending = endingOf(sums, things.length, { ...amount, reckonings: together }, talk.euro);
  return step(talk, things, { do: 'reckon', facts: prices, unpriced, sums, ending });
}

function step(talk: Talk, things: readonly Subject[], part: Extract<Part, { facts: unknown }>): Step {
  const between = things.length > 1 ? things : talk.between;
  return {
    talk: { ...talk, ...spokenAfter(talk, things[0]!), between, isBetween: things.length > 1, side: part.facts[0]!.aspect },
    parts: [part],
    isAsked: true,
  };
}

/** More than that were not asked for by name. */
export const MOST_COMPARED = 3;
/** Several levels, boards, or group against one-to-one: the side that is asked of each, or what each is. */
export function compared(talk: Talk, understood: Understood, facts: readonly Fact[]): Step | null {
  const { folded, about, choice } = understood;
  const best = choice.facts[0]?.fact;
  const both = talk.between.length > 1 && (goesOnOfBoth(talk, about, best) || asksOfBoth(folded, about.isNamed));
  if (!both && (doubts(folded, best) || !comparesIn(folded))) return null;
  const things = thingsIn(talk, understood, both);
  const of = (aspect: Aspect) => things.flatMap((thing) => factsOf(facts, thing, aspect).slice(0, 1));
  const sums = both ? [] : things.flatMap((thing) => sumOf(thing, { hours: null, people: 1 }) ?? []);
  if (new Set(sums.map((sum) => sum.of)).size > 1)
    return step(talk, things, { do: 'reckon', facts: of('prezzo'), unpriced: [], sums, ending: { what: 'cheaper-group' } });
  const asked = best ? of(best.aspect) : [];
  if (both && asked.length === 1 && best!.aspect !== 'descrizione') return halfTold(talk, things, asked[0]!);
  const told = asked.length > 1 ? asked : of('descrizione');
  return told.length > 1 ? step(talk, things, { do: 'tell', facts: told.slice(0, MOST_COMPARED) }) : null;
}

/** Of two things only one has the side: it is told, and that the other has not. */
function halfTold(talk: Talk, things: readonly Subject[], fact: Fact): Step {
  const told = step(talk, things, { do: 'tell', facts: [fact] });
  const other = things.find(({ topic }) => topic !== fact.topic);
  const lacking = other && { topic: other.topic, aspect: fact.aspect };
  return lacking ? { ...told, parts: [...told.parts, { do: 'person', unanswered: talk.unanswered + 1, lacking }] } : told;
}
/** Whatever is asked next of things that were compared is asked of each of them. */
const goesOnOfBoth = ({ isBetween }: Talk, { isNamed }: About, best: Fact | undefined): boolean =>
  isBetween && !isNamed && best !== undefined && isThing(best.topic);
const asksOfBoth = (folded: string, isNamed: boolean): boolean => comparesBoth(folded) || (asksDifference(folded) && !isNamed);
/** Whoever doubts between two levels is advised. */
const doubts = (folded: string, best: Fact | undefined): boolean =>
  ADVICE.some((id) => id === best?.id) && !asksDifference(folded) && thingsNamed(folded).length < 2;
const ADVICE = ['test-livello.descrizione', 'test-livello.prezzo', 'corsi.livelli'];
