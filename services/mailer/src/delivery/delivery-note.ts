// Delivery notes: the values of the delivery ledger. Operators read them in `leads find`: a state, the time, the
// reason.
import { DELIVERY_ACCEPTED } from '@school/leads';

/** A process is sending the mail, or was killed while it did. Such a note expires. */
export const SENDING = 'sending';

/**
 * unknown: the whole mail was sent and no reply came, so that it may have arrived; rejected: the server refused its
 * content. Either is retried a few times with a long back-off, always with the same Message-ID.
 */
export type DeliveryFailure = 'unknown' | 'rejected';

/**
 * A mail that was sent without success. given-up: its job is a dead letter; an operator who replays it wants the mail
 * sent.
 */
export interface FailedDelivery {
  readonly state: DeliveryFailure | 'given-up';
  readonly at: Date;
  /** How often it was sent. */
  readonly copies: number;
}

const MINUTE = 60 * 1000;
const HOUR = 60 * MINUTE;

/** The back-off before each further copy. After the last one an operator decides. */
const BACK_OFF_MS: Readonly<Record<DeliveryFailure, readonly number[]>> = {
  unknown: [45 * MINUTE, 3 * HOUR],
  rejected: [MINUTE, 5 * MINUTE, 15 * MINUTE],
};

const FAILED_DELIVERY = /^(unknown|rejected|given-up) (\S+) copy (\d+): /;

/** Undefined for a note of another state. */
export function parseFailedDelivery(note: string): FailedDelivery | undefined {
  const [, state, at = '', copies] = FAILED_DELIVERY.exec(note) ?? [];
  return state === undefined
    ? undefined
    : { state: state as FailedDelivery['state'], at: new Date(at), copies: Number(copies) };
}

/** @param reason without addresses. */
export const failedDeliveryNote = ({ state, at, copies }: FailedDelivery, reason: string): string =>
  `${state} ${at.toISOString()} copy ${copies}: ${reason}`;

export const acceptedNote = (response: string): string =>
  `${DELIVERY_ACCEPTED} ${new Date().toISOString()} ${response}`;

/** The note on a mail to an address that does not exist: it is not retried. */
export const undeliverableNote = (reason: string): string => `failed ${new Date().toISOString()} ${reason}`;

/**
 * When the next copy may be sent, or undefined when all have been.
 * @param timeScale as in `retryByAge`.
 */
export function retryAt({ state, at, copies }: FailedDelivery, timeScale: number): Date | undefined {
  const wait = state === 'given-up' ? 0 : BACK_OFF_MS[state][copies - 1];
  return wait === undefined ? undefined : new Date(at.getTime() + wait * timeScale);
}
