// What a visitor can do after a failed request: retry, let the page retry automatically, send an e-mail, or call.
import type { LeadForm } from '@school/contracts';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { Button } from '#src/components/ui/button.tsx';
import { phoneHref, school } from '#src/content/school.ts';
import type { Translation } from './definition.ts';
import { isRetryable, isUnreachable, reasonOf, retryTimeOf } from './failure.ts';
import styles from './lead-form.module.css';
import { mailtoHref } from './mailto.ts';

export interface FailurePanelProps {
  readonly form: LeadForm;
  readonly error: Error;
  /** The entries that could not be sent. */
  readonly entries: object;
  /** Addresses the visitor as "Lei". */
  readonly formal: boolean;
  readonly translation: Translation | undefined;
  /** Whether the page retries the request automatically. */
  readonly isWaiting: boolean;
  readonly wait: () => void;
  readonly stopWaiting: () => void;
}

const LEAVE_ANYWAY = 'La richiesta non è ancora partita: se la pagina si chiude, non parte più. Lasciare la pagina?';

export function FailurePanel(props: FailurePanelProps) {
  const { form, error, entries, formal, translation, isWaiting, wait, stopWaiting } = props;
  const { history } = useRouter();
  useEffect(() => {
    if (!isWaiting) return undefined;
    return history.block({
      blockerFn: ({ currentLocation: here, nextLocation: next }) =>
        here.pathname !== next.pathname && !window.confirm(LEAVE_ANYWAY),
    });
  }, [history, isWaiting]);
  const panel = useRef<HTMLDivElement>(null);
  // The panel is below the pressed button, and on a phone below the viewport. Scrolling follows the visitor's motion
  // preference.
  useEffect(() => {
    // The result is not returned: newer browsers return a promise, which React would take for a cleanup function.
    void panel.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={panel} className={styles.failure} data-waiting={isWaiting || undefined}>
      {translation && !isWaiting && <p lang={translation.lang}>{translation.failed}</p>}
      <p>{isWaiting ? <Waiting error={error} formal={formal} /> : <Failed error={error} formal={formal} />}</p>
      <p className={styles.ways}>
        {!isWaiting && (
          <Button type="submit" variant="outline" size="small">
            {formal ? 'Riprovi' : 'Riprova'}
          </Button>
        )}
        {isRetryable(error) && (
          <Button key="wait" variant="outline" size="small" onClick={isWaiting ? stopWaiting : wait}>
            {isWaiting ? 'Annulla l’invio' : waitWords(error, formal)}
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

type WordsProps = Pick<FailurePanelProps, 'error' | 'formal'>;

const Failed = ({ error, formal }: WordsProps) => (
  <>
    <strong>La richiesta non è partita.</strong> {reasonOf(error, formal)}{' '}
    {formal ? 'Quello che ha scritto è ancora qui.' : 'Quello che hai scritto è ancora qui.'}
  </>
);

const Waiting = ({ error, formal }: WordsProps) => (
  <>
    <strong>{isUnreachable(error) ? 'In attesa della rete.' : 'In attesa.'}</strong> La richiesta parte da sola, una
    volta sola, {whenOf(error)}. {formal ? 'Tenga aperta questa pagina.' : 'Tieni aperta questa pagina.'}
  </>
);

function whenOf(error: Error): string {
  if (isUnreachable(error)) return 'appena la rete torna';
  const time = retryTimeOf(error);
  return time ? `alle ${time}` : 'appena è possibile';
}

function waitWords(error: Error, formal: boolean): string {
  const verb = formal ? 'Invii' : 'Invia';
  if (isUnreachable(error)) return `${verb} appena torna la rete`;
  const time = retryTimeOf(error);
  return time ? `${verb} alle ${time}` : `${verb} appena è possibile`;
}
