// What a quote request needs, and how it is read from one message of the visitor.
import { type QuoteService, cleanLine } from '@school/contracts';
import { contactIn, type ContactSlots } from './contact-slots.js';
import { detailsIn } from './detail-slots.js';
import { fold, wordsOf } from '../language/fold.js';
import { isQuestion } from '../retrieval/clauses.js';
import { type Message, readMessage } from './message.js';
import { nameIn, surnameIn } from './name-slot.js';
import { labelledService, serviceIn } from './service-slot.js';
import { swapsIn } from './slot-swap.js';

/** `oggetto`: what "altro" stands for; it travels as the note. */
export type RequiredSlot = 'nome' | 'contatto' | 'servizio' | 'oggetto';

export interface QuoteSlots extends ContactSlots {
  readonly nome?: string;
  readonly servizio?: QuoteService;
  readonly lingue?: string;
  readonly livello?: string;
  readonly periodo?: string;
  readonly azienda?: string;
  readonly persone?: string;
  readonly note?: string;
}

export interface FoundSlots {
  readonly slots: QuoteSlots;
  /** A contact that can't be one, as "mario@": to be asked for again. */
  readonly invalid: 'email' | 'telefono' | null;
}

export const missingSlots = ({ nome, email, telefono, servizio, note }: QuoteSlots): RequiredSlot[] => [
  ...(servizio ? [] : (['servizio'] as const)),
  ...(servizio === 'altro' && !note ? (['oggetto'] as const) : []),
  ...(nome ? [] : (['nome'] as const)),
  ...(email || telefono ? [] : (['contatto'] as const)),
];

const CORRECTION = /\b(anzi|scus\w+|pardon|ops|refuso|metti|mettete|metta|al posto|soprannome|corregg\w+|correzione|sbagliat\w+|errore|volevo dire|intendevo|cambia\w*|cambiato idea|in realta|modifica\w*|invece|aggiorna\w*|non e|giust[oa] e)\b/;
/** A question may still carry a contact ("mi scrivete a anna@example.it?"), but what it names is asked about, not asked for. */
const withoutTopic = ({ nome, email, telefono }: QuoteSlots): QuoteSlots => ({ ...(nome && { nome }), ...(email && { email }), ...(telefono && { telefono }) });

/** What a message says beside the contact and the name: Mr Russo wants no Russian. */
function beside({ meant, folded, topics, ...message }: Message, rest: string, name: string | undefined): Message {
  const without = (said: string) => said.replace(/\S*@\S*/g, ' ').replace(name ? fold(name) : '@', ' ');
  return { ...message, text: rest, folded: without(folded), meant: without(meant), ...(topics && { topics }) };
}

/** "Anna Prova della Ceramiche Esempio": whom somebody speaks for. */
function companyOf(name: string | undefined, text: string): Pick<QuoteSlots, 'azienda'> {
  const at = name ? text.indexOf(name) : -1;
  const [, azienda] = (at >= 0 && /^,? (?:(?:della|dello|dell['’]|presso|per conto (?:di|della|dell['’])) ?|di (?=\p{Lu}\S* \p{Lu}))(\p{Lu}[\p{L}\d&.'’-]*(?:\s+\p{Lu}[\p{L}\d&.'’-]*){0,3})/u.exec(text.slice(at + name!.length))) || [];
  return azienda ? { azienda: cleanLine(azienda) } : {};
}

/** "No, in 5": the number that takes another's place. */
const FEWER_OR_MORE = /^no\b.{0,12}\b(?:in )?(\d{1,4})\b(?!.{0,3}(?:euro|or[ae]|giorn|mes[ei]|settiman|pagin|lingu))/;

/** A name told by itself is a new one: "Anna Prova". */
const isNothingBut = (text: string, name: string): boolean => /\s/.test(name) && wordsOf(fold(text)).length === wordsOf(fold(name)).length;

