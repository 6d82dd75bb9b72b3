// Brings the compiled services and the built site up to date, doing nothing when they are.
import { existsSync, globSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundleServices } from './bundle.ts';
import { local, root } from './checkout.ts';
import { run } from './run.ts';

/** What the built site is made from: pages, and the words and facts that it shares with the services. */
const SITE_SOURCES = ['frontend/*', 'frontend/{src,public,build}/**/*', 'services/{contracts,catalog}/src/**/*', 'infra/school.json', 'package-lock.json'];

/** Compiles all services and joins what changed; incremental. @throws with the compiler's messages. */
export async function buildServices(signal?: AbortSignal): Promise<void> {
  const projects = globSync('services/*/tsconfig.json', { cwd: root });
  await run(process.execPath, ['node_modules/typescript/bin/tsc', '-b', ...projects], { what: 'The build of the services', cwd: root, signal });
  await bundleServices(root, signal);
}

/** Written after each build that succeeded. */
const SITE_STAMP = join(local.dir, 'site-built');

export function siteIsUpToDate(): boolean {
  const built = join(root, 'frontend/dist/index.html');
  if (!existsSync(SITE_STAMP) || !existsSync(built)) return false;
  const { mtimeMs } = statSync(SITE_STAMP);
  const sources = globSync(SITE_SOURCES, { cwd: root, withFileTypes: true }).filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return [built, ...sources].every((file) => statSync(file).mtimeMs <= mtimeMs);
}

/** Builds and prerenders the site. @throws with the build's messages. */
export async function buildSite(signal?: AbortSignal): Promise<void> {
  // By any other name than `production` or none, Vite would build a larger site for developers; `production` refuses placeholders as well.
  const env = { ...process.env, NODE_ENV: process.env['NODE_ENV'] === 'production' ? 'production' : undefined };
  await run('npm', ['run', '--silent', 'build', '-w', 'frontend'], { what: 'The build of the site', cwd: root, env, signal });
  mkdirSync(local.dir, { recursive: true });
  writeFileSync(SITE_STAMP, '');
}
