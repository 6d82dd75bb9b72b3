export * from './lead-builders.js';
