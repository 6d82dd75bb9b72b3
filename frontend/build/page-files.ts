// The built files that a page needs for its first view and its hydration, from Vite's manifest.
import type { Manifest, ManifestChunk } from 'vite';

export interface PageFiles {
  /** In the order of the cascade. */
  readonly stylesheets: readonly string[];
  readonly scripts: readonly string[];
}

const ENTRY = 'src/bootstrap/start.ts';
const FONTS = ['fraunces.woff2', 'instrument-sans.woff2'];
const ITALIC = 'fraunces-italic.woff2';

function required<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new Error(`The build has no ${what}`);
  return value;
}

/** The split-off component of a route file: `/corso-a2` → `src/routes/corso-a2.tsx?tsr-split=component`. */
function pageChunk(manifest: Manifest, path: string): string | undefined {
  const file = path === '/' ? 'index' : path === '/404' ? '$' : path.slice(1);
  return Object.keys(manifest).find((key) => key.startsWith(`src/routes/${file}.tsx?`));
}

/** The chunks that a chunk imports, then the chunk itself, each once. */
function collect(manifest: Manifest, key: string, found: Set<ManifestChunk>): void {
  const chunk = required(manifest[key], `chunk ${key}`);
  if (found.has(chunk)) return;
  for (const imported of chunk.imports ?? []) collect(manifest, imported, found);
  found.add(chunk);
}

/** The files that `path` loads besides its HTML, without those loaded on interaction. */
export function filesOfPage(manifest: Manifest, path: string): PageFiles {
  const client = required(manifest[ENTRY]?.dynamicImports?.[0], 'client chunk');
  const page = pageChunk(manifest, path);
  const chunks = new Set<ManifestChunk>();
  for (const key of [ENTRY, client]) collect(manifest, key, chunks);
  const shared = new Set(chunks);
  if (page !== undefined) collect(manifest, page, chunks);
  const scripts = [...chunks].map(({ file }) => file);
  // Components whose code is loaded later, or never, are in the HTML from the start, and need their styles.
  const later = [...chunks].filter((chunk) => !shared.has(chunk)).flatMap(({ dynamicImports }) => dynamicImports ?? []);
  for (const key of later) collect(manifest, key, chunks);
  return { scripts, stylesheets: [...new Set([...chunks].flatMap(({ css }) => css ?? []))] };
}

/** The entry script of every page. */
export function firstScript(manifest: Manifest): string {
  return required(manifest[ENTRY], ENTRY).file;
}

/**
 * The fonts to preload with a page: without preload they would be requested only after the styles, and delay the first
 * view.
 */
export function fontsOfPage(manifest: Manifest, html: string, css: string): string[] {
  const fileOf = (name: string) =>
    required(
      Object.entries(manifest).find(([key]) => key.endsWith(name)),
      name,
    )[1].file;
  // Every page has the rule for <em>; closed <details> do not need the font yet.
  const setsItalic =
    css.split('var(--corsivo)').length > 2 || /<em[ >]/.test(html.replace(/<details.*?<\/details>/gs, ''));
  return [...FONTS, ...(setsItalic ? [ITALIC] : [])].map(fileOf);
}
