// Level-test requests for LanguageCert.
import * as z from 'zod/mini';
import { choice, optionalChoice } from '../fields/choice.js';
import { email } from '../fields/email.js';
import { phone } from '../fields/phone.js';
import { LIMITS, line, optionalText } from '../fields/text.js';
import { defineLeadForm } from './lead-form.js';

const livelloAttuale = {
  principiante: 'Principiante (A1)',
  elementare: 'Elementare (A2)',
  intermedio: 'Intermedio (B1)',
  'intermedio-alto': 'Intermedio alto (B2)',
  avanzato: 'Avanzato (C1)',
  madrelingua: 'Madrelingua (C2)',
} as const;

const obiettivo = {
  access: 'A1 Access',
  achiever: 'A2 Achiever',
  communicator: 'B1 Communicator',
  expert: 'B2 Expert',
  mastery: 'C1 Mastery',
  'mastery-pro': 'C2 Mastery Pro',
} as const;

const modalita = { presenza: 'In presenza', online: 'Online', mista: 'Mista', individuale: 'Individuale' } as const;

const tempistiche = { '1-mese': 'Entro 1 mese', '3-mesi': 'Entro 3 mesi', '6-mesi': 'Entro 6 mesi', flessibile: 'Flessibile' } as const;

export const languagecert = defineLeadForm({
  kind: 'languagecert',
  endpoint: '/api/certificazione-languagecert',
  prefix: 'LAN',
  title: 'LanguageCert',
  schema: z.object({
    nome: line('Il nome è obbligatorio', LIMITS.name),
    cognome: line('Il cognome è obbligatorio', LIMITS.name),
    email: email(),
    telefono: phone('Il telefono è obbligatorio'),
    livelloAttuale: choice(livelloAttuale, 'Scegli il livello attuale'),
    obiettivo: optionalChoice(obiettivo),
    modalita: optionalChoice(modalita),
    tempistiche: optionalChoice(tempistiche),
    note: optionalText(),
  }),
  labels: {
    nome: 'Nome',
    cognome: 'Cognome',
    email: 'Email',
    telefono: 'Telefono',
    livelloAttuale: 'Livello attuale',
    obiettivo: 'Obiettivo',
    modalita: 'Modalità',
    tempistiche: 'Tempistiche',
    note: 'Note',
  },
  options: { livelloAttuale, obiettivo, modalita, tempistiche },
  consents: [],
});
