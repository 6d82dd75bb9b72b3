// A conversation as far as it has been understood, and what each turn of the visitor makes of it. What a clause leaves out is taken from here.
import type { Aspect, Fact, FactLevel, Topic } from '@school/catalog';
import { fold } from '../language/fold.js';
import { type Clause, type ReadClause, clausesOf, comparesIn } from './clauses.js';
import { LEFT_OUT } from './heads.js';
import { daysIn, isOnlyNamed, levelBeside, levelsIn, ownTopicsIn, sideCalled, topicCalled, topicsNamedIn } from './knowledge.js';
import { likeliest } from './linear-classifier.js';
import { type Sum, amountIn, groupOf, groupSum, lessonOf, lessonSum } from './sums.js';

export interface Subject {
  readonly topic: Topic;
  readonly levels: readonly FactLevel[];
}

export interface Talk {
  readonly subject: Subject | null;
  /** What was asked of it last. */
  readonly side: Aspect | null;
  /** Ids of the facts that were told. */
  readonly told: readonly string[];
  /** Turns in a row without an answer. */
  readonly unanswered: number;
  /** Somebody has complained or is in distress: nothing is offered for sale. */
  readonly isGrave: boolean;
  /** Turns so far: Gaia's own sentences take turns. */
  readonly turns: number;
}

export const nothingSaid: Talk = { subject: null, side: null, told: [], unanswered: 0, isGrave: false, turns: 0 };

/** What these ask is asked of all levels together. */
const OF_ALL_LEVELS: ReadonlySet<Aspect> = new Set(['descrizione', 'livelli', 'iscrizione']);

/** What is said to a clause. */
export type Part =
  | { readonly do: 'say'; readonly what: string }
  | { readonly do: 'tell'; readonly facts: readonly Fact[] }
  | { readonly do: 'compare'; readonly facts: readonly Fact[]; readonly sums: readonly Sum[] }
  | { readonly do: 'calculate'; readonly sum: Sum; readonly facts: readonly Fact[] }
  | { readonly do: 'open'; readonly days: readonly number[]; readonly facts: readonly Fact[] }
  | { readonly do: 'clarify'; readonly between: readonly Fact[] }
  /** `unanswered`: how often in a row, from 1; 0 where a person was asked for. */
  | { readonly do: 'person'; readonly unanswered: number };

/** From which likeliness on an act other than asking is taken for one. */
const ACTS = 0.5;
const LEFT = 0.5;
/** From which clearness on the school itself is asked about, whatever was spoken of. */
const OF_SCHOOL = 0.4;
const UNPUBLISHED = 0.55;
const SURELY = 0.85;
const CLEARLY = 0.35;
/** A fact less likely answers nothing. */
const LEAST = 0.06;
/** A second fact so much less likely is another reading worth a question. */
const CLOSE = 0.85;

interface Step {
  readonly talk: Talk;
  readonly parts: readonly Part[];
  /** Whether something is asked without a doubt: a story beside a question needs no answer, and what answers Gaia's question is none. */
  readonly isAsked: boolean;
}

/** What a turn asks, and what it leaves for the next. */
export function turn(before: Talk, message: string, read: ReadClause, facts: readonly Fact[]): Step {
  let talk = before;
  const steps: Step[] = [];
  for (const clause of clausesOf(message, read)) {
    const step = answer(talk, clause, read, facts);
    // Where questions are marked, what is told beside them only sets their subject.
    const isContext = message.includes('?') && clause.isMarked === false && !step.isAsked && step.parts.some(({ do: what }) => what !== 'say');
    talk = isContext ? { ...talk, subject: subjectOf(talk, clause) ?? talk.subject } : step.talk;
    if (!isContext) steps.push({ ...step, isAsked: step.isAsked && (clause.isMarked === true || !message.includes('?')) });
  }
  const isAnswered = steps.some((step) => step.parts.some(({ do: what }) => what !== 'say' && what !== 'person'));
  const parts = steps.flatMap((step) => (isAnswered && !step.isAsked && step.parts.some(({ do: what }) => what === 'person') ? [] : step.parts));
  return { talk: { ...talk, turns: before.turns + 1, unanswered: parts.some((part) => part.do === 'person') ? before.unanswered + 1 : 0 }, parts: settled(parts), isAsked: message.includes('?') || steps.some((step) => step.isAsked) };
}

