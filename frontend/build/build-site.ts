// Builds the site: the browser's files, every page as HTML, compressed twins of both, and a table of what a page weighs.
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, type Manifest } from 'vite';
import { compressTextFiles } from './compress.ts';
import { robots, sitemap } from './discovery.ts';
import { redirectDocument, withAssets, type ServerEntry } from './document.ts';
import { filesOfPage, sharedFiles } from './page-files.ts';
import { reportSizes, type BuiltPage } from './size-budget.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const dist = join(root, 'dist');
// Under node_modules, so that the bundle finds the packages it leaves out, and nothing serves it by mistake.
const serverOutput = join(root, 'node_modules/.prerender');

await build({ root, logLevel: 'warn' });
await build({ root, logLevel: 'warn', build: { ssr: true, outDir: serverOutput, emptyOutDir: true } });

const manifest = JSON.parse(await readFile(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest;
const { renderPage, sitePaths, siteUrl } = (await import(pathToFileURL(join(serverOutput, 'server.js')).href)) as ServerEntry;
const { script, fonts } = sharedFiles(manifest);

async function write(file: string, content: string): Promise<void> {
  await mkdir(dirname(join(dist, file)), { recursive: true });
  await writeFile(join(dist, file), content);
}

async function buildPage(path: string): Promise<BuiltPage | null> {
  const response = await renderPage(path);
  const file = path === '/404' ? '404.html' : join('.', path, 'index.html');
  const location = response.headers.get('Location');
  if (location) {
    await write(file, redirectDocument(location));
    return null;
  }
  const { scripts, stylesheets } = filesOfPage(manifest, path);
  const sheets = await Promise.all(stylesheets.map((sheet) => readFile(join(dist, sheet), 'utf8')));
  const css = sheets.map((sheet) => sheet.trim()).join('');
  const html = withAssets(await response.text(), { script, fonts, stylesheets, css });
  await write(file, html);
  return { path, file, html, css, scripts };
}

const built = await Promise.all([...sitePaths(), '/404'].map(buildPage));
const pages = built.filter((page) => page !== null);
await write('sitemap.xml', sitemap(pages));
await write('robots.txt', robots(siteUrl));
await rm(join(dist, '.vite'), { recursive: true });
await compressTextFiles(dist);
await reportSizes(dist, pages);
