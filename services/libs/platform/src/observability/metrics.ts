// The metrics that every process has: HTTP, jobs, health. Each service defines its own in `src/metrics.ts`. A
// label takes few values, which are known in advance and never contain what a visitor wrote. Times are in seconds.
import { Counter, Gauge, Histogram } from 'prom-client';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
export const FAST_BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** HTTP answers. `route` is the pattern of the route, never the address that was asked for. */
export const httpDuration = new Histogram({
  name: 'school_http_request_duration_seconds',
  help: 'Time to answer a request',
  labelNames: ['route', 'method', 'status'],
  buckets: FAST_BUCKETS,
});

export type JobOutcome = 'completed' | 'attempt-failed' | 'failed' | 'delayed' | 'stalled';
/** Jobs, counted by their worker. */
export const jobs = new Counter({
  name: 'school_jobs_total',
  help: 'Ends of attempts: failed is a dead letter, delayed waits for the end of an outage, stalled lost its worker',
  labelNames: ['queue', 'outcome'],
});
export const jobDuration = new Histogram({
  name: 'school_job_duration_seconds',
  help: 'Time a completed job was worked on',
  labelNames: ['queue'],
  buckets: FAST_BUCKETS,
});
export const jobAge = new Histogram({
  name: 'school_job_age_seconds',
  help: 'Time from acceptance to completion',
  labelNames: ['queue'],
  buckets: [0.01, 0.05, 0.1, 0.25, 0.5, 1, 5, 15, MINUTE, 5 * MINUTE, 15 * MINUTE, HOUR, 6 * HOUR, DAY, 5 * DAY],
});

/** The checks of /health/ready, run with every scrape. */
export const healthCheck = new Gauge({
  name: 'school_health_check',
  help: '1 when a health check succeeds',
  labelNames: ['check'],
});
