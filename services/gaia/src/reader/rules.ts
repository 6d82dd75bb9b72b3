// The table by which a clause is answered: the first rule that has an answer gives it. What a clause leaves out is
// taken from what was spoken of.
import type { Aspect, Fact, FactLevel, Topic } from '@school/catalog';
import { fold } from '../language/fold.js';
import { isUnpublished } from './choice.js';
import type { Clause, ReadClause } from './clauses.js';
import { ASKING, LEFT_OUT, NONE } from './heads.js';
import * as names from './knowledge.js';
import { likeliest } from './linear.js';
import { MOST_COMPARED, compared, reckoned } from './side-by-side.js';
import { type Part, type Step, type Talk, type Understood, thresholds } from './state.js';
import {
  type About,
  type Subject,
  apart,
  counterpart,
  factsOf,
  isExam,
  isSame,
  isThing,
  levelsOf,
  spokenAfter,
} from './subject.js';
import { picked } from './sums.js';

/** What a clause is read with. */
export interface Reader {
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
  // "Siete aperti sabato?", "e domenica?": that day.
  opening,
  // "E il First?", after the TOEFL: the same of the exam that is named.
  ofNamedExam,
  // Nothing published answers: a person.
  (asked) => (isUnpublished(asked.choice) ? unknown(asked) : null),
  // The fact.
  told,
];

export function answer(talk: Talk, clause: Clause, reader: Reader): Step {
  const heard: Heard = { ...reader, talk, clause, folded: fold(clause.text), act: likeliest(clause.reading.acts) };
  const remark = firstOf(REMARKS, heard);
  if (remark) return remark;
  const about = aboutOf(heard);
  const asked = { ...heard, about, choice: clause.choice };
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
 * "Asdkjh qwrtpl" holds none; names of levels and exams are words whatever their letters, "👍" says something, and so
 * does a number where hours or money are reckoned with.
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
  return talk.isDistressed && !clause.text.includes('?') && !isNamed ? says(talk, 'near') : null;
}

/** A clause that takes one of several things spoken of, or the level beside, is read as if it had named it. */
function takesUp({ talk, folded, read, facts }: Heard): Step | null {
  const [level, ...more] = talk.thing?.levels ?? [];
  const beside = level && more.length === 0 ? names.levelBeside(folded, level) : null;
  if (beside) {
    const levelless = { ...talk, subject: talk.thing, thing: talk.thing && { ...talk.thing, levels: [] } };
    return answer(levelless, read(`e il ${beside.level}? ${beside.rest}`.trim(), levelless), { read, facts });
  }
  const chosen = names.pickIn(folded);
  const between = talk.thing && talk.thing.levels.length > 1 ? apart(talk.thing) : talk.between;
  const thing = chosen && picked(chosen.pick, between, talk.thing);
  if (!thing) return null;
  const named = names.isFiller(chosen.rest)
    ? `e ${names.topicCalled(thing.topic)} ${thing.levels.join(' ')}?`
    : chosen.rest;
  const chosenOf = { ...talk, subject: thing, thing };
  return answer(chosenOf, read(named, chosenOf), { read, facts });
}

/** Acts under which a few words that say nothing may be counted. */
const UNSAID: ReadonlySet<string> = new Set(['asks', 'tells', 'say-more', 'confirms', 'laughter']);

function fillsIn({ talk, folded, act, facts }: Heard): Step | null {
  if (!names.isFiller(folded) || (act.probability >= thresholds.likely && !UNSAID.has(act.label))) return null;
  const [asked, ...more] = talk.asked;
  if (!asked || more.length > 0) return { talk, parts: [nothingNew(talk, facts)], isAsked: false };
  const of = { topic: asked.topic, levels: asked.level ? [asked.level] : [] };
  return {
    talk: { ...talk, ...spokenAfter(talk, of), side: asked.aspect },
    parts: [{ do: 'tell', facts: [asked] }],
    isAsked: true,
  };
}

const MOST_OFFERED = 3;
/** Nothing is asked: the way on, which is what was not told yet of the thing spoken of. */
function nothingNew(
  { subject, thing, told, spoken, isGrave, isDistressed, turns }: Talk,
  facts: readonly Fact[],
): Part {
  if (isGrave) return { do: 'say', what: isDistressed ? 'near' : 'refusal' };
  const of = thing ?? subject;
  const isUntold = ({ topic, level, aspect, id }: Fact) =>
    topic === of?.topic &&
    aspect !== 'descrizione' &&
    !told.includes(id) &&
    (level ? of.levels.includes(level) : of.levels.length === 0);
  const untold = facts.filter(isUntold);
  const offered = untold.filter(({ aspect }, at) => untold.findIndex((one) => one.aspect === aspect) === at);
  // Whoever goes on without choosing hears the next of them.
  if (of && offered.length > 0)
    return spoken.at(-1) === 'more'
      ? { do: 'tell', facts: offered.slice(0, 1) }
      : { do: 'more', of: offered.slice(0, MOST_OFFERED) };
  return { do: 'say', what: turns === 0 ? 'greeting' : of ? 'praise' : 'say-more' };
}

const COMPLAINTS = 'reclami.descrizione';

