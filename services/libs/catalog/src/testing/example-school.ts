// An invented school, for tests, previews and evaluation.
import { officeIds } from '@school/contracts';
import { type School, schoolSchema } from '../index.js';

const names: Readonly<Record<(typeof officeIds)[number], string>> = {
  didattica: 'Ufficio didattica',
  esami: 'Ufficio esami e certificazioni',
  aziende: 'Formazione aziendale',
  viaggi: 'Viaggi studio',
  traduzioni: 'Traduzioni e interpretariato',
  scuole: 'Servizi per le scuole',
  qualita: 'Ufficio qualità e reclami',
  segreteria: 'Segreteria',
  verifica: 'Richieste da verificare',
};

export const exampleSchool: School = schoolSchema.parse({
  name: 'Scuola Esempio',
  legalName: 'Scuola Esempio S.r.l.',
  taxCode: '01234567890',
  vatNumber: '01234567890',
  companyRegister: 'Registro Imprese di Roma, REA RM-123456, capitale sociale 10.000 euro i.v.',
  ministryRecognition: 'Riconoscimento di esempio',
  regionalAccreditation: 'Accreditamento di esempio',
  siteUrl: 'https://www.example.it',
  address: { street: 'Via Tibullo 16', postalCode: '00193', city: 'Roma', district: 'Prati' },
  phone: '+39 06 555 0100',
  email: 'didattica@example.it',
  mailFrom: { name: 'Scuola Esempio · sito', address: 'sito@example.it' },
  offices: Object.fromEntries(officeIds.map((id) => [id, { name: names[id], email: `${id}@example.it` }])),
  links: {
    levelTest: null,
    studyAbroad: null,
    italianForForeigners: null,
    examPriceList: null,
    examHelp: null,
    bandoItaca: null,
    cartaQualita: null,
  },
  social: { facebook: null, instagram: null, linkedin: null, youtube: null },
  testimonials: ['studentessa', 'genitore', 'responsabile del personale'].map((role) => ({
    name: `Ada Prova, ${role}`,
    role,
    quote: 'Una scuola di esempio.',
  })),
  examDates: [],
});
