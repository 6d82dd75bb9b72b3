// An invented school, for tests, previews and evaluation: that of the demonstration without dates, links and pictures,
// under another name.
import { readFileSync } from 'node:fs';
import { officeIds } from '@school/contracts';
import { type School, schoolSchema } from '../index.js';

const demonstration = JSON.parse(
  readFileSync(new URL('../../../../../infra/school.json', import.meta.url), 'utf8'),
) as School;
const none = (links: object) => Object.fromEntries(Object.keys(links).map((key) => [key, null]));

export const exampleSchool: School = schoolSchema.parse({
  ...demonstration,
  demo: false,
  name: 'Scuola Esempio',
  legalName: 'Scuola Esempio S.r.l.',
  companyRegister: 'Registro Imprese di Roma, REA RM-123456, capitale sociale 10.000 euro i.v.',
  ministryRecognition: 'Riconoscimento di esempio',
  regionalAccreditation: 'Accreditamento di esempio',
  siteUrl: 'https://www.example.it',
  phone: '+39 06 555 0100',
  email: 'didattica@example.it',
  mailFrom: { name: 'Scuola Esempio · sito', address: 'sito@example.it' },
  closures: [],
  offices: Object.fromEntries(
    officeIds.map((id) => [id, { name: demonstration.offices[id].name, email: `${id}@example.it` }]),
  ),
  links: none(demonstration.links),
  social: none(demonstration.social),
  testimonials: ['studentessa', 'genitore', 'responsabile del personale'].map((role) => ({
    name: `Ada Prova, ${role}`,
    role,
    quote: 'Una scuola di esempio.',
  })),
  pictures: [],
  courseDates: [],
  examDates: [],
});
