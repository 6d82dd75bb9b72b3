// How modules are put into files where the bundler's own way costs transfer: a file for a handful of shared lines compresses badly.
import { fileURLToPath } from 'node:url';
import type { Rolldown } from 'vite';

const source = (file: string) => fileURLToPath(new URL(`../src/${file}`, import.meta.url));

/** Small parts of many pages, each with all it stands on: less in the file that all pages load than in one of their own. */
const SMALL_PARTS = new RegExp(
  ['lib/(api|lazy-part|today)', 'components/ui/(art-icon|boarding-pass)', 'assets/art/(skyline|vignettes)', 'facts/all-facts']
    .map((part) => `/src/${part}\\.`)
    .join('|'),
);

/** All that `id` imports statically, itself included. */
function imported(id: string, modules: Rolldown.ChunkingContext, found = new Set<string>()): Set<string> {
  if (found.has(id)) return found;
  found.add(id);
  for (const next of modules.getModuleInfo(id)?.importedIds ?? []) imported(next, modules, found);
  return found;
}

/** What brings any page to life is one file beside the first script. To be made anew for each build. */
export function filesOfTheBrowser(): Rolldown.CodeSplittingOptions {
  let inFirstScript = new Set<string>();
  let everyPage = new Set<string>();
  const name: Rolldown.CodeSplittingNameFunction = (id, modules) => {
    if (everyPage.size === 0) {
      inFirstScript = imported(source('start.ts'), modules);
      everyPage = imported(source('client.tsx'), modules);
    }
    return !inFirstScript.has(id) && (everyPage.has(id) || SMALL_PARTS.test(id)) ? 'client' : null;
  };
  return { includeDependenciesRecursively: false, groups: [{ name, debugName: 'every page' }] };
}
