// Visitors who would rather fill in the site's form than tell a chat.
import { fold } from '../language/fold.js';
import type { Message } from './message.js';
import { besideName } from './name-beside.js';

const FORM = /\b(modul[oi]|form|formulario|forms)\b|\b(preferisco|preferirei|meglio|voglio|vorrei) (compilare|compilarlo|scrivere dal sito|farlo dal sito)\b|\bcompilo (io|da sol[oa]|tutto io)\b/;
const REFUSES_CHAT = /\bnon (voglio|vorrei|intendo|mi va|mi fido|acconsento|accetto|autorizzo|do il consenso)\b/;

/** "Niente modulo", and "compilo io qui" */
const NO_FORM = /\b(niente|senza|nessun|no|non (voglio|mi serve|uso)( il| un)?) (modul[oi]|form)\b/;
/** What has been written by a form, what comes after it, and other people's forms: no wish for it. */
const FORM_IN_PASSING = /\b(il|sul|nel|un) (modul|formulari)\w+( \w+){0,3}? (chied|vuole|vogliono|richied)|\b(clicc|prem|schiacc)\w*\b.{0,40}\b(blocca|sparisce|chiude|succede|errore|cancella)|\b(modul[oi]|form|formulario)\b.{0,20}\b(quando|appena|se) (\w+ )?(clicc|prem|schiacc)|\b(modul[oi]|form|formulario)\b (\w+ )?si (chiude|blocca|cancella)|\b(ho|abbiamo|avevo|se|appena|una volta|dopo (che|aver))\b(?! (possibile|posso|potete|puoi|c'e|avete|preferi))( [\w']+){1,6} (modul[oi]|form)\b|\bmodul[oi] (del|dei|per (il|i)|di) (concorso|permess|bando|domanda|lavoro)|\b(modul[oi]|form)\b.{0,25}\b(non (funziona|va|parte|invia|si apre|carica|me l)|error[ei]|bloccat[oa]|si blocca|si impalla)|\bnon (mi )?(funziona|va|parte|si apre|riesco a (inviare|mandare)).{0,15}\b(modul[oi]|form)\b/;
const FORM_ITSELF = /\b(modul[oi]|form|formulario|forms)\b/;
const HERE = /\b(qui|qua|in chat)\b/;

const wantsForm = ({ meant }: Message): boolean => FORM.test(meant) && !NO_FORM.test(meant) && !FORM_IN_PASSING.test(meant) && (FORM_ITSELF.test(meant) || !HERE.test(meant));

export const prefersForm = (message: Message): boolean => wantsForm(message) && wantsForm(besideName(message));

/** What of a turn's questions is about more than the form: "vorrei iscriverla, mi mandi il modulo?" asks for nothing else. */
export const besideForm = (queries: readonly string[]): string[] => queries.filter((query) => !FORM.test(fold(query)) || /\breclam/i.test(query));

/** A refusal of telling it here, rather than a change of mind. */
export const refusesChat = ({ meant }: Message): boolean => REFUSES_CHAT.test(meant);
