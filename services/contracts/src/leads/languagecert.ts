// Level-test requests for LanguageCert.
import * as z from 'zod/mini';
import { choice, optionalChoice } from '../fields/choice.js';
import { email } from '../fields/email.js';
import { LIMITS } from '../fields/limits.js';
import { phone } from '../fields/phone.js';
import { line, optionalText } from '../fields/text.js';
import { languagecertChoices } from './choices.js';
import { leadEndpoints } from './endpoints.js';
import { leadLabels } from './labels.js';
import { defineLeadForm } from './lead-form.js';

export const languagecert = defineLeadForm({
  kind: 'languagecert',
  endpoint: leadEndpoints.languagecert,
  prefix: 'LAN',
  title: 'LanguageCert',
  schema: z.object({
    nome: line('Il nome è obbligatorio', LIMITS.name),
    cognome: line('Il cognome è obbligatorio', LIMITS.name),
    email: email(),
    telefono: phone('Il telefono è obbligatorio'),
    livelloAttuale: choice(languagecertChoices.livelloAttuale, 'Scegli il livello attuale'),
    obiettivo: optionalChoice(languagecertChoices.obiettivo),
    modalita: optionalChoice(languagecertChoices.modalita),
    tempistiche: optionalChoice(languagecertChoices.tempistiche),
    note: optionalText(),
  }),
  labels: leadLabels.languagecert,
  options: languagecertChoices,
  consents: [],
});
