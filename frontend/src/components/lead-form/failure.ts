// Why a request was not accepted, for visitors.
import { ApiError } from '#src/lib/api.ts';
import { NoReceiptError } from './send-lead.ts';

/** Whether a retry may succeed: there was no response, or one with a temporary error. */
export const isRetryable = (error: Error): boolean =>
  !(error instanceof ApiError) || error.status >= 500 || error.status === 408 || error.status === 429;

/** Whether there was no response of the gateway at all. */
export const isUnreachable = (error: Error): boolean => !(error instanceof ApiError);

const MINUTE_MS = 60_000;

/** The time to retry, as hours and minutes; undefined if the gateway has not given it. */
export function retryTimeOf(error: Error): string | undefined {
  if (!(error instanceof ApiError) || !error.retryAt) return undefined;
  const nextMinute = new Date(Math.ceil(error.retryAt.getTime() / MINUTE_MS) * MINUTE_MS);
  return nextMinute.toLocaleTimeString('it-IT', { hour: '2-digit', minute: '2-digit' });
}

/** The reason in one or two sentences. @param formal addresses the visitor as "Lei". */
export function reasonOf(error: Error, formal: boolean): string {
  if (error instanceof NoReceiptError)
    return 'Ha risposto qualcos’altro al posto del nostro sito: forse questa rete chiede prima un accesso.';
  if (!(error instanceof ApiError)) return 'La connessione non ha risposto.';
  const time = retryTimeOf(error);
  const retry = time && `: ${formal ? 'riprovi' : 'riprova'} alle ${time}.`;
  if (error.status === 429 && retry) return `Da questa rete sono arrivate molte richieste in poco tempo${retry}`;
  if (error.status === 503 && retry) return `In questo momento non riusciamo a ricevere la richiesta${retry}`;
  return error.problem?.detail ?? 'Il nostro sito ha avuto un problema.';
}
