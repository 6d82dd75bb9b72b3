// Large text across the page: a loud band, at most one a page, or a quiet line that opens the section under it.
import type { ReactNode } from 'react';
import styles from './type-band.module.css';

interface TypeBandProps {
  /** The text in one or two lines, read as one phrase. */
  readonly lines: readonly [string] | readonly [string, string];
  /** Their language, where it is not Italian: BCP 47. */
  readonly lang?: string;
  /** `carta-scura` is the paper of the section that a `line` opens. */
  readonly tone: 'inchiostro' | 'rosso' | 'pino' | 'carta-scura';
  /** `long` sets smaller letters for lines above a dozen of them, `short` larger ones for a single word of eight. */
  readonly size?: 'regular' | 'long' | 'short' | 'line';
  /** A faint drawing behind the text. */
  readonly art?: string;
  /** Small text under the large one. */
  readonly children?: ReactNode;
}

export function TypeBand({ lines, lang, tone, size = 'regular', art, children }: TypeBandProps) {
  return (
    <div className={styles.band} data-tone={tone} data-size={size}>
      {art && <img className={styles.art} src={art} alt="" loading="lazy" decoding="async" />}
      <div className={`${styles.inner} page-width`}>
        <p className={styles.words} lang={lang}>
          <span data-letters={lines[0].length}>{lines[0]}</span>
          {lines[1] !== undefined && (
            <>
              {' '}
              <span data-letters={lines[1].length}>{lines[1]}</span>
            </>
          )}
        </p>
        {children && <div className={styles.note}>{children}</div>}
      </div>
    </div>
  );
}
