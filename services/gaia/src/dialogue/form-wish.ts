// Visitors who would rather fill in the site's form than tell a chat.
import { fold } from '../language/fold.js';
import type { Message } from './message.js';

const FORM = /\b(modul[oi]|form|formulario|forms)\b|\b(preferisco|preferirei|meglio|voglio|vorrei) (compilare|compilarlo|scrivere dal sito|farlo dal sito)\b|\bcompilo (io|da sol[oa]|tutto io)\b/;
const REFUSES_CHAT = /\bnon (voglio|vorrei|intendo|mi va|mi fido|acconsento|accetto|autorizzo|do il consenso)\b/;

/** "Niente modulo", and "compilo io qui" */
const NO_FORM = /\b(niente|senza|nessun|no|non (voglio|mi serve|uso)( il| un)?) (modul[oi]|form)\b/;
const FORM_ITSELF = /\b(modul[oi]|form|formulario|forms)\b/;
const HERE = /\b(qui|qua|in chat)\b/;

export const prefersForm = ({ meant }: Message): boolean => FORM.test(meant) && !NO_FORM.test(meant) && (FORM_ITSELF.test(meant) || !HERE.test(meant));

/** What of a turn's questions is about more than the form: "vorrei iscriverla, mi mandi il modulo?" asks for nothing else. */
export const besideForm = (queries: readonly string[]): string[] => queries.filter((query) => !FORM.test(fold(query)) || /\breclam/i.test(query));

/** A refusal of telling it here, rather than a change of mind. */
export const refusesChat = ({ meant }: Message): boolean => REFUSES_CHAT.test(meant);
