// Requests to an office from the chat: its card has this form, no page does.
import * as z from 'zod/mini';
import { LIMITS } from '../../fields/limits.js';
import { ANSWER_HOURS, COMPLAINT_WORKING_DAYS } from '../answers.js';
import type { Fields } from '../field.js';
import { defineForm } from '../form.js';
import { firstName, optionalPhone } from '../person.js';
import { formSchema } from '../schema.js';

/** The services that a quote can be asked for; each belongs to an office. */
export const quoteServices = {
  'corsi-lingua': 'Corsi di lingua',
  certificazioni: 'Certificazioni ed esami',
  traduzioni: 'Traduzioni e interpretariato',
  'formazione-aziendale': 'Formazione aziendale',
  'servizi-scuole': 'Servizi per scuole',
  'viaggi-studio': 'Viaggi studio',
  messaggio: 'Messaggio alla segreteria',
  qualita: 'Ufficio qualità',
  altro: 'Altro',
} as const;

/** The languages in which a visitor may chat. */
const languages = { it: 'Italiano', en: 'Inglese', fr: 'Francese', es: 'Spagnolo', de: 'Tedesco' } as const;

export type QuoteService = keyof typeof quoteServices;

const fields = {
  servizio: { type: 'choice', label: 'Servizio', required: 'Indica il servizio', options: quoteServices },
  nome: { ...firstName, label: 'Nome e cognome', autoComplete: 'name', max: LIMITS.name * 2 },
  email: { type: 'email', label: 'Email', autoComplete: 'email' },
  telefono: optionalPhone,
  richiesta: { type: 'text', label: 'Richiesta', required: 'Scrivi che cosa ti serve' },
  argomento: { type: 'line', label: 'Si parlava di' },
  lingua: { type: 'choice', label: 'Lingua del visitatore', options: languages },
  conversazione: { type: 'conversation', label: 'Conversazione con Gaia', max: 20_000 },
  consenso: { type: 'consent', label: 'Invio confermato in chat', required: 'Serve la conferma del visitatore' },
} as const satisfies Fields;

export const CONTACT_REQUIRED = 'Serve almeno un recapito: email o telefono';

/** A quote needs an e-mail address or a phone number. */
const schema = formSchema(fields).check(
  z.refine((value) => Boolean(value.email || value.telefono), {
    error: CONTACT_REQUIRED,
    path: ['email'],
    // Reported together with the faults of other fields.
    when: ({ issues }) => !issues.some(({ path: [field = 'email'] = [] }) => field === 'email' || field === 'telefono'),
  }),
);

export const quote = defineForm({
  kind: 'quote',
  endpoint: null,
  page: null,
  prefix: 'PRE',
  // It may be a message or a complaint as well.
  title: 'Richiesta dalla chat',
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
      qualita: 'qualita',
    },
    otherwise: 'segreteria',
  },
  answer: { hours: ANSWER_HOURS },
  // This office answers complaints, and has as many days for what is written to it from the chat. There are no reminders.
  answerByOffice: { qualita: { workingDays: COMPLAINT_WORKING_DAYS } },
  mail: {
    heading: 'Richiesta dalla chat',
    topic: ['servizio', 'argomento'],
    // What was asked leads: an office sees at a glance what to price.
    first: 'richiesta',
    facts: ['servizio', 'argomento', 'lingua'],
  },
});
