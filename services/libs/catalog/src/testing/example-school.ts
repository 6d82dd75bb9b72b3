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

const workdays = {
  lunedì: '9:00-18:00',
  martedì: '9:00-18:00',
  mercoledì: '9:00-18:00',
  giovedì: '9:00-18:00',
  venerdì: '9:00-18:00',
};
const course = {
  time: '18:00-20:00',
  priceEuro: 680,
  totalHours: 50,
  maxStudents: 8,
  seats: 8,
  venue: 'Roma Prati, 00193',
  materials: 'libro di testo incluso',
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
  openingHours: { ...workdays, sabato: '9:00-13:00' },
  phoneHours: workdays,
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
  claims: { examSuccessPercent: 95, yearsOfExperience: 40, languages: 40, participants: 500 },
  cambridgeCentre: 'IT990',
  courses: {
    a2: { ...course, weekday: 'mercoledì', startDate: '2025-10-22', time: '18:30-20:00', materials: null },
    b1: { ...course, weekday: 'lunedì', startDate: '2025-10-20' },
    b2: { ...course, weekday: 'martedì', startDate: '2025-10-21' },
    c1: {
      ...course,
      weekday: 'giovedì',
      startDate: '2025-10-23',
      seats: 6,
      materials: 'libro di testo specializzato incluso',
    },
    // As published: that day was a Wednesday.
    c2: { ...course, weekday: 'venerdì', startDate: '2025-10-22', seats: 4, materials: 'materiali avanzati' },
  },
  oneToOne: {
    a2: { pricePerHourEuro: 50, recommendedHours: [20, 30] },
    b1: { pricePerHourEuro: 50, recommendedHours: [25, 35] },
    b2: { pricePerHourEuro: 55, recommendedHours: [30, 40] },
    c1: { pricePerHourEuro: 60, recommendedHours: [35, 45] },
    c2: { pricePerHourEuro: 65, recommendedHours: [40, 50] },
    business: { pricePerHourEuro: 55, recommendedHours: [20, 40] },
  },
  examDates: [],
  toefl: { feeEuro: 220, groupClass: { maxStudents: 8, hours: 40 }, intensive: { weeks: 2, hoursPerDay: 4 } },
  corporate: { workshopDays: [1, 2], pathMonths: [3, 6] },
});
