// Modules of which a browser gets what they say on the day of the build, not how they come to say it.
import type { Plugin, ResolvedConfig } from 'vite';
import type { PageMetadata } from '../src/lib/seo.ts';
import { siteModule } from './site-module.ts';

type Exports = Readonly<Record<string, object>>;

/** The names and addresses of pages: descriptions, words for search engines and structured data stand in the HTML already. */
function bareMetadata({ pageMetadata }: Exports): Exports {
  const all = Object.entries(pageMetadata as Readonly<Record<string, PageMetadata>>);
  const entries = all.map(([page, { title, path }]) => [page, { title, path }]);
  return { pageMetadata: Object.fromEntries(entries) };
}

/** By the end of their paths, with what of them is wanted: both would weigh on every page. */
const evaluated: Readonly<Record<string, (exports: Exports) => Exports>> = {
  '/src/content/metadata.ts': bareMetadata,
  // Some of its names stand in the forms, which would all come along.
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
