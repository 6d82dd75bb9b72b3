// Consultation requests of companies.
import * as z from 'zod/mini';
import { optionalChoice } from '../fields/choice.js';
import { email } from '../fields/email.js';
import { phone } from '../fields/phone.js';
import { LIMITS, line, optionalLine, optionalText } from '../fields/text.js';
import { defineLeadForm } from './lead-form.js';

const dipendenti = { '1-10': '1-10', '11-50': '11-50', '51-100': '51-100', '101-500': '101-500', '500+': 'Oltre 500' } as const;

const tipoCorso = {
  'business-english': 'Business English',
  'inglese-generale': 'Inglese generale',
  'lingue-straniere': 'Altre lingue straniere',
  comunicazione: 'Comunicazione',
  personalizzato: 'Percorso personalizzato',
} as const;

const modalita = { online: 'Online', presenza: 'In presenza', mista: 'Mista' } as const;

export const corporate = defineLeadForm({
  kind: 'corporate',
  endpoint: '/api/formazione-aziendale',
  prefix: 'AZI',
  title: 'Formazione aziendale',
  schema: z.object({
    nome: line('Il nome è obbligatorio', LIMITS.name),
    cognome: line('Il cognome è obbligatorio', LIMITS.name),
    email: email(),
    telefono: phone('Il telefono è obbligatorio'),
    azienda: line("Il nome dell'azienda è obbligatorio"),
    settore: optionalLine(),
    dipendenti: optionalChoice(dipendenti),
    tipoCorso: optionalChoice(tipoCorso),
    modalita: optionalChoice(modalita),
    budget: optionalLine(),
    obiettivi: optionalText(),
  }),
  labels: {
    nome: 'Nome',
    cognome: 'Cognome',
    email: 'Email',
    telefono: 'Telefono',
    azienda: 'Azienda',
    settore: 'Settore',
    dipendenti: 'Numero di dipendenti',
    tipoCorso: 'Tipo di corso',
    modalita: 'Modalità',
    budget: 'Budget',
    obiettivi: 'Obiettivi',
  },
  options: { dipendenti, tipoCorso, modalita },
  consents: [],
});
