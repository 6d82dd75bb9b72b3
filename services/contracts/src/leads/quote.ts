// Quote requests that Gaia forwards after the visitor's explicit yes. Its schema is also the schema of her tool.
import * as z from 'zod/mini';
import { choice } from '../fields/choice.js';
import { consent } from '../fields/consent.js';
import { email } from '../fields/email.js';
import { optionalPhone } from '../fields/phone.js';
import { LIMITS, line, optionalLine, optionalText } from '../fields/text.js';
import { defineLeadForm } from './lead-form.js';

/** The services that a quote can be asked for; each belongs to an office of the catalog. */
export const quoteServices = {
  'corsi-lingua': 'Corsi di lingua',
  certificazioni: 'Certificazioni ed esami',
  traduzioni: 'Traduzioni e interpretariato',
  'formazione-aziendale': 'Formazione aziendale',
  'servizi-scuole': 'Servizi per scuole',
  'viaggi-studio': 'Viaggi studio',
  altro: 'Altro',
} as const;

export type QuoteService = keyof typeof quoteServices;

export const CONTACT_REQUIRED = 'Serve almeno un recapito: email o telefono';

export const quote = defineLeadForm({
  kind: 'quote',
  endpoint: null,
  prefix: 'PRE',
  title: 'Preventivo',
  schema: z
    .object({
      nome: line('Il nome è obbligatorio', LIMITS.name * 2),
      email: z.optional(email()),
      telefono: optionalPhone(),
      servizio: choice(quoteServices, 'Indica il servizio'),
      lingue: optionalLine(),
      livello: optionalLine(),
      periodo: optionalLine(),
      azienda: optionalLine(),
      persone: optionalLine(),
      note: optionalText(),
      /** The visitor's own turns that led here, for the office to read. */
      conversazione: optionalText(20_000),
      consenso: consent('Serve la conferma del visitatore'),
    })
    .check(z.refine((value) => Boolean(value.email || value.telefono), { error: CONTACT_REQUIRED, path: ['email'] })),
  labels: {
    nome: 'Nome',
    email: 'Email',
    telefono: 'Telefono',
    servizio: 'Servizio',
    lingue: 'Lingue',
    livello: 'Livello',
    periodo: 'Periodo',
    azienda: 'Azienda',
    persone: 'Numero di persone',
    note: 'Note',
    conversazione: 'Conversazione con Gaia',
    consenso: 'Invio confermato in chat',
  },
  options: { servizio: quoteServices },
  consents: ['consenso'],
});
