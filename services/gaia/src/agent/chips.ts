// Two or three next messages that a visitor may tap, in their language; never what was just asked.
import type { Aspect, Fact } from '@school/catalog';
import type { Plan } from '../dialogue/conversation.js';
import { quoteChips } from '../quote/words.js';
import { filled, topicIn, wordsOf } from '../reader/words.js';

const MOST = 3;
/** What is done through a form. */
const formFacts: ReadonlySet<string> = new Set(['corsi.iscrizione', 'reclami.descrizione', 'languagecert.iscrizione']);
/** What people ask next of a course. */
const NEXT_OF_COURSE = ['prezzo', 'orario', 'inizio'] as const satisfies readonly Aspect[];

export function chipsFor({ quote, answer, language, talk }: Plan, facts: readonly Fact[]): string[] {
  const ofQuote = quote && quoteChips(quote);
  if (ofQuote) return ofQuote;
  const { chips } = wordsOf(language);
  const { quote: wanted, person, form } = chips as Readonly<Record<'quote' | 'person' | 'form', string>>;
  const isGrave =
    talk.isGrave || answer.some((part) => part.do === 'say' && (part.what === 'distress' || part.what === 'complains'));
  if (isGrave) return [person];
  const clarified = answer.find((part) => part.do === 'clarify');
  if (clarified) return clarified.between.map(({ topic }) => topicIn(topic, language));
  if (facts.some(({ id }) => formFacts.has(id))) return [form, wanted];
  const course = facts.find(({ topic, level }) => topic === 'corsi' && level);
  if (course?.level) {
    const told = new Set([...talk.told, ...facts.map(({ id }) => id)]);
    const next = NEXT_OF_COURSE.filter((aspect) => !told.has(`corsi-${course.level!.toLowerCase()}.${aspect}`));
    return [...next.map((aspect) => filled(chips[aspect]!, { level: course.level! })).slice(0, MOST - 1), wanted];
  }
  if (facts.length > 0 || answer.some((part) => part.do === 'person')) return [wanted, person];
  return [chips['opening-price']!, chips['opening-place']!, wanted];
}
