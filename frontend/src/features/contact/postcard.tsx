// An ornament of the contact page: a postcard already addressed to the school.
import skyline from '#src/assets/art/skyline.svg';
import { school } from '#src/content/school.ts';
import styles from './postcard.module.css';

export function Postcard() {
  const { address } = school;
  return (
    <div className={styles.holder} aria-hidden="true">
      <img className={styles.back} src={skyline} alt="" width="480" height="320" />
      <div className={styles.card}>
        <p className={styles.message}>Vorrei parlare una lingua in più.</p>
        <p className={styles.address}>
          <span>{school.name}</span>
          <span>{address.street}</span>
          <span>
            {address.postalCode} {address.city}
          </span>
        </p>
      </div>
    </div>
  );
}
