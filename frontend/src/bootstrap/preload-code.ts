// Preloads the files needed to hydrate this page, which the build lists in the `data-code` of the first script.
import { whenNear } from './when-near.ts';

/** How long a form has been near the viewport before its code is prefetched, in milliseconds. */
const QUIET_MS = 5000;

const files = () => document.querySelector<HTMLScriptElement>('script[data-code]')?.dataset['code']?.split(' ') ?? [];

function ask(rel: 'modulepreload' | 'prefetch'): void {
  for (const href of files())
    document.head.append(Object.assign(document.createElement('link'), { rel, as: 'script', href }));
}

let isAsked = false;

/** Fetches all files in parallel; the modules' own imports would load them one after the other. */
export function preloadCode(): void {
  if (!isAsked) ask('modulepreload');
  isAsked = true;
}

interface WithConnection {
  readonly connection?: { readonly effectiveType: string; readonly saveData: boolean };
}

/** Whether the connection is fast and not metered. Unknown in Safari and Firefox, where nothing is prefetched. */
function isGoodLine(): boolean {
  const { connection } = navigator as WithConnection;
  return connection?.effectiveType === '4g' && !connection.saveData;
}

/** Prefetches the code, without running it, once a form has been near the viewport of a loaded page for a while. */
export function prefetchNearForm(): void {
  if (document.readyState !== 'complete') return addEventListener('load', prefetchNearForm, { once: true });
  if (isGoodLine()) whenNear('form[method=post]', () => setTimeout(() => isAsked || ask('prefetch'), QUIET_MS));
}
