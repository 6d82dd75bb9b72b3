// All but Nest's module, for commands that answer at once.
export * from './data-source.js';
export * from './database.js';
export * from './entities/contact-request.entity.js';
export * from './entities/lead.entity.js';
export * from './erase-rows.js';
export * from './lead-events.js';
export * from './lead-rows.js';
export * from './lead-search.js';
export * from './run-migrations.js';
