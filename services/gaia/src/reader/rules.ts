// The table by which a clause is answered: the first rule that has an answer gives it. What a clause leaves out is
// taken from what was spoken of.
import { fold } from '../language/fold.js';
import { isUnpublished } from './choice.js';
import type { Clause } from './clauses.js';
import { type Asked, type Heard, type Reader, type Rule, aboutOf } from './heard.js';
import * as names from './knowledge.js';
import { likeliest } from './linear.js';
import { acts, fillsIn, inDistress, withoutWords } from './remarks.js';
import { compared, reckoned } from './side-by-side.js';
import type { Step, Talk } from './state.js';
import { apart } from './subject.js';
import { picked } from './sums.js';
import { ofNamedExam, opening, told, unknown } from './told.js';

/** Of what is said. */
const REMARKS: readonly Rule<Heard>[] = [
  // It holds no word: asks for other ones.
  withoutWords,
  // Somebody in distress who neither asks nor names a thing of the school: stays near.
  inDistress,
  // "L'altro", "il livello dopo": answers as if that had been named.
  takesUp,
  // "Ah ok": a yes to what was asked back, else the way on.
  fillsIn,
  // Small talk, a complaint, a wish for a person, a story.
  acts,
];

/** Of what is asked. */
const QUESTIONS: readonly Rule<Asked>[] = [
  // Hours, people, money: a sum.
  ({ talk, facts, ...asked }) => reckoned(talk, asked, facts),
  // One thing or another: both.
  ({ talk, facts, ...asked }) => compared(talk, asked, facts),
  // "Siete aperti sabato?", "e domenica?": that day.
  opening,
  // "E il First?", after the TOEFL: the same of the exam that is named.
  ofNamedExam,
  // Nothing published answers: a person.
  (asked) => (isUnpublished(asked.choice) ? unknown(asked) : null),
  // The fact.
  told,
];

export function answer(talk: Talk, clause: Clause, reader: Reader): Step {
  const heard: Heard = { ...reader, talk, clause, folded: fold(clause.text), act: likeliest(clause.reading.acts) };
  const remark = firstOf(REMARKS, heard);
  if (remark) return remark;
  const about = aboutOf(heard);
  const asked = { ...heard, about, choice: clause.choice };
  return firstOf(QUESTIONS, asked)!;
}

function firstOf<T>(rules: readonly Rule<T>[], heard: T): Step | null {
  for (const rule of rules) {
    const step = rule(heard);
    if (step) return step;
  }
  return null;
}

/** A clause that takes one of several things spoken of, or the level beside, is read as if it had named it. */
function takesUp({ talk, folded, read, facts }: Heard): Step | null {
  const [level, ...more] = talk.thing?.levels ?? [];
  const beside = level && more.length === 0 ? names.levelBeside(folded, level) : null;
  if (beside) {
    const levelless = { ...talk, subject: talk.thing, thing: talk.thing && { ...talk.thing, levels: [] } };
    return answer(levelless, read(`e il ${beside.level}? ${beside.rest}`.trim(), levelless), { read, facts });
  }
  const chosen = names.pickIn(folded);
  const between = talk.thing && talk.thing.levels.length > 1 ? apart(talk.thing) : talk.between;
  const thing = chosen && picked(chosen.pick, between, talk.thing);
  if (!thing) return null;
  const named = names.isFiller(chosen.rest)
    ? `e ${names.topicCalled(thing.topic)} ${thing.levels.join(' ')}?`
    : chosen.rest;
  const chosenOf = { ...talk, subject: thing, thing };
  return answer(chosenOf, read(named, chosenOf), { read, facts });
}
