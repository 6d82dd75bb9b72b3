// The cookie notice and the panel with its switches, hidden until cookie-notice-element.ts finds no stored choice.
import { Button } from '#src/components/ui/button.tsx';
import type { CookieConsent } from '#src/lib/cookie-consent.ts';
import styles from './cookie-notice.module.css';

/** It takes the attributes of any element. */
const NoticeElement = 'cookie-notice' as 'div';

const purposes = [
  ['necessary', 'Necessari', 'Fanno funzionare il sito e ricordano questa scelta. Sempre attivi.'],
  ['analytics', 'Statistici', 'Per contare le visite. Oggi non ne usiamo.'],
  ['marketing', 'Marketing', 'Per la pubblicità su misura. Oggi non ne usiamo.'],
  ['preferences', 'Preferenze', 'Contenuti di altri siti senza chiedere ogni volta: la mappa di Google.'],
] as const satisfies readonly (readonly [keyof CookieConsent, ...string[]])[];

export function CookieNotice() {
  return (
    // The custom element sets its own attributes before hydration.
    <NoticeElement id="avviso-cookie" className={styles.panel} data-print="no" suppressHydrationWarning>
      <section className={styles.notice} aria-labelledby="cookie-notice-titolo">
        <p>
          <strong id="cookie-notice-titolo">Cookie: poco da dichiarare.</strong> Solo tecnici; altri, come la mappa di
          Google, se accetti. La X chiude senza salvare.{' '}
          <a href="/privacy-policy#cookie" target="_blank" rel="noopener" aria-describedby="nuova-scheda">
            Privacy Policy
          </a>
        </p>
        <button type="button" className={styles.close} aria-label="Chiudi senza scegliere" data-cookie="leave">
          ×
        </button>
        <div className={styles.buttons}>
          <Choice does="all" label="Accetta Tutti" />
          <Choice does="none" label="Solo Necessari" />
          <Choice does="details" label="Personalizza" />
        </div>
      </section>
      <section className={styles.details} aria-labelledby="cookie-details-titolo" tabIndex={-1} data-details>
        <h2 id="cookie-details-titolo">Preferenze cookie</h2>
        {purposes.map(([name, label, text]) => (
          <div key={name}>
            <label className={styles.purpose}>
              <input
                type="checkbox"
                name={name}
                defaultChecked={name === 'necessary'}
                disabled={name === 'necessary'}
                aria-describedby={`cookie-${name}`}
              />
              {label}
            </label>
            <p id={`cookie-${name}`}>{text}</p>
          </div>
        ))}
        <div className={styles.buttons}>
          <Choice does="save" label="Salva Preferenze" />
          <Choice does="leave" label="Annulla" />
        </div>
      </section>
    </NoticeElement>
  );
}

/** All look the same: refusing is as easy as accepting. */
const Choice = ({ does, label }: { readonly does: string; readonly label: string }) => (
  <Button variant="paper" size="small" data-cookie={does}>
    {label}
  </Button>
);
