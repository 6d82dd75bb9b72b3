// What a browser needs of the pages' metadata once it holds a page: their names and addresses. The descriptions, the words
// for search engines and the structured data are in the HTML already, and would weigh on every page.
import type { Plugin, ResolvedConfig } from 'vite';
import type { PageMetadata } from '../src/lib/seo.ts';
import { siteModule } from './site-module.ts';

type AllMetadata = Readonly<Record<string, PageMetadata>>;

const bare = ({ title, path }: PageMetadata) => ({ title, path });

export function browserMetadata(): Plugin {
  let define: ResolvedConfig['define'];
  return {
    name: 'browser-metadata',
    apply: ({ build }, { command }) => command === 'build' && !build?.ssr,
    enforce: 'pre',
    configResolved(config) {
      define = config.define;
    },
    load: {
      filter: { id: /\/src\/content\/metadata\.ts$/ },
      async handler(id) {
        const { pageMetadata } = await siteModule<{ pageMetadata: AllMetadata }>(id, define);
        const entries = Object.entries(pageMetadata).map(([page, metadata]) => [page, bare(metadata)]);
        return `export const pageMetadata = ${JSON.stringify(Object.fromEntries(entries))};`;
      },
    },
  };
}
