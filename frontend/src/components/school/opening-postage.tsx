// The postage stamp beside the opening of a page: large, and postmarked.
import type { ReactNode } from 'react';
import styles from '#src/components/ui/postage.module.css';
import { Stamp } from '#src/components/ui/stamp.tsx';
import { claims } from '#src/content/offer.ts';
import { place } from '#src/content/school.ts';

export const OpeningPostage = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.opening} data-print="no">
    <div className={styles.postage}>
      <div>
        {children}
        <p aria-hidden="true">{place}</p>
      </div>
    </div>
    <Stamp
      className={styles.postmark}
      center={String(claims.yearsOfExperience)}
      top="Anni di scuola"
      bottom={place}
      tilt="left"
    />
  </div>
);
