// What the operator's command uses: the same code as the worker's, so that both find and delete the same rows.
export { dataSourceOptions } from './database/data-source.js';
export { Database, DatabaseAwayError } from './database/database.js';
export { ALL_TIME, type ErasedRows, eraseRows } from './maintenance/erasure/erase-rows.js';
export { reapplyErasures } from './maintenance/erasure/reapply-erasures.js';
export { ERASURE_JOB, type ErasureJob } from './maintenance/erasure/erasure-job.js';
export type { ContactRequestEntity } from './leads/contact-request.entity.js';
export type { LeadEntity } from './leads/lead.entity.js';
export * from './leads/lead-search.js';
export { type RetentionReport, runRetention } from './maintenance/retention/run-retention.js';
