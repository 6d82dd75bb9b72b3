// Asks about cookies: a short notice, and a panel for those who want to choose. It lies over the foot of the screen and leaves the rest of
// the page in view; where the screen is too low for that, it stands at the head of the page.
import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '#src/components/ui/button.tsx';
import { type CookieChoices, readConsent, storeConsent } from '#src/lib/cookie-consent.ts';
import { CookieDetails } from './cookie-details.tsx';
import type { CookieView } from './cookie-outlet.tsx';
import styles from './cookie-banner.module.css';
import { useStandsInPage } from './use-stands-in-page.ts';

const ALL: CookieChoices = { analytics: true, marketing: true, preferences: true };
const NONE: CookieChoices = { analytics: false, marketing: false, preferences: false };
/** How much of the screen's height may be covered: more where the visitor has asked for it. */
const LARGEST_SHARE = { notice: 0.55, details: 0.75 } as const;

export interface CookieBannerProps {
  readonly view: Exclude<CookieView, 'hidden'>;
  readonly setView: (view: CookieView) => void;
}

export default function CookieBanner({ view, setView }: CookieBannerProps) {
  const [choices, setChoices] = useState<CookieChoices>(() => readConsent() ?? NONE);
  const panel = useRef<HTMLElement>(null);
  const customize = useRef<HTMLButtonElement>(null);
  // What had the focus when the panel was asked for: the button in the footer, or nothing that is still there.
  const opener = useRef<Element | null>(null);
  const standsInPage = useStandsInPage(panel, LARGEST_SHARE[view]);

  // Both effects run before the panel is painted: the first key that a visitor presses on seeing it counts.
  useLayoutEffect(() => {
    if (view !== 'details') return;
    if (!panel.current?.contains(document.activeElement)) opener.current = document.activeElement;
    panel.current?.focus();
  }, [view]);

  function hide(): void {
    const hadFocus = panel.current?.contains(document.activeElement);
    setView('hidden');
    if (!hadFocus) return;
    if (opener.current instanceof HTMLElement && opener.current !== document.body) opener.current.focus();
    else document.querySelector('main')?.focus({ preventScroll: true });
  }

  function store(chosen: CookieChoices): void {
    storeConsent(chosen);
    hide();
  }

  /** Forgets what was switched: to the notice while nothing was ever chosen, else away. */
  function cancel(): void {
    const stored = readConsent();
    setChoices(stored ?? NONE);
    if (stored) return hide();
    setView('notice');
    requestAnimationFrame(() => customize.current?.focus());
  }

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    // From anywhere, unless the key has closed something else: Gaia's panel, the menu.
    if (event.key !== 'Escape' || event.defaultPrevented || document.querySelector(':popover-open')) return;
    if (view === 'details') cancel();
    else hide();
  });
  useLayoutEffect(() => {
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);

  return (
    <section
      ref={panel}
      className={styles.banner}
      tabIndex={-1}
      aria-labelledby="cookie-titolo"
      data-place={standsInPage ? 'page' : 'screen'}
      data-print="no"
    >
      <button type="button" className={styles.close} aria-label="Chiudi senza scegliere" onClick={hide}>
        ×
      </button>
      <h2 id="cookie-titolo">{view === 'details' ? 'Preferenze cookie' : 'Cookie: poco da dichiarare'}</h2>
      {view === 'details' ? (
        <CookieDetails choices={choices} onChange={setChoices} onSave={() => store(choices)} onCancel={cancel} />
      ) : (
        <>
          <p>
            Usiamo solo strumenti tecnici. Gli altri, come la mappa di Google, restano spenti finché non li accetti. Se chiudi con la X non
            salviamo nulla e l’avviso torna alla prossima visita.{' '}
            <a href="/privacy-policy#cookie" target="_blank" rel="noopener">
              Privacy Policy
            </a>
          </p>
          <div className={styles.buttons}>
            <Button variant="paper" size="small" onClick={() => store(ALL)}>
              Accetta Tutti
            </Button>
            <Button variant="paper" size="small" onClick={() => store(NONE)}>
              Solo Necessari
            </Button>
            <Button ref={customize} variant="paper" size="small" onClick={() => setView('details')}>
              Personalizza
            </Button>
          </div>
        </>
      )}
    </section>
  );
}
