// What is said beside a name: Ms Moduli wants no form, and Mr Annulla cancels nothing.
import { fold, wordsOf } from '../language/fold.js';
import { contactIn } from './contact-slots.js';
import type { Message } from './message.js';
import { GAIA } from './name-slot.js';
import { isGiven } from './name-words.js';

const CAPITALS = /\p{Lu}[\p{L}'’-]+(?: (?:(?:d[aei]|del|della|de|lo|la) )?\p{Lu}[\p{L}'’-]+){1,2}/gu;
const isFirstName = (word: string | undefined): boolean => word !== undefined && word !== GAIA && isGiven(word, true);

/** A name that is one without doubt: capitals with a given name at one end, or two words that the address spells; with a way to be reached or by itself. */
function nameBeyondDoubt(text: string): string[] | undefined {
  const { contact, rest } = contactIn(text, true);
  const said = rest.replaceAll('@', ',').trim();
  const address = new Set(wordsOf(fold(contact.email?.split('@')[0] ?? '')));
  const pieces = said.split(/[,;:.\n]/).map((piece) => piece.trim());
  const spelt = pieces.map((piece) => wordsOf(fold(piece))).find((words) => words.length === 2 && words.every((word) => address.has(word)));
  if (spelt?.some(isFirstName)) return spelt;
  const reached = Boolean(contact.email ?? contact.telefono);
  const shouted = !/\p{Ll}/u.test(said);
  const named = [...said.matchAll(CAPITALS)].map(([run]) => ({ run, words: fold(run).split(' ') })).find(({ run, words }) => {
    const first = isFirstName(words[0]) && !shouted;
    // "Moduli Anna": the surname comes first only where nothing else is said.
    return reached ? first || (words.some(isFirstName) && pieces.includes(run)) : first && run === said;
  });
  return named?.words;
}

/** A message without its addresses and a certain name in it, for what reads commands. */
export function besideName(message: Message): Message {
  const named = nameBeyondDoubt(message.text) ?? [];
  const [said, meant] = [message.folded.split(' '), message.meant.split(' ')];
  const at = said.findIndex((_word, index) => named.length > 0 && named.every((word, offset) => said[index + offset]?.replace(/[^a-z'-]/g, '') === word));
  // Words are put right one by one, so that they stand in the same places.
  const length = at >= 0 && said.length === meant.length ? named.length : 0;
  const without = (all: readonly string[]) => all.toSpliced(Math.max(at, 0), length).filter((word) => !word.includes('@')).join(' ');
  return { ...message, folded: without(said), meant: without(meant), words: length > 0 ? message.words.filter((word) => !named.includes(word)) : message.words };
}
