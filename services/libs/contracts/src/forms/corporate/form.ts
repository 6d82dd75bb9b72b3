// Consultation requests of companies.
import { ANSWER_HOURS } from '../answers.js';
import { defineForm } from '../form.js';
import { email, firstName, lastName, phone } from '../person.js';

export const corporate = defineForm({
  kind: 'corporate',
  endpoint: '/api/formazione-aziendale',
  page: { path: '/formazione-aziendale', name: 'Formazione aziendale' },
  prefix: 'AZI',
  title: 'Formazione aziendale',
  fields: {
    nome: firstName,
    cognome: lastName,
    email,
    telefono: phone,
    azienda: {
      type: 'line',
      label: 'Azienda',
      required: "Il nome dell'azienda è obbligatorio",
      autoComplete: 'organization',
    },
    settore: { type: 'line', label: 'Settore' },
    dipendenti: {
      type: 'choice',
      label: 'Numero di dipendenti',
      options: { '1-10': '1-10', '11-50': '11-50', '51-100': '51-100', '101-500': '101-500', '500+': 'Oltre 500' },
    },
    tipoCorso: {
      type: 'choice',
      label: 'Tipo di corso',
      options: {
        'business-english': 'Business English',
        'inglese-generale': 'Inglese generale',
        'lingue-straniere': 'Altre lingue straniere',
        comunicazione: 'Comunicazione',
        personalizzato: 'Percorso personalizzato',
      },
    },
    modalita: {
      type: 'choice',
      label: 'Modalità',
      options: { online: 'Online', presenza: 'In presenza', mista: 'Mista' },
    },
    budget: { type: 'line', label: 'Budget' },
    obiettivi: { type: 'text', label: 'Obiettivi' },
  },
  office: 'aziende',
  answer: { hours: ANSWER_HOURS },
  mail: {
    heading: 'Consulenza per la formazione aziendale',
    topic: ['tipoCorso'],
    facts: ['azienda', 'tipoCorso', 'modalita', 'dipendenti', 'budget', 'settore'],
  },
});
