// Renders the pages without the browser's build and prints one JSON object: the HTML of every page by its path.
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'vite';
import type { ServerEntry } from './document.ts';
import { ownersPictures } from './pictures.ts';

// Before any page needs a picture: errors of pictures would otherwise be hidden by errors of pages.
await ownersPictures();

const root = fileURLToPath(new URL('..', import.meta.url));
// Under node_modules, so that the bundle resolves its external packages; of this process alone.
const outDir = join(root, `node_modules/.prerender/pages-${process.pid}`);
await build({ root, logLevel: 'error', build: { ssr: true, outDir } });
const { renderPage, sitePaths } = (await import(pathToFileURL(join(outDir, 'server.js')).href)) as ServerEntry;
const pages = await Promise.all(
  sitePaths().map(async (path) => [path, await (await renderPage(path)).text()] as const),
);
process.stdout.write(JSON.stringify(Object.fromEntries(pages)));
await rm(outDir, { recursive: true });
