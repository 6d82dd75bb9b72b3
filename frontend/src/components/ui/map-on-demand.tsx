// A map that is asked for, here or once for all in the cookie preferences: until then nothing is fetched from its maker, and the address stands there to be read.
import { useState } from 'react';
import { useCookieConsent } from '#src/lib/cookie-consent.ts';
import { Button } from './button.tsx';
import { SiteLink } from './site-link.tsx';
import styles from './map-on-demand.module.css';

interface MapOnDemandProps {
  /** The address as one line. */
  readonly place: string;
  readonly directionsHref: string;
}

export function MapOnDemand({ place, directionsHref }: MapOnDemandProps) {
  const [isAsked, setAsked] = useState(false);
  const isOpen = useCookieConsent()?.preferences === true || isAsked;
  return (
    <div className={styles.map}>
      {isOpen ? (
        <iframe title={`Mappa: ${place}`} src={`https://www.google.com/maps?q=${encodeURIComponent(place)}&output=embed`} referrerPolicy="no-referrer" />
      ) : (
        <div className={styles.cover}>
          <p className={styles.place}>{place}</p>
          <Button variant="paper" onClick={() => setAsked(true)}>
            Carica la mappa
          </Button>
          <p className={styles.notice}>La mappa è di Google: solo se la carichi, il tuo browser si collega ai suoi server.</p>
        </div>
      )}
      <p className={styles.directions}>
        <SiteLink href={directionsHref}>Indicazioni per arrivare</SiteLink>
      </p>
    </div>
  );
}
