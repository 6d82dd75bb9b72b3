import { cleanLine } from '@school/contracts';

const MOST_CHARACTERS = 60;

/**
 * A visitor's name for a mail's header: letters, digits and what names are written with, nothing that means something in an
 * address or an encoded word, and no address that could pass for the real one beside it.
 */
export function headerName(name: string): string {
  const plain = cleanLine(name.replace(/[^\p{L}\p{M}\p{N} .'’-]/gu, ' ')).replace(/\.(?=\p{L}{2})/gu, ' ');
  const characters = Array.from(plain.trim());
  if (characters.length === 0) return 'senza nome';
  return characters.length > MOST_CHARACTERS ? `${characters.slice(0, MOST_CHARACTERS - 1).join('').trimEnd()}…` : characters.join('');
}
