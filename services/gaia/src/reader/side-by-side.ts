// Things side by side: compared, or reckoned by their prices.
import type { Aspect, Fact, Topic } from '@school/catalog';
import { wordsOf } from '../language/fold.js';
import { type Reckoning, asksDifference, comparesBoth, comparesIn, kindsIn, levelsIn, namesCambridge, ownTopicsIn } from './knowledge.js';
import { type Part, type Step, type Talk, type Understood, thresholds } from './state.js';
import { type Subject, counterpart, factsOf, isExam, isThing, spokenAfter } from './subject.js';
import { type Amount, amountIn, endingOf, sumOf } from './sums.js';

/** The courses and exams that a folded clause names: by their own names, or as the course, the exam ("lezioni individuali" are no others). */
function thingsNamed(folded: string): Topic[] {
  const topics = ownTopicsIn(folded).filter((topic) => isThing(topic) && topic !== 'bambini');
  const ofKinds = kindsIn(folded)
    .filter((kind) => !topics.some((topic) => isExam(topic) === (kind === 'exam')))
    .map((kind): Topic => (kind === 'exam' ? 'cambridge' : 'corsi'));
  const ofNames = namesCambridge(folded) && topics.some(isExam) ? (['cambridge'] as const) : [];
  return [...new Set([...topics, ...ofNames, ...ofKinds])];
}

/** The things that a clause names or takes up, to be told or reckoned side by side. @param both those that were spoken of are meant. */
function thingsIn(talk: Talk, { folded, about, choice }: Understood, both: boolean): readonly Subject[] {
  const levels = levelsIn(folded);
  const named = thingsNamed(folded);
  const likely = choice.facts[0]?.fact.topic === 'individuale' ? 'individuale' : 'corsi';
  const ofLevels = named.find((topic) => topic !== 'cambridge') ?? likely;
  if (levels.length > 1) return levels.map((level) => ({ topic: ofLevels, levels: [level] }));
  if (named.length === 1 && both && talk.thing && talk.thing.topic !== named[0])
    return [talk.thing, { topic: named[0]!, levels: levels.length > 0 ? levels : talk.thing.levels }];
  if (named.length > 1) return named.map((topic) => ({ topic, levels: about.levels.length === 1 ? about.levels : [] }));
  if (named.length + levels.length === 0 && (both || talk.isBetween) && talk.between.length > 1) return talk.between;
  // What is paid with is none of the things.
  const thing = about.subject && isThing(about.subject.topic) ? about.subject : (talk.thing ?? about.subject);
  return thing ? [thing] : [];
}

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
  return (talk.euro !== null && has('lacking', 'afford')) || (isCounted(understood, amount) && isOfPrice(talk, understood, amount));
}

const sideOf = ({
  choice: {
    facts: [first],
  },
}: Understood): Aspect | undefined => (first && first.score >= thresholds.clear ? first.fact.aspect : undefined);

/** "E in tre?" asks nothing but the amount. */
const isAlone = (understood: Understood, { hours }: Amount): boolean =>
  (!understood.about.isNamed && wordsOf(understood.folded).length <= FEW) || (hours !== null && sideOf(understood) === undefined);

/** Another side than the price is asked. */
function asksOther(understood: Understood, amount: Amount): boolean {
  const side = sideOf(understood);
  return side !== undefined && side !== 'prezzo' && side !== 'descrizione' && !isAlone(understood, amount);
}

/** Hours, or people, or the price of an hour. */
function isCounted(
  {
    choice: {
      facts: [first],
    },
  }: Understood,
  { hours, people, reckonings }: Amount,
): boolean {
  return hours !== null || people > 1 || (reckonings.includes('hour') && first?.fact.topic === 'corsi');
}

function isOfPrice(talk: Talk, understood: Understood, amount: Amount): boolean {
  const { facts, unpublished } = understood.choice;
  if (amount.reckonings.includes('pay')) return true;
  const isKnown = unpublished < thresholds.likely || amount.reckonings.length > 0 || amount.hours !== null;
  const goesOn = talk.side === 'prezzo' && !asksOther(understood, amount);
  return isKnown && (facts[0]?.fact.aspect === 'prezzo' || goesOn || (amount.hours !== null && isAlone(understood, amount)));
}

