// The visitor's name in a message, where one may be known already.
import { nameIn, surnameIn } from './name-slot.js';
import { isGiven } from './name-words.js';
import { fold, wordsOf } from '../language/fold.js';
import { respelt } from './slot-swap.js';

/** What is known and read of a message beside its name. */
export interface NameContext {
  readonly known: string | undefined;
  /** Gaia has just asked for it. */
  readonly asked: boolean;
  readonly correcting: boolean;
  /** The contact that stands in the message. */
  readonly email: string | undefined;
  readonly besideContact: boolean;
  readonly azienda: string | undefined;
}

/** A name told by itself is a new one: "Anna Prova". */
const isNothingBut = (text: string, name: string): boolean => /\s/.test(name) && wordsOf(fold(text)).length === wordsOf(fold(name)).length;

/** @param text a message without its contact. */
export function visitorName(text: string, { known, asked, correcting, email, besideContact, azienda }: NameContext): string | undefined {
  // Told in full it is read below; a word of it that is spelt anew leaves the rest as it is.
  const respelled = known && respelt(text, known, correcting || asked);
  if (respelled) return respelled;
  const read = (said: string) => nameIn(said, { asked: asked || (correcting && known !== undefined), marked: known !== undefined && !correcting, email, besideContact });
  const told = azienda ? personBeside(azienda, text, read) : read(text);
  if (!known) return told;
  // "No, il cognome è sbagliato, è Verdi" tells a surname alone, as "il cognome è Verdi" does.
  const surname = surnameIn(text) ?? (told && !/\s/.test(told) && /\bcognome\b/.test(fold(text)) ? told : undefined);
  // "Il cognome è Verdi" leaves the first name as it is.
  if (surname && (told === surname || !told?.includes(surname))) return `${known.split(' ')[0]} ${surname}`;
  const whole = nameIn(text, { asked: false, marked: false });
  return told ?? (whole && (whole.startsWith(`${known} `) || isNothingBut(text, whole)) ? whole : undefined);
}

/** "Hotel Esempio" says for whom, not who; beside it somebody may be named. */
function personBeside(azienda: string, text: string, read: (said: string) => string | undefined): string | undefined {
  const told = read(text);
  if (!told || !azienda.includes(told)) return told;
  return read(text.replace(text.includes(azienda) ? azienda : told, ' , ')) ?? (azienda.endsWith(told) && !isGiven(fold(told.split(' ')[0]!), true) ? undefined : told);
}
