// The parts of an answer in words: facts as the school says them, sums, and Gaia's own sentences.
import { type Fact, type School, hasClosed, openingOn, romeDay } from '@school/catalog';
import type { Sum } from './sums.js';
import type { Part, Talk } from './state.js';
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
export function answerWords(parts: readonly Part[], talk: Talk, surroundings: Surroundings): string {
  const { language, school, now } = surroundings;
  const words = wordsOf(language);
  const around = {
    phone: school.phone,
    email: school.email,
    today: openingToday(now, language),
    helplines: school.helplines.map(({ name, phone }) => `${name} ${phone}`).join(', '),
  };
  const times = (name: string) => talk.spoken.filter((one) => one === name).length;
  const say = (of: readonly string[], turn: number) => filled(variant(of, turn), around);

  const person = ({ unanswered }: Extract<Part, { do: 'person' }>): string => {
    if (talk.isGrave || parts.some((part) => part.do === 'say' && part.what === 'complains'))
      return say(words.person.grave, times('person'));
    if (unanswered === 0) return say(words.person.asked, times('person'));
    if (parts.some((part) => part.do !== 'person')) return say(words.person.partly, times('person'));
    return surroundings.withinRequest
      ? say(words.person.aside, times('person'))
      : say(words.person.unanswered, unanswered - 1);
  };

  const tell = ({ facts }: Extract<Part, { do: 'tell' }>): string => {
    const told = facts.map((fact) => factIn(fact, language)).join('\n');
    const again = facts.every(({ id }) => talk.told.includes(id));
    const isQuoted = facts.some(({ value }) => value.includes('su preventivo'));
    const isOffered = isQuoted && !surroundings.withinRequest && !talk.isGrave;
    const offer = isOffered ? `\n${words['quote-offer']}` : '';
    return (again ? filled(variant(words.again, talk.told.length), { ...around, fact: told }) : told) + offer;
  };

  const clarify = (between: readonly Fact[]): string => {
    const named = between.map((fact) => namesOf(fact, language));
    const differ = (name: 'of' | 'side') => new Set(named.map((names) => names[name])).size > 1;
    const one = ({ of, side }: (typeof named)[number], place: number) =>
      !differ('side') || between[place]!.aspect === 'descrizione' ? of : differ('of') ? `${of} (${side})` : side;
    const list = new Intl.ListFormat(language, { type: 'disjunction' }).format(named.map(one));
    return filled(variant(words.clarify, times('clarify')), { list });
  };

  const lines = parts
    .map((part) => {
      switch (part.do) {
        case 'say':
          return say(words.say[part.what] ?? words.say['say-more']!, times(part.what));
        case 'tell':
          return tell(part);
        case 'reckon':
          return sumWords(part.sum, language);
        case 'clarify':
          return clarify(part.between);
        case 'person':
          return person(part);
      }
    })
    .filter(Boolean);
  // Two clauses may ask for the same.
  return [...new Set(lines)].join('\n');
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
