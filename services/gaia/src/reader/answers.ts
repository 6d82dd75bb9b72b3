// The parts of an answer in words: facts as the school says them, sums, and Gaia's own sentences.
import { type Fact, type School, hasClosed, openingOn, romeDay } from '@school/catalog';
import type { Sum } from './sums.js';
import { type Part, type Talk, factsIn } from './state.js';
import { factIn } from '../language/in-language.js';
import type { Language } from '../language/languages.js';
import { namesOf } from './chosen.js';
import { filled, variant, wordsOf } from './words.js';

/** What stands outside of the conversation. */
export interface Surroundings {
  readonly school: Pick<School, 'phone' | 'email' | 'helplines'>;
  readonly now: Date;
  readonly language: Language;
  /** A request for a quote is under way: what is asked in passing is answered without offering another one. */
  readonly withinRequest: boolean;
}

export function openingToday(now: Date, language: Language): string {
  const { today } = wordsOf(language);
  const hours = openingOn(romeDay(now));
  if (!hours) return today.closed;
  return filled(hasClosed(now, hours) ? today.over : today.open, { ...hours });
}

/** @param talk as it stood before the turn. */
export function answerWords(parts: readonly Part[], talk: Talk, around: Surroundings): string {
  const { language, school, now, withinRequest } = around;
  const words = wordsOf(language);
  const values = {
    phone: school.phone,
    email: school.email,
    today: openingToday(now, language),
    helplines: school.helplines.map(({ name, phone }) => `${name} ${phone}`).join(', '),
  };
  const times = (name: string) => talk.spoken.filter((one) => one === name).length;
  const say = (of: readonly string[], turn: number, more = {}) => filled(variant(of, turn), { ...values, ...more });

  const inWords = (part: Part): string => {
    switch (part.do) {
      case 'say':
        return say(words.say[part.what] ?? words.say['say-more']!, times(part.what));
      case 'tell': {
        const fact = part.facts.map((one) => factIn(one, language)).join('\n');
        const isAgain = part.facts.every(({ id }) => talk.told.includes(id));
        return isAgain ? say(words.again, talk.told.length, { fact }) : fact;
      }
      case 'reckon':
        return sumWords(part.sum, language);
      case 'clarify':
        return say(words.clarify, times('clarify'), { list: listOf(part.between, language) });
      case 'person': {
        const how = wayToPerson(part.unanswered, parts, talk, withinRequest);
        return say(words.person[how], how === 'unanswered' ? part.unanswered - 1 : times('person'));
      }
    }
  };
  const isQuoted = factsIn(parts).some(({ value }) => value.includes('su preventivo'));
  const offer = isQuoted && !withinRequest && !talk.isGrave ? words['quote-offer'] : '';
  // Two clauses may ask for the same.
  return [...new Set([...parts.map(inWords), offer])].filter(Boolean).join('\n');
}

function wayToPerson(unanswered: number, parts: readonly Part[], { isGrave }: Talk, withinRequest: boolean) {
  if (isGrave || parts.some((part) => part.do === 'say' && part.what === 'complains')) return 'grave';
  if (unanswered === 0) return 'asked';
  if (parts.some(({ do: what }) => what !== 'person')) return 'partly';
  return withinRequest ? 'aside' : 'unanswered';
}

/** What may be meant: the side is named where it is not the same of all. */
function listOf(between: readonly Fact[], language: Language): string {
  const isOfOneSide = between.every(({ aspect }) => aspect === between[0]!.aspect);
  const named = between.map((fact) => {
    const { of, side } = namesOf(fact, language);
    return isOfOneSide || fact.aspect === 'descrizione' ? of : `${of} (${side})`;
  });
  return new Intl.ListFormat(language, { type: 'disjunction' }).format(named);
}

const rangeIn = (language: Language, [from, to]: readonly [number, number]): string => {
  const whole = new Intl.NumberFormat(language);
  return from === to ? whole.format(from) : `${whole.format(from)}-${whole.format(to)}`;
};

/** A sum in a sentence: its own for several people, and one for lessons of one. */
function sumWords({ of, title, hours, perHour, total, people }: Sum, language: Language): string {
  const { sums } = wordsOf(language);
  const values = {
    title,
    people,
    hours: rangeIn(language, hours),
    perHour: new Intl.NumberFormat(language).format(perHour),
    total: rangeIn(language, total),
    each: rangeIn(language, [total[0] / people, total[1] / people]),
  };
  return filled(sums[people === 1 ? 'lessons-of-one' : of]!, values);
}
