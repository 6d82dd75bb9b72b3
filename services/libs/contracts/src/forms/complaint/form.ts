// Complaints: answered within 15 working days, confirmed by e-mail with a protocol number.
import { LIMITS } from '../../fields/limits.js';
import { COMPLAINT_RETENTION_YEARS, COMPLAINT_WORKING_DAYS } from '../answers.js';
import { defineForm } from '../form.js';
import { email, firstName, lastName, optionalPhone } from '../person.js';

export const COMPLAINT_CONSENTS_REQUIRED = 'È necessario acconsentire al trattamento dei dati personali per procedere.';

export const complaint = defineForm({
  kind: 'complaint',
  endpoint: '/api/reclami',
  page: { path: '/reclami', name: 'Reclami' },
  prefix: 'REC',
  title: 'Reclamo',
  fields: {
    nome: firstName,
    cognome: lastName,
    email,
    telefono: optionalPhone,
    codiceFiscale: {
      type: 'line',
      label: 'Codice fiscale',
      max: LIMITS.taxCode,
      autoComplete: 'off',
      autoCapitalize: 'characters',
      isPrivate: true,
    },
    tipoReclamo: {
      type: 'choice',
      label: 'Tipo di reclamo',
      required: 'Scegli il tipo di reclamo',
      options: {
        'qualita-servizio': 'Qualità del servizio',
        docenti: 'Docenti',
        amministrazione: 'Amministrazione',
        fatturazione: 'Fatturazione',
        esami: 'Esami',
        materiali: 'Materiali',
        strutture: 'Strutture',
        altro: 'Altro',
      },
    },
    dataIncidente: { type: 'date', label: "Data dell'accaduto" },
    descrizione: { type: 'text', label: 'Descrizione', required: 'La descrizione è obbligatoria', isPrivate: true },
    richiestaRisarcimento: { type: 'text', label: 'Richiesta di risarcimento', isPrivate: true },
    documentazione: { type: 'text', label: 'Documentazione', isPrivate: true },
    gdprConsent: { type: 'consent', label: 'Consenso al trattamento dei dati', required: COMPLAINT_CONSENTS_REQUIRED },
    privacyConsent: { type: 'consent', label: 'Informativa privacy accettata', required: COMPLAINT_CONSENTS_REQUIRED },
  },
  office: 'qualita',
  answer: { workingDays: COMPLAINT_WORKING_DAYS },
  outcomes: { accepted: 'Accolto', partly: 'Accolto in parte', rejected: 'Respinto' },
  reminders: {
    heading: 'Reclami senza risposta',
    counted: ['reclamo senza risposta', 'reclami senza risposta'],
    workingDays: [5, 10],
    dailyFrom: 14,
  },
  isConfirmedByLaw: true,
  mail: { heading: 'Reclamo', topic: ['tipoReclamo'], facts: ['tipoReclamo', 'dataIncidente', 'codiceFiscale'] },
  retentionMonths: 12 * COMPLAINT_RETENTION_YEARS,
});
