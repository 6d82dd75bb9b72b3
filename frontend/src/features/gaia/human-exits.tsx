import { todaysHours } from '@school/catalog';
import { type MouseEvent, useState } from 'react';
import { SiteLink } from '#src/components/ui/site-link.tsx';
import { phoneHref, school } from '#src/content/school.ts';
import styles from './human-exits.module.css';

interface HumanExitsProps {
  /** Opens the form with what was said so far; absent while nothing was. */
  readonly onWrite: (() => void) | undefined;
}

/**
 * The ways to a person, in view at any time: the phone, with the hours of the day on which this is shown, and the form.
 */
export function HumanExits({ onWrite }: HumanExitsProps) {
  const [hours] = useState(() => todaysHours(new Date()));
  const write = (event: MouseEvent) => {
    // In a tab of its own the form is empty.
    if (!onWrite || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onWrite();
  };
  return (
    <div className={styles.exits}>
      <p>
        <a href={phoneHref}>
          <span className="visually-hidden">Chiama </span>
          {school.phone}
        </a>
        <span className={styles.hours}>{hours}</span>
      </p>
      <SiteLink href="/contatti" onClick={write}>
        Scrivi allo staff
      </SiteLink>
    </div>
  );
}
