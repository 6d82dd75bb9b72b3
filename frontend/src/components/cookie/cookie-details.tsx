// The panel with one switch for each purpose; the necessary one is locked.
import { useId } from 'react';
import { Button } from '#src/components/ui/button.tsx';
import type { CookieChoices } from '#src/lib/cookie-consent.ts';
import styles from './cookie-banner.module.css';

interface CookieDetailsProps {
  readonly choices: CookieChoices;
  readonly onChange: (choices: CookieChoices) => void;
  readonly onSave: () => void;
  readonly onCancel: () => void;
}

const purposes: readonly { readonly name: keyof CookieChoices; readonly label: string; readonly text: string }[] = [
  { name: 'analytics', label: 'Statistici', text: 'Per contare le visite. Oggi non ne usiamo.' },
  { name: 'marketing', label: 'Marketing', text: 'Per la pubblicità su misura. Oggi non ne usiamo.' },
  { name: 'preferences', label: 'Preferenze', text: 'Contenuti di altri siti senza chiedere ogni volta: la mappa di Google.' },
];

/** The servers of others that this page has called so far, as the browser has recorded them. */
function outsideHosts(): number {
  const hosts = performance.getEntriesByType('resource').map(({ name }) => new URL(name, location.href).host);
  return new Set(hosts.filter((host) => host !== '' && host !== location.host)).size;
}

export function CookieDetails({ choices, onChange, onSave, onCancel }: CookieDetailsProps) {
  return (
    <>
      <div className={styles.purposes}>
        <Purpose label="Necessari" text="Fanno funzionare il sito e ricordano questa scelta. Sempre attivi." checked />
        {purposes.map(({ name, label, text }) => (
          <Purpose
            key={name}
            label={label}
            text={text}
            checked={choices[name]}
            onChange={(checked) => onChange({ ...choices, [name]: checked })}
          />
        ))}
      </div>
      <p>Server esterni contattati finora da questa pagina: {outsideHosts()}.</p>
      <div className={styles.buttons}>
        <Button variant="paper" size="small" onClick={onSave}>
          Salva Preferenze
        </Button>
        <Button variant="paper" size="small" onClick={onCancel}>
          Annulla
        </Button>
      </div>
    </>
  );
}

interface PurposeProps {
  readonly label: string;
  readonly text: string;
  readonly checked: boolean;
  /** Absent where the visitor has no choice. */
  readonly onChange?: (checked: boolean) => void;
}

function Purpose({ label, text, checked, onChange }: PurposeProps) {
  const id = useId();
  return (
    <div className={styles.purpose}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="checkbox"
        aria-describedby={`${id}t`}
        checked={checked}
        disabled={!onChange}
        onChange={(event) => onChange?.(event.target.checked)}
      />
      <p id={`${id}t`}>{text}</p>
    </div>
  );
}
