// What the ledger notes about a mail. People read it too, in `leads find`: a state, the time, words.
import { DELIVERY_ACCEPTED } from '@school/leads';

/** A process is sending the mail, or was killed while it did. Such a note runs out by itself. */
export const SENDING = 'sending';

/**
 * unknown: all of it was sent and no answer came, so that it may have arrived; rejected: the server would not have its content. Either is
 * tried again, rarely and a few times, always with the same Message-ID.
 */
export type Setback = 'unknown' | 'rejected';

/** A mail that met with a setback. given-up: its job is a dead letter; who runs it again wants the mail sent. */
export interface SetBack {
  readonly state: Setback | 'given-up';
  readonly at: Date;
  /** How often it was sent. */
  readonly copies: number;
}

const MINUTE = 60 * 1000;
const HOUR = 60 * MINUTE;

/** How long each further copy waits for its turn. After the last one a person decides. */
const WAITS_MS: Readonly<Record<Setback, readonly number[]>> = {
  unknown: [45 * MINUTE, 3 * HOUR],
  rejected: [MINUTE, 5 * MINUTE, 15 * MINUTE],
};

const SET_BACK = /^(unknown|rejected|given-up) (\S+) copy (\d+): /;

/** Undefined for a note of another state. */
export function readSetBack(note: string): SetBack | undefined {
  const [, state, at = '', copies] = SET_BACK.exec(note) ?? [];
  return state === undefined ? undefined : { state: state as SetBack['state'], at: new Date(at), copies: Number(copies) };
}

/** @param words why, without addresses. */
export const setBackNote = ({ state, at, copies }: SetBack, words: string): string =>
  `${state} ${at.toISOString()} copy ${copies}: ${words}`;

export const acceptedNote = (words: string): string => `${DELIVERY_ACCEPTED} ${new Date().toISOString()} ${words}`;

/** Nobody tries it again: there is nobody to reach. */
export const failedNote = (words: string): string => `failed ${new Date().toISOString()} ${words}`;

/** When the next copy may go, or undefined when all have gone. @param timeScale as in `retryByAge`. */
export function nextCopyAt({ state, at, copies }: SetBack, timeScale: number): Date | undefined {
  const wait = state === 'given-up' ? 0 : WAITS_MS[state][copies - 1];
  return wait === undefined ? undefined : new Date(at.getTime() + wait * timeScale);
}
