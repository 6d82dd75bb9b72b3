// Level-test requests for LanguageCert.
import { ANSWER_HOURS } from '../answers.js';
import { defineForm } from '../form.js';
import { email, firstName, lastName, phone } from '../person.js';

export const languagecert = defineForm({
  kind: 'languagecert',
  endpoint: '/api/certificazione-languagecert',
  page: { path: '/certificazione-languagecert', name: 'LanguageCert' },
  prefix: 'LAN',
  title: 'LanguageCert',
  fields: {
    nome: firstName,
    cognome: lastName,
    email,
    telefono: phone,
    livelloAttuale: {
      type: 'choice',
      label: 'Livello attuale',
      required: 'Scegli il livello attuale',
      options: {
        principiante: 'Principiante (A1)',
        elementare: 'Elementare (A2)',
        intermedio: 'Intermedio (B1)',
        'intermedio-alto': 'Intermedio alto (B2)',
        avanzato: 'Avanzato (C1)',
        madrelingua: 'Madrelingua (C2)',
      },
    },
    obiettivo: {
      type: 'choice',
      label: 'Obiettivo',
      options: {
        access: 'A1 Access',
        achiever: 'A2 Achiever',
        communicator: 'B1 Communicator',
        expert: 'B2 Expert',
        mastery: 'C1 Mastery',
        'mastery-pro': 'C2 Mastery Pro',
      },
    },
    modalita: {
      type: 'choice',
      label: 'Modalità',
      options: { presenza: 'In presenza', online: 'Online', mista: 'Mista', individuale: 'Individuale' },
    },
    tempistiche: {
      type: 'choice',
      label: 'Tempistiche',
      options: {
        '1-mese': 'Entro 1 mese',
        '3-mesi': 'Entro 3 mesi',
        '6-mesi': 'Entro 6 mesi',
        flessibile: 'Flessibile',
      },
    },
    note: { type: 'text', label: 'Note' },
  },
  office: 'esami',
  answer: { hours: ANSWER_HOURS },
  mail: {
    heading: 'Test di livello LanguageCert',
    topic: ['obiettivo'],
    facts: ['livelloAttuale', 'obiettivo', 'modalita', 'tempistiche'],
  },
});
