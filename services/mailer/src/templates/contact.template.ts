import type { MailTemplate } from './mail-template.js';

export const contactTemplate: MailTemplate<'contact'> = {
  heading: 'Richiesta di informazioni',
  topic: ['course', 'courseType'],
  fields: ['course', 'courseType'],
  texts: ['message'],
};
