// The metrics of the assistant.
import { metrics } from '@school/platform';
import { Counter, Histogram } from 'prom-client';

export type TurnOutcome = 'answered' | 'handed-off' | 'failed' | 'expired';
export const gaiaTurns = new Counter({
  name: 'school_gaia_turns_total',
  help: 'Turns of conversations',
  labelNames: ['outcome'],
});
for (const outcome of ['answered', 'handed-off', 'failed', 'expired'] satisfies TurnOutcome[])
  gaiaTurns.inc({ outcome }, 0);
export const gaiaDuration = new Histogram({
  name: 'school_gaia_turn_duration_seconds',
  help: 'Time to answer a turn',
  labelNames: ['outcome'],
  buckets: metrics.FAST_BUCKETS,
});
export const gaiaGuard = new Counter({
  name: 'school_gaia_guard_refusals_total',
  help: 'Replies whose words had no ground',
});
export const gaiaFallbacks = new Counter({
  name: 'school_gaia_fallbacks_total',
  help: 'Turns that a language model left to the next one',
  labelNames: ['model'],
});
