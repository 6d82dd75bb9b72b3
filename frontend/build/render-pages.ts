// Renders the pages without a build and prints one JSON object: the HTML of every page by its path.
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';
import type { ServerEntry } from './document.ts';
import { ownersPictures } from './pictures.ts';

// Before any page asks for one: a page that is rendered while the pictures are still read would hide their faults
// behind its own.
await ownersPictures();

const server = await createServer({
  root: fileURLToPath(new URL('..', import.meta.url)),
  logLevel: 'error',
  server: { middlewareMode: true, ws: false, watch: null },
  optimizeDeps: { noDiscovery: true },
});
const { renderPage, sitePaths } = (await server.ssrLoadModule('/src/server.tsx')) as ServerEntry;
const pages = await Promise.all(
  sitePaths().map(async (path) => [path, await (await renderPage(path)).text()] as const),
);
process.stdout.write(JSON.stringify(Object.fromEntries(pages)));
await server.close();
