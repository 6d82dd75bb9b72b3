// Consultation requests of companies.
import * as z from 'zod/mini';
import { optionalChoice } from '../fields/choice.js';
import { email } from '../fields/email.js';
import { LIMITS } from '../fields/limits.js';
import { phone } from '../fields/phone.js';
import { line, optionalLine, optionalText } from '../fields/text.js';
import { corporateChoices } from './choices.js';
import { leadEndpoints } from './endpoints.js';
import { leadLabels } from './labels.js';
import { defineLeadForm } from './lead-form.js';

export const corporate = defineLeadForm({
  kind: 'corporate',
  endpoint: leadEndpoints.corporate,
  prefix: 'AZI',
  title: 'Formazione aziendale',
  schema: z.object({
    nome: line('Il nome è obbligatorio', LIMITS.name),
    cognome: line('Il cognome è obbligatorio', LIMITS.name),
    email: email(),
    telefono: phone('Il telefono è obbligatorio'),
    azienda: line("Il nome dell'azienda è obbligatorio"),
    settore: optionalLine(),
    dipendenti: optionalChoice(corporateChoices.dipendenti),
    tipoCorso: optionalChoice(corporateChoices.tipoCorso),
    modalita: optionalChoice(corporateChoices.modalita),
    budget: optionalLine(),
    obiettivi: optionalText(),
  }),
  labels: leadLabels.corporate,
  options: corporateChoices,
  consents: [],
});
