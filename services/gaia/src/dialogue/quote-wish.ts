// Who wants a quote, or to be called back.
import { isCancel } from './consent.js';
import type { Message } from './message.js';

const QUOTE = /\bstim[ae] (per|di|del\w*|dei|su)\b|\bpreventiv\w+|\bquotazion\w+|\b(quotare|quotarmi|quotarci|quotate|quotereste)\b|\bofferta (economica|personalizzata)\b|\b(fa|mand|invi|aver|ricever|desider|formul|prepar|gradi|chied|serv|piac)\w* .{0,15}\b(un'|una |la vostra |vostra )offerta\b|\b(un'|una )?offerta per\b|\b(a|get) quote\b|\bpresupuesto\b|\bdevis\b/;
/** To be called or written to: "mi fate richiamare?", "potete contattarci", "chiamatemi"; not "mi chiamo", nor when that will be. */
const CALL = String.raw`(?:ri)?(?:chiam|(?<!\b(?:i|un|il|dei|vostri|tuoi|suoi|vostro) )contatt|telefon(?!ic|i\b)|sent)`;
const CALL_BACK = new RegExp(String.raw`\b(?:mi|ci|me)\b(?: \w+){0,3} ${CALL}(?!o\b|ano\b|ava)\w+|\b${CALL}\w*(?:mi|ci|me)\b|\besser(?:e|mi)? ${CALL}at\w+|\b(?:call|contact) me\b|\b(?:mi|ci|darmi|darci|fatemi|vorrei|volevo|gradirei|ricevere|avere) (?:\w+ )?(?:un colpo di telefono|una (?:telefonata|chiamata)|uno squillo)\b`);
/** "Grazie, ci risentiamo" takes leave. */
const LEAVE = /\bci (?:ri)?(?:sentiamo|sentiremo|contattiamo)\b/;
/** A quote that was asked for before is not asked for now. */
const PAST = /\b(ho|abbiamo|avevo|avevamo) (gia )?(chiesto|richiesto|mandato|inviato|ricevuto|fatto)\b.{0,30}\bpreventiv|\b(avete|hai|ha) (gia )?(ricevuto|visto|letto)\b/;
const ASKS_WHEN = /\b(quando|quanto|dopo quanto|in quanto)\b/;

/** As typed too: who is to be called is told by an ending, which the spelling may put right to another. */
const wants = (said: string): boolean => !PAST.test(said) && (QUOTE.test(said) || (CALL_BACK.test(said.replace(LEAVE, ' ')) && !ASKS_WHEN.test(said)));

/** "Ci ho ripensato, fammelo": a change of mind that ends in a wish. */
const SECOND_THOUGHTS = /\b(?:ci ho ripensato|ci ripenso|ho cambiato idea)\b[ ,.:;]*/;
const firstThought = (message: Message): Message => ({ ...message, folded: message.folded.replace(SECOND_THOUGHTS, ''), meant: message.meant.replace(SECOND_THOUGHTS, '') });
const NO_QUOTE = /\b(?:niente|nessun|senza|non (?:\w+ ){1,3}?(?:il|un|nessun|quel))(?: il| un)? (?:preventiv|quotazion|offert)/;

/** Somebody wants a quote, or to be called or written to. */
export const asksForQuote = (message: Message): boolean => (wants(message.meant) || (!PAST.test(message.meant) && wants(message.folded))) && !NO_QUOTE.test(message.meant) && !isCancel(firstThought(message));