/** A course of another language is none of these, whatever its level. */
const NOT_ENGLISH: ReadonlySet<Topic> = new Set(['lingue', 'italiano-stranieri']);
const ENGLISH: ReadonlySet<Topic> = new Set(['corsi', 'cambridge', 'individuale', 'test-livello']);
const POLITE: ReadonlySet<string> = new Set(['greeting', 'thanks', 'praise', 'apology', 'refusal']);
/** What is said whatever else is asked. */
const GRAVE: ReadonlySet<string> = new Set(['complains', 'distress']);
const COMPLAINTS = 'reclami.descrizione';

/** A word of courtesy beside an answer needs none; one way to a person is enough. */
function settled(parts: readonly Part[]): Part[] {
  const answers = parts.filter((part) => part.do !== 'say');
  const grave = parts.filter((part) => part.do === 'say' && GRAVE.has(part.what)).slice(0, 1);
  const kept = answers.length > 0 ? [...grave, ...answers] : [...grave, ...parts].slice(0, 1);
  const person = kept.find((part) => part.do === 'person');
  return [...kept.filter((part) => part.do !== 'person'), ...(person ? [person] : [])];
}

function answer(talk: Talk, clause: Clause, read: ReadClause, facts: readonly Fact[]): Step {
  if (!hasWords(clause.text)) return { talk, parts: [{ do: 'say', what: 'say-more' }], isAsked: false };
  const [level, ...more] = talk.subject?.levels ?? [];
  const beside = level && more.length === 0 ? levelBeside(fold(clause.text), level) : null;
  if (beside) return answer({ ...talk, subject: { ...talk.subject!, levels: [] } }, read(`e il ${beside.level}? ${beside.rest}`.trim()), read, facts);
  const act = likeliest(clause.reading.acts);
  // "Grazie, telefono?" thanks and asks.
  const asksBesides = clause.isMarked === true && POLITE.has(act.label) && clearness(clause) >= CLEARLY;
  if (act.label !== 'asks' && act.probability >= ACTS && !asksBesides) return acted(talk, clause, act.label, facts);
  const compared = compares(talk, clause, facts);
  if (compared) return compared;
  const whole = completed(talk, clause, read, facts);
  const other = ownTopicsIn(fold(clause.text)).find((topic) => NOT_ENGLISH.has(topic));
  const isOther = other && ENGLISH.has(whole.choice.facts[0]?.fact.topic ?? 'corsi');
  return isOther || whole.choice.unpublished >= UNPUBLISHED || (whole.choice.facts[0]?.score ?? 0) < LEAST ? unknown(talk, whole, facts) : told(talk, whole, facts);
}

/** "Asdkjh qwrtpl" and "mmm" hold none; names of levels and exams are words whatever their letters. */
const hasWords = (text: string): boolean => {
  const folded = fold(text);
  return levelsIn(folded).length + topicsNamedIn(folded).length > 0 || (folded.match(/[a-z]{2,}/g) ?? []).some((word) => /[aeiouy]/.test(word) && !/[^aeiouy]{5}|(.)\1{2}/.test(word));
};

/** Small talk, a wish, a remark: none asks for a fact. */
function acted(talk: Talk, clause: Clause, act: string, facts: readonly Fact[]): Step {
  if (act === 'human') return { talk, parts: [{ do: 'person', unanswered: 0 }], isAsked: true };
  if (act === 'complains') return { talk: { ...talk, subject: { topic: 'reclami', levels: [] }, side: null, isGrave: true }, parts: [{ do: 'say', what: act }, { do: 'tell', facts: facts.filter(({ id }) => id === COMPLAINTS) }, { do: 'person', unanswered: 0 }], isAsked: true };
  if (act !== 'tells') return { talk: { ...talk, isGrave: talk.isGrave || act === 'distress' }, parts: [{ do: 'say', what: act }], isAsked: false };
  const subject = subjectOf(talk, clause);
  return { talk: { ...talk, subject: subject ?? talk.subject }, parts: [], isAsked: false };
}

function subjectOf(talk: Talk, { text, reading }: Clause): Subject | null {
  const folded = fold(text);
  const levels = levelsIn(folded);
  const { label, probability } = likeliest(reading.topics);
  const [own, ...others] = ownTopicsIn(folded);
  if (own && others.length === 0) return { topic: own, levels };
  const named = topicsNamedIn(folded);
  if (label !== LEFT_OUT && probability >= LEFT && named.includes(label as Topic)) return { topic: label as Topic, levels };
  return levels.length > 0 ? { topic: talk.subject?.topic ?? 'corsi', levels } : null;
}

