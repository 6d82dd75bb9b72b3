import { cleanLine } from '@school/contracts';
import { shorten } from './shorten.js';

/**
 * Characters that names and courses do not contain, among them those with a meaning in addresses and encoded words.
 */
const FORBIDDEN = /[^\p{L}\p{M}\p{N} .()+'’‘`´-]/gu;
/**
 * A dot that could be a domain's: followed by letters, unless they end a title (Prof.ssa, Sig.ra, Sigg.ri, Spett.le)
 * and no domain.
 */
const DOT_OF_A_DOMAIN = /\.(?=\p{L}{2})(?!(?:ssa|ra|ri|le)(?![\p{L}\p{M}\p{N}.-]))/gu;

/**
 * A visitor's text for a mail's header, without anything that could be taken for an address: no @ and no domain, whose
 * dots get a space after them ("example. com").
 * @param most characters, at least 1.
 */
export const headerText = (text: string, most: number): string =>
  shorten(cleanLine(text.replace(FORBIDDEN, ' ')).replace(DOT_OF_A_DOMAIN, '. '), most);
