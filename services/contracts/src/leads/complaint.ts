// Complaints: answered within 15 working days, acknowledged by e-mail with a protocol number.
import * as z from 'zod/mini';
import { choice } from '../fields/choice.js';
import { consent } from '../fields/consent.js';
import { optionalPastDate } from '../fields/date.js';
import { email } from '../fields/email.js';
import { LIMITS } from '../fields/limits.js';
import { optionalPhone } from '../fields/phone.js';
import { line, optionalCapitals, optionalText, text } from '../fields/text.js';
import { COMPLAINT_CONSENTS_REQUIRED, complaintChoices } from './choices.js';
import { leadEndpoints } from './endpoints.js';
import { leadLabels } from './labels.js';
import { defineLeadForm } from './lead-form.js';

export const complaint = defineLeadForm({
  kind: 'complaint',
  endpoint: leadEndpoints.complaint,
  prefix: 'REC',
  title: 'Reclamo',
  schema: z.object({
    nome: line('Il nome è obbligatorio', LIMITS.name),
    cognome: line('Il cognome è obbligatorio', LIMITS.name),
    email: email(),
    telefono: optionalPhone(),
    codiceFiscale: optionalCapitals(LIMITS.taxCode),
    tipoReclamo: choice(complaintChoices.tipoReclamo, 'Scegli il tipo di reclamo'),
    dataIncidente: optionalPastDate(),
    descrizione: text('La descrizione è obbligatoria'),
    richiestaRisarcimento: optionalText(),
    documentazione: optionalText(),
    gdprConsent: consent(COMPLAINT_CONSENTS_REQUIRED),
    privacyConsent: consent(COMPLAINT_CONSENTS_REQUIRED),
  }),
  labels: leadLabels.complaint,
  options: complaintChoices,
  consents: ['gdprConsent', 'privacyConsent'],
});
