import { hasClosed, openingOn, romeDay, todaysHours } from '@school/catalog';
import { type MouseEvent, useState } from 'react';
import { SiteLink } from '#src/components/ui/site-link.tsx';
import { phoneHref, school } from '#src/content/school.ts';
import styles from './human-exits.module.css';
import type { PanelWords, Spoken } from './panel-words.ts';

interface HumanExitsProps extends Spoken {
  /** Opens the form with the conversation; absent while there is none. */
  readonly onWrite: (() => void) | undefined;
}

function hoursIn({ hours }: PanelWords, now: Date): string {
  if (!hours) return todaysHours(school, now);
  const [open, over, closed] = hours;
  const today = openingOn(school, romeDay(now));
  if (!today) return closed;
  return (hasClosed(now, today) ? over : open).replace('{opens}', today.opens).replace('{closes}', today.closes);
}

/** The contacts of staff, always visible: the phone with the hours of the current day, and the form. */
export function HumanExits({ words, lang, onWrite }: HumanExitsProps) {
  const [now] = useState(() => new Date());
  const write = (event: MouseEvent) => {
    // A form opened in a new tab is not prefilled.
    if (!onWrite || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onWrite();
  };
  return (
    <div className={styles.exits}>
      <p>
        <a href={phoneHref}>
          <span className="visually-hidden">Chiama </span>
          <bdi>{school.phone}</bdi>
        </a>
        <span className={styles.hours} lang={lang}>
          {hoursIn(words, now)}
        </span>
      </p>
      <SiteLink href="/contatti" onClick={write}>
        <span lang={lang}>{words.staff}</span>
      </SiteLink>
    </div>
  );
}
