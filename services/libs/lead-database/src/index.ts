export * from './lead-database.module.js';
export * from './sql-failure.js';
export * from './without-nest.js';
