// On which line of a JSON text a value stands.

/** Strings, what structures a text, line breaks, and all other values. */
const TOKEN = /"(?:[^"\\]|\\.)*"|[{}[\],]|\n|[^\s{}[\],:"]+/g;
const nameOf = (path: readonly unknown[]) => path.map(String).join('\n');

/** @param text valid JSON. @returns the line of the value at a path, or of the nearest one around it. */
export function linesOf(text: string): (path: readonly PropertyKey[]) => number {
  const lines = new Map<string, number>();
  /** The key, or the index, in each of the open blocks; null where a key comes next. */
  const open: (string | number | null)[] = [];
  let line = 1;
  for (const [token] of text.matchAll(TOKEN)) {
    const last = open.at(-1);
    if (token === '\n') line += 1;
    else if (token === ',') open[open.length - 1] = typeof last === 'number' ? last + 1 : null;
    else if (token === '}' || token === ']') open.pop();
    else if (last === null) open[open.length - 1] = JSON.parse(token) as string;
    else {
      lines.set(nameOf(open), line);
      if (token === '{') open.push(null);
      if (token === '[') open.push(0);
    }
  }
  return (path) => lines.get(nameOf(path)) ?? linesAround(lines, path);
}

const linesAround = (lines: ReadonlyMap<string, number>, path: readonly PropertyKey[]): number =>
  path.length === 0 ? 1 : (lines.get(nameOf(path.slice(0, -1))) ?? linesAround(lines, path.slice(0, -1)));
