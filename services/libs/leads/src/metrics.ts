// The metrics of accepting leads.
import { type LeadKind, leadKinds } from '@school/contracts';
import { Counter } from 'prom-client';

export type LeadOutcome = 'accepted' | 'spooled' | 'unavailable';
/** accepted: both jobs are in Redis; spooled: the lead is in the spool; unavailable: the visitor got an error. */
const leads = new Counter({
  name: 'school_leads_total',
  help: 'Requests received',
  labelNames: ['kind', 'outcome'],
});

/** Starts the counters at 0, so that alerts see their first increase. */
export function startLeadCounters(): void {
  for (const kind of leadKinds)
    for (const outcome of ['accepted', 'spooled', 'unavailable'] satisfies LeadOutcome[])
      leads.inc({ kind, outcome }, 0);
}

export const countLead = (kind: LeadKind, outcome: LeadOutcome): void => leads.inc({ kind, outcome });
