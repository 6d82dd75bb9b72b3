// What a visitor has told so far, by the names of the fields that the site's forms have for it. Consents, tax code and
// the text of a complaint are the visitor's to write.
import type { FactLevel, Topic } from '@school/catalog';
import { LIMITS, corporate, quote, school } from '@school/contracts';
import { type Word, dataAt, list } from '../quote/lists.js';
import type { QuoteSlots } from '../quote/slots.js';
import { readTurn } from '../quote/turn.js';

export interface Said {
  readonly slots: QuoteSlots;
  /** What was asked about last. */
  readonly topics: readonly Topic[];
  readonly levels: readonly FactLevel[];
  /** The visitor's own words. */
  readonly words: readonly Word[];
}

export const saidIn = (
  slots: QuoteSlots,
  { topics, levels }: Pick<Said, 'topics' | 'levels'>,
  turns: readonly string[],
): Said => ({
  slots,
  topics,
  levels,
  words: turns.flatMap((turn) => readTurn(turn).words),
});

/** For each field of a choice the words that choose each option. */
const CHOICES = Object.entries(dataAt('choices') as Record<string, Record<string, string[]>>).map(
  ([field, options]) => ({
    field,
    options: Object.keys(options).map((option) => ({ option, words: list('choices', field, option) })),
  }),
);
const TARGETS: Readonly<Record<FactLevel, string>> = {
  A1: 'access',
  A2: 'achiever',
  B1: 'communicator',
  B2: 'expert',
  C1: 'mastery',
  C2: 'mastery-pro',
};
const REMARKS = [
  'lingue',
  'esame',
  'livello',
  'formato',
  'destinatari',
  'luogo',
  'periodo',
  'azienda',
  'persone',
] as const;

/** The bracket (`11-50`, `500+`) that a number of people falls into. */
function bracket(brackets: Readonly<Record<string, unknown>>, people: string | undefined): string | undefined {
  const count = Number(/\d+/.exec(people ?? '')?.[0] ?? Number.NaN);
  return Object.keys(brackets).find((key) => {
    const [from = Number.NaN, to = Number.POSITIVE_INFINITY] = key.split(/[-+]/).filter(Boolean).map(Number);
    return count >= from && count <= to;
  });
}

/** What a form has no field of its own for, one line each, with the note. */
function remarks(slots: QuoteSlots, fields: readonly string[]): string {
  const lines = REMARKS.flatMap((slot) =>
    slots[slot] && !fields.includes(slot) ? [`${quote.fields[slot].label}: ${slots[slot]}`] : [],
  );
  return [...lines, slots.note ?? ''].filter(Boolean).join('\n').slice(0, LIMITS.text);
}

/** The values for some fields. @param course what the contact page is opened on. */
export function valuesFor(
  { slots, levels, words }: Said,
  fields: readonly string[],
  course?: string,
): Record<string, string | undefined> {
  const [first, ...rest] = slots.nome?.split(' ') ?? [];
  const last = rest.join(' ');
  const chosen = CHOICES.map(({ field, options }) => [field, options.find((one) => one.words.has(...words))?.option]);
  const rested = remarks(slots, fields);
  const isPupils = list('learners').has(...readTurn(slots.persone ?? '').words);
  return {
    ...Object.fromEntries(chosen),
    nome: first,
    firstName: first,
    name: slots.nome,
    cognome: last,
    lastName: last,
    email: slots.email,
    telefono: slots.telefono,
    phone: slots.telefono,
    azienda: slots.azienda,
    scuola: slots.azienda,
    lingue: slots.lingue,
    course,
    dipendenti: bracket(corporate.fields.dipendenti.options, slots.persone),
    numeroStudenti: isPupils ? bracket(school.fields.numeroStudenti.options, slots.persone) : undefined,
    obiettivo: levels[0] && TARGETS[levels[0]],
    descrizione: rested,
    obiettivi: rested,
    note: rested,
    message: rested,
  };
}
