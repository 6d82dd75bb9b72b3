// Quote requests that Gaia forwards after the visitor's explicit yes. Its schema is also the schema of her tool.
import * as z from 'zod/mini';
import { choice } from '../fields/choice.js';
import { consent } from '../fields/consent.js';
import { email } from '../fields/email.js';
import { LIMITS } from '../fields/limits.js';
import { optional } from '../fields/optional.js';
import { optionalPhone } from '../fields/phone.js';
import { line, optionalLine, optionalText } from '../fields/text.js';
import { quoteServices } from './choices.js';
import { leadEndpoints } from './endpoints.js';
import { leadLabels } from './labels.js';
import { defineLeadForm } from './lead-form.js';

export const CONTACT_REQUIRED = 'Serve almeno un recapito: email o telefono';

export const quote = defineLeadForm({
  kind: 'quote',
  endpoint: leadEndpoints.quote,
  prefix: 'PRE',
  title: 'Preventivo',
  schema: z
    .object({
      nome: line('Il nome è obbligatorio', LIMITS.name * 2),
      email: optional(email()),
      telefono: optionalPhone(),
      servizio: choice(quoteServices, 'Indica il servizio'),
      prodotto: optionalLine(),
      esame: optionalLine(),
      livello: optionalLine(),
      formato: optionalLine(),
      destinatari: optionalLine(),
      persone: optionalLine(),
      luogo: optionalLine(),
      periodo: optionalLine(),
      lingue: optionalLine(),
      azienda: optionalLine(),
      note: optionalText(),
      /** The last turns of the conversation, who said what a line each, for the office to read. */
      conversazione: optionalText(20_000),
      consenso: consent('Serve la conferma del visitatore'),
    })
    .check(z.refine((value) => Boolean(value.email || value.telefono), { error: CONTACT_REQUIRED, path: ['email'] })),
  labels: leadLabels.quote,
  options: { servizio: quoteServices },
  consents: ['consenso'],
});
