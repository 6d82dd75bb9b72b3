// Builds the site: client bundle, prerendered pages, and precompressed copies of both. Usage: build-site.ts
// [folder], by default frontend/dist.
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { SchoolFileError, loadSchool } from '@school/catalog/school-file';
import { build, type Manifest } from 'vite';
import { compressTextFiles } from './compress.ts';
import { type DiscoverablePage, robots, securityTxt, sitemap, webManifest } from './discovery.ts';
import { redirectDocument, withAssets, type ServerEntry } from './document.ts';
import { filesOfPage, firstScript, fontsOfPage } from './page-files.ts';
import { PictureError, copyPictures, ownersPictures } from './pictures.ts';
import { ownersFile } from './public-school-values.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const dist = resolve(process.argv[2] ?? join(root, 'dist'));
// Under node_modules, so that the bundle resolves its external packages, and no server serves it.
const serverOutput = join(root, 'node_modules/.prerender', basename(dist));

// As in the services.
const forPublic = process.env['NODE_ENV'] === 'production';
// Vite's default for a build; otherwise the modules that are loaded before it would set `development`.
process.env['NODE_ENV'] ??= 'production';

// Validated as in the services, with a report of all errors; in production placeholder values are errors too.
try {
  loadSchool(ownersFile, { production: forPublic });
  await ownersPictures();
} catch (error) {
  if (!(error instanceof SchoolFileError || error instanceof PictureError)) throw error;
  // For the owner, who has no use for a stack trace.
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}

await build({ root, logLevel: 'warn', build: { ssr: true, outDir: serverOutput, emptyOutDir: true } });
const site = (await import(pathToFileURL(join(serverOutput, 'server.js')).href)) as ServerEntry;
const { renderPage, school, shareImage, sitePaths } = site;
await build({ root, logLevel: 'warn', build: { outDir: dist, emptyOutDir: true } });
await copyPictures(dist);

const manifest = JSON.parse(await readFile(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest;
const script = firstScript(manifest);

async function write(file: string, content: string): Promise<void> {
  await mkdir(dirname(join(dist, file)), { recursive: true });
  await writeFile(join(dist, file), content);
}

/** A page without a share image uses that of the home page. */
async function ensureShareImage(path: string, html: string): Promise<void> {
  const image = /property="og:image" content="([^"]+)"/.exec(html)?.[1];
  if (!image) throw new Error(`${path} is shared with no picture`);
  const file = join(dist, new URL(image).pathname);
  if (existsSync(file)) return;
  await copyFile(join(dist, shareImage('/')), file);
  process.stdout.write(`${path} is shared with the picture of the home page; to take its own: make pictures\n`);
}

async function buildPage(path: string): Promise<DiscoverablePage | null> {
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
  const content = await response.text();
  const html = withAssets(content, {
    script,
    code: scripts.filter((file) => file !== script),
    fonts: fontsOfPage(manifest, content, css),
    stylesheets,
    css,
  });
  await ensureShareImage(path, html);
  await write(file, html);
  return { html };
}

const built = await Promise.all([...sitePaths(), '/404'].map(buildPage));
const pages = built.filter((page) => page !== null);
await write('sitemap.xml', sitemap(pages));
await write('robots.txt', robots(school));
// The edge's answers to native form submissions that do not reach the gateway.
for (const status of [413, 503]) await write(`modulo-${status}.html`, site.unsentPage(status, school));
await write('site.webmanifest', webManifest(school));
await write('.well-known/security.txt', securityTxt(school, new Date()));
// Removed: Vite's manifest, and the notes in public/.
for (const note of ['.vite', 'README.md', 'marchi/README.md'])
  await rm(join(dist, note), { recursive: true, force: true });
await compressTextFiles(dist);
