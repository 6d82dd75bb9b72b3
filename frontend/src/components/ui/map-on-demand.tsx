// A map that is loaded on request, here or by the cookie preferences. Until then the address is shown as text and
// nothing is requested from the map's provider.
import { useEffect, useState } from 'react';
import { serverAnswers } from '#src/lib/chunk-errors.ts';
import { consent } from '#src/lib/cookie-consent.ts';
import type { SiteHref } from '#src/lib/site-href.ts';
import { useStore } from '#src/lib/use-store.ts';
import { Button } from './button.tsx';
import { SiteLink } from './site-link.tsx';
import styles from './map-on-demand.module.css';

interface MapOnDemandProps {
  /** The address as one line. */
  readonly place: string;
  readonly directionsHref: SiteHref;
}

export function MapOnDemand({ place, directionsHref }: MapOnDemandProps) {
  const isAllowed = useStore(consent, null)?.preferences === true;
  const [state, setState] = useState<'closed' | 'open' | 'unreachable'>('closed');
  // An iframe does not report that it failed and shows the browser's error page, so it is opened only while the network
  // works.
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
