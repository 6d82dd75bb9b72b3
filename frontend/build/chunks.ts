// Grouping of modules into chunks where the bundler's default costs transfer: small shared chunks compress badly.
import { fileURLToPath } from 'node:url';
import type { Rolldown } from 'vite';

const source = (file: string) => fileURLToPath(new URL(`../src/${file}`, import.meta.url));

/**
 * Small components of many pages with their imports: smaller in the chunk that all pages load than in separate chunks.
 */
const SMALL_PARTS = new RegExp(
  ['lib/(api|bound|lazy-part|static-part|today)', 'components/ui/phone-hours']
    .map((part) => `/src/${part}\\.`)
    .concat('/contracts/src/fields/limits\\.')
    .join('|'),
);

/** `id` and all modules that it imports statically. */
function imported(id: string, modules: Rolldown.ChunkingContext, found = new Set<string>()): Set<string> {
  if (found.has(id)) return found;
  found.add(id);
  for (const next of modules.getModuleInfo(id)?.importedIds ?? []) imported(next, modules, found);
  return found;
}

/** The code that hydrates any page is one chunk beside the first script. To be called once for each build. */
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
