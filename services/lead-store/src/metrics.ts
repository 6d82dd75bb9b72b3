// The metrics of storing.
import { metrics } from '@school/platform';
import { Gauge, Histogram } from 'prom-client';

export const storeDuration = new Histogram({
  name: 'school_store_duration_seconds',
  help: 'Time of one transaction',
  labelNames: ['outcome'],
  buckets: metrics.FAST_BUCKETS,
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
