import { phoneHref, school } from '#src/content/school.ts';
import styles from './call-us.module.css';
import { PhoneHours } from './phone-hours.tsx';

/** The phone number in large figures, with its opening hours. */
export function CallUs() {
  return (
    <>
      <a className={styles.phone} href={phoneHref}>
        {school.phone}
      </a>
      <p className={styles.hours}>
        <PhoneHours />
      </p>
    </>
  );
}
