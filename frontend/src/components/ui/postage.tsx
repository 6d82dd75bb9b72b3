// A postage stamp with a drawing or other content.
import type { ReactNode } from 'react';
import { ArtIcon, type ArtName } from './art-icon.tsx';
import styles from './postage.module.css';
import { Stamp } from './stamp.tsx';

/** An ornament of the size of an icon. */
export const Postage = ({ art }: { readonly art: ArtName }) => (
  <div className={styles.postage} aria-hidden="true" data-print="no">
    <div>
      <ArtIcon name={art} />
    </div>
  </div>
);

/** Beside the opening of a page: large, and postmarked. */
export const OpeningPostage = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.opening} data-print="no">
    <div className={styles.postage}>
      <div>
        {children}
        <p aria-hidden="true">Roma Prati</p>
      </div>
    </div>
    <Stamp className={styles.postmark} center="40" top="Anni di scuola" bottom="Roma Prati" tilt="left" />
  </div>
);
