// The gateway's own metrics.
import { Counter, Gauge } from 'prom-client';

export const rateLimited = new Counter({
  name: 'school_rate_limited_total',
  help: 'Calls refused because one visitor sent too many',
  labelNames: ['call'],
});

export const shedRequests = new Counter({
  name: 'school_shed_requests_total',
  help: 'Requests refused at once because the gateway had too many under way',
});

export const gaiaVerdicts = new Counter({
  name: 'school_gaia_verdicts_total',
  help: 'Replies that visitors have judged',
  labelNames: ['useful'],
});
for (const useful of ['yes', 'no']) gaiaVerdicts.inc({ useful }, 0);

/** Requests on disk: waiting for Redis (new), and files that could not be read (bad). */
export const spoolFiles = new Gauge({ name: 'school_spool_files', help: 'Leads in the spool', labelNames: ['state'] });
export const spoolOldest = new Gauge({
  name: 'school_spool_oldest_seconds',
  help: 'Age of the oldest lead in the spool; 0 when it is empty',
  labelNames: ['state'],
});
