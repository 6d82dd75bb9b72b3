// Parts of a page that no state changes. On the page that was prerendered they are never hydrated, and their code is
// not loaded; on a page that the router opens they are rendered as any other.
import { type ComponentType, lazy, memo, Suspense, use } from 'react';
import { withStyles } from './styles.ts';

/** Whether the page in view is the prerendered one. */
let isPrerendered = !import.meta.env.SSR;

const loaders: (() => Promise<unknown>)[] = [];
const loadersByPage = new Map<string, readonly (() => Promise<unknown>)[]>();
const never = new Promise<never>(() => undefined);

/** To be called when the prerendered page is left: whatever is rendered from now on needs its code. */
export function renderFromNowOn(): void {
  isPrerendered = false;
}

/** Loads the module of the page at `path`, and notes which static parts come with it. */
export async function notingStaticParts(path: string, load: () => Promise<unknown>): Promise<void> {
  const before = loaders.length;
  await load();
  if (!loadersByPage.has(path)) loadersByPage.set(path, loaders.slice(before));
}

/**
 * Loads the static parts of a page whose module is loaded, so that none of them is missing at first.
 * @throws when one can't be loaded.
 */
export async function loadStaticParts(path: string): Promise<void> {
  await Promise.all((loadersByPage.get(path) ?? []).map((load) => load()));
}

/**
 * @param load the module of the part.
 * @param name its export.
 */
export function staticPart<K extends string, P extends object>(
  load: () => Promise<Readonly<Record<K, ComponentType<P>>>>,
  name: K,
) {
  const loadStyled = () => withStyles(load);
  loaders.push(loadStyled);
  const Part = lazy(async () => {
    try {
      return { default: (await loadStyled())[name] as ComponentType<object> };
    } catch (error) {
      if (isPrerendered) return never;
      throw error;
    }
  });
  function Hydrated(props: P) {
    // React leaves a boundary that never resolves as it was prerendered.
    if (isPrerendered) use(never);
    return <Part {...props} />;
  }
  // Memo: an update from above would render it.
  return memo((props: P) => (
    <Suspense>
      <Hydrated {...props} />
    </Suspense>
  ));
}
