// Quote requests for interpreting and translation.
import * as z from 'zod/mini';
import { choice } from '../fields/choice.js';
import { email } from '../fields/email.js';
import { LIMITS } from '../fields/limits.js';
import { phone } from '../fields/phone.js';
import { line, optionalLine, optionalText } from '../fields/text.js';
import { translationChoices } from './choices.js';
import { leadEndpoints } from './endpoints.js';
import { leadLabels } from './labels.js';
import { defineLeadForm } from './lead-form.js';

export const translation = defineLeadForm({
  kind: 'translation',
  endpoint: leadEndpoints.translation,
  prefix: 'TRA',
  title: 'Traduzioni',
  schema: z.object({
    nome: line('Il nome è obbligatorio', LIMITS.name),
    cognome: line('Il cognome è obbligatorio', LIMITS.name),
    email: email(),
    telefono: phone('Il telefono è obbligatorio'),
    azienda: optionalLine(),
    tipoServizio: choice(translationChoices.tipoServizio, 'Scegli il tipo di servizio'),
    lingue: line('Indica le lingue'),
    durata: optionalLine(),
    luogo: optionalLine(),
    descrizione: optionalText(),
  }),
  labels: leadLabels.translation,
  options: translationChoices,
  consents: [],
});
