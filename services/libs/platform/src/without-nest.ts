// All that loads without Nest and a logger, for commands that answer at once. The index has it too.
export * as envFields from './config/env-fields.js';
export * from './config/load-env.js';
export * from './observability/error-text.js';
export * from './deadline.js';
export * from './queues/chat-line.js';
export * from './queues/jobs-of.js';
export * from './queues/queue-options.js';
export * from './queues/queue-state.js';
export * from './redis/redis-settings.js';
export * from './smtp-connection.js';
