// Preloads the files needed to hydrate this page, which the build lists in the `data-code` of the first script.

const files = () => document.querySelector<HTMLScriptElement>('script[data-code]')?.dataset['code']?.split(' ') ?? [];

let isAsked = false;

/** Fetches all files in parallel; the modules' own imports would load them one after the other. */
export function preloadCode(): void {
  if (isAsked) return;
  isAsked = true;
  for (const href of files())
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
}
