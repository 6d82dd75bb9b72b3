// Quote requests for interpreting and translation.
import * as z from 'zod/mini';
import { choice } from '../fields/choice.js';
import { email } from '../fields/email.js';
import { phone } from '../fields/phone.js';
import { LIMITS, line, optionalLine, optionalText } from '../fields/text.js';
import { defineLeadForm } from './lead-form.js';

const tipoServizio = {
  'interpretariato-simultaneo': 'Interpretariato simultaneo',
  'interpretariato-consecutivo': 'Interpretariato consecutivo',
  'traduzione-tecnica': 'Traduzione tecnica',
  localizzazione: 'Localizzazione',
  altro: 'Altro',
} as const;

export const translation = defineLeadForm({
  kind: 'translation',
  endpoint: '/api/traduzioni',
  prefix: 'TRA',
  title: 'Traduzioni',
  schema: z.object({
    nome: line('Il nome è obbligatorio', LIMITS.name),
    cognome: line('Il cognome è obbligatorio', LIMITS.name),
    email: email(),
    telefono: phone('Il telefono è obbligatorio'),
    azienda: optionalLine(),
    tipoServizio: choice(tipoServizio, 'Scegli il tipo di servizio'),
    lingue: line('Indica le lingue'),
    durata: optionalLine(),
    luogo: optionalLine(),
    descrizione: optionalText(),
  }),
  labels: {
    nome: 'Nome',
    cognome: 'Cognome',
    email: 'Email',
    telefono: 'Telefono',
    azienda: 'Azienda',
    tipoServizio: 'Tipo di servizio',
    lingue: 'Lingue',
    durata: 'Durata',
    luogo: 'Luogo',
    descrizione: 'Descrizione',
  },
  options: { tipoServizio },
  consents: [],
});
