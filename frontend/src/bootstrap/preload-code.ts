// The files that bring this page to life, as the build has named them in the first script's `data-code`, and when they
// are fetched ahead.
import { whenNear } from './when-near.ts';

/** How long a form has been near before anything is fetched ahead, in milliseconds. */
const QUIET_MS = 5000;

const files = () => document.querySelector<HTMLScriptElement>('script[data-code]')?.dataset['code']?.split(' ') ?? [];

function ask(rel: 'modulepreload' | 'prefetch'): void {
  for (const href of files())
    document.head.append(Object.assign(document.createElement('link'), { rel, as: 'script', href }));
}

let isAsked = false;

/** Fetches all files side by side, where the modules would ask for each other one after the other. */
export function preloadCode(): void {
  if (!isAsked) ask('modulepreload');
  isAsked = true;
}

interface WithConnection {
  readonly connection?: { readonly effectiveType: string; readonly saveData: boolean };
}

/**
 * Whether the line is known to be good. Safari and Firefox do not tell: there a visitor who pays for each megabyte
 * can't be told from others, and nothing is fetched ahead.
 */
function isGoodLine(): boolean {
  const { connection } = navigator as WithConnection;
  return connection?.effectiveType === '4g' && !connection.saveData;
}

/**
 * Fetches the code, without running it and after all else the browser has to fetch, a while after a form has come near
 * the view of a loaded page. A page without a form needs its code too seldom.
 */
export function fetchAheadWhenQuiet(): void {
  if (document.readyState !== 'complete') return addEventListener('load', fetchAheadWhenQuiet, { once: true });
  if (isGoodLine()) whenNear('form[method=post]', () => setTimeout(() => isAsked || ask('prefetch'), QUIET_MS));
}
