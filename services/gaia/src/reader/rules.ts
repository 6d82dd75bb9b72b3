// The table by which a clause is answered: the first rule that has an answer gives it. What a clause leaves out is
// taken from what was spoken of.
import type { Fact } from '@school/catalog';
import { fold } from '../language/fold.js';
import { isUnpublished } from './choice.js';
import type { Clause } from './clauses.js';
import { levelsIn, ownTopicsIn } from './knowledge.js';
import { likeliest } from './linear.js';
import { remarksIn } from './heads.js';
import { acts, inDistress, likelyTopic } from './remarks.js';
import type { Asked, Step, Talk } from './state.js';
import { type About, levelsOf } from './subject.js';
import { reckoned } from './sums.js';
import { compared, told, unknown } from './told.js';

const RULES: readonly ((asked: Asked) => Step | null)[] = [
  // Somebody in distress who neither asks nor names a thing of the school: stays near.
  inDistress,
  // Small talk, a complaint, a wish for a person, a story.
  acts,
  // Hours or people, and a price: a sum.
  reckoned,
  // One thing or another: both.
  compared,
  // Nothing published answers: a person.
  (asked) => (isUnpublished(asked.clause.choice) ? unknown(asked) : null),
  // The fact.
  told,
];

export function answer(talk: Talk, clause: Clause, facts: readonly Fact[]): Step {
  const folded = fold(clause.text);
  const heard = { facts, talk, clause, folded, act: likeliest(remarksIn(clause.reading.acts)) };
  const asked = { ...heard, about: aboutOf(heard) };
  for (const rule of RULES) {
    const step = rule(asked);
    if (step) return step;
  }
  throw new Error('The last rule answers everything');
}

/** What a clause is about: of what its likeliest answer is, else of what it names or was spoken of. */
function aboutOf({ talk, clause, folded }: Omit<Asked, 'about'>): About {
  const named = levelsIn(folded);
  const own = ownTopicsIn(folded);
  const [best] = clause.choice.facts;
  const topic =
    best && !isUnpublished(clause.choice) ? best.fact.topic : (likelyTopic(clause) ?? own[0] ?? talk.subject?.topic);
  const levels = topic ? levelsOf(topic, named, talk) : named;
  return { subject: topic ? { topic, levels } : null, levels, isNamed: own.length + named.length > 0 };
}
