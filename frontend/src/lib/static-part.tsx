// Parts of a page that no state changes. On the page that was prerendered they are never hydrated, and their code is not loaded; on a page that the router
// opens they are rendered as any other.
import { type ComponentType, lazy, memo, Suspense, use } from 'react';
import { withStyles } from './styles.ts';

/** Whether the page in view is the prerendered one. */
let isPrerendered = !import.meta.env.SSR;

const loaders = new Set<() => Promise<unknown>>();
const never = new Promise<never>(() => undefined);

/** To be called once the page is hydrated: whatever is rendered from now on needs its code. */
export function renderFromNowOn(): void {
  isPrerendered = false;
}

/** Loads the static parts of the pages whose code is here, so that none of them is missing at first. @throws when one does not come. */
export async function loadStaticParts(): Promise<void> {
  if (!isPrerendered) await Promise.all([...loaders].map((load) => load()));
}

/**
 * @param load the module of the part.
 * @param name its export.
 */
export function staticPart<K extends string, P extends object>(load: () => Promise<Readonly<Record<K, ComponentType<P>>>>, name: K) {
  const loadStyled = () => withStyles(load);
  loaders.add(loadStyled);
  const Part = lazy(async () => ({ default: (await loadStyled())[name] as ComponentType<object> }));
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
