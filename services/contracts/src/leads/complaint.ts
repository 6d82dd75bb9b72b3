// Complaints: answered within 15 working days, acknowledged by e-mail with a protocol number.
import * as z from 'zod/mini';
import { choice } from '../fields/choice.js';
import { consent } from '../fields/consent.js';
import { optionalPastDate } from '../fields/date.js';
import { email } from '../fields/email.js';
import { optionalPhone } from '../fields/phone.js';
import { LIMITS, line, optionalLine, optionalText, text } from '../fields/text.js';
import { defineLeadForm } from './lead-form.js';

export const COMPLAINT_CONSENTS_REQUIRED = 'È necessario acconsentire al trattamento dei dati personali per procedere.';
export const TAX_CODE_MAX = 16;

const tipoReclamo = {
  'qualita-servizio': 'Qualità del servizio',
  docenti: 'Docenti',
  amministrazione: 'Amministrazione',
  fatturazione: 'Fatturazione',
  esami: 'Esami',
  materiali: 'Materiali',
  strutture: 'Strutture',
  altro: 'Altro',
} as const;

export const complaint = defineLeadForm({
  kind: 'complaint',
  endpoint: '/api/reclami',
  prefix: 'REC',
  title: 'Reclamo',
  schema: z.object({
    nome: line('Il nome è obbligatorio', LIMITS.name),
    cognome: line('Il cognome è obbligatorio', LIMITS.name),
    email: email(),
    telefono: optionalPhone(),
    codiceFiscale: optionalLine(TAX_CODE_MAX, z.toUpperCase()),
    tipoReclamo: choice(tipoReclamo, 'Scegli il tipo di reclamo'),
    dataIncidente: optionalPastDate(),
    descrizione: text('La descrizione è obbligatoria'),
    richiestaRisarcimento: optionalText(),
    documentazione: optionalText(),
    gdprConsent: consent(COMPLAINT_CONSENTS_REQUIRED),
    privacyConsent: consent(COMPLAINT_CONSENTS_REQUIRED),
  }),
  labels: {
    nome: 'Nome',
    cognome: 'Cognome',
    email: 'Email',
    telefono: 'Telefono',
    codiceFiscale: 'Codice fiscale',
    tipoReclamo: 'Tipo di reclamo',
    dataIncidente: "Data dell'accaduto",
    descrizione: 'Descrizione',
    richiestaRisarcimento: 'Richiesta di risarcimento',
    documentazione: 'Documentazione',
    gdprConsent: 'Consenso al trattamento dei dati',
    privacyConsent: 'Informativa privacy accettata',
  },
  options: { tipoReclamo },
  consents: ['gdprConsent', 'privacyConsent'],
});