/** Small talk, a wish, a remark: none asks for a fact. "Grazie, telefono?" thanks and asks. */
function acts(heard: Heard): Step | null {
  const { talk, clause, act, facts } = heard;
  if (ASKING.has(act.label) || (act.probability < thresholds.likely && clause.asks >= thresholds.clear)) return null;
  // Whoever was left without an answer asks for somebody who has one.
  const what = act.label === 'who-are-you' && talk.unanswered > 0 ? 'human' : act.label;
  switch (what) {
    case 'human':
      return { talk, parts: [{ do: 'person', unanswered: 0 }], isAsked: true };
    case 'complains': {
      const way = {
        do: 'tell',
        facts: facts.filter(({ id }) => id === COMPLAINTS && !talk.told.includes(id)),
      } as const;
      const after: Talk = { ...talk, subject: { topic: 'reclami', levels: [] }, side: null, isGrave: true };
      return { talk: after, parts: [{ do: 'say', what }, way, { do: 'person', unanswered: 0 }], isAsked: true };
    }
    case 'tells':
    case 'corrects':
    case 'wants-quote':
      return { talk: { ...talk, ...toldOf(heard) }, parts: [], isAsked: false };
    case 'confirms':
      return talk.isGrave ? { talk, parts: [{ do: 'person', unanswered: 0 }], isAsked: false } : says(talk, what);
    default:
      return says(talk, talk.isDistressed ? 'near' : what);
  }
}

/** What a clause that asks nothing leaves spoken of. */
function toldOf(heard: Heard): Partial<Talk> {
  const { subject, isNamed } = aboutOf(heard);
  return subject && (isNamed || likelyTopic(heard.clause)) ? spokenAfter(heard.talk, subject) : {};
}

/** What a clause is about: of what its likeliest answer is, else of what it names or was spoken of. */
function aboutOf({ talk, clause, folded }: Heard): About {
  const named = names.levelsIn(folded);
  const own = names.ownTopicsIn(folded);
  const [best] = clause.choice.facts;
  const topic =
    best && !isUnpublished(clause.choice) ? best.fact.topic : (likelyTopic(clause) ?? own[0] ?? talk.subject?.topic);
  const levels = topic ? levelsOf(topic, named, talk) : named;
  return { subject: topic ? { topic, levels } : null, levels, isNamed: own.length + named.length > 0 };
}

/** What is asked about, where nothing published answers. */
function likelyTopic({ reading: { topics } }: Clause): Topic | undefined {
  const { label, probability } = likeliest(topics);
  return label !== LEFT_OUT && probability >= thresholds.likely ? (label as Topic) : undefined;
}

/**
 * Nothing published answers: a person, who hears which side of which thing; what has that side and may be meant is
 * asked back.
 */
function unknown({ talk, clause, choice, about, facts }: Asked): Step {
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
  const between = meant ? [meant] : lacking ? [] : weak.slice(0, MOST_OFFERED);
  const beside: Part[] =
    between.length > 0 ? [{ do: 'clarify', between }] : subject && about.isNamed ? knownOf(subject, after, facts) : [];
  return {
    talk: after,
    parts: [person, ...beside],
    isAsked: clause.asks >= thresholds.sure && choice.unpublished >= thresholds.likely,
  };
}

/**
 * Of a thing that is named something is known, even if it is not what was asked: other sides, or what it is where
 * nothing else is told.
 */
function knownOf({ topic }: Subject, talk: Talk, facts: readonly Fact[]): Part[] {
  const more = nothingNew(talk, facts);
  const all = facts.filter((fact) => fact.topic === topic);
  const isWhole = all.every(({ id, aspect }) => aspect === 'descrizione' && !talk.told.includes(id));
  return [...(more.do === 'more' ? [more] : []), ...(isWhole && all.length > 0 ? [tells(all)] : [])];
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

function opening({ choice, folded, talk, facts }: Asked): Step | null {
  const days = names.daysIn(folded);
  const goesOn = talk.sides.includes('apertura') && names.isOnlyDays(folded);
  if (days.length === 0 || (choice.facts[0]?.fact.aspect !== 'apertura' && !goesOn)) return null;
  return {
    talk,
    parts: [{ do: 'open', days, facts: facts.filter(({ aspect }) => aspect === 'apertura') }],
    isAsked: true,
  };
}

/** A follow-up names a Cambridge exam where another board's was spoken of: nothing of that one answers it. */
function ofNamedExam({ talk, folded, choice, facts }: Asked): Step | null {
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
const WEAK = 0.2;

function told(asked: Asked): Step {
  const { clause, about, talk, choice, facts } = asked;
  const [first] = choice.facts;
  const best = first!.fact;
  const isAsked = clause.asks >= thresholds.sure && first!.score * (1 - choice.unpublished) >= thresholds.clear;
  const close = choice.facts.filter(({ score }) => score >= CLOSE * first!.score).map(({ fact }) => fact);
  const isOfTwo = close.some(({ topic }) => topic !== best.topic) && first!.score < CERTAIN && !about.isNamed;
  if (isOfTwo || first!.score < WEAKEST)
    return {
      talk: { ...afterFact(asked, best), subject: talk.subject, thing: talk.thing },
      parts: [
        {
          do: 'clarify',
          between: (close.length > 1 ? close : choice.facts.map(({ fact }) => fact)).slice(0, MOST_OFFERED),
        },
      ],
      isAsked,
    };
  const others = choice.facts
    .slice(1)
    .filter(({ fact, score }) => score >= thresholds.shared && fact.aspect !== best.aspect);
  const all = [best, ...others.map(({ fact }) => fact)].flatMap((fact) => ofAllLevels(fact, about.levels, facts));
  const after = afterFact(asked, best);
  if (all.every(({ id }) => talk.lately.includes(id))) return toldAlready(asked, after);
  return { talk: after, parts: [tells(all)], isAsked };
}

/** What was told just now is not what is asked: what comes next to it is, else the way on and to a person. */
function toldAlready({ choice, talk, facts }: Asked, after: Talk): Step {
  const other = choice.facts.find(({ fact, score }) => score >= WEAK && !talk.told.includes(fact.id))?.fact;
  if (other) return { talk: { ...after, side: other.aspect }, parts: [tells([other])], isAsked: true };
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
