// What a text does, what it is about and which side of it is asked, learnt from examples: a second opinion on what the lexicon reads, and
// the first where its tables are silent.
import type { Aspect, Topic } from '@school/catalog';
import { type Wording, textFeatures } from './features.js';
import type { Guess, LinearClassifier } from './linear-classifier.js';

/** No topic is named, or nothing published is asked. */
export const NONE = 'none';

/** What a sentence does: it asks, tells of oneself, or belongs to a talk that asks nothing. */
export type Act = 'asks' | 'tells' | 'level-advice' | 'human' | 'greeting' | 'thanks' | 'goodbye' | 'how-are-you' | 'praise' | 'refusal' | 'apology' | 'laughter' | 'who-are-you' | 'robot' | 'capabilities' | 'misunderstood' | 'rude' | 'off-topic';

export interface Learnt {
  readonly sides: LinearClassifier<Aspect | typeof NONE>;
  readonly topics: LinearClassifier<Topic | typeof NONE>;
  readonly acts: LinearClassifier<Act>;
}

/** Of each, the likeliest first. */
export interface Sense {
  readonly sides: readonly Guess<Aspect | typeof NONE>[];
  readonly topics: readonly Guess<Topic | typeof NONE>[];
  readonly acts: readonly Guess<Act>[];
}

/** @param asking the part of the text that asks, where one is set apart. */
export type MakeSense = (text: Wording, asking: Wording | null) => Sense;

export const senseOf =
  ({ sides, topics, acts }: Learnt): MakeSense =>
  (text, asking) => {
    const features = textFeatures(text, asking);
    return { sides: rarer(sides.guess(features)), topics: topics.guess(features), acts: acts.guess(features) };
  };

/** Of the examples nearly half ask what isn't published, of visitors' questions far fewer: by this factor it is less likely than learnt. */
const RARER = 0.67;

function rarer(guesses: readonly Guess<Aspect | typeof NONE>[]): Guess<Aspect | typeof NONE>[] {
  const weighed = guesses.map(({ label, probability }) => ({ label, probability: label === NONE ? probability * RARER : probability }));
  const sum = weighed.reduce((total, { probability }) => total + probability, 0);
  return weighed.map(({ label, probability }) => ({ label, probability: probability / sum })).sort((one, other) => other.probability - one.probability);
}
