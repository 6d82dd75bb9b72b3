// When the visitor has said yes, no, or stop. A yes counts only when the whole turn is one: "sì, ma…" is no consent.
import { type Word, type WordList, list } from './lists.js';
import type { Language } from './slots.js';
import type { Turn } from './turn.js';

type Said = Pick<Turn, 'words' | 'folded'>;

/** Italian and English hold everywhere, for people mix them; what speaks against a yes does in every language. */
const listsFor = (language: Language): [string, WordList][] => {
  const spoken = [...new Set(['it', 'en', language])];
  return [
    ...['yes', 'send', 'assent', 'beside', 'farewell'].flatMap((kind) =>
      spoken.map((one): [string, WordList] => [kind, list(kind, one)]),
    ),
    ['against', list('against')],
  ];
};
const LISTS = { it: listsFor('it'), en: listsFor('en'), fr: listsFor('fr'), es: listsFor('es'), de: listsFor('de') };

/** As typed: consent is never guessed from a near word. "Siii" is a yes, "lascio" is not. */
const asTyped = (word: Word): Word => ({ ...word, meant: word.folded.replace(/(.)\1{2,}/g, '$1') });

/** The list that the longest phrase at a place belongs to; of two the one that says more. */
function kindAt(
  words: readonly Word[],
  index: number,
  language: Language,
): { readonly kind: string; readonly length: number } {
  const found = LISTS[language].map(([kind, list]) => ({ kind, length: list.lengthAt(words, index) }));
  const longest = Math.max(...found.map(({ length }) => length));
  return longest > 0 ? found.find(({ length }) => length === longest)! : { kind: 'other', length: 1 };
}

/** The kinds of words that stand in a row; `other` where a word is none of them. */
function kindsIn(words: readonly Word[], language: Language): Set<string> {
  const said = words.map(asTyped);
  const kinds = new Set<string>();
  for (let index = 0; index < said.length;) {
    const { kind, length } = kindAt(said, index, language);
    kinds.add(kind);
    index += length;
  }
  return kinds;
}
const isPlain = (kinds: ReadonlySet<string>): boolean => !kinds.has('other') && !kinds.has('against');

/**
 * An explicit yes and nothing else; a question is none.
 * @param language the conversation's.
 */
export function isYes({ words, folded }: Said, language: Language): boolean {
  const kinds = kindsIn(words, language);
  if (folded.includes('?') || !isPlain(kinds)) return false;
  return kinds.has('yes') || kinds.has('send') || (kinds.has('assent') && !kinds.has('farewell'));
}

/**
 * An order to send is a yes beside a remark that neither objects nor hesitates nor adds: "me lo diranno loro, mandate
 * pure".
 */
export function isOrder(turn: Pick<Turn, 'clauses' | 'words' | 'folded'>, language: Language): boolean {
  const kinds = turn.clauses.map(({ words }) => kindsIn(words, language));
  const remarks = turn.clauses.filter((_, at) => !isPlain(kinds[at]!)).flatMap(({ words }) => words);
  const objects = ['against', 'later', 'hesitates', 'cancel', 'withholds', 'no'].some((name) =>
    list(name).has(...remarks),
  );
  return kinds.some((some) => isPlain(some) && some.has('send')) && !objects && !turn.folded.includes('?');
}

/** A yes in words, rather than an "ok" in passing. */
export const saysYes = ({ words }: Said, language: Language): boolean =>
  words.some((_word, index) => ['yes', 'send'].includes(kindAt(words, index, language).kind));

/** A plain no. */
export function isNo({ words, folded }: Said): boolean {
  let refused = false;
  for (let index = 0; index < words.length;) {
    const no = list('no').lengthAt(words, index);
    const length = Math.max(no, list('beside-no').lengthAt(words, index));
    if (length === 0) return false;
    refused ||= no > 0;
    index += length;
  }
  return refused && !folded.includes('?');
}

/**
 * The visitor wants the request dropped, or will not be reached.
 * @param reached another way to be reached is given: only one of them is withheld, or dropped: "lasciate stare la mail,
 * chiamatemi al…".
 */
export function isCancel({ words, folded }: Said, reached = false): boolean {
  const namesWay = list('slots', 'email').has(...words) || list('slots', 'telefono').has(...words);
  const drops = list('cancel').has(...words) && !(reached && namesWay);
  return !folded.endsWith('?') && (drops || (list('withholds').has(...words) && !reached && !namesWay));
}

/** Whatever else is told, nothing is to be sent. */
export const forbidsSending = ({ words, folded }: Said): boolean =>
  !folded.endsWith('?') && list('unsent').has(...words);

/** The visitor will not tell who they are here. */
export const withholds = ({ words }: Said): boolean => list('withholds').has(...words);

/** Neither yes nor no. */
export const hesitates = ({ words }: Said): boolean => list('hesitates').has(...words);

/** Nothing is to be sent yet, and nothing dropped. */
export const postpones = ({ words }: Said): boolean => list('hesitates', 'sending').has(...words);
