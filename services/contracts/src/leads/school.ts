// Consultation requests of schools.
import * as z from 'zod/mini';
import { choice, optionalChoice } from '../fields/choice.js';
import { email } from '../fields/email.js';
import { phone } from '../fields/phone.js';
import { LIMITS, line, optionalText } from '../fields/text.js';
import { defineLeadForm } from './lead-form.js';

const ruolo = {
  dirigente: 'Dirigente scolastico',
  coordinatore: 'Coordinatore',
  docente: 'Docente',
  referente: 'Referente',
  altro: 'Altro',
} as const;

const tipoScuola = {
  infanzia: "Scuola dell'infanzia",
  primaria: 'Scuola primaria',
  'secondaria-i': 'Scuola secondaria di I grado',
  'secondaria-ii': 'Scuola secondaria di II grado',
  'istituto-comprensivo': 'Istituto comprensivo',
} as const;

const numeroStudenti = {
  '1-100': '1-100',
  '101-300': '101-300',
  '301-500': '301-500',
  '501-1000': '501-1000',
  '1000+': 'Oltre 1000',
} as const;

const servizi = {
  'corsi-lingua': 'Corsi di lingua',
  tutoraggi: 'Tutoraggi',
  'progetti-europei': 'Progetti europei',
  certificazioni: 'Certificazioni',
  'centro-cambridge': 'Centro di preparazione Cambridge',
  'formazione-docenti': 'Formazione docenti',
} as const;

export const school = defineLeadForm({
  kind: 'school',
  endpoint: '/api/servizi-scuole',
  prefix: 'SCU',
  title: 'Servizi per scuole',
  schema: z.object({
    nome: line('Il nome è obbligatorio', LIMITS.name),
    cognome: line('Il cognome è obbligatorio', LIMITS.name),
    email: email(),
    telefono: phone('Il telefono è obbligatorio'),
    scuola: line('Il nome della scuola è obbligatorio'),
    ruolo: choice(ruolo, 'Scegli il ruolo'),
    tipoScuola: optionalChoice(tipoScuola),
    numeroStudenti: optionalChoice(numeroStudenti),
    servizi: optionalChoice(servizi),
    obiettivi: optionalText(),
  }),
  labels: {
    nome: 'Nome',
    cognome: 'Cognome',
    email: 'Email',
    telefono: 'Telefono',
    scuola: 'Scuola',
    ruolo: 'Ruolo',
    tipoScuola: 'Tipo di scuola',
    numeroStudenti: 'Numero di studenti',
    servizi: 'Servizi di interesse',
    obiettivi: 'Obiettivi',
  },
  options: { ruolo, tipoScuola, numeroStudenti, servizi },
  consents: [],
});
