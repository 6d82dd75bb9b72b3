// Assigns modules to chunks. The first script is one: with it alone a page can be read, and the browser can submit its
// form. The packages are two chunks, which stay in the browser's cache over releases of the site.
import { fileURLToPath } from 'node:url';
import type { Rolldown } from 'vite';

const START = fileURLToPath(new URL('../src/bootstrap/start.ts', import.meta.url));

/** `id` and all modules that it imports statically. */
function imported(id: string, modules: Rolldown.ChunkingContext, found = new Set<string>()): Set<string> {
  if (found.has(id)) return found;
  found.add(id);
  for (const next of modules.getModuleInfo(id)?.importedIds ?? []) imported(next, modules, found);
  return found;
}

/** To be called once for each build. */
export function sharedFiles(): Rolldown.CodeSplittingOptions {
  let first: Set<string> | undefined;
  const start: Rolldown.CodeSplittingNameFunction = (id, modules) =>
    (first ??= imported(START, modules)).has(id) ? 'start' : null;
  return {
    includeDependenciesRecursively: false,
    groups: [
      { name: start },
      { name: 'forms', test: /node_modules\/(react-hook-form|zod|@tanstack\/(react-query|query-core))\// },
      { name: 'react', test: /node_modules\/(react|react-dom|scheduler|use-sync-external-store|@tanstack)\// },
    ],
  };
}
