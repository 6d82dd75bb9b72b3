// What an office may say of a request. The page offers it, each choice signed, and a POST must bring one of them: a
// program that has not read the page has none.
import type { KeyObject } from 'node:crypto';
import { leadForm } from '@school/contracts';
import type { LeadState } from '@school/lead-database';
import { isSigned, keyedHash } from '@school/leads';

/** How long what was said may be undone. */
export const UNDO_HOURS = 24;
/** How long a page that was opened may be used. */
const PAGE_HOURS = 1;
const HOUR_MS = 60 * 60 * 1000;

export interface Choice {
  readonly name: string;
  readonly label: string;
  /** The event that it records or undoes. */
  readonly event: 'taken' | 'answered' | 'dismissed';
  readonly outcome?: string;
  readonly undoes?: true;
}

/** The choices in a state: what has not been said yet, and to undo what was said last. */
export function choicesOf(lead: LeadState, now: Date): readonly Choice[] {
  const { kind, takenAt, answeredAt, dismissedAt } = lead;
  const event = answeredAt ? 'answered' : dismissedAt ? 'dismissed' : 'taken';
  const last = answeredAt ?? dismissedAt ?? takenAt;
  const undo: Choice = { name: `undo-${event}`, label: 'È stato un errore: annulla', event, undoes: true };
  return [
    ...(last ? [] : [{ name: 'taken', label: 'La prendo in carico', event: 'taken' } as const]),
    ...(event === 'taken' ? [...answersTo(kind), DISMISSED] : []),
    ...(last && now.getTime() - last.getTime() < UNDO_HOURS * HOUR_MS ? [undo] : []),
  ];
}

const DISMISSED: Choice = { name: 'dismissed', label: 'Non è una richiesta', event: 'dismissed' };

/** One answer, or one for each way in which a request of this kind may end. */
function answersTo(kind: LeadState['kind']): Choice[] {
  const { outcomes } = leadForm(kind);
  if (!outcomes) return [{ name: 'answered', label: 'Ho risposto', event: 'answered' }];
  return Object.entries(outcomes).map(([outcome, label]) => ({
    name: `answered-${outcome}`,
    label: `Ho risposto: ${label.toLowerCase()}`,
    event: 'answered',
    outcome,
  }));
}

/** The page on which a choice stands. */
interface Page {
  readonly key: KeyObject;
  readonly office: string;
  readonly leadId: string;
}

/** The value of a choice on a page that is opened now. */
export function signedChoice({ key, office, leadId }: Page, name: string, now: Date): string {
  const expires = String(now.getTime() + PAGE_HOURS * HOUR_MS);
  return [name, expires, keyedHash(key, 'office-choice', office, leadId, name, expires)].join('.');
}

/** The name of a choice that was made; undefined if no page of the last hour had this value. */
export function readChoice({ key, office, leadId }: Page, value: string, now: Date): string | undefined {
  const [name = '', expires = '', signature = ''] = value.split('.');
  const isOurs = isSigned(signature, key, 'office-choice', office, leadId, name, expires);
  return isOurs && Number(expires) > now.getTime() ? name : undefined;
}
