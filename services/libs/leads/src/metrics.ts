// The metrics of accepting leads.
import { leadKinds } from '@school/contracts';
import { Counter } from 'prom-client';

export type LeadOutcome = 'accepted' | 'spooled' | 'unavailable';
/**
 * Counters that alerts use are initialised to 0, so that their first increase is seen. accepted: both jobs are in
 * Redis; spooled: on disk, to be queued later; unavailable: the visitor got an error.
 */
export const leads = new Counter({
  name: 'school_leads_total',
  help: 'Requests received',
  labelNames: ['kind', 'outcome'],
});

/** Starts the counters at 0 in a process that accepts leads. */
export function startLeadCounters(): void {
  for (const kind of leadKinds)
    for (const outcome of ['accepted', 'spooled', 'unavailable'] satisfies LeadOutcome[])
      leads.inc({ kind, outcome }, 0);
}
