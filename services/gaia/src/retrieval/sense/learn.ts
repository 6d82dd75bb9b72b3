// Learns from the lists of examples; it takes some seconds of a core, so the build does it (ADR 0021).
import type { Aspect, Topic } from '@school/catalog';
import { fold, wordsOf } from '../../language/fold.js';
import { askingPart } from '../clauses.js';
import { readQuestion } from '../question.js';
import { acts } from '../questions/acts.js';
import { asides } from '../questions/asides.js';
import { asked } from '../questions/asked.js';
import { contrasts } from '../questions/contrasts.js';
import { doubts } from '../questions/doubts.js';
import { everyday } from '../questions/everyday.js';
import { formal } from '../questions/formal.js';
import { neighbours } from '../questions/neighbours.js';
import { ordinary } from '../questions/ordinary.js';
import { type Section, sectionsOf } from '../questions/sections.js';
import { sides } from '../questions/sides.js';
import { stories } from '../questions/stories.js';
import { terse } from '../questions/terse.js';
import { topics } from '../questions/topics.js';
import { askedUnpublished, unpublished } from '../questions/unpublished.js';
import { voices } from '../questions/voices.js';
import { type Wording, textFeatures } from './features.js';
import { type Example, LinearClassifier } from './linear-classifier.js';
import { type Act, type Learnt, NONE } from './sense.js';

const topicOf = (id: string): Topic | typeof NONE => (id === NONE || id.startsWith('*') ? NONE : id.split('.')[0]!.replace(/-[abc][12]$/, '')) as Topic | typeof NONE;
const sideOf = (id: string): Aspect | typeof NONE => (id === NONE ? NONE : id.split('.')[1]!) as Aspect | typeof NONE;

/** What a thing is answers nearly all; where another side does too, that one is asked. */
function sidesOf(labels: readonly string[]): (Aspect | typeof NONE)[] {
  const all = [...new Set(labels.map(sideOf))];
  return all.length > 1 ? all.filter((side) => side !== 'descrizione') : all;
}

/** Which level suits somebody: the test tells, or the levels there are. */
const ADVICE: readonly string[] = ['test-livello.descrizione', 'corsi.livelli'];
const ADVICE_ACT: Act = 'level-advice';
/** What the test is may be asked as well. */
const actsOf = (labels: readonly string[]): readonly Act[] => (ADVICE.every((label) => labels.includes(label)) ? [ADVICE_ACT] : labels.includes(ADVICE[0]!) ? ['asks', ADVICE_ACT] : ['asks']);

function examplesIn(sections: readonly Section[]): Example<string>[] {
  return sections.flatMap(({ labels, questions }) =>
    questions.map((question) => {
      const asking = askingPart(question);
      return { labels, features: textFeatures(wordingOf(question), asking === null ? null : wordingOf(asking)) };
    }),
  );
}

function wordingOf(text: string): Wording {
  const plain = wordsOf(fold(text)).join(' ');
  return { plain, read: readQuestion(plain) };
}

const LISTS = [asked, asked, asked, asked, asked, sides, topics, everyday, ordinary, contrasts, stories, terse, formal, doubts, voices, neighbours, askedUnpublished, unpublished];

/** @param lists others than all, to judge by those left out. */
export function learn(lists: readonly string[] = LISTS): Learnt {
  const told = [acts, asides].flatMap(sectionsOf);
  const advice = examplesIn(told.filter(({ labels }) => labels.includes(ADVICE_ACT))).map(({ features }) => ({ features, labels: ADVICE }));
  const talk = examplesIn(told.filter(({ labels }) => !labels.includes(ADVICE_ACT))) as Example<Act>[];
  const questions = [...examplesIn(lists.flatMap(sectionsOf)), ...advice];
  return {
    sides: LinearClassifier.learn(questions.map(({ features, labels }) => ({ features, labels: sidesOf(labels) }))),
    topics: LinearClassifier.learn(questions.filter(({ labels }) => !labels.includes(NONE)).map(({ features, labels }) => ({ features, labels: [...new Set(labels.map(topicOf))] }))),
    acts: LinearClassifier.learn<Act>([...questions.map(({ features, labels }) => ({ features, labels: actsOf(labels) })), ...talk]),
  };
}
