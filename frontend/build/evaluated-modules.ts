// Modules that are evaluated in the build: the browser gets their exported values instead of their code.
import type { Plugin, ResolvedConfig } from 'vite';
import type { PageMetadata } from '../src/lib/seo.ts';
import { siteModule } from './site-module.ts';

type Exports = Readonly<Record<string, object>>;

/** Names and paths of pages: descriptions, keywords and structured data are in the HTML already. */
function bareMetadata({ pageMetadata }: Exports): Exports {
  const all = Object.entries(pageMetadata as Readonly<Record<string, PageMetadata>>);
  const entries = all.map(([page, { title, path }]) => [page, { title, path }]);
  return { pageMetadata: Object.fromEntries(entries) };
}

/**
 * The evaluated modules by the end of their paths, with the exports that are used; their code would be loaded on every
 * page.
 */
const evaluated: Readonly<Record<string, (exports: Exports) => Exports>> = {
  '/src/content/metadata.ts': bareMetadata,
  // Some of its names are defined in the forms, which would all be bundled.
  '/catalog/src/pages.ts': ({ sitePages }) => ({ sitePages: sitePages! }),
};

export function evaluatedModules(): Plugin {
  let define: ResolvedConfig['define'];
  return {
    name: 'evaluated-modules',
    apply: ({ build }, { command }) => command === 'build' && !build?.ssr,
    enforce: 'pre',
    configResolved(config) {
      define = config.define;
    },
    load: {
      filter: { id: /\/src\/content\/metadata\.ts$|\/catalog\/src\/pages\.ts$/ },
      async handler(id) {
        const wanted = Object.entries(evaluated).find(([end]) => id.endsWith(end))![1];
        const exports = Object.entries(wanted(await siteModule<Exports>(id, define)));
        return exports.map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`).join('\n');
      },
    },
  };
}
