// The table by which a clause is answered: the first rule that has an answer gives it. What a clause leaves out is
// taken from what was spoken of.
import type { Fact } from '@school/catalog';
import { type Clause, isUnpublished } from './clauses.js';
import { nearby, remark } from './remarks.js';
import type { Step, Talk } from './state.js';
import { reckoned } from './sums.js';
import { compared, told, unknown } from './told.js';

/** @param talk what stands before the clause. @param facts of the day. */
export type Rule = (clause: Clause, talk: Talk, facts: readonly Fact[]) => Step | null;

const RULES: readonly Rule[] = [
  // Somebody in distress who neither asks nor names a thing of the school: stays near.
  nearby,
  // Small talk, a complaint, a wish for a person, a story.
  remark,
  // Hours or people, and a price: a sum.
  reckoned,
  // One thing or another: both.
  compared,
  // Nothing published answers: a person.
  (clause, talk) => (isUnpublished(clause) ? unknown(clause, talk) : null),
  // The fact.
  told,
];

export function answer(clause: Clause, talk: Talk, facts: readonly Fact[]): Step {
  for (const rule of RULES) {
    const step = rule(clause, talk, facts);
    if (step) return step;
  }
  throw new Error('The last rule answers everything');
}
