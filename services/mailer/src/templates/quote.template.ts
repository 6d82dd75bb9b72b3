import type { MailTemplate } from './mail-template.js';

export const quoteTemplate: MailTemplate<'quote'> = {
  heading: 'Preventivo chiesto a Gaia',
  topic: ['servizio'],
  // What was asked leads: an office sees at a glance what to price.
  fields: ['prodotto', 'esame', 'livello', 'formato', 'lingue', 'destinatari', 'persone', 'luogo', 'periodo', 'azienda', 'servizio'],
  texts: ['note'],
  chat: 'conversazione',
};
