// All that loads without Nest, for commands that answer at once. The index has it too.
export * as leadEnvFields from './env-fields.js';
export { ErasureLedger, ErasureLedgerError, type Erasures } from './erasure/erasure-ledger.js';
export * from './job-ids.js';
export * from './redis-keys.js';
export { SPOOL_PLACES, Spool, type SpoolEntry } from './spool/spool.js';
