// Asks about cookies: a short notice, and a panel for those who want to choose. It stands in every page out of sight;
// the first script shows it where there is something to ask and does what its buttons say
// (bootstrap/cookie-notice.ts), so that React has no part in it.
import { Button } from '#src/components/ui/button.tsx';
import type { CookieChoices } from '#src/lib/cookie-consent.ts';
import styles from './cookie-notice.module.css';

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
    <section
      id="avviso-cookie"
      className={styles.banner}
      tabIndex={-1}
      aria-labelledby="cookie-notice-titolo"
      data-print="no"
      hidden
    >
      <button type="button" className={styles.close} aria-label="Chiudi senza scegliere" data-cookie="close">
        ×
      </button>
      <div data-cookie-view="notice">
        <h2 id="cookie-notice-titolo">Cookie: poco da dichiarare</h2>
        <p>
          Usiamo solo strumenti tecnici. Gli altri, come la mappa di Google, restano spenti finché non li accetti. Se
          chiudi con la X non salviamo alcuna scelta e l’avviso torna alla prossima visita.{' '}
          <a href="/privacy-policy#cookie" target="_blank" rel="noopener" aria-describedby="nuova-scheda">
            Privacy Policy
          </a>
        </p>
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
      </div>
      <div data-cookie-view="details" hidden>
        <h2 id="cookie-details-titolo">Preferenze cookie</h2>
        <div className={styles.purposes}>
          <Purpose label="Necessari" text="Fanno funzionare il sito e ricordano questa scelta. Sempre attivi." />
          {purposes.map((purpose) => (
            <Purpose key={purpose.name} {...purpose} />
          ))}
        </div>
        <p>
          Server esterni contattati finora da questa pagina:{' '}
          <span data-cookie-hosts suppressHydrationWarning>
            0
          </span>
          .
        </p>
        <div className={styles.buttons}>
          <Button variant="paper" size="small" data-cookie="save">
            Salva Preferenze
          </Button>
          <Button variant="paper" size="small" data-cookie="cancel">
            Annulla
          </Button>
        </div>
      </div>
    </section>
  );
}

interface PurposeProps {
  /** Absent for the necessary one, about which the visitor has no choice. */
  readonly name?: keyof CookieChoices;
  readonly label: string;
  readonly text: string;
}

function Purpose({ name, label, text }: PurposeProps) {
  const id = `cookie-${name ?? 'necessary'}`;
  return (
    <div className={styles.purpose}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="checkbox"
        data-purpose={name}
        aria-describedby={`${id}-testo`}
        defaultChecked={!name}
        disabled={!name}
      />
      <p id={`${id}-testo`}>{text}</p>
    </div>
  );
}
