// What is said to a clause that asks for no fact.
import type { Topic } from '@school/catalog';
import type { Clause } from './clauses.js';
import { LEFT_OUT } from './heads.js';
import * as names from './knowledge.js';
import { likeliest } from './linear.js';
import { type Asked, type Step, type Talk, thresholds } from './state.js';
import { spokenAfter } from './subject.js';

const says = (talk: Talk, what: string): Step => ({ talk, parts: [{ do: 'say', what }], isAsked: false });

/** Near to somebody in distress who neither asks nor names a thing of the school. */
export function inDistress({ talk, clause, folded }: Asked): Step | null {
  const isNamed = names.topicsNamedIn(folded).length > 0 || names.levelsIn(folded).length > 0;
  return talk.isDistressed && !clause.text.includes('?') && !isNamed ? says(talk, 'near') : null;
}

const COMPLAINTS = 'reclami.descrizione';

/** Small talk, a wish, a remark: none asks for a fact. "Grazie, telefono?" thanks and asks. */
export function acts(heard: Asked): Step | null {
  const { talk, clause, act, facts } = heard;
  if (clause.asks >= thresholds.clear && act.probability < thresholds.likely) return null;
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
function toldOf({ about: { subject, isNamed }, clause, talk }: Asked): Partial<Talk> {
  return subject && (isNamed || likelyTopic(clause)) ? spokenAfter(talk, subject) : {};
}

/** What is asked about, where nothing published answers. */
export function likelyTopic({ reading: { topics } }: Clause): Topic | undefined {
  const { label, probability } = likeliest(topics);
  return label !== LEFT_OUT && probability >= thresholds.likely ? (label as Topic) : undefined;
}
