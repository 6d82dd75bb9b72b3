// What a turn takes back, calls wrong without saying what is right, or adds in its own words.
import { cleanLine } from '@school/contracts';
import { type Word, list, listsOf } from './lists.js';
import { type Reading, corrects, speaksOf } from './reading.js';
import type { AskedSlot, QuoteSlots } from './slots.js';
import { type Turn, written } from './turn.js';

const SLOTS = listsOf<keyof QuoteSlots>('slots');
const LEAST_WORDS = 3;
const FEW_WORDS = 5;
/** What may be denied by its value: "non siamo 12". */
const DENIABLE = ['persone', 'livello', 'periodo', 'lingue', 'azienda', 'nome', 'luogo', 'esame'] as const;

const isNamed = (slot: keyof QuoteSlots, words: readonly Word[]): boolean =>
  SLOTS.some(([name, list]) => name === slot && list.has(...words));

/** The slots that a turn takes back: "togli il telefono", "senza B1". */
export const removedIn = ({ clauses }: Turn, known: QuoteSlots): (keyof QuoteSlots)[] =>
  clauses.flatMap(({ words }) => {
    const [removal] = list('remove').all(words);
    const slots = removal ? (Object.keys(known) as (keyof QuoteSlots)[]).filter((slot) => slot !== 'servizio') : [];
    return slots.filter((slot) => isNamed(slot, words) || (slot !== 'note' && speaksOf(words.slice(removal!.index), known[slot]!)));
  });

/** "Anzi il 15": of which month? */
const isOtherDay = (turn: Turn, { periodo = '' }: QuoteSlots): boolean =>
  /\d/.test(periodo) && corrects(turn) && turn.words.some(({ folded }) => /^\d{1,2}$/.test(folded));

/** The slot that a turn calls wrong or changes, where it does not tell what is right: it is asked for. */
export function disputedIn(turn: Turn, { denied }: Reading, known: QuoteSlots): AskedSlot | null {
  if (known.persone && list('people-change').has(...turn.words)) return 'persone';
  if (isOtherDay(turn, known)) return 'periodo';
  const wrong = list('wrong').has(...turn.words) && SLOTS.find(([slot]) => known[slot] && isNamed(slot, turn.words))?.[0];
  if (wrong) return wrong === 'email' || wrong === 'telefono' ? 'contatto' : (wrong as AskedSlot);
  if (known.nome && list('spelling').has(...turn.words) && speaksOf(turn.words, known.nome)) return 'nome';
  return DENIABLE.find((slot) => denied.length > 0 && known[slot] && speaksOf(denied, known[slot])) ?? null;
}

/** What is said to a summary and is no slot goes along as a note, so that nothing is lost: "sì ma aggiungi che è urgente". */
export function noteIn(turn: Turn, { note }: QuoteSlots): string | undefined {
  const { words } = turn;
  const answer = list('answers').lengthAt(words, 0);
  const onlyAnswers = answer > 0 && !(list('goes-on').lengthAt(words, answer) > 0 && words.length > answer + LEAST_WORDS);
  const onlyObjects = list('wrong').has(...words) && words.length <= FEW_WORDS;
  if (words.length < LEAST_WORDS || turn.asks || turn.folded.endsWith('?') || onlyObjects || onlyAnswers) return undefined;
  const [add] = list('add').all(words);
  const from = add ? add.index + add.length : 0;
  const said = words.slice(from + (add && list('that').has(words[from]) ? 1 : 0));
  return [note, cleanLine(written(turn, said.length > 0 ? said : words))].filter(Boolean).join('\n');
}