/** The hours, the people or the money that were reckoned with go on, or give way to a bare number: "e 25?", "and for C2?" */
function goesOn(said: Amount, talk: Talk, { about, choice, folded }: Understood): Amount {
  const isDifference = talk.side === 'prezzo' && asksDifference(folded);
  const reckonings: readonly Reckoning[] = isDifference ? [...said.reckonings, 'difference'] : said.reckonings;
  const people = said.people === 1 && reckonings.includes('together') ? talk.people : said.people;
  const amount: Amount = { ...said, people, reckonings };
  const { hours, bare } = amount;
  const isLesson = (about.subject?.topic ?? talk.thing?.topic) === 'individuale';
  if (hours !== null || !isLesson) return amount;
  if (bare !== null && talk.hours === null && talk.euro !== null) return { ...amount, euro: bare, reckonings: ['afford'] };
  const isPrice = about.isNamed && choice.facts[0]?.fact.aspect === 'prezzo';
  return { ...amount, hours: talk.hours === null ? null : (bare ?? (isPrice ? talk.hours : null)) };
}

/** Hours, people, several things together, one against another, what is left to pay. */
export function reckoned(before: Talk, understood: Understood, facts: readonly Fact[]): Step | null {
  const amount = goesOn(amountIn(understood.folded), before, understood);
  const talk = { ...before, hours: amount.hours ?? before.hours, euro: amount.euro ?? before.euro };
  const has = (what: Reckoning) => amount.reckonings.includes(what);
  if (!asksForSum(talk, understood, amount)) return null;
  const named = thingsIn(talk, understood, has('difference'));
  const things = has('together') ? withCounterpart(talk, named) : named;
  // "Two children, one at B1 and one at B2": one each.
  const each = things.length === amount.people ? { ...amount, people: 1 } : amount;
  const sums = things.flatMap((thing) => sumOf(thing, each) ?? []);
  const prices = things.flatMap((thing) => factsOf(facts, thing, 'prezzo'));
  if (sums.length === 0) return has('difference') && prices.length > 1 ? step(talk, things, { do: 'tell', facts: prices }) : null;
  const unpriced = things.filter((thing) => sumOf(thing, each) === null).flatMap((thing) => factsOf(facts, thing, 'prezzo'));
  return step(talk, things, { do: 'reckon', facts: prices, unpriced, sums, ending: endingOf(sums, things.length, amount, talk.euro) });
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
  const both = talk.between.length > 1 && (comparesBoth(folded) || (asksDifference(folded) && !about.isNamed));
  // Whoever doubts between two levels is advised.
  const doubts = ADVICE.some((id) => id === best?.id) && !asksDifference(folded) && thingsNamed(folded).length < 2;
  if (!both && (doubts || !comparesIn(folded))) return null;
  const things = thingsIn(talk, understood, both);
  const of = (aspect: Aspect) => things.flatMap((thing) => factsOf(facts, thing, aspect).slice(0, 1));
  const sums = both ? [] : things.flatMap((thing) => sumOf(thing, { hours: null, people: 1 }) ?? []);
  if (new Set(sums.map((sum) => sum.of)).size > 1)
    return step(talk, things, { do: 'reckon', facts: of('prezzo'), unpriced: [], sums, ending: { what: 'cheaper-group' } });
  const asked = best ? of(best.aspect) : [];
  const other = things.find(({ topic }) => topic !== asked[0]?.topic);
  // Only one of them has that side: it is told, and that the other has not.
  if (both && asked.length === 1 && other && best!.aspect !== 'descrizione') {
    const told = step(talk, things, { do: 'tell', facts: asked });
    const lacking = { topic: other.topic, aspect: best!.aspect };
    return { ...told, parts: [...told.parts, { do: 'person', unanswered: talk.unanswered + 1, lacking }] };
  }
  const told = asked.length > 1 ? asked : of('descrizione');
  return told.length > 1 ? step(talk, things, { do: 'tell', facts: told.slice(0, MOST_COMPARED) }) : null;
}
const ADVICE = ['test-livello.descrizione', 'test-livello.prezzo', 'corsi.livelli'];
