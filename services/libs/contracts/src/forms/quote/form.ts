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
  nome: { ...firstName, max: LIMITS.name * 2 },
  email: { type: 'email', label: 'Email' },
  telefono: { type: 'tel', label: 'Telefono' },
  servizio: { type: 'choice', label: 'Servizio', required: 'Indica il servizio', options: quoteServices },
  prodotto: { type: 'line', label: 'Prodotto' },
  esame: { type: 'line', label: 'Esame' },
  livello: { type: 'line', label: 'Livello' },
  formato: { type: 'line', label: 'Formato' },
  destinatari: { type: 'line', label: 'Destinatari' },
  persone: { type: 'line', label: 'Numero di persone' },
  luogo: { type: 'line', label: 'Luogo' },
  periodo: { type: 'line', label: 'Periodo' },
  lingue: { type: 'line', label: 'Lingue' },
  azienda: { type: 'line', label: 'Azienda o scuola' },
  note: { type: 'text', label: 'Note' },
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
    facts: [
      'prodotto',
      'esame',
      'livello',
      'formato',
      'lingue',
      'destinatari',
      'persone',
      'luogo',
      'periodo',
      'azienda',
      'servizio',
    ],
  },
});
