export { AcceptLead, type NewLead } from './accepting/accept-lead.js';
export { LeadQueues } from './accepting/lead-queues.js';
export * from './leads.module.js';
export * from './keyed-hash.js';
export * from './office-links.js';
export * from './without-nest.js';
