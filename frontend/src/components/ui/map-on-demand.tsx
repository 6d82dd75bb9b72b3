// A map that is asked for, here or once for all in the cookie preferences: until then nothing is fetched from its
// maker, and the address stands there to be read.
import { useEffect, useState, useSyncExternalStore } from 'react';
import { serverAnswers } from '#src/lib/chunk-errors.ts';
import { onConsentChange, readConsent } from '#src/lib/cookie-consent.ts';
import type { SiteHref } from '#src/lib/site-href.ts';
import { Button } from './button.tsx';
import { SiteLink } from './site-link.tsx';
import styles from './map-on-demand.module.css';

interface MapOnDemandProps {
  /** The address as one line. */
  readonly place: string;
  readonly directionsHref: SiteHref;
}

const mayShowMaps = () => readConsent()?.preferences === true;

export function MapOnDemand({ place, directionsHref }: MapOnDemandProps) {
  const isAllowed = useSyncExternalStore(onConsentChange, mayShowMaps, () => false);
  const [state, setState] = useState<'closed' | 'open' | 'unreachable'>('closed');
  // A frame does not tell that it failed, and shows the browser's own words: it opens only where the line is up.
  const open = () => void serverAnswers().then((isUp) => setState(isUp ? 'open' : 'unreachable'));
  useEffect(() => {
    if (isAllowed) open();
  }, [isAllowed]);
  return (
    <div className={styles.map} data-map>
      {state === 'open' ? (
        <iframe
          title={`Mappa: ${place}`}
          src={`https://www.google.com/maps?q=${encodeURIComponent(place)}&output=embed`}
          referrerPolicy="no-referrer"
        />
      ) : (
        <div className={styles.cover}>
          <p className={styles.place}>{place}</p>
          <Button variant="paper" onClick={open}>
            Carica la mappa
          </Button>
          <p className={styles.notice} role="status">
            {state === 'unreachable'
              ? 'La mappa non si carica: sembra che manchi la rete. Riprova tra poco.'
              : 'La mappa è di Google: solo se la carichi, il tuo browser si collega ai suoi server.'}
          </p>
        </div>
      )}
      <p className={styles.directions}>
        <SiteLink href={directionsHref}>Indicazioni per arrivare</SiteLink>
      </p>
    </div>
  );
}
