// Consultation requests of schools.
import * as z from 'zod/mini';
import { choice, optionalChoice } from '../fields/choice.js';
import { email } from '../fields/email.js';
import { LIMITS } from '../fields/limits.js';
import { phone } from '../fields/phone.js';
import { line, optionalText } from '../fields/text.js';
import { schoolChoices } from './choices.js';
import { leadEndpoints } from './endpoints.js';
import { leadLabels } from './labels.js';
import { defineLeadForm } from './lead-form.js';

export const school = defineLeadForm({
  kind: 'school',
  endpoint: leadEndpoints.school,
  prefix: 'SCU',
  title: 'Servizi per scuole',
  schema: z.object({
    nome: line('Il nome è obbligatorio', LIMITS.name),
    cognome: line('Il cognome è obbligatorio', LIMITS.name),
    email: email(),
    telefono: phone('Il telefono è obbligatorio'),
    scuola: line('Il nome della scuola è obbligatorio'),
    ruolo: choice(schoolChoices.ruolo, 'Scegli il ruolo'),
    tipoScuola: optionalChoice(schoolChoices.tipoScuola),
    numeroStudenti: optionalChoice(schoolChoices.numeroStudenti),
    servizi: optionalChoice(schoolChoices.servizi),
    obiettivi: optionalText(),
  }),
  labels: leadLabels.school,
  options: schoolChoices,
  consents: [],
});
