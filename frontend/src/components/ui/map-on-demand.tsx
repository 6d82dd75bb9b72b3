// A map that is loaded on request, here or by the cookie preferences. Until then the address is shown as text and
// nothing is requested from the map's provider.
import { useCallback, useEffect, useState } from 'react';
import { consent } from '#src/lib/cookie-consent.ts';
import type { SiteHref } from '#src/lib/site-href.ts';
import { useStore } from '#src/lib/use-store.ts';
import { Button } from './button.tsx';
import { SiteLink } from './site-link.tsx';
import styles from './map-on-demand.module.css';

/** How long the map's server may take to answer, in milliseconds. */
const PATIENCE_MS = 10_000;

/**
 * Whether the map's server can be reached from here. An iframe does not report that it failed or was blocked, and shows
 * the browser's error page.
 */
const isReachable = (url: string): Promise<boolean> =>
  fetch(url, {
    mode: 'no-cors',
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    signal: AbortSignal.timeout(PATIENCE_MS),
  }).then(
    () => true,
    () => false,
  );

interface MapOnDemandProps {
  /** The address as one line. */
  readonly place: string;
  readonly directionsHref: SiteHref;
}

export function MapOnDemand({ place, directionsHref }: MapOnDemandProps) {
  const isAllowed = useStore(consent, null)?.preferences === true;
  const [state, setState] = useState<'closed' | 'asking' | 'open' | 'unreachable'>('closed');
  const src = `https://www.google.com/maps?q=${encodeURIComponent(place)}&output=embed`;
  const open = useCallback(() => void isReachable(src).then((isUp) => setState(isUp ? 'open' : 'unreachable')), [src]);
  useEffect(() => {
    if (isAllowed) open();
  }, [isAllowed, open]);
  const ask = () => {
    setState('asking');
    open();
  };
  return (
    <div className={styles.map} data-map>
      {state === 'open' ? (
        <iframe title={`Mappa: ${place}`} src={src} referrerPolicy="no-referrer" />
      ) : (
        <div className={styles.cover}>
          <p className={styles.place}>{place}</p>
          <Button variant="paper" aria-busy={state === 'asking' || undefined} onClick={ask}>
            Carica la mappa
          </Button>
          <p className={styles.notice} role="status">
            {state === 'unreachable'
              ? 'La mappa non si carica: da questa rete Google non risponde. L’indirizzo è qui sopra.'
              : 'La mappa è di Google: solo se la carichi, il tuo browser si collega ai suoi server.'}
          </p>
        </div>
      )}
      <p className={styles.directions}>
        {state === 'open' && <span className={styles.address}>{place}</span>}
        <SiteLink href={directionsHref}>Indicazioni per arrivare</SiteLink>
      </p>
    </div>
  );
}
