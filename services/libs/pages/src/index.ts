export * from './plain-page.js';
export * from './unsent-page.js';
