// Serves the built site with a script that records errors in its pages: the same for all engines, whose protocols
// report different errors, or none.
import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../../infra/stack/checkout.ts';
import { siteServer } from '../../../infra/stack/site-server.ts';
import type { Tab } from './tab.ts';

const SCRIPT = 'watch.js';

/** Stored in sessionStorage, so that errors outlive their page. */
const watch = () => {
  // Requests aborted by a navigation are no errors.
  let isLeft = false;
  addEventListener('beforeunload', () => (isLeft = true));
  const tell = (what: string) =>
    isLeft ||
    sessionStorage.setItem(
      'errors',
      JSON.stringify([
        ...(JSON.parse(sessionStorage.getItem('errors') ?? '[]') as string[]),
        `${location.pathname}: ${what}`,
      ]),
    );
  const onError = (event: Event) => {
    const { target } = event;
    if (event instanceof ErrorEvent) tell(`exception ${event.message}`);
    // Firefox reports a failed preload for a module that is loaded already; a missing module is an exception anyway.
    else if (target instanceof HTMLLinkElement && target.rel === 'modulepreload') return;
    else if (target instanceof Element)
      tell(`did not load ${target.getAttribute('src') ?? target.getAttribute('href')}`);
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

/**
 * Serves a copy of the site below `dir`, with the real headers. The gateway sees the origin of the product's site,
 * which it accepts.
 */
export async function startWatchedSite(
  dir: string,
  { api, site }: { readonly api: string; readonly site: string },
): Promise<WatchedSite> {
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

/** The errors recorded since the last call. */
export const recordedErrors = (tab: Tab): Promise<string[]> =>
  tab.evaluate(() => {
    const errors = JSON.parse(sessionStorage.getItem('errors') ?? '[]') as string[];
    sessionStorage.removeItem('errors');
    return errors;
  });