/** A clause with what it leaves out put before it, as the talk so far names it; as it stands, where that asks for something more clearly. */
function completed(talk: Talk, clause: Clause, read: ReadClause, facts: readonly Fact[]): Clause {
  const { subject, side } = talk;
  if (!subject) return clause;
  const folded = fold(clause.text);
  const [levels, named] = [levelsIn(folded), ownTopicsIn(folded)];
  const isStub = isOnlyNamed(folded);
  const keepsTopic = named.length === 0 && (levels.length > 0 ? GO_ON.has(subject.topic) : true);
  const spokenOf = named.length === 0 && subject.topic !== 'scuola' ? subject.topic : null;
  const asItStands = read(clause.text, spokenOf);
  const ofSchool = asItStands.choice.facts[0]?.fact;
  const hasItself = facts.some(({ topic, aspect }) => topic === subject.topic && aspect === ofSchool?.aspect);
  if (!isStub && ofSchool?.topic === 'scuola' && !hasItself && clearness(asItStands) >= OF_SCHOOL) return asItStands;
  const readWith = (...missing: readonly string[]) => read([...missing.filter(Boolean), clause.text].join(' '), spokenOf);
  const topic = keepsTopic ? topicCalled(subject.topic) : '';
  if (isStub) return readWith(side ? sideCalled(side) : '', topic);
  if (!keepsTopic) return asItStands;
  const whole = clearest(readWith(topic), ...(levels.length === 0 && subject.levels.length > 0 ? [readWith(topic, ...subject.levels)] : []));
  return (clause.reading.topics[LEFT_OUT] ?? 0) >= LEFT ? whole : clearest(whole, asItStands);
}
const clearness = ({ choice }: Clause): number => Math.max((choice.facts[0]?.score ?? 0) * (1 - choice.unpublished), choice.unpublished);
const clearest = (...clauses: readonly Clause[]): Clause => clauses.reduce((one, other) => (clearness(other) > clearness(one) ? other : one));

/** Of a thing that was spoken of at one level, the fact of that level. */
function narrowed(talk: Talk, fact: Fact, levels: readonly FactLevel[], facts: readonly Fact[]): Fact {
  const [level, ...more] = talk.subject?.levels ?? [];
  if (fact.level || levels.length > 0 || !level || more.length > 0 || OF_ALL_LEVELS.has(fact.aspect)) return fact;
  return facts.find(({ topic, aspect, level: of }) => topic === fact.topic && aspect === fact.aspect && of === level) ?? fact;
}

/** What is not published. Of a thing of which little is told, that little is told beside the way to a person. */
function unknown(talk: Talk, clause: Clause, facts: readonly Fact[]): Step {
  const subject = subjectOf(talk, clause);
  const little = subject ? facts.filter(({ topic }) => topic === subject.topic) : [];
  const [description] = little;
  if (description && little.length <= LITTLE && !talk.told.includes(description.id)) {
    return { talk: { ...talk, subject, side: null, told: [...talk.told, description.id] }, parts: [{ do: 'tell', facts: [description] }, { do: 'person', unanswered: talk.unanswered + 1 }], isAsked: true };
  }
  return { talk: { ...talk, subject: subject ?? talk.subject, side: null }, parts: [{ do: 'person', unanswered: talk.unanswered + 1 }], isAsked: clause.asks >= SURELY && clause.choice.unpublished >= SURELY };
}

function told(talk: Talk, clause: Clause, facts: readonly Fact[]): Step {
  const [first, second] = clause.choice.facts;
  const folded = fold(clause.text);
  const levels = levelsIn(folded);
  const { score } = first!;
  const best = narrowed(talk, first!.fact, levels, facts);
  const isOfSchool = OF_NO_SUBJECT.has(best.topic) && talk.subject !== null;
  const after: Talk = isOfSchool ? talk : { ...talk, subject: { topic: best.topic, levels: best.level ? [best.level] : levels.length > 0 ? levels : keptLevels(talk, best) }, side: best.aspect };
  const isAsked = clause.asks >= SURELY && score * (1 - clause.choice.unpublished) >= CLEARLY;
  const days = daysIn(folded);
  if (best.aspect === 'apertura' && days.length > 0) return { talk: after, parts: [{ do: 'open', days, facts: [best] }], isAsked: true };
  const sum = calculation(best, folded, facts);
  if (sum) return { talk: after, parts: [sum], isAsked: true };
  if (second && second.fact.topic !== best.topic && second.fact.aspect === best.aspect && TOLD_APART.has(best.aspect) && second.score >= CLOSE * score) {
    return { talk: { ...after, subject: talk.subject }, parts: [{ do: 'clarify', between: [best, second.fact] }], isAsked };
  }
  const same = levels.length > 1 ? facts.filter(({ topic, aspect, level }) => topic === best.topic && aspect === best.aspect && level && levels.includes(level)) : [];
  const all = same.length > 1 ? same : [best];
  return { talk: { ...after, told: [...talk.told, ...all.map(({ id }) => id)] }, parts: [{ do: 'tell', facts: all }], isAsked };
}

