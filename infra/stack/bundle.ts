// Bundles each Nest service with its packages in one file: reading two thousand files is half of its start-up time (ADR
// 0020). As a program it takes the folder of a checkout (this one by default) and names of services (all by default).
import { copyFileSync, existsSync, globSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { rolldown } from 'rolldown';
import { learntFile } from './learnt.ts';
import { run } from './run.ts';

const SERVICES = ['gateway', 'lead-store', 'mailer', 'gaia'];

/** Packages that serve static files cannot be bundled. */
const EXTERNAL = ['@fastify/swagger-ui'];

/** The program of a service, relative to a checkout. */
export const bundleOf = (service: string): string => `services/${service}/dist/bundle/main.js`;

/**
 * Bundles the compiled services whose bundles are stale, in a separate process, because the bundler does not run inside
 * Jest.
 * @throws with the bundler's messages.
 */
export async function bundleServices(
  folder: string,
  signal?: AbortSignal,
  only: readonly string[] = SERVICES,
): Promise<void> {
  const stale = staleServices(folder).filter((service) => only.includes(service));
  if (stale.length > 0)
    await run(process.execPath, [import.meta.filename, folder, ...stale], { what: 'Bundling the services', signal });
}

/** Written when a bundle is complete: an interrupted one is stale. */
const stampOf = (folder: string, service: string): string => join(folder, bundleOf(service), '../done');

/** Compiled code, and the examples of Gaia's reader. */
const SOURCES = ['services/**/dist/**/*.js', 'services/gaia/knowledge/**/*.*'];

function staleServices(folder: string): string[] {
  const made = globSync(SOURCES, { cwd: folder, exclude: ['services/*/dist/bundle', '**/node_modules'] });
  const sources = [
    ...made.map((file) => join(folder, file)),
    join(folder, 'package-lock.json'),
    import.meta.filename,
  ].filter((file) => existsSync(file));
  const changed = Math.max(...sources.map((file) => statSync(file).mtimeMs));
  const isStale = (stamp: string) => !existsSync(stamp) || statSync(stamp).mtimeMs <= changed;
  return SERVICES.filter((service) => isStale(stampOf(folder, service)));
}

async function bundle(folder: string, service: string): Promise<void> {
  const build = await rolldown({
    cwd: folder,
    input: join(folder, `services/${service}/dist/main.js`),
    platform: 'node',
    external: EXTERNAL,
    // Nest imports optional packages that are not installed.
    onLog: (level, log, report) => {
      if (log.code !== 'UNRESOLVED_IMPORT') report(level, log);
    },
  });
  // Names of classes appear in the log, distinguish errors, and order migrations.
  await build.write({
    dir: join(folder, bundleOf(service), '..'),
    format: 'esm',
    keepNames: true,
    cleanDir: true,
    // V8 keeps the source in memory, with two bytes per character if any character is not Latin-1: no comments, and
    // ASCII only.
    comments: { jsdoc: false },
    minify: { compress: false, mangle: false, codegen: { asciiOnly: true, removeWhitespace: false } },
  });
  await build.close();
}

/** The weights lie beside the program that reads them; they are trained meanwhile. */
async function bundleGaia(folder: string): Promise<void> {
  const [learnt] = await Promise.all([learntFile(folder), bundle(folder, 'gaia')]);
  copyFileSync(learnt, join(folder, bundleOf('gaia'), '../learnt.bin'));
}

if (import.meta.main) {
  const [folder = join(import.meta.dirname, '../..'), ...only] = process.argv.slice(2);
  const stale = only.length > 0 ? only : staleServices(resolve(folder));
  const made = async (service: string) => {
    await (service === 'gaia' ? bundleGaia(resolve(folder)) : bundle(resolve(folder), service));
    writeFileSync(stampOf(resolve(folder), service), '');
  };
  await Promise.all(stale.map(made));
}
