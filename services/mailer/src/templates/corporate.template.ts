import type { MailTemplate } from './mail-template.js';

export const corporateTemplate: MailTemplate<'corporate'> = {
  heading: 'Consulenza per la formazione aziendale',
  topic: ['tipoCorso'],
  fields: ['azienda', 'tipoCorso', 'modalita', 'dipendenti', 'budget', 'settore'],
  texts: ['obiettivi'],
};
