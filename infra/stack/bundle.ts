// Joins each Nest service and the packages it loads in one file, because opening two thousand of them is half of its start (ADR 0020).
// As a program it takes the folder to work in, else this checkout, and the services, else all.
import { existsSync, globSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { rolldown } from 'rolldown';
import { run } from './run.ts';

const SERVICES = ['gateway', 'lead-store', 'mailer', 'gaia'];

/** Packages that serve files of their own are left where these lie. */
const WITH_FILES = ['@fastify/swagger-ui'];

/** The program that runs, relative to a checkout. */
export const bundleOf = (service: string): string => `services/${service}/dist/bundle/main.js`;

/** Bundles what is compiled, doing nothing when it is bundled already; in a process of its own, because the bundler does not run inside Jest. @throws with the bundler's messages. */
export async function bundleServices(folder: string, signal?: AbortSignal, only: readonly string[] = SERVICES): Promise<void> {
  const stale = staleServices(folder).filter((service) => only.includes(service));
  if (stale.length > 0) await run(process.execPath, [import.meta.filename, folder, ...stale], { what: 'Joining the services', signal });
}

/** Written when a bundle is whole: one that was interrupted is made anew. */
const doneOf = (folder: string, service: string): string => join(folder, bundleOf(service), '../done');

/** What is compiled, and what Gaia learns from. */
const SOURCES = ['services/*/dist/**/*.js', 'services/gaia/knowledge/**/*.*'];

function staleServices(folder: string): string[] {
  const made = globSync(SOURCES, { cwd: folder, exclude: ['services/*/dist/bundle'] });
  const sources = [...made.map((file) => join(folder, file)), join(folder, 'package-lock.json'), import.meta.filename].filter((file) =>
    existsSync(file),
  );
  const changed = Math.max(...sources.map((file) => statSync(file).mtimeMs));
  const isStale = (done: string) => !existsSync(done) || statSync(done).mtimeMs <= changed;
  return SERVICES.filter((service) => isStale(doneOf(folder, service)));
}

async function bundle(folder: string, service: string): Promise<void> {
  const build = await rolldown({
    cwd: folder,
    input: join(folder, `services/${service}/dist/main.js`),
    platform: 'node',
    external: WITH_FILES,
    // Nest names packages that need not be there, as Node would find out when it gets to them.
    onLog: (level, log, tell) => {
      if (log.code !== 'UNRESOLVED_IMPORT') tell(level, log);
    },
  });
  // Names of classes are told in the log, tell errors apart, and order migrations.
  await build.write({
    dir: join(folder, bundleOf(service), '..'),
    format: 'esm',
    keepNames: true,
    cleanDir: true,
    // V8 keeps the whole text of a program, at two bytes a character as soon as one of them is not Latin: so none is, and no comment.
    comments: { jsdoc: false },
    minify: { compress: false, mangle: false, codegen: { asciiOnly: true, removeWhitespace: false } },
  });
  await build.close();
  // What Gaia learns from her examples takes some seconds: not at each start.
  if (service === 'gaia')
    await run(process.execPath, ['services/gaia/dist/cli/learn.js', join(bundleOf(service), '../learnt.bin')], {
      what: "Gaia's learning",
      cwd: folder,
    });
  writeFileSync(doneOf(folder, service), '');
}

if (import.meta.main) {
  const [folder = join(import.meta.dirname, '../..'), ...only] = process.argv.slice(2);
  const stale = only.length > 0 ? only : staleServices(resolve(folder));
  await Promise.all(stale.map((service) => bundle(resolve(folder), service)));
}
