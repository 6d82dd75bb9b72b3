export * from './erasures.js';
