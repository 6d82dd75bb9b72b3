import { type ReactNode, Suspense, useLayoutEffect } from 'react';
import { adoptControls } from '#src/lib/controls.ts';

/**
 * A part of the page that React hydrates by itself. Where it finds other elements or words than it has rendered, it
 * renders this part anew and leaves the rest of the page as it is.
 */
export function HydrationBoundary({ children }: { readonly children: ReactNode }) {
  return (
    <Suspense>
      {children}
      <AdoptedControls />
    </Suspense>
  );
}

/** Last in its boundary: the fields before it are registered with their forms by then. */
function AdoptedControls() {
  useLayoutEffect(adoptControls, []);
  return null;
}
