// The ways on after a failure: again with one tap, by itself once the line is back, by one's own mail, by phone. The
// entries are still there.
import type { LeadForm } from '@school/contracts';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { Button } from '#src/components/ui/button.tsx';
import { phoneHref, school } from '#src/content/school.ts';
import { ApiError } from '#src/lib/api.ts';
import styles from './lead-form.module.css';
import { mailtoHref } from './lead-rules.ts';
import { useWhenReachable } from './use-when-reachable.ts';

export interface FailurePanelProps {
  readonly form: LeadForm;
  readonly error: Error;
  /** What was to be sent. */
  readonly entries: object;
  /** Addresses the visitor as "Lei". */
  readonly formal: boolean;
  /** Whether the request waits for the line. */
  readonly isWaiting: boolean;
  readonly setWaiting: (isWaiting: boolean) => void;
  readonly retry: () => void;
  /** Sends the waiting request; resolves when it was accepted, refused or has to go on waiting. */
  readonly attempt: () => Promise<void>;
}

const LEAVE_ANYWAY = 'La richiesta non è ancora partita: se la pagina si chiude, non parte più. Lasciare la pagina?';

export function FailurePanel({
  form,
  error,
  entries,
  formal,
  isWaiting,
  setWaiting,
  retry,
  attempt,
}: FailurePanelProps) {
  useWhenReachable(isWaiting, attempt);
  const { history } = useRouter();
  useEffect(() => {
    if (!isWaiting) return undefined;
    return history.block({
      blockerFn: ({ currentLocation: here, nextLocation: next }) =>
        here.pathname !== next.pathname && !window.confirm(LEAVE_ANYWAY),
    });
  }, [history, isWaiting]);
  const panel = useRef<HTMLDivElement>(null);
  // Below the button that was pressed, on a phone below the screen. It moves as the visitor's settings have it.
  useEffect(() => {
    // Not returned: newer browsers answer with a promise, which React would take for a clean-up.
    void panel.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={panel} className={styles.failure} data-waiting={isWaiting || undefined}>
      {isWaiting ? (
        <p>
          <strong>In attesa della rete.</strong> La richiesta parte da sola, una volta sola, appena la rete torna.{' '}
          {formal ? 'Tenga aperta questa pagina.' : 'Tieni aperta questa pagina.'}
        </p>
      ) : (
        <p>
          <strong>La richiesta non è partita.</strong> {toldOf(error) ?? 'La connessione non ha risposto.'}{' '}
          {formal ? 'Quello che ha scritto è ancora qui.' : 'Quello che hai scritto è ancora qui.'}
        </p>
      )}
      <p className={styles.ways}>
        {!isWaiting && (
          <Button variant="outline" size="small" onClick={retry}>
            {formal ? 'Riprovi' : 'Riprova'}
          </Button>
        )}
        {mayPass(error) && (
          <Button key="wait" variant="outline" size="small" onClick={() => setWaiting(!isWaiting)}>
            {waitingWords(isWaiting, formal)}
          </Button>
        )}
        {!isWaiting && (
          <a href={mailtoHref(form, entries)}>{formal ? 'Invii con la Sua e-mail' : 'Invia con la tua e-mail'}</a>
        )}
        <a href={phoneHref}>
          {formal ? 'Chiami' : 'Chiama'} {school.phone}
        </a>
      </p>
    </div>
  );
}

function waitingWords(isWaiting: boolean, formal: boolean): string {
  if (isWaiting) return 'Annulla l’invio';
  return formal ? 'Invii appena torna la rete' : 'Invia appena torna la rete';
}

const toldOf = (error: Error) => (error instanceof ApiError ? error.problem?.detail : undefined);

/** Whether the same request may be accepted later: no answer came, or one that asks for patience. */
export const mayPass = (error: Error): boolean =>
  !(error instanceof ApiError) || error.status >= 500 || error.status === 408 || error.status === 429;
