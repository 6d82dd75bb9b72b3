// What a visitor has told so far, as far as a form can take it.
import { LIMITS } from '@school/contracts';
import type { FactLevel, Topic } from '@school/catalog';
import type { QuoteSlots } from '../quote/slots.js';
import { fold } from '../language/fold.js';

export interface Said {
  readonly slots: QuoteSlots;
  /** What was asked about last. */
  readonly topics: readonly Topic[];
  readonly levels: readonly FactLevel[];
  /** The visitor's own turns, folded. */
  readonly words: string;
}

export const saidIn = (slots: QuoteSlots, about: Pick<Said, 'topics' | 'levels'>, turns: readonly string[]): Said => ({ slots, topics: about.topics, levels: about.levels, words: turns.map(fold).join('\n') });

/** First word and rest, as forms with two fields want them; a surname that was not told stays out. */
export function splitName(name: string | undefined): { readonly first?: string; readonly last?: string } {
  const [first, ...rest] = name?.split(' ') ?? [];
  return { ...(first && { first }), ...(rest.length > 0 && { last: rest.join(' ') }) };
}

/** The key of the first pattern that a text matches. */
export const chosen = <K extends string>(options: Readonly<Partial<Record<K, RegExp>>>, text: string): K | undefined =>
  (Object.entries(options) as [K, RegExp][]).find(([, pattern]) => pattern.test(text))?.[0];

/** The bracket (`11-50`, `500+`) that a number of people falls into. */
export function bracket<K extends string>(brackets: Readonly<Record<K, unknown>>, people: string | undefined): K | undefined {
  const count = Number(/\d+/.exec(people ?? '')?.[0] ?? Number.NaN);
  return (Object.keys(brackets) as K[]).find((key) => {
    const [from = Number.NaN, to = Number.POSITIVE_INFINITY] = key.split(/[-+]/).filter(Boolean).map(Number);
    return count >= from && count <= to;
  });
}

const LABELS = { lingue: 'Lingue', livello: 'Livello', periodo: 'Periodo', azienda: 'Azienda', persone: 'Persone' } as const;

/** What a form has no field of its own for, one line each, with the note. */
export function remarks(slots: QuoteSlots, ...fields: readonly (keyof typeof LABELS)[]): string | undefined {
  const lines = [...fields.flatMap((field) => (slots[field] ? [`${LABELS[field]}: ${slots[field]}`] : [])), slots.note ?? ''].filter(Boolean);
  return lines.length > 0 ? lines.join('\n').slice(0, LIMITS.text) : undefined;
}
