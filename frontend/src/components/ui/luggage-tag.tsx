// A trip, drawn as a luggage tag: the code in large letters, the place under it.
import type { ReactNode } from 'react';
import styles from './luggage-tag.module.css';

interface LuggageTagProps {
  /** Two or three letters, as on a tag. */
  readonly code: string;
  readonly title: string;
  /** A drawing in the ink of the tag. */
  readonly art: ReactNode;
  readonly tone: 'carta-scura' | 'cielo' | 'rosso' | 'pino' | 'inchiostro' | 'ocra';
  readonly tilt: 'left' | 'right' | 'none';
}

export function LuggageTag({ code, title, art, tone, tilt }: LuggageTagProps) {
  return (
    <div className={styles.hanger} data-tilt={tilt}>
      <span className={styles.string} aria-hidden="true" />
      <div className={styles.tag} data-tone={tone}>
        <p className={styles.code} aria-hidden="true">
          {code}
        </p>
        <div className={styles.art}>{art}</div>
        <p className={styles.title}>{title}</p>
      </div>
    </div>
  );
}
