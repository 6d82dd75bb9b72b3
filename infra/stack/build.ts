// Compiles the services and builds the site where their sources have changed.
import { existsSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { local, root } from './checkout.ts';
import { run } from './run.ts';
import { ownersFile } from './services.ts';

/** The sources of the site: its pages, and the texts and facts that it shares with the services. */
const SITE_SOURCES = [
  'frontend/*',
  'frontend/{src,public,build}/**/*',
  'services/libs/{contracts,catalog}/src/**/*',
  'package-lock.json',
];

/**
 * Compiles all services incrementally.
 * @throws with the compiler's messages.
 */
export async function buildServices(signal?: AbortSignal): Promise<void> {
  const projects = globSync('services/{*,libs/*}/tsconfig.json', { cwd: root });
  await run(process.execPath, ['node_modules/typescript/bin/tsc', '-b', ...projects], {
    what: 'The build of the services',
    cwd: root,
    signal,
  });
}

/** Written after each successful build: the owner's file of which it was made. */
const SITE_STAMP = join(local.dir, 'site-built');
const BUILT_SITE = 'frontend/dist/index.html';

export function siteIsUpToDate(): boolean {
  const owned = relative(root, ownersFile());
  return (
    existsSync(join(root, BUILT_SITE)) &&
    isUpToDate(SITE_STAMP, [BUILT_SITE, ...SITE_SOURCES, owned, `${dirname(owned)}/immagini/*`]) &&
    readFileSync(SITE_STAMP, 'utf8') === owned
  );
}

/** Whether a file is newer than all that it is made of. */
export function isUpToDate(made: string, patterns: readonly string[]): boolean {
  if (!existsSync(made)) return false;
  const { mtimeMs } = statSync(made);
  const sources = globSync(patterns, { cwd: root, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  return sources.every((file) => statSync(file).mtimeMs <= mtimeMs);
}

/** Builds and prerenders the site. @throws with the build's messages. */
export async function buildSite(signal?: AbortSignal): Promise<void> {
  // With another NODE_ENV than `production`, Vite would build a development version; `production` itself refuses the
  // demonstration's values.
  const env = { ...process.env, NODE_ENV: process.env['NODE_ENV'] === 'production' ? 'production' : undefined };
  await run('npm', ['run', '--silent', 'build', '-w', 'frontend'], {
    what: 'The build of the site',
    cwd: root,
    env,
    signal,
  });
  mkdirSync(local.dir, { recursive: true });
  writeFileSync(SITE_STAMP, relative(root, ownersFile()));
}