const REMOVAL = /\b(togli|leva|rimuovi|elimina|cancella|toglimi)\w*\b/;
const REMOVABLE: readonly (readonly [keyof QuoteSlots, RegExp])[] = [['telefono', /\b(telefono|numero|cell\w*)\b/], ['email', /\b(e-?mail|mail)\b/], ['livello', /\blivello\b/], ['periodo', /\b(periodo|data|mese)\b/], ['lingue', /\blingu[ae]\b/], ['azienda', /\b(azienda|ditta)\b/], ['persone', /\bpersone\b/], ['note', /\bnot[ae]\b/]];

export const corrects = ({ meant, folded }: Message): boolean => CORRECTION.test(meant) || CORRECTION.test(folded);

/** The slots that a message takes back: "togli il telefono". */
export const takenBack = ({ meant }: Message): (keyof QuoteSlots)[] =>
  meant.split(/[,.;]/).filter((clause) => REMOVAL.test(clause)).flatMap((clause) => REMOVABLE.filter(([, named]) => named.test(clause)).map(([slot]) => slot));

/**
 * The slots that a message gives.
 * @param asked what Gaia's last turn asked for: an answer may then be a bare word.
 * @param known what is known already: replaced only by a contact, by a marked value or by a correction.
 */
export function slotsIn(message: Message, asked: readonly RequiredSlot[], known: QuoteSlots): FoundSlots {
  const correcting = corrects(message);
  const { contact, invalid, rest } = contactIn(message.text, asked.includes('contatto'));
  const asksSubject = asked.includes('oggetto');
  const named = nameIn(rest, { asked: (asked.includes('nome') && !asksSubject) || (correcting && known.nome !== undefined), marked: known.nome !== undefined && !correcting, email: contact.email, besideContact: Boolean(contact.email ?? contact.telefono) });
  // "Hotel Esempio" says for whom, not who.
  const told = named === detailsIn(message).azienda ? undefined : named;
  // "No, il cognome è sbagliato, è Verdi" tells a surname alone, as "il cognome è Verdi" does.
  const surname = known.nome ? (surnameIn(rest) ?? (told && !/\s/.test(told) && /\bcognome\b/.test(message.folded) ? told : undefined)) : undefined;
  // "Il cognome è Verdi" leaves the first name as it is.
  const whole = known.nome ? nameIn(rest, { asked: false, marked: false }) : undefined;
  const nome = surname && (told === surname || !told?.includes(surname)) ? `${known.nome!.split(' ')[0]} ${surname}` : (told ?? (whole && (whole.startsWith(`${known.nome} `) || isNothingBut(rest, whole)) ? whole : undefined));
  const body = beside(message, rest, nome ?? known.nome);
  // A name or a contact that is put right is all that is meant: "Brunella per esteso" is no journey.
  const servizio = labelledService(body) ?? (known.servizio && (!correcting || nome !== undefined || contact.email || contact.telefono) ? undefined : serviceIn(body, asked.includes('servizio')));
  const count = FEWER_OR_MORE.exec(body.folded)?.[1];
  const swaps = swapsIn(message.text, known);
  const found: QuoteSlots = { ...contact, ...(nome && { nome }), ...(servizio && { servizio }), ...(asksSubject && { note: message.text }), ...companyOf(nome ?? known.nome, rest), ...detailsIn(body), ...swaps.slots, ...(known.persone && count && { persone: count }) };
  return { slots: message.isQuestion ? withoutTopic(found) : found, invalid: swaps.address ? 'email' : invalid };
}

/**
 * What a turn tells of the visitor and of what they need, though it asks for no quote: "siamo in otto, venite in azienda?"
 * A month or a number that is asked about is not told.
 */
export function heardIn(message: Message): QuoteSlots {
  const { servizio, lingue, livello, nome, azienda } = slotsIn({ ...message, isQuestion: false }, [], {}).slots;
  const told = message.text.split(/(?<=[,.;?!\n])/).filter((clause) => !isQuestion(clause.trim())).join(' ');
  const { periodo, persone } = detailsIn(readMessage(told, (folded) => folded));
  return Object.fromEntries(Object.entries({ servizio, lingue, livello, nome, azienda, periodo, persone }).filter(([, value]) => value)) as QuoteSlots;
}
