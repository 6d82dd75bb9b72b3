// What each turn of the visitor makes of a conversation.
import type { Fact } from '@school/catalog';
import { fold } from '../language/fold.js';
import { type ReadClause, clausesOf } from './clauses.js';
import * as names from './knowledge.js';
import { answer } from './rules.js';
import type { Part, Step, Talk } from './state.js';
import { factsOf } from './subject.js';
import { amountIn } from './sums.js';

/** What a turn asks, and what it leaves for the next. */
export function turn(before: Talk, message: string, read: ReadClause, facts: readonly Fact[]): Step {
  const isMarked = message.includes('?');
  let talk: Talk = { ...before, euro: amountIn(message).euro ?? before.euro };
  const steps: Step[] = [];
  for (const clause of clausesOf(aimedAt(before, message), read)) {
    const step = answer({ ...talk, asked: before.asked }, clause, { read, facts });
    talk = step.talk;
    steps.push({ ...step, isAsked: step.isAsked && clause.isMarked === isMarked });
  }
  const handsOff = ({ parts }: Step) => parts.some(({ do: what }) => what === 'person');
  const isAnswered = steps.some((step) => !handsOff(step) && step.parts.some(({ do: what }) => what !== 'say'));
  const said = steps.filter((step) => step.isAsked || !isAnswered || !handsOff(step)).flatMap(({ parts }) => parts);
  const parts = settled(said.length > 0 ? said : aboutTold(before, talk, facts));
  const told = [...talk.told, ...parts.flatMap((part) => ('facts' in part ? part.facts.map(({ id }) => id) : []))];
  const asked = parts.flatMap((part) => (part.do === 'clarify' ? part.between : []));
  const unanswered = parts.some((part) => part.do === 'person') ? before.unanswered + 1 : 0;
  return {
    talk: { ...talk, told, asked, unanswered, turns: before.turns + 1 },
    parts,
    isAsked: isMarked || steps.some((step) => step.isAsked),
  };
}

/** A message without what is told of the visitor: their own level beside the one they want, their relatives where they learn themselves. */
function aimedAt({ thing }: Talk, message: string): string {
  const folded = fold(message);
  const levelless = names.withoutOwnLevels(folded);
  const isBeside = names.levelsIn(levelless).length > 0 || (thing?.levels.length ?? 0) > 0;
  const aimed = isBeside && levelless !== folded ? names.withoutOwnLevels(message) : names.afterPassed(message);
  return names.isGrownUp(folded) ? names.withoutTopic(aimed, 'bambini') : aimed;
}

/** Whoever only tells what they are after hears what it is. */
function aboutTold({ subject: before }: Talk, { subject, told }: Talk, facts: readonly Fact[]): Part[] {
  if (!subject || (subject.topic === before?.topic && subject.levels.join() === before.levels.join())) return [];
  const course = subject.topic === 'cambridge' ? { ...subject, topic: 'corsi' as const } : subject;
  const [description] = factsOf(facts, course, 'descrizione').filter(({ id }) => !told.includes(id));
  return description ? [{ do: 'tell', facts: [description] }] : [];
}

/** What is said whatever else is asked. */
const GRAVE: ReadonlySet<string> = new Set(['complains', 'distress', 'feelings']);
const LAST = ['person', 'clarify'] as const;

/** A word of courtesy beside an answer needs none; no fact is told twice, and one way to a person is enough. */
function settled(parts: readonly Part[]): Part[] {
  const answers = parts.filter((part) => part.do !== 'say');
  const grave = parts.filter((part) => part.do === 'say' && GRAVE.has(part.what)).slice(0, 1);
  const kept = answers.length > 0 ? [...grave, ...answers] : [...grave, ...parts].slice(0, 1);
  const heard = new Set<string>();
  const once = kept.flatMap((part): Part[] => {
    if (part.do !== 'tell') return [part];
    const facts = part.facts.filter(({ id }) => !heard.has(id) && heard.add(id));
    return facts.length > 0 ? [{ ...part, facts }] : [];
  });
  const of = (kind: Part['do']) => once.filter(({ do: what }) => what === kind).slice(0, 1);
  return [...once.filter(({ do: what }) => !LAST.some((last) => last === what)), ...LAST.flatMap(of)];
}
