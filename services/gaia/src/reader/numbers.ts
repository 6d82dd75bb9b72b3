// Numbers in words, in Gaia's languages: "dodici", "twenty-five".
import { toCardinal as german } from 'n2words/de-DE';
import { toCardinal as english } from 'n2words/en-US';
import { toCardinal as spanish } from 'n2words/es-ES';
import { toCardinal as french } from 'n2words/fr-FR';
import { toCardinal as italian } from 'n2words/it-IT';
import { fold } from './fold.js';

/** "Seicentottanta" is written as well. */
const MOST = 999;
const NUMBERS = new Map(
  [italian, english, french, spanish, german].flatMap((spell) =>
    Array.from({ length: MOST + 1 }, (_, number) => [fold(spell(number)).replaceAll(' ', '-'), number] as const),
  ),
);

/** The number that a word or figures stand for. */
export const numberIn = (word: string): number | undefined =>
  /^\d+$/.test(word) ? Number(word) : NUMBERS.get(fold(word));
