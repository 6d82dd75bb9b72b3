// The ways on after a failure: again with one tap, by one's own mail, by phone. The entries are still there.
import type { LeadForm } from '@school/contracts';
import { useEffect, useRef } from 'react';
import { Button } from '#src/components/ui/button.tsx';
import { phoneHref, school } from '#src/content/school.ts';
import { reasonOf } from './failure.ts';
import styles from './lead-form.module.css';
import { mailtoHref } from './mailto.ts';

interface FailurePanelProps {
  readonly form: LeadForm;
  readonly error: Error;
  /** What was to be sent. */
  readonly entries: object;
  /** Addresses the visitor as "Lei". */
  readonly formal: boolean;
}

export function FailurePanel({ form, error, entries, formal }: FailurePanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  // Below the button that was pressed, on a phone below the screen. It moves as the visitor's settings have it.
  useEffect(() => {
    // Not returned: newer browsers answer with a promise, which React would take for a clean-up.
    void panel.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={panel} className={styles.failure}>
      <p>
        <strong>La richiesta non è partita.</strong> {reasonOf(error, formal)}{' '}
        {formal ? 'Quello che ha scritto è ancora qui.' : 'Quello che hai scritto è ancora qui.'}
      </p>
      <p className={styles.ways}>
        <Button type="submit" variant="outline" size="small">
          {formal ? 'Riprovi' : 'Riprova'}
        </Button>
        <a href={mailtoHref(form, entries)}>{formal ? 'Invii con la Sua e-mail' : 'Invia con la tua e-mail'}</a>
        <a href={phoneHref}>
          {formal ? 'Chiami' : 'Chiama'} {school.phone}
        </a>
      </p>
    </div>
  );
}
