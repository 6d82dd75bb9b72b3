// Quote requests for interpreting and translation.
import { defineForm } from '../form.js';
import { email, firstName, lastName, phone } from '../person.js';

export const translation = defineForm({
  kind: 'translation',
  endpoint: '/api/traduzioni',
  page: { path: '/interpretariato-traduzioni', name: 'Traduzioni e interpretariato' },
  prefix: 'TRA',
  title: 'Traduzioni',
  fields: {
    nome: firstName,
    cognome: lastName,
    email,
    telefono: phone,
    azienda: { type: 'line', label: 'Azienda', autoComplete: 'organization' },
    tipoServizio: {
      type: 'choice',
      label: 'Tipo di servizio',
      required: 'Scegli il tipo di servizio',
      options: {
        'interpretariato-simultaneo': 'Interpretariato simultaneo',
        'interpretariato-consecutivo': 'Interpretariato consecutivo',
        'traduzione-tecnica': 'Traduzione tecnica',
        localizzazione: 'Localizzazione',
        altro: 'Altro',
      },
    },
    lingue: { type: 'line', label: 'Lingue', required: 'Indica le lingue' },
    durata: { type: 'line', label: 'Durata' },
    luogo: { type: 'line', label: 'Luogo' },
    descrizione: { type: 'text', label: 'Descrizione' },
  },
  office: 'traduzioni',
  answer: null,
  mail: {
    heading: 'Preventivo per traduzione o interpretariato',
    topic: ['tipoServizio'],
    facts: ['tipoServizio', 'lingue', 'durata', 'luogo', 'azienda'],
  },
});
