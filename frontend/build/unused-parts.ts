// Modules of packages that come along with those the site uses, although nothing of it asks for what they hold: ADR
// 0017. The browser gets their names alone; where a new release of a package exports others, the build fails.
import type { Plugin } from 'vite';

/** By the end of their paths, with all that they export. */
const unused: Readonly<Record<string, readonly string[]>> = {
  // Every route has a link of its own; clicks on the site's plain ones are served by src/first-script/links.ts.
  '/react-router/dist/esm/link.js': ['Link', 'createLink', 'linkOptions', 'useLinkProps'],
  // A query client has a cache of queries; the site sends, and asks for nothing.
  '/query-core/build/modern/query.js': ['Query', 'fetchState'],
};

export function withoutUnusedParts(): Plugin {
  return {
    name: 'without-unused-parts',
    apply: ({ build }, { command }) => command === 'build' && !build?.ssr,
    enforce: 'pre',
    load: {
      filter: { id: Object.keys(unused).map((end) => `**${end}`) },
      handler(id) {
        const [, names] = Object.entries(unused).find(([end]) => id.endsWith(end))!;
        return names.map((name) => `export const ${name} = undefined;`).join('\n');
      },
    },
  };
}
