// Consultation requests of schools.
import { ANSWER_HOURS } from '../answers.js';
import { defineForm } from '../form.js';
import { email, firstName, lastName, phone } from '../person.js';

export const school = defineForm({
  kind: 'school',
  endpoint: '/api/servizi-scuole',
  page: { path: '/servizi-scuole', name: 'Servizi per le scuole' },
  prefix: 'SCU',
  title: 'Servizi per scuole',
  fields: {
    nome: firstName,
    cognome: lastName,
    email,
    telefono: phone,
    scuola: {
      type: 'line',
      label: 'Scuola',
      required: 'Il nome della scuola è obbligatorio',
      autoComplete: 'organization',
    },
    ruolo: {
      type: 'choice',
      label: 'Ruolo',
      required: 'Scegli il ruolo',
      options: {
        dirigente: 'Dirigente scolastico',
        coordinatore: 'Coordinatore',
        docente: 'Docente',
        referente: 'Referente',
        altro: 'Altro',
      },
    },
    tipoScuola: {
      type: 'choice',
      label: 'Tipo di scuola',
      options: {
        infanzia: "Scuola dell'infanzia",
        primaria: 'Scuola primaria',
        'secondaria-i': 'Scuola secondaria di I grado',
        'secondaria-ii': 'Scuola secondaria di II grado',
        'istituto-comprensivo': 'Istituto comprensivo',
      },
    },
    numeroStudenti: {
      type: 'choice',
      label: 'Numero di studenti',
      options: {
        '1-100': '1-100',
        '101-300': '101-300',
        '301-500': '301-500',
        '501-1000': '501-1000',
        '1000+': 'Oltre 1000',
      },
    },
    servizi: {
      type: 'choice',
      label: 'Servizi di interesse',
      options: {
        'corsi-lingua': 'Corsi di lingua',
        tutoraggi: 'Tutoraggi',
        'progetti-europei': 'Progetti europei',
        certificazioni: 'Certificazioni',
        'centro-cambridge': 'Centro di preparazione Cambridge',
        'formazione-docenti': 'Formazione docenti',
      },
    },
    obiettivi: { type: 'text', label: 'Obiettivi' },
  },
  office: 'scuole',
  answer: { hours: ANSWER_HOURS },
  mail: {
    heading: 'Consulenza per una scuola',
    topic: ['servizi'],
    facts: ['scuola', 'ruolo', 'servizi', 'tipoScuola', 'numeroStudenti'],
  },
});
