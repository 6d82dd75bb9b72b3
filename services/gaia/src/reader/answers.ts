// The parts of an answer in words: facts as the school says them, sums, and Gaia's own sentences.
import type { Fact, School } from '@school/catalog';
import { openingOnDays, openingToday } from './opening.js';
import type { Sum } from './sums.js';
import type { Part, Talk } from './talk.js';
import { factIn } from '../language/in-language.js';
import type { Language } from '../language/languages.js';
import { filled, topicIn, variant, wordsOf } from './words.js';

/** What stands outside of the conversation. */
export interface Surroundings {
  readonly school: Pick<School, 'phone' | 'email' | 'helplines'>;
  readonly now: Date;
  readonly language: Language;
  /** A request for a quote is under way: what is asked in passing is answered without offering another one. */
  readonly withinRequest: boolean;
}

/** @param talk as it stood before the turn. */
export function answerWords(parts: readonly Part[], talk: Talk, surroundings: Surroundings): string {
  const { language, school, now } = surroundings;
  const around = { phone: school.phone, email: school.email, today: openingToday(now, language), helplines: school.helplines.map(({ name, phone }) => `${name} ${phone}`).join(', ') };
  const words = wordsOf(language);
  const say = (of: readonly string[], turn = talk.turns) => filled(variant(of, turn), around);

  const person = ({ unanswered }: Extract<Part, { do: 'person' }>): string => {
    if (unanswered === 0 || talk.isGrave) return say(words.person.asked);
    if (parts.length > 1) return say(words.person.partly);
    return surroundings.withinRequest ? say(words.person.aside) : say(words.person.unanswered, unanswered - 1);
  };

  const tell = (facts: readonly Fact[]): string => {
    const told = facts.map((fact) => factIn(fact, language)).join('\n');
    const again = facts.every(({ id }) => talk.told.includes(id));
    const offer = !surroundings.withinRequest && facts.some(({ value }) => value.includes('su preventivo')) ? `\n${words['quote-offer']}` : '';
    return (again ? filled(variant(words.again, talk.turns), { ...around, fact: told }) : told) + offer;
  };

  return parts
    .map((part) => {
      switch (part.do) {
        case 'say':
          return say(words.say[part.what] ?? words.say['say-more']!);
        case 'tell':
          return tell(part.facts);
        case 'compare':
          return part.sums.length > 0 ? [...part.sums.map((sum) => sumWords(sum, language)), words.sums['cheaper-group']].join('\n') : part.facts.map((fact) => factIn(fact, language)).join('\n');
        case 'calculate':
          return sumWords(part.sum, language);
        case 'open':
          return openingOnDays(part.days, language);
        case 'clarify':
          return filled(words.clarify, { one: topicIn(part.between[0]!.topic, language), other: topicIn(part.between[1]!.topic, language) });
        case 'person':
          return person(part);
      }
    })
    .filter(Boolean)
    .join('\n');
}

/** A sum in a sentence. */
export function sumWords({ of, title, hours, perHour, total, people }: Sum, language: Language): string {
  const { sums } = wordsOf(language);
  const euro = new Intl.NumberFormat(language, { maximumFractionDigits: 2, minimumFractionDigits: Number.isInteger(perHour) ? 0 : 2 });
  const whole = new Intl.NumberFormat(language);
  const range = ([from, to]: readonly [number, number]) => (from === to ? whole.format(from) : `${whole.format(from)}-${whole.format(to)}`);
  const values = { title, hours: range(hours), perHour: euro.format(perHour), total: range(total), people, each: whole.format(total[0] / people) };
  return filled(of === 'one-to-one' ? sums['one-to-one'] : people > 1 ? sums.people : sums.group, values);
}
