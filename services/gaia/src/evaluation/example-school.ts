// An invented school, for evaluation and tests.
import { type School, officeIds, schoolSchema } from '@school/catalog';

export const exampleSchool: School = schoolSchema.parse({
  name: 'Scuola Esempio',
  legalName: 'Scuola Esempio S.r.l.',
  taxCode: '01234567890',
  vatNumber: '01234567890',
  companyRegister: 'Registro Imprese di Roma 000000',
  ministryRecognition: 'decreto di esempio',
  regionalAccreditation: 'determinazione di esempio',
  siteUrl: 'https://www.example.it',
  address: { street: 'Via Tibullo 16', postalCode: '00193', city: 'Roma', district: 'Prati' },
  phone: '+39 06 555 0100',
  email: 'didattica@example.it',
  mailFrom: { name: 'Scuola Esempio', address: 'sito@example.it' },
  offices: Object.fromEntries(officeIds.map((id) => [id, { name: `Ufficio ${id}`, email: `${id}@example.it` }])),
  links: { levelTest: null, studyAbroad: null, italianForForeigners: null, examPriceList: null, examHelp: null, bandoItaca: null, cartaQualita: null },
  social: { facebook: null, instagram: null, linkedin: null, youtube: null },
  examDates: [],
});
