// Assigns modules to chunks, few for each page. The first script is one: with it alone a page can be read, and the
// browser can submit its form. The packages are two, which stay in the browser's cache over releases of the site. What
// several pages share is two as well: pages without a form load neither the forms' code nor its packages.
import { fileURLToPath } from 'node:url';
import type { Rolldown } from 'vite';

type Modules = Rolldown.ChunkingContext;

const START = fileURLToPath(new URL('../src/bootstrap/start.ts', import.meta.url));
const HYDRATION = fileURLToPath(new URL('../src/bootstrap/hydrate-site.tsx', import.meta.url));

/** Modules of the contracts that need no schema, so that pages without a form use them too. */
const PLAIN = String.raw`fields/limits|forms/address-parameters|forms/contact/course-types|chat`;
/** Shared by the pages with a form. A form of one page only is part of that page. */
const FORM_PARTS = new RegExp(
  [
    String.raw`/contracts/src/(?!${PLAIN})(leads/|fields/|problem|forms/[^/]+$|forms/contact/)`,
    '/components/(lead-form|receipt|layout/(form|request)-|ui/(field|controls|error-summary))',
    '/features/info-request/|/lib/query-client',
  ].join('|'),
);
/** Large facts of the catalog that few pages use. (All pages name the index that exports them.) */
const OF_FEW =
  'certification-faq|toefl|exam-calendar|languagecert|privacy|hours|working-days|in-common|young-learners|for-schools';
/** Shared by all kinds of pages; the words of Home and of the courses are large, and few pages use them. */
const PARTS = new RegExp(
  `/catalog/src/(?!${OF_FEW})|/(components|lib|assets|infra)/|/content/(?!home|courses)|/contracts/src/(${PLAIN})`,
);

/** `id` and all modules that it imports statically. The index of a library also names modules that are not loaded. */
function imported(id: string, modules: Modules, found = new Set<string>()): Set<string> {
  if (found.has(id) || id.endsWith('/src/index.ts')) return found;
  found.add(id);
  for (const next of modules.getModuleInfo(id)?.importedIds ?? []) imported(next, modules, found);
  return found;
}

function uses(modules: Modules) {
  const hydration = imported(HYDRATION, modules);
  const loadedLater = [...hydration].flatMap((id) => modules.getModuleInfo(id)?.dynamicallyImportedIds ?? []);
  const pages = loadedLater.map((id) => imported(id, modules));
  return {
    start: imported(START, modules),
    hydration,
    isOfOnePage: (id: string) => pages.filter((page) => page.has(id)).length === 1,
  };
}

/** To be called once for each build. */
export function sharedFiles(): Rolldown.CodeSplittingOptions {
  let known: ReturnType<typeof uses> | undefined;
  const start: Rolldown.CodeSplittingNameFunction = (id, modules) =>
    (known ??= uses(modules)).start.has(id) ? 'start' : null;
  const site: Rolldown.CodeSplittingNameFunction = (id, modules) => {
    const { hydration, isOfOnePage } = (known ??= uses(modules));
    return hydration.has(id) || (PARTS.test(id) && !isOfOnePage(id)) ? 'site' : null;
  };
  return {
    includeDependenciesRecursively: false,
    groups: [
      { name: start },
      { name: 'forms', test: /node_modules\/(react-hook-form|zod|@tanstack\/(react-query|query-core))\// },
      { name: 'react', test: /node_modules\/(react|react-dom|scheduler|use-sync-external-store|@tanstack)\// },
      { name: 'lead-form', test: FORM_PARTS },
      { name: site },
    ],
  };
}