/** What is asked of the school itself leaves the subject as it was. */
const OF_NO_SUBJECT: ReadonlySet<Topic> = new Set(['scuola', 'privacy']);
/** Sides whose answers differ so much from thing to thing that the wrong one misleads. */
const TOLD_APART: ReadonlySet<Aspect> = new Set(['prezzo', 'durata', 'orario', 'inizio', 'date', 'formato']);
/** Of these a level alone may go on speaking. */
const GO_ON: ReadonlySet<Topic> = new Set(['individuale', 'languagecert', 'corsi', 'carta-docente']);
/** Things that are told by level: a level goes on from one to the other. */
const BY_LEVEL: ReadonlySet<Topic> = new Set(['corsi', 'individuale', 'cambridge', 'languagecert', 'scuola', 'test-livello']);
const keptLevels = ({ subject }: Talk, { topic }: Fact): readonly FactLevel[] => (subject && BY_LEVEL.has(topic) ? subject.levels : []);

const MOST_COMPARED = 3;
/** So many facts are all there is to tell. */
const LITTLE = 1;

/** Several levels, boards, or group against one-to-one: the side that is asked of each, or what each is, and the whole prices. */
function compares(talk: Talk, clause: Clause, facts: readonly Fact[]): Step | null {
  const folded = fold(clause.text);
  if (!comparesIn(folded)) return null;
  const levels = levelsIn(folded);
  const named = topicsNamedIn(folded);
  const best = clause.choice.facts[0]?.fact;
  // Whoever doubts between two levels is advised.
  if (best?.topic === 'test-livello' || best?.id === 'corsi.livelli') return null;
  const part = groupOrAlone(named, levels[0] ?? talk.subject?.levels[0], facts) ?? sideBySide(best, named, levels, facts);
  if (!part) return null;
  const subject: Subject = { topic: part.facts[0]!.topic, levels };
  return { talk: { ...talk, subject, side: part.facts[0]!.aspect, told: [...talk.told, ...part.facts.map(({ id }) => id)] }, parts: [part], isAsked: true };
}

type Comparison = Extract<Part, { do: 'compare' }>;

function groupOrAlone(named: readonly Topic[], level: FactLevel | undefined, facts: readonly Fact[]): Comparison | null {
  if (!named.includes('individuale') || !named.includes('corsi')) return null;
  const both = facts.filter(({ topic, level: of, aspect }) => (topic === 'corsi' || topic === 'individuale') && of === level && aspect === 'prezzo');
  if (both.length === 0) return null;
  const [course, lesson] = level ? [groupOf(level), lessonOf(level)] : [];
  return { do: 'compare', facts: both, sums: course && lesson ? [groupSum(course, 1), lessonSum(lesson, null)] : [] };
}

function sideBySide(best: Fact | undefined, named: readonly Topic[], levels: readonly FactLevel[], facts: readonly Fact[]): Comparison | null {
  const topic = named.find((name) => BY_LEVEL.has(name) && name !== 'cambridge') ?? 'corsi';
  const of = (aspect: Aspect) =>
    levels.length > 1
      ? facts.filter((fact) => fact.topic === topic && fact.level && levels.includes(fact.level) && fact.aspect === aspect)
      : named.flatMap((name) => facts.filter((fact) => fact.topic === name && !fact.level && fact.aspect === aspect));
  const asked = best ? of(best.aspect) : [];
  const both = asked.length > 1 ? asked : of('descrizione');
  return both.length > 1 ? { do: 'compare', facts: both.slice(0, MOST_COMPARED), sums: [] } : null;
}

/** The whole price, where the whole, or hours or people, are asked for. */
function calculation(best: Fact, folded: string, facts: readonly Fact[]): Part | null {
  const { topic, level, aspect } = best;
  if (!level || aspect !== 'prezzo') return null;
  const { hours, people, isWhole, isPerHour } = amountIn(folded);
  if (!hours && people === 1 && !isWhole && !(isPerHour && topic === 'corsi')) return null;
  const [course, lesson] = [groupOf(level), lessonOf(level)];
  const sum = topic === 'individuale' && lesson ? lessonSum(lesson, hours) : topic === 'corsi' && course && people <= course.maxStudents ? groupSum(course, people) : null;
  return sum && { do: 'calculate', sum, facts: [best, ...facts.filter((fact) => fact.topic === topic && fact.level === level && fact.aspect === 'durata')] };
}
