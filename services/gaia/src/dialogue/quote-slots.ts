// What a quote request needs, and how it is read from one message of the visitor.
import { type QuoteService, cleanLine } from '@school/contracts';
import { contactIn, type ContactSlots } from './contact-slots.js';
import { type DetailSlots, detailsIn } from './detail-slots.js';
import { fold } from '../language/fold.js';
import { isQuestion } from '../retrieval/clauses.js';
import { hesitates, isNo, isYes } from './consent.js';
import { type Message, readMessage } from './message.js';
import { corrects } from './quote-correction.js';
import { visitorName } from './quote-name.js';
import { labelledService, serviceIn, serviceInstead } from './service-slot.js';
import { swapsIn } from './slot-swap.js';

/** `oggetto`: what "altro" stands for; it travels as the note. */
export type RequiredSlot = 'nome' | 'contatto' | 'servizio' | 'oggetto';
/** What may be asked for: a detail only where it was called wrong. */
export type AskedSlot = RequiredSlot | keyof DetailSlots;

export interface QuoteSlots extends ContactSlots, DetailSlots {
  readonly nome?: string;
  readonly servizio?: QuoteService;
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

/** A question may still carry a contact ("mi scrivete a anna@example.it?"), but what it names is asked about, not asked for. */
const withoutTopic = ({ nome, email, telefono }: QuoteSlots): QuoteSlots => ({ ...(nome && { nome }), ...(email && { email }), ...(telefono && { telefono }) });

/** What a message says beside the contact and the name: Mr Russo wants no Russian. */
function withoutName({ meant, folded, topics, ...message }: Message, rest: string, name: string | undefined, telefono: string | undefined): Message {
  const without = (said: string) => [name, telefono].reduce<string>((left, told) => (told ? left.replace(fold(told), ' ') : left), said.replace(/\S*@\S*/g, ' '));
  return { ...message, text: rest, folded: without(folded), meant: without(meant), ...(topics && { topics }) };
}

/** "Anna Prova della Ceramiche Esempio": whom somebody speaks for. */
function companyOf(name: string | undefined, text: string): Pick<QuoteSlots, 'azienda'> {
  const at = name ? text.indexOf(name) : -1;
  const [, azienda] = (at >= 0 && /^,? (?:(?:della|dello|dell['’]|presso|per conto (?:di|della|dell['’])) ?|di (?=\p{Lu}\S* \p{Lu}))(\p{Lu}[\p{L}\d&.'’-]*(?:\s+\p{Lu}[\p{L}\d&.'’-]*){0,3})/u.exec(text.slice(at + name!.length))) || [];
  return azienda ? { azienda: cleanLine(azienda) } : {};
}

/** What is said to a question instead of a value. */
const answers = (message: Message): boolean => message.isQuestion || isYes(message) || isNo(message) || hesitates(message) || /^(?:no|va bene|lascia|niente|come prima)\b/.test(message.meant);

const DETAILS: ReadonlySet<AskedSlot> = new Set(['lingue', 'livello', 'periodo', 'azienda', 'persone']);
const MOST_WORDS = 6;

/** A detail that was asked for because it was wrong: a short answer is the value, whatever its words. */
function inOwnWords({ text, words, ...message }: Message, asked: readonly AskedSlot[], known: QuoteSlots): DetailSlots {
  const slot = asked.find((one) => DETAILS.has(one) && known[one as keyof DetailSlots]);
  return slot && words.length > 0 && words.length <= MOST_WORDS && !answers({ text, words, ...message }) ? { [slot]: cleanLine(text) } : {};
}

/**
 * The slots that a message gives.
 * @param asked what Gaia's last turn asked for: an answer may then be a bare word.
 * @param known what is known already: replaced only by a contact, by a marked value or by a correction.
 */
export function slotsIn(message: Message, asked: readonly AskedSlot[], known: QuoteSlots): FoundSlots {
  const correcting = corrects(message);
  const { contact, invalid, rest } = contactIn(message.text, asked.includes('contatto'));
  const asksSubject = asked.includes('oggetto');
  const nome = visitorName(rest, { known: known.nome, asked: asked.includes('nome') && !asksSubject, correcting, email: contact.email, besideContact: Boolean(contact.email ?? contact.telefono), azienda: detailsIn(message).azienda ?? known.azienda });
  const body = withoutName(message, rest, nome ?? known.nome, contact.telefono);
  // A name or a contact that is put right is all that is meant: "Brunella per esteso" is no journey.
  const onlyReached = nome !== undefined || contact.email !== undefined || contact.telefono !== undefined;
  const servizio = labelledService(body) ?? (known.servizio && !asked.includes('servizio') ? serviceInstead(body, known.servizio, correcting && !onlyReached) : serviceIn(body, asked.includes('servizio')));
  const swaps = swapsIn(message.text, known);
  const read: QuoteSlots = { ...contact, ...(nome && { nome }), ...(servizio && { servizio }), ...(asksSubject && { note: message.text }), ...companyOf(nome ?? known.nome, rest), ...swaps.slots, ...detailsIn(body, known) };
  const found: QuoteSlots = Object.keys(read).length > 0 ? read : inOwnWords(message, asked, known);
  return { slots: message.isQuestion ? { ...withoutTopic(found), ...toldBesideQuestion(message.text, known) } : found, invalid: swaps.address ? 'email' : invalid };
}

/** What the clauses of a text tell that ask nothing: a month or a number that is asked about is not told. */
function toldIn(clauses: readonly string[], known: QuoteSlots): Pick<QuoteSlots, 'periodo' | 'persone'> {
  const { periodo, persone } = detailsIn(readMessage(clauses.filter((clause) => !isQuestion(clause)).join(' '), (folded) => folded), known);
  return { ...(periodo && { periodo }), ...(persone && { persone }) };
}
const clausesIn = (text: string): string[] => text.split(/(?<=[,.;?!\n])/).map((clause) => clause.trim());

/** "Siamo in 3. Quanto costa?" What is only understood as a question, as "siete aperti ad agosto", tells nothing. */
function toldBesideQuestion(text: string, known: QuoteSlots): Pick<QuoteSlots, 'periodo' | 'persone'> {
  const clauses = clausesIn(text);
  return clauses.some(isQuestion) ? toldIn(clauses, known) : {};
}

/** What a turn tells of the visitor and of what they need, though it asks for no quote: "siamo in otto, venite in azienda?" */
export function heardIn(message: Message): QuoteSlots {
  const { servizio, lingue, livello, nome, azienda } = slotsIn({ ...message, isQuestion: false }, [], {}).slots;
  return Object.fromEntries(Object.entries({ servizio, lingue, livello, nome, azienda, ...toldIn(clausesIn(message.text), {}) }).filter(([, value]) => value)) as QuoteSlots;
}
