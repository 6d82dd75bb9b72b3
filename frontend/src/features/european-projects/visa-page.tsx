// An ornament of the European projects: a visa page, stamped by the programmes of the school.
import { Stamp } from '#src/components/ui/stamp.tsx';
import { claims } from '#src/content/offer.ts';
import { place } from '#src/content/school.ts';
import styles from './visa-page.module.css';

export function VisaPage() {
  return (
    <div className={styles.page} aria-hidden="true" data-print="no">
      <p className={styles.head}>
        <span>Visti / Visas</span>
        <span>p. 12</span>
      </p>
      <Stamp
        className={styles.first}
        center="E+"
        top="Mobilità"
        bottom="Partenariati"
        shape="hexagon"
        ink="inchiostro"
        tilt="left"
      />
      <Stamp className={styles.second} center="PON" top="Competenze" bottom="Cittadinanza" ink="rosso" tilt="right" />
      <Stamp
        className={styles.third}
        center={String(claims.yearsOfExperience)}
        top="Anni di esperienza"
        bottom={place}
        ink="pino"
        tilt="none"
      />
    </div>
  );
}
