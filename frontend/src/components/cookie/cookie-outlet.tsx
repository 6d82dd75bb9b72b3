// The place of the cookie notice in the page: its code comes only when there is something to ask.
import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { toast } from '#src/components/ui/toast/toast.ts';
import { fetchCode } from '#src/lib/code.ts';
import { useIsUndecided } from '#src/lib/cookie-consent.ts';
import { COOKIE_PREFERENCES_ID, onOpenCookiePreferences } from '#src/lib/cookie-preferences.ts';
import { withStyles } from '#src/lib/styles.ts';
import type { CookieBannerProps } from './cookie-banner.tsx';

const importBanner = () => withStyles(() => import('./cookie-banner.tsx'));

/** `notice` is the short view, `details` the panel with the switches. */
export type CookieView = 'hidden' | 'notice' | 'details';

export function CookieOutlet() {
  const undecided = useIsUndecided();
  const [Banner, setBanner] = useState<ComponentType<CookieBannerProps>>();
  // What the visitor asked for on this visit, before what the stored choice calls for.
  const [asked, setView] = useState<CookieView | null>(null);
  const view = asked ?? (undecided ? 'notice' : 'hidden');
  const show = (code: Promise<{ default: ComponentType<CookieBannerProps> }>) => code.then((banner) => setBanner(() => banner.default));

  // Nobody has asked for the notice: where its code does not come, nothing is said, and nothing but the necessary is stored.
  const notify = useEffectEvent(() => void show(importBanner()).catch(() => undefined));
  useEffect(() => {
    if (undecided) notify();
  }, [undecided]);

  const open = useEffectEvent(() => {
    const missing = () => toast({ title: 'Preferenze cookie', description: 'Il pannello non si apre. Riprova tra poco.' });
    void show(fetchCode('cookie', importBanner, COOKIE_PREFERENCES_ID)).then(() => setView('details'), missing);
  });
  useEffect(() => onOpenCookiePreferences(open), []);

  return Banner && view !== 'hidden' ? <Banner view={view} setView={setView} /> : null;
}
