// The built site, whose pages write down what goes wrong in them from their first moment on: one way for engines whose
// protocols tell different things, or nothing, of errors.
import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../../infra/stack/checkout.ts';
import { siteServer } from '../../../infra/stack/site-server.ts';
import type { Tab } from './tab.ts';

const SCRIPT = 'watch.js';

/** Kept in the session, so that it outlives the page it happened in. */
const watch = () => {
  // What leaving a page cuts off is no trouble of it.
  let isLeft = false;
  addEventListener('beforeunload', () => (isLeft = true));
  const tell = (what: string) =>
    isLeft ||
    sessionStorage.setItem(
      'troubles',
      JSON.stringify([...(JSON.parse(sessionStorage.getItem('troubles') ?? '[]') as string[]), `${location.pathname}: ${what}`]),
    );
  const onError = (event: Event) => {
    const { target } = event;
    if (event instanceof ErrorEvent) tell(`exception ${event.message}`);
    // Only a hint: Firefox calls it failed where the module is there already; one that is needed and missing is an exception.
    else if (target instanceof HTMLLinkElement && target.rel === 'modulepreload') return;
    else if (target instanceof Element) tell(`did not load ${target.getAttribute('src') ?? target.getAttribute('href')}`);
  };
  addEventListener('error', onError, true);
  addEventListener('unhandledrejection', ({ reason }) => tell(`rejection ${String(reason)}`));
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    tell(`policy ${violatedDirective} ${blockedURI}`),
  );
  for (const level of ['error', 'warn'] as const)
    console[level] = (...words: unknown[]) => tell(`console ${level} ${words.map(String).join(' ')}`);
};

export interface WatchedSite {
  readonly url: string;
  stop(): Promise<void>;
}

/** Serves a copy below `dir`, with the real headers. Its requests come to the gateway as from the product's own site, the one that it takes them from. */
export async function startWatchedSite(dir: string, { api, site }: { readonly api: string; readonly site: string }): Promise<WatchedSite> {
  const siteRoot = join(dir, 'site');
  cpSync(join(root, 'frontend/dist'), siteRoot, { recursive: true });
  writeFileSync(join(siteRoot, SCRIPT), `(${watch.toString()})();`);
  for (const page of globSync('**/*.html', { cwd: siteRoot })) {
    const file = join(siteRoot, page);
    writeFileSync(file, readFileSync(file, 'utf8').replace('</title>', `</title><script src="/${SCRIPT}"></script>`));
    for (const compressed of globSync(`${file}.*`)) rmSync(compressed);
  }
  const server = await siteServer({ siteRoot, gatewayUrl: api });
  server.addHook('onRequest', async ({ headers }) => void (headers.origin &&= site));
  return { url: await server.listen({ host: 'localhost', port: 0 }), stop: () => server.close() };
}

/** What went wrong since the last look. */
export const troubles = (tab: Tab): Promise<string[]> =>
  tab.evaluate(() => {
    const told = JSON.parse(sessionStorage.getItem('troubles') ?? '[]') as string[];
    sessionStorage.removeItem('troubles');
    return told;
  });
