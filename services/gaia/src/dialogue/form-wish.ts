// Visitors who would rather fill in the site's form than tell a chat.
import type { Message } from './message.js';

const FORM = /\b(modul[oi]|form|formulario|forms)\b|\b(preferisco|preferirei|meglio|voglio|vorrei) (compilare|compilarlo|scrivere dal sito|farlo dal sito)\b|\bcompilo (io|da sol[oa]|tutto io)\b/;
const REFUSES_CHAT = /\bnon (voglio|vorrei|intendo|mi va|mi fido|acconsento|accetto|autorizzo|do il consenso)\b/;

export const prefersForm = ({ meant }: Message): boolean => FORM.test(meant);

/** A refusal of telling it here, rather than a change of mind. */
export const refusesChat = ({ meant }: Message): boolean => REFUSES_CHAT.test(meant);
