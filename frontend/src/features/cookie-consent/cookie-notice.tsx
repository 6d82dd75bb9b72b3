// The cookie notice and the panel with its switches. Hidden until its custom element (cookie-notice-element.ts) finds
// that the visitor has made no choice.
import { Button } from '#src/components/ui/button.tsx';
import type { CookieChoices } from '#src/lib/cookie-consent.ts';
import styles from './cookie-notice.module.css';

declare module 'react' {
  // oxlint-disable-next-line typescript/no-namespace
  namespace JSX {
    interface IntrinsicElements {
      'cookie-notice': React.HTMLAttributes<HTMLElement>;
    }
  }
}

const purposes: readonly { readonly name: keyof CookieChoices; readonly label: string; readonly text: string }[] = [
  { name: 'analytics', label: 'Statistici', text: 'Per contare le visite. Oggi non ne usiamo.' },
  { name: 'marketing', label: 'Marketing', text: 'Per la pubblicità su misura. Oggi non ne usiamo.' },
  {
    name: 'preferences',
    label: 'Preferenze',
    text: 'Contenuti di altri siti senza chiedere ogni volta: la mappa di Google.',
  },
];

export function CookieNotice() {
  return (
    // The custom element sets its own attributes before hydration.
    <cookie-notice id="avviso-cookie" className={styles.panel} data-print="no" suppressHydrationWarning>
      <section className={styles.notice} aria-labelledby="cookie-notice-titolo">
        <div>
          <h2 id="cookie-notice-titolo">Cookie: poco da dichiarare</h2>{' '}
          <p>
            Solo strumenti tecnici; altri, come la mappa di Google, se accetti. La X chiude senza salvare.{' '}
            <a href="/privacy-policy#cookie" target="_blank" rel="noopener" aria-describedby="nuova-scheda">
              Privacy Policy
            </a>
          </p>
        </div>
        <button type="button" className={styles.close} aria-label="Chiudi senza scegliere" data-cookie="leave">
          ×
        </button>
        <div className={styles.buttons}>
          <Button variant="paper" size="small" data-cookie="all">
            Accetta Tutti
          </Button>
          <Button variant="paper" size="small" data-cookie="none">
            Solo Necessari
          </Button>
          <Button variant="paper" size="small" data-cookie="details">
            Personalizza
          </Button>
        </div>
      </section>
      <section className={styles.details} aria-labelledby="cookie-details-titolo" tabIndex={-1} data-details>
        <h2 id="cookie-details-titolo">Preferenze cookie</h2>
        <Purpose label="Necessari" text="Fanno funzionare il sito e ricordano questa scelta. Sempre attivi." />
        {purposes.map((purpose) => (
          <Purpose key={purpose.name} {...purpose} />
        ))}
        <div className={styles.buttons}>
          <Button variant="paper" size="small" data-cookie="save">
            Salva Preferenze
          </Button>
          <Button variant="paper" size="small" data-cookie="leave">
            Annulla
          </Button>
        </div>
      </section>
    </cookie-notice>
  );
}

interface PurposeProps {
  /** Absent for necessary cookies, about which there is no choice. */
  readonly name?: keyof CookieChoices;
  readonly label: string;
  readonly text: string;
}

function Purpose({ name, label, text }: PurposeProps) {
  const id = `cookie-${name ?? 'necessary'}`;
  return (
    <div className={styles.purpose}>
      <input
        id={id}
        type="checkbox"
        name={name}
        aria-describedby={`${id}-testo`}
        defaultChecked={!name}
        disabled={!name}
      />
      <label htmlFor={id}>{label}</label>
      <p id={`${id}-testo`}>{text}</p>
    </div>
  );
}
