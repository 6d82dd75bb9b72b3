// The place of the cookie notice in the page: its code comes only when there is something to ask.
import { lazy, Suspense, useEffect, useState } from 'react';
import { useIsUndecided } from '#src/lib/cookie-consent.ts';
import { onOpenCookiePreferences } from '#src/lib/cookie-preferences.ts';

const CookieBanner = lazy(() => import('./cookie-banner.tsx'));

/** `notice` is the short view, `details` the panel with the switches. */
export type CookieView = 'hidden' | 'notice' | 'details';

export function CookieOutlet() {
  const undecided = useIsUndecided();
  // What the visitor asked for on this visit, before what the stored choice calls for.
  const [asked, setView] = useState<CookieView | null>(null);
  const view = asked ?? (undecided ? 'notice' : 'hidden');
  useEffect(() => onOpenCookiePreferences(() => setView('details')), []);
  return view === 'hidden' ? null : (
    <Suspense>
      <CookieBanner view={view} setView={setView} />
    </Suspense>
  );
}
