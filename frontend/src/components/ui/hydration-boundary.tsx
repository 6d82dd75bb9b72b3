import { type ReactNode, Suspense, useLayoutEffect } from 'react';
import { adoptControls } from '#src/lib/controls.ts';

/**
 * A part of the page that React hydrates separately. If its HTML does not match, React renders only this part again.
 */
export function HydrationBoundary({ children }: { readonly children: ReactNode }) {
  return (
    <Suspense>
      {children}
      <AdoptedControls />
    </Suspense>
  );
}

/** Must be last in its boundary, so that the fields before it are registered with their forms. */
function AdoptedControls() {
  useLayoutEffect(adoptControls, []);
  return null;
}
