// What is known of a request with what is told anew.
import type { QuoteService } from '@school/contracts';
import { isProductOf } from './details.js';
import { type QuoteSlots, filled } from './slots.js';

const FAR: ReadonlySet<string | undefined> = new Set<QuoteService>(['traduzioni', 'viaggi-studio']);

/** A level that is an exam's goes with it, and the exam with its level. */
function withoutReplaced({ esame, livello, ...known }: QuoteSlots, told: QuoteSlots): QuoteSlots {
  const isOfExam = Boolean(livello && esame?.includes(livello));
  return {
    ...known,
    ...filled({
      esame: isOfExam && told.livello ? undefined : esame,
      livello: isOfExam && told.esame ? undefined : livello,
    }),
  };
}

/**
 * The slots with what is told; what belonged to another service goes: its product, and what a journey or a translation
 * has not.
 */
export function merged(known: QuoteSlots, told: QuoteSlots): QuoteSlots {
  if (!told.servizio || told.servizio === known.servizio) return { ...withoutReplaced(known, told), ...told };
  const { prodotto, note: _note, livello, formato, esame, ...others } = known;
  const kept = filled({ prodotto: !known.servizio && isProductOf(prodotto, told.servizio) ? prodotto : undefined });
  return { ...others, ...kept, ...(FAR.has(told.servizio) ? {} : filled({ livello, formato, esame })), ...told };
}

/**
 * The note once values have changed: the new one stands where the old one stood. A bare figure stands in other numbers
 * as well.
 */
export const rewritten = ({ note, ...slots }: QuoteSlots, told: QuoteSlots): string | undefined =>
  (Object.keys(told) as (keyof typeof slots)[]).reduce((text, slot) => {
    const old = slots[slot] ?? '';
    return /\p{L}{2}/u.test(old) ? text?.replaceAll(old, () => told[slot]!) : text;
  }, note);

/** For whom it is: "the two children" are those "aged 7 and 10" of whom was spoken before. */
export const withAges = (before = '', told = ''): string =>
  /\d/.test(before) && !/\d/.test(told) ? [before, told].filter(Boolean).join(', ') : told;

/** "Il 21", said of "il 12 giugno", is the 21st of June. */
export function dayOf(known = '', told: string): string {
  const [, day] = /^(?:\p{L}{1,3}[ '’])?(\d{1,2})$/u.exec(told) ?? [];
  const isOneDay = /^\D*\d{1,2} \p{L}{3,}\D*$/u.test(known);
  return day && isOneDay ? known.replace(/\d{1,2}/, day) : told;
}
