import { Gauge } from 'prom-client';

export const retentionRun = new Gauge({
  name: 'school_retention_last_run_timestamp_seconds',
  help: 'When data past their retention were last deleted; 0 when never',
});

/** Queues, as each replica of one service sees them: `max by (queue)` is the value. */
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
