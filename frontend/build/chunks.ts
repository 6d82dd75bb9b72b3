// The first script is one file: without the others a page is still read, and its form sent by the browser.
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
export function firstScriptInOneFile(): Rolldown.CodeSplittingOptions {
  let first: Set<string> | undefined;
  const name: Rolldown.CodeSplittingNameFunction = (id, modules) =>
    (first ??= imported(START, modules)).has(id) ? 'start' : null;
  return { includeDependenciesRecursively: false, groups: [{ name }] };
}
