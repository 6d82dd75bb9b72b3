import type { MailTemplate } from './mail-template.js';

export const complaintTemplate: MailTemplate<'complaint'> = {
  heading: 'Reclamo',
  topic: ['tipoReclamo'],
  fields: ['tipoReclamo', 'dataIncidente', 'codiceFiscale'],
  texts: ['descrizione', 'richiestaRisarcimento', 'documentazione'],
  days: ['dataIncidente'],
};
