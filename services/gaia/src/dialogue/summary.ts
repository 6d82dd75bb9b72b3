// The summary of a request: what a yes refers to.
import { quoteServices } from '@school/contracts';
import { fold } from '../language/fold.js';
import type { QuoteSlots } from './quote-slots.js';

const summaryLabels: readonly (readonly [keyof QuoteSlots, string])[] = [
  ['servizio', 'Servizio'],
  ['nome', 'Nome'],
  ['email', 'Email'],
  ['telefono', 'Telefono'],
  ['lingue', 'Lingue'],
  ['livello', 'Livello'],
  ['periodo', 'Periodo'],
  ['azienda', 'Azienda'],
  ['persone', 'Persone'],
  ['note', 'Note'],
];

/** A visitor's value on one line, without what the widget would render as Markdown; an address stays as it is. */
const plain = (value: string) => value.replace(/\s*\n\s*/g, ' ').replace(/[[\]*`<>]/g, '');

/** The lines of the summary. */
export const summaryOf = (slots: QuoteSlots): { readonly label: string; readonly value: string }[] =>
  summaryLabels.flatMap(([slot, label]) => {
    const value = slot === 'servizio' ? slots.servizio && quoteServices[slots.servizio] : slots[slot];
    return value ? [{ label, value: plain(value) }] : [];
  });

/** A client keeps at most this much of a long note. */
const LONGEST_CHECKED = 200;

/**
 * Whether a turn in Gaia's place shows the summary and asks for the yes. The turn is the client's word: it can take a consent away
 * that no summary stands behind, and never give one.
 */
export function showsSummary(turn: string, slots: QuoteSlots): boolean {
  const shown = fold(turn);
  return /conferm|«si»/.test(shown) && summaryOf(slots).every(({ value }) => shown.includes(fold(value).slice(0, LONGEST_CHECKED)));
}
