// What a message puts right, takes back, or calls wrong without saying what is right.
import { fold, wordsOf } from '../language/fold.js';
import type { Message } from './message.js';
import { changesPeople } from './people-slot.js';
import type { AskedSlot, QuoteSlots } from './quote-slots.js';
import { serviceNamed } from './service-slot.js';

const CORRECTION = /\b(anzi|scus\w+|pardon|ops|refuso|metti|mettete|metta|al posto|soprannome|corregg\w+|correzione|rettific\w+|sbagliat\w+|errore|volevo dire|intendevo|cambia\w*|cambiato idea|in realta|modifica\w*|invece|aggiorna\w*|non e|giust[oa] e|(?:nome|cognome|mail|numero) (?:giust|corrett)[oa])\b/;
export const corrects = ({ meant, folded }: Message): boolean => CORRECTION.test(meant) || CORRECTION.test(folded);

/** How each slot is spoken of. */
const NAMED: readonly (readonly [keyof QuoteSlots, RegExp])[] = [['telefono', /\b(telefono|numero|cell\w*)\b/], ['email', /\b(e-?mail|mail)\b/], ['livello', /\blivello\b/], ['periodo', /\b(periodo|data|mese)\b/], ['lingue', /\blingu[ae]\b/], ['azienda', /\b(azienda|ditta)\b/], ['persone', /\bpersone\b/], ['note', /\bnot[ae]\b/]];
const REMOVAL = /\b(?:togli|leva|rimuovi|elimina|cancella|toglimi)\w*\b|\bsenza (?:il |la |l'|il mio )?(?:telefono|numero|cell\w*|e-?mail|mail|livello|periodo|azienda|ditta)\b/;
/** "La mail invece del telefono" */
const IN_PLACE_OF = /\b(?:invece|al posto|piuttosto|anziche)(?: che)? ?(?:di|del|della|dell'|il|la|al|alla)? ?(telefono|numero|cell\w*|e-?mail|mail)\b/;

/** The slots that a message takes back: "togli il telefono". */
export const takenBack = ({ meant }: Message): (keyof QuoteSlots)[] =>
  [...meant.split(/[,.;]/).filter((clause) => REMOVAL.test(clause)), IN_PLACE_OF.exec(meant)?.[1] ?? ''].flatMap((clause) => NAMED.filter(([, named]) => named.test(clause)).map(([slot]) => slot));

const WRONG = /\b(sbagliat\w+|errat\w+|error[ei]|refuso|corregg\w+|(?:da|va|vanno) (?:cambia|modifica|aggiorna|rivedere|rivist|corrett)\w*|cambi(?:a|ate|amo|are|erei)|modific(?:a|ate|hi|are)|non (?:e|sono) (?:piu )?(?:quell\w+|giust\w+|corrett\w+|esatt\w+|cosi|ver[oa]))\b/;
const NAMES: readonly (readonly [AskedSlot, (known: QuoteSlots) => string | undefined, RegExp])[] = [
  ['nome', ({ nome }) => nome, /\b(nome|cognome|nominativo)\b/],
  ['persone', ({ persone }) => persone, /\b(person[ae]|partecipanti|iscritti|quanti siamo|numero (?:di|dei|delle|degli))\b/],
  ['contatto', ({ email }) => email, /\b(e-?mail|mail|posta|indirizzo|recapito|contatto)\b/],
  ['contatto', ({ telefono }) => telefono, /\b(telefono|numero(?! di\b)|cell\w*|recapito|contatto)\b/],
  ...NAMED.flatMap(([slot, named]) => (slot === 'livello' || slot === 'periodo' || slot === 'lingue' || slot === 'azienda' ? [[slot, (known: QuoteSlots) => known[slot], named] as const] : [])),
  ['servizio', ({ servizio }) => servizio, /\bservizio\b/],
];
const SHORT = 5;
/** Something is wrong, and no more: it goes into no note. */
export const onlyObjects = ({ meant, words }: Message): boolean => words.length <= SHORT && WRONG.test(meant);

/** A number told by a part of it. */
const PART_OF_NUMBER = /\b(?:finisce|termina|inizia|comincia) (?:con|per)\b|\bcifr[ae]\b/;
/** A day of the month told in passing: "anzi il 15". */
const DAY = /\b(?:il|dal|al|per il|del) \d{1,2}\b(?! ?(?:%|€|euro|or[ae]|anni))/;

const MOVED = /\b(?:spost|rimand|anticip|rinvi)\w+\b|\bnon (?:il|al|dal) \d/;
/** Another service than the one that is shown is spoken of as what is wanted. */
const WISHES = /\b(?:vorrei|vorremmo|voglio|mi serve|ci serve|serve|cerco|si tratta|e una?|per una?|intendo)\b/;
const BESIDES = /\b(?:anche|pure|inoltre|oltre|poi|dopo|insieme|un altro preventivo|non)\b/;

const DENIABLE = ['persone', 'livello', 'periodo', 'lingue', 'azienda', 'nome'] as const;
/** "Non a marzo", "non siamo 12": a value that is shown, and denied. */
const denies = (meant: string, value: string): boolean => wordsOf(fold(value)).some((word) => (word.length > 2 || /\d/.test(word)) && new RegExp(String.raw`\bnon (?:(?:e|era|il|lo|la|un|una|di|in|dal|al|a|per|piu|livello|siamo|sono|entro) |(?:l|dall|all)')*${word}\b`).test(meant));
const SPELT = /\b(?:si scrive|si chiama|con (?:la|le|due|l')|senza)\b/;
/** A word of a name that is spoken of: "Anna si scrive con l'acca". */
const speaksOf = (meant: string, value: string): boolean => wordsOf(fold(value)).some((word) => word.length > 3 && wordsOf(meant).includes(word));

/** The slot that a message calls wrong or changes, where it does not tell what is right: it is asked for, and goes into no note beside the old one. */
export function disputedIn(message: Message, known: QuoteSlots): AskedSlot | null {
  const { meant } = message;
  if (known.persone && changesPeople(meant)) return 'persone';
  if (known.periodo && /\d/.test(known.periodo) && (corrects(message) || MOVED.test(meant)) && DAY.test(meant)) return 'periodo';
  if (known.telefono && PART_OF_NUMBER.test(meant)) return 'contatto';
  const service = serviceNamed(meant);
  if (known.servizio && service && service !== known.servizio && WISHES.test(meant) && !BESIDES.test(meant)) return 'servizio';
  const wrong = WRONG.test(meant) && NAMES.find(([, value, named]) => value(known) && named.test(meant));
  if (wrong) return wrong[0];
  if (SPELT.test(meant) || corrects(message)) for (const slot of ['nome', 'azienda'] as const) if (known[slot] && speaksOf(meant, known[slot])) return slot;
  return DENIABLE.find((slot) => known[slot] && denies(meant, known[slot])) ?? null;
}
