import { Gauge } from 'prom-client';

export const retentionRun = new Gauge({
  name: 'school_retention_last_run_timestamp_seconds',
  help: 'When data past their retention were last deleted; 0 when never',
});
