// Every metric of the product: its name, meaning and labels. A room imports the metric it feeds. Labels take few
// values, all known beforehand, and never what a visitor wrote. Times are in seconds. What alerts and the dashboard ask
// for is checked against this list.
import { leadKinds } from '@school/contracts';
import { Counter, Gauge, Histogram, collectDefaultMetrics, register } from 'prom-client';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const FAST = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** HTTP answers. `route` is the pattern of the route, never the address that was asked for. */
export const httpDuration = new Histogram({
  name: 'school_http_request_duration_seconds',
  help: 'Time to answer a request',
  labelNames: ['route', 'method', 'status'],
  buckets: FAST,
});

export type LeadOutcome = 'accepted' | 'invalid' | 'spooled' | 'unavailable';
/**
 * Counters that alerts use are initialised to 0, so that their first increase is seen. accepted: both jobs are in
 * Redis; spooled: on disk, to be queued later; invalid and unavailable: the visitor got an error.
 */
export const leads = new Counter({
  name: 'school_leads_total',
  help: 'Requests received',
  labelNames: ['kind', 'outcome'],
});
for (const kind of leadKinds)
  for (const outcome of ['accepted', 'invalid', 'spooled', 'unavailable'] satisfies LeadOutcome[])
    leads.inc({ kind, outcome }, 0);

export const rateLimited = new Counter({
  name: 'school_rate_limited_total',
  help: 'Calls refused because one visitor sent too many',
  labelNames: ['call'],
});

export const shedRequests = new Counter({
  name: 'school_shed_requests_total',
  help: 'Requests refused at once because the gateway had too many under way',
});

/**
 * Queues, as each gateway sees them: the state is shared, so the value of one gateway is enough (`max by (queue)`).
 */
export const queueJobs = new Gauge({
  name: 'school_queue_jobs',
  help: 'Jobs in a queue by state; failed are the dead letters',
  labelNames: ['queue', 'state'],
});
export const queueOldest = new Gauge({
  name: 'school_queue_oldest_seconds',
  help: 'Age of the oldest job that is not finished; 0 when there is none',
  labelNames: ['queue'],
});
export const queueWorkers = new Gauge({
  name: 'school_queue_workers',
  help: 'Workers connected to a queue',
  labelNames: ['queue'],
});
export const queuesObserved = new Gauge({
  name: 'school_queues_observed_timestamp_seconds',
  help: 'When the queues were last observed',
});
export const scheduleRun = new Gauge({
  name: 'school_schedule_last_run_timestamp_seconds',
  help: 'When the reconciler, or the removal of old data, last succeeded; 0 when never',
  labelNames: ['schedule'],
});
export const mailedNotStored = new Gauge({
  name: 'school_leads_mailed_not_stored',
  help: 'Leads that the mail server took, without a row and not on their way to one, as the reconciler last saw',
});

export type JobOutcome = 'completed' | 'attempt-failed' | 'dead' | 'put-back' | 'taken-over';
/** Jobs, counted by their worker. */
export const jobs = new Counter({
  name: 'school_jobs_total',
  help: 'Ends of attempts; put-back waits for the end of an outage, taken-over was another worker that died',
  labelNames: ['queue', 'outcome'],
});
export const jobDuration = new Histogram({
  name: 'school_job_duration_seconds',
  help: 'Time a completed job was worked on',
  labelNames: ['queue'],
  buckets: FAST,
});
export const jobAge = new Histogram({
  name: 'school_job_age_seconds',
  help: 'Time from acceptance to completion',
  labelNames: ['queue'],
  buckets: [0.01, 0.05, 0.1, 0.25, 0.5, 1, 5, 15, MINUTE, 5 * MINUTE, 15 * MINUTE, HOUR, 6 * HOUR, DAY, 5 * DAY],
});

/** Deliveries. `office` is an office's id, or `sender` for an acknowledgment. */
export const mails = new Counter({
  name: 'school_mails_total',
  help: 'Deliveries by outcome at the mail server',
  labelNames: ['office', 'outcome'],
});

export type ConfirmationOutcome = 'sent' | 'limited' | 'failed';
/**
 * Confirmations to the senders of complaints. limited: the form was used to fill a mailbox; failed: it will never
 * arrive, and the office has been notified.
 */
export const confirmations = new Counter({
  name: 'school_confirmations_total',
  help: 'Confirmations of complaints by outcome',
  labelNames: ['outcome'],
});
for (const outcome of ['sent', 'limited', 'failed'] satisfies ConfirmationOutcome[]) confirmations.inc({ outcome }, 0);

export const smtpDuration = new Histogram({
  name: 'school_smtp_duration_seconds',
  help: 'Time of one delivery',
  labelNames: ['outcome'],
  buckets: FAST,
});

export const storeDuration = new Histogram({
  name: 'school_store_duration_seconds',
  help: 'Time of one transaction',
  labelNames: ['outcome'],
  buckets: FAST,
});
export const storeBatch = new Histogram({
  name: 'school_store_batch_leads',
  help: 'Leads sharing a transaction',
  labelNames: ['outcome'],
  buckets: [1, 2, 5, 10, 20, 50],
});
export const databaseConnections = new Gauge({
  name: 'school_database_connections',
  help: 'Connections of the pool, and callers that wait for one',
  labelNames: ['state'],
});

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
  buckets: FAST,
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
export const gaiaQuotes = new Counter({
  name: 'school_gaia_quotes_total',
  help: 'Requests for a quote that Gaia accepted',
});
export const gaiaVerdicts = new Counter({
  name: 'school_gaia_verdicts_total',
  help: 'Replies that visitors have judged',
  labelNames: ['useful'],
});
for (const useful of ['yes', 'no']) gaiaVerdicts.inc({ useful }, 0);

/**
 * Requests on disk: waiting for Redis, or copies while Redis is known to lose writes (new); of these, those that cannot
 * be moved (stuck); the quarantine (bad).
 */
export const spoolFiles = new Gauge({ name: 'school_spool_files', help: 'Leads in the spool', labelNames: ['state'] });
export const spoolOldest = new Gauge({
  name: 'school_spool_oldest_seconds',
  help: 'Age of the oldest lead in the spool; 0 when it is empty',
  labelNames: ['state'],
});
export const breakerOpen = new Gauge({
  name: 'school_breaker_open',
  help: '1 while calls are not even tried',
  labelNames: ['breaker'],
});

/** The checks of /health/ready, run with every scrape. */
export const healthCheck = new Gauge({
  name: 'school_health_check',
  help: '1 when a health check succeeds',
  labelNames: ['check'],
});
export const redisSetting = new Gauge({
  name: 'school_redis_setting_ok',
  help: '1 when a setting on which durability depends is right',
  labelNames: ['setting'],
});

/** Registers the default metrics of Node and the process, once. */
export const collectProcessMetrics = (): void => {
  if (!register.getSingleMetric('process_cpu_seconds_total')) collectDefaultMetrics();
};

/** The list in Prometheus' text format, freshly collected. */
export const metricsText = async (): Promise<{ type: string; text: string }> => ({
  type: register.contentType,
  text: await register.metrics(),
});

/** The labels of every metric known to this process, by the metric's name. */
export const metricLabels = (): ReadonlyMap<string, readonly string[]> =>
  new Map(
    register
      .getMetricsAsArray()
      .map((metric) => [metric.name, (metric as { labelNames?: readonly string[] }).labelNames ?? []]),
  );
