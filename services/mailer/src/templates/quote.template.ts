import type { MailTemplate } from './mail-template.js';

export const quoteTemplate: MailTemplate<'quote'> = {
  heading: 'Preventivo chiesto a Gaia',
  topic: ['servizio'],
  fields: ['servizio', 'lingue', 'livello', 'periodo', 'persone', 'azienda'],
  texts: ['note'],
  chat: 'conversazione',
};
