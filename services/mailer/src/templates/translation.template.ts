import type { MailTemplate } from './mail-template.js';

export const translationTemplate: MailTemplate<'translation'> = {
  heading: 'Preventivo per traduzione o interpretariato',
  topic: ['tipoServizio'],
  fields: ['tipoServizio', 'lingue', 'durata', 'luogo', 'azienda'],
  texts: ['descrizione'],
};
