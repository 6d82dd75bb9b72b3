// Quote requests that Gaia forwards after the visitor's explicit yes. No page has this form.
import * as z from 'zod/mini';
import { LIMITS } from '../../fields/limits.js';
import type { Fields } from '../field.js';
import { defineForm } from '../form.js';
import { firstName } from '../person.js';
import { formSchema } from '../schema.js';

/** The services that a quote can be asked for; each belongs to an office. */
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

const fields = {
  servizio: { type: 'choice', label: 'Servizio', required: 'Indica il servizio', options: quoteServices },
  nome: { ...firstName, max: LIMITS.name * 2 },
  email: { type: 'email', label: 'Email' },
  telefono: { type: 'tel', label: 'Telefono' },
  // Gaia always gives it; it is optional for requests of releases before it, which may still be in a queue.
  richiesta: { type: 'text', label: 'Richiesta' },
  conversazione: { type: 'conversation', label: 'Conversazione con Gaia', max: 20_000 },
  consenso: { type: 'consent', label: 'Invio confermato in chat', required: 'Serve la conferma del visitatore' },
} as const satisfies Fields;

/** A quote needs an e-mail address or a phone number. Also the schema of Gaia's tool. */
const schema = formSchema(fields).check(
  z.refine((value) => Boolean(value.email || value.telefono), {
    error: 'Serve almeno un recapito: email o telefono',
    path: ['email'],
  }),
);

export const quote = defineForm({
  kind: 'quote',
  endpoint: null,
  page: null,
  prefix: 'PRE',
  title: 'Preventivo',
  fields,
  rules: { schema },
  office: {
    field: 'servizio',
    offices: {
      'corsi-lingua': 'didattica',
      certificazioni: 'esami',
      traduzioni: 'traduzioni',
      'formazione-aziendale': 'aziende',
      'servizi-scuole': 'scuole',
      'viaggi-studio': 'viaggi',
    },
    otherwise: 'segreteria',
  },
  answer: null,
  mail: {
    heading: 'Preventivo chiesto a Gaia',
    topic: ['servizio'],
    // What was asked leads: an office sees at a glance what to price.
    first: 'richiesta',
    facts: ['servizio'],
  },
});
