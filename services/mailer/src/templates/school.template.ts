import type { MailTemplate } from './mail-template.js';

export const schoolTemplate: MailTemplate<'school'> = {
  heading: 'Consulenza per una scuola',
  topic: ['servizi'],
  fields: ['scuola', 'ruolo', 'servizi', 'tipoScuola', 'numeroStudenti'],
  texts: ['obiettivi'],
};
