// Serves the built site with a script that records errors in its pages: the same for all engines, whose protocols
// report different errors, or none.
import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../../infra/stack/checkout.ts';
import type { Stack } from '../../../infra/stack/stack.ts';
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

/** Lets the edge serve a copy of the site below `dir`, until it is stopped. */
export async function startWatchedSite(dir: string, stack: Stack): Promise<WatchedSite> {
  const siteRoot = join(dir, 'site');
  cpSync(join(root, 'frontend/dist'), siteRoot, { recursive: true });
  writeFileSync(join(siteRoot, SCRIPT), `(${watch.toString()})();`);
  for (const page of globSync('**/*.html', { cwd: siteRoot })) {
    const file = join(siteRoot, page);
    writeFileSync(file, readFileSync(file, 'utf8').replace('</title>', `</title><script src="/${SCRIPT}"></script>`));
    for (const compressed of globSync(`${file}.*`)) rmSync(compressed);
  }
  await stack.restart('site', { env: { SITE_ROOT: siteRoot } });
  return { url: stack.urls.site, stop: () => stack.restart('site') };
}

/** The errors recorded since the last call. */
export const recordedErrors = (tab: Tab): Promise<string[]> =>
  tab.evaluate(() => {
    const errors = JSON.parse(sessionStorage.getItem('errors') ?? '[]') as string[];
    sessionStorage.removeItem('errors');
    return errors;
  });
