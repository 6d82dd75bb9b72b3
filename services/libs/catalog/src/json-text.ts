// The text of the owner's file: where a value stands, and in the owner's words why it is no JSON.
import { type Node, type ParseError, findNodeAtLocation, parseTree, printParseErrorCode } from 'jsonc-parser';

export interface JsonText {
  readonly content?: unknown;
  /** The line of the value at a path, or of the nearest one around it. */
  readonly lineOf: (path: readonly PropertyKey[]) => number;
  /** Why the content cannot be used, with lines. */
  readonly problems: readonly string[];
}

/** Reads JSON as its standard has it: without comments, and without a comma at the end of a list. */
export function readJsonText(text: string): JsonText {
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
  const lineAt = (offset: number) => text.slice(0, offset).split('\n').length;
  const lineOf = (path: readonly PropertyKey[]): number => {
    const node = tree && findNodeAtLocation(tree, [...path] as (string | number)[]);
    return node ? lineAt(node.offset) : path.length > 0 ? lineOf(path.slice(0, -1)) : 1;
  };
  // What follows the first error is often its consequence.
  const [first] = errors;
  if (first) return { lineOf, problems: [`riga ${lineAt(placeOf(first, text))}: ${reasonOf(first, text)}`] };
  const problems = repeatedKeys(tree).map(
    ({ value, offset }) => `riga ${lineAt(offset)}: ${value} è scritto due volte`,
  );
  return { content: JSON.parse(text), lineOf, problems };
}

/** What is missing is missing after the last word before it, often a line above. */
const placeOf = ({ error, offset }: ParseError, text: string): number =>
  printParseErrorCode(error).endsWith('Expected') ? text.slice(0, offset).trimEnd().length : offset;

const REASONS: Readonly<Record<string, string>> = {
  CommaExpected: 'qui manca una virgola, o mancano le virgolette (") di un testo',
  ColonExpected: 'qui mancano i due punti fra il nome e il valore',
  CloseBraceExpected: 'alla fine manca una parentesi }, di questo blocco o di uno più su',
  CloseBracketExpected: 'alla fine manca una parentesi ], di questo elenco o di uno più su',
  EndOfFileExpected: 'dopo questa parentesi } non deve esserci altro',
  UnexpectedEndOfString: 'le virgolette (") si aprono e su questa riga non si chiudono',
  InvalidCommentToken: 'qui c’è un commento: nel file non si possono scrivere',
  InvalidEscapeCharacter: 'la barra \\ in un testo si scrive due volte',
};

function reasonOf({ error, offset, length }: ParseError, text: string): string {
  const found = text.slice(offset, offset + length);
  const reason = REASONS[printParseErrorCode(error)];
  if (reason) return reason;
  if (/^[}\],]/.test(found)) return 'qui c’è una virgola di troppo, o manca un valore';
  if (/^\d/.test(found)) return 'qui c’è una virgola in un numero: i prezzi si scrivono con il punto, come 49.50';
  if (!found) return 'qui manca un valore';
  return `${found.trim() || 'uno spazio speciale'} non va bene qui: un testo sta fra virgolette dritte ("), dopo viene la virgola`;
}

/** The names that stand more than once in the same block, of which a reader would take only one. */
function repeatedKeys(node: Node | undefined): Node[] {
  const inner = node?.children ?? [];
  const keys = node?.type === 'object' ? inner.map(({ children }) => children![0]!) : [];
  const known = new Set<unknown>();
  const repeated = keys.filter(({ value }) => known.size === known.add(value).size);
  return [...repeated, ...inner.flatMap(repeatedKeys)];
}
