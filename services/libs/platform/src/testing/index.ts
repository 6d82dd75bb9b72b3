export * from './answering.js';
export * from './eventually.js';
export * from './link.js';
export * from './redis.js';
export * from './smtp.js';
export * from './postgres.js';
