// What is said to a clause that asks for no fact.
import type { Fact } from '@school/catalog';
import { ASKING } from './heads.js';
import { type Heard, aboutOf, likelyTopic, says } from './heard.js';
import * as names from './knowledge.js';
import { type Part, type Step, type Talk, thresholds } from './state.js';
import { spokenAfter } from './subject.js';

/**
 * "Asdkjh qwrtpl" holds none; names of levels and exams are words whatever their letters, "👍" says something, and so
 * does a number where hours or money are reckoned with.
 */
export function withoutWords({ talk, folded }: Heard): Step | null {
  const hasNames = names.levelsIn(folded).length + names.topicsNamedIn(folded).length > 0;
  const isWord = (word: string) => /[aeiouy]/.test(word) && !/[^aeiouy]{5}|(.)\1{2}/.test(word);
  const isSaid = /\p{Extended_Pictographic}/u.test(folded) || ((talk.hours ?? talk.euro) !== null && /\d/.test(folded));
  const hasWords = hasNames || isSaid || (folded.match(/[a-z]{2,}/g) ?? []).some(isWord);
  return hasWords ? null : says(talk, 'say-more');
}

export function inDistress({ talk, clause, folded }: Heard): Step | null {
  const isNamed = names.topicsNamedIn(folded).length > 0 || names.levelsIn(folded).length > 0;
  return talk.isDistressed && !clause.text.includes('?') && !isNamed ? says(talk, 'near') : null;
}

/** Acts under which a few words that say nothing may be counted. */
const UNSAID: ReadonlySet<string> = new Set(['asks', 'tells', 'say-more', 'confirms', 'laughter']);

export function fillsIn({ talk, folded, act, facts }: Heard): Step | null {
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

export const MOST_OFFERED = 3;

/** Nothing is asked: the way on, which is what was not told yet of the thing spoken of. */
export function nothingNew(
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
export function acts(heard: Heard): Step | null {
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
