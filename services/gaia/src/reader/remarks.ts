// What is said to a clause that asks for no fact.
import { thresholds } from './clauses.js';
import type { Rule } from './rules.js';
import type { Part } from './state.js';
import { speakingOf } from './subject.js';

/** Near to somebody in distress who neither asks nor names a thing of the school. */
export const nearby: Rule = ({ asks, isNamed }, talk) =>
  talk.spoken.includes('distress') && asks < thresholds.likely && !isNamed
    ? { talk, parts: [{ do: 'say', what: 'near' }], isAsked: false }
    : null;

const PERSON: Part = { do: 'person', unanswered: 0 };

/** Small talk, a wish, a remark: none asks for a fact. "Grazie, telefono?" thanks and asks. */
export const remark: Rule = ({ asks, remark: { label, probability }, subject, isNamed }, talk, facts) => {
  if (asks >= thresholds.clear && probability < thresholds.likely) return null;
  // Whoever was left without an answer asks for somebody who has one.
  const what = label === 'who-are-you' && talk.unanswered > 0 ? 'human' : label;
  switch (what) {
    case 'human':
      return { talk, parts: [PERSON], isAsked: true };
    case 'complains': {
      const way = facts.filter(({ id }) => id === 'reclami.descrizione' && !talk.told.includes(id));
      const after = { ...speakingOf(talk, { topic: 'reclami', levels: [] }, null), isGrave: true };
      return { talk: after, parts: [{ do: 'say', what }, { do: 'tell', facts: way }, PERSON], isAsked: true };
    }
    case 'tells':
    case 'corrects':
    case 'wants-quote':
      return { talk: subject && isNamed ? speakingOf(talk, subject, talk.side) : talk, parts: [], isAsked: false };
    case 'confirms':
      return { talk, parts: talk.isGrave ? [PERSON] : [{ do: 'say', what }], isAsked: false };
    default:
      return { talk, parts: [{ do: 'say', what }], isAsked: false };
  }
};
