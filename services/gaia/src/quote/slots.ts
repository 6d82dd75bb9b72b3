// What a request for a quote carries.
import type { QuoteService } from '@school/contracts';

/** The languages in which Gaia takes a request. */
export type { Language } from '../language/languages.js';

const details = [
  'prodotto',
  'esame',
  'livello',
  'formato',
  'destinatari',
  'persone',
  'luogo',
  'periodo',
  'lingue',
  'azienda',
] as const;
/** The slots in the order in which people read them; `note`: the visitor's own words, where no slot takes them. */
export const slotOrder = ['servizio', ...details, 'nome', 'email', 'telefono', 'note'] as const;
export type Slot = (typeof slotOrder)[number];

/** What the visitor has told; nothing here is guessed. */
export type QuoteSlots = { readonly [S in Slot]?: S extends 'servizio' ? QuoteService : string };
/** How a visitor can be reached. */
export type ContactSlots = Pick<QuoteSlots, 'email' | 'telefono'>;
/** `oggetto`: what "altro" stands for; it travels as the note. */
export type RequiredSlot = 'nome' | 'contatto' | 'servizio' | 'oggetto';

export const missingSlots = ({ nome, email, telefono, servizio, note }: QuoteSlots): RequiredSlot[] => [
  ...(servizio ? [] : (['servizio'] as const)),
  ...(servizio === 'altro' && !note ? (['oggetto'] as const) : []),
  ...(nome ? [] : (['nome'] as const)),
  ...(email || telefono ? [] : (['contatto'] as const)),
];

/** The same without what has no value. */
export const filled = (slots: { readonly [S in Slot]?: QuoteSlots[S] | undefined }): QuoteSlots =>
  Object.fromEntries(Object.entries(slots).filter(([, value]) => value)) as QuoteSlots;
