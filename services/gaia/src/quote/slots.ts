// What a request for a quote carries.
import type { QuoteService } from '@school/contracts';

/** The languages in which Gaia takes a request. */
export type { Language } from '../language/languages.js';

/** How a visitor can be reached. */
export interface ContactSlots {
  readonly email?: string;
  readonly telefono?: string;
}

/** What was asked for, as far as the visitor has told it: nothing here is guessed. */
export interface DetailSlots {
  readonly prodotto?: string;
  readonly esame?: string;
  readonly livello?: string;
  readonly formato?: string;
  readonly destinatari?: string;
  readonly persone?: string;
  readonly luogo?: string;
  readonly periodo?: string;
  readonly lingue?: string;
  readonly azienda?: string;
}

export interface QuoteSlots extends ContactSlots, DetailSlots {
  readonly nome?: string;
  readonly servizio?: QuoteService;
  /** The visitor's own words, where no slot takes them. */
  readonly note?: string;
}

/** `oggetto`: what "altro" stands for; it travels as the note. */
export type RequiredSlot = 'nome' | 'contatto' | 'servizio' | 'oggetto';
/** What may be asked for: a detail only where it was called wrong. */
export type AskedSlot = RequiredSlot | keyof DetailSlots;

/** The slots in the order in which people read them. */
export const slotOrder = [
  'servizio',
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
  'nome',
  'email',
  'telefono',
  'note',
] as const satisfies readonly (keyof QuoteSlots)[];

export const missingSlots = ({ nome, email, telefono, servizio, note }: QuoteSlots): RequiredSlot[] => [
  ...(servizio ? [] : (['servizio'] as const)),
  ...(servizio === 'altro' && !note ? (['oggetto'] as const) : []),
  ...(nome ? [] : (['nome'] as const)),
  ...(email || telefono ? [] : (['contatto'] as const)),
];

/** The same without what has no value. */
export const filled = (slots: { readonly [S in keyof QuoteSlots]: QuoteSlots[S] | undefined }): QuoteSlots =>
  Object.fromEntries(Object.entries(slots).filter(([, value]) => value)) as QuoteSlots;
