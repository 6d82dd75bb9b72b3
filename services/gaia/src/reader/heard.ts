// A clause as it is heard within the talk, and what it is about.
import type { Fact, Topic } from '@school/catalog';
import { isUnpublished } from './choice.js';
import type { Clause, ReadClause } from './clauses.js';
import { LEFT_OUT } from './heads.js';
import * as names from './knowledge.js';
import { likeliest } from './linear.js';
import { type Step, type Talk, type Understood, thresholds } from './state.js';
import { type About, levelsOf } from './subject.js';

/** What a clause is read with. */
export interface Reader {
  readonly read: ReadClause;
  readonly facts: readonly Fact[];
}

/** A clause as it stands. */
export interface Heard extends Reader {
  readonly talk: Talk;
  readonly clause: Clause;
  readonly folded: string;
  readonly act: { readonly label: string; readonly probability: number };
}

/** The same, with what it asks. */
export type Asked = Heard & Understood;

export type Rule<T> = (heard: T) => Step | null;

export const says = (talk: Talk, what: string): Step => ({ talk, parts: [{ do: 'say', what }], isAsked: false });

/** What a clause is about: of what its likeliest answer is, else of what it names or was spoken of. */
export function aboutOf({ talk, clause, folded }: Heard): About {
  const named = names.levelsIn(folded);
  const own = names.ownTopicsIn(folded);
  const [best] = clause.choice.facts;
  const topic =
    best && !isUnpublished(clause.choice) ? best.fact.topic : (likelyTopic(clause) ?? own[0] ?? talk.subject?.topic);
  const levels = topic ? levelsOf(topic, named, talk) : named;
  return { subject: topic ? { topic, levels } : null, levels, isNamed: own.length + named.length > 0 };
}

/** What is asked about, where nothing published answers. */
export function likelyTopic({ reading: { topics } }: Clause): Topic | undefined {
  const { label, probability } = likeliest(topics);
  return label !== LEFT_OUT && probability >= thresholds.likely ? (label as Topic) : undefined;
}
