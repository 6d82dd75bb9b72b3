import { todaysHours } from '@school/catalog';
import { useState } from 'react';
import { SiteLink } from '#src/components/ui/site-link.tsx';
import { phoneHref, school } from '#src/content/school.ts';
import styles from './human-exits.module.css';

/** The ways to a person, in view at any time: the phone, with the hours of the day on which this is shown, and the form. */
export function HumanExits() {
  const [hours] = useState(() => todaysHours(new Date()));
  return (
    <div className={styles.exits}>
      <p>
        <a href={phoneHref}>
          <span className="visually-hidden">Chiama </span>
          {school.phone}
        </a>
        <span className={styles.hours}>{hours}</span>
      </p>
      <SiteLink href="/contatti">Scrivi allo staff</SiteLink>
    </div>
  );
}
