import {
  type SpecifiedRoute,
  address,
  emailHref,
  emailLink,
  link,
  phoneHref,
  phoneLink,
  within,
} from './specified-route.ts';

interface SpecifiedCourse {
  readonly level: string;
  readonly name: string;
  readonly formerName: string;
  readonly start: string;
  readonly weekday: string;
  readonly time?: string;
  readonly seats: number;
  readonly materials: string;
  /** The notice shown if the published day and date contradict each other. */
  readonly note?: string;
  /** The `courseType` of its form; the B2 page renders no form. */
  readonly courseType?: string;
}

export const courses: readonly SpecifiedCourse[] = [
  {
    level: 'A2',
    name: 'A2 Key',
    formerName: 'KET',
    start: 'mercoledì 22 ottobre 2025',
    weekday: 'mercoledì',
    time: '18:30-20:00',
    seats: 8,
    materials: 'da chiedere in segreteria',
    courseType: 'Corso A2 Key (KET)',
  },
  {
    level: 'B1',
    name: 'B1 Preliminary',
    formerName: 'PET',
    start: 'lunedì 20 ottobre 2025',
    weekday: 'lunedì',
    seats: 8,
    materials: 'libro di testo incluso',
    courseType: 'Corso B1 Preliminary (PET)',
  },
  {
    level: 'B2',
    name: 'B2 First',
    formerName: 'FCE',
    start: 'martedì 21 ottobre 2025',
    weekday: 'martedì',
    seats: 8,
    materials: 'libro di testo incluso',
  },
  {
    level: 'C1',
    name: 'C1 Advanced',
    formerName: 'CAE',
    start: 'giovedì 23 ottobre 2025',
    weekday: 'giovedì',
    seats: 6,
    materials: 'libro di testo specializzato incluso',
    courseType: 'Corso C1 Advanced (CAE)',
  },
  {
    level: 'C2',
    name: 'C2 Proficiency',
    formerName: 'CPE',
    start: 'venerdì 22 ottobre 2025',
    weekday: 'venerdì',
    seats: 4,
    materials: 'materiali avanzati',
    note: 'Giorno e data di inizio sono da confermare: chiedi in segreteria.',
    courseType: 'Corso C2 Proficiency (CPE)',
  },
];

export const coursePath = ({ level }: SpecifiedCourse) => `/corso-${level.toLowerCase()}`;

const passFields = ({ weekday, time = '18:00-20:00', seats }: SpecifiedCourse) => `
- definition: 680,00 euro 13,60 €/ora
- definition: "${seats}"
- definition: 50 ore
- definition: ${weekday}
- definition: ${time}`;

/** The specified date, in small print below the next start. */
const published = ({ start, note }: SpecifiedCourse) => `${start}.${note ? ` ${note}` : ''}`;

/** The demonstration has no next start of the C2 course, because its published day and date contradict each other. */
const nextStart = ({ note }: SpecifiedCourse) => (note ? '' : '- paragraph: /^Prossima partenza/');
const askForPlace = ({ note }: SpecifiedCourse) => (note ? '- link /chiedi la data/' : '- link /^Chiedi un posto/');

const sideCards = (seats: number) => `
- list:
  - listitem:
    - heading "Telefono" [level=3]
    - paragraph:
      ${within(3, phoneLink)}
  - listitem:
    - heading "E-mail" [level=3]
    - paragraph:
      ${within(3, emailLink)}
  - listitem:
    - heading "Indirizzo" [level=3]
    - paragraph: ${address}
  - listitem:
    - heading "Posti" [level=3]
    - paragraph: /${seats} posti previsti/`;

const formOf = (courseType: string, seats: number) => `
- region:
  - form "Richiesta sul ${courseType}":
    - textbox "Nome e Cognome *"
    - textbox "Email *"
    - textbox "Telefono"
    - checkbox "Avvisami quando parte"
    - textbox "Messaggio"
    - checkbox /Accetto la Privacy Policy/
    ${within(2, link(/Privacy Policy/, '/privacy'))}
    - button "Invia messaggio"
  ${within(1, sideCards(seats))}`;

const coursePage = (course: SpecifiedCourse): SpecifiedRoute => {
  const { name, formerName, weekday, time = '18:00-20:00', seats, materials, courseType } = course;
  return {
    path: coursePath(course),
    ...(courseType && { form: `Richiesta sul ${courseType}` }),
    main: `
${link('Torna ai Corsi', '/corsi-inglese')}
- heading "Corso ${name}" [level=1]
- paragraph
- paragraph:
  - strong: Cambridge English
  - text: /${name} \\(${formerName}\\)/
- paragraph
- article:
  - heading "A ${name}" [level=2]
  ${within(1, nextStart(course))}
  ${within(1, askForPlace(course))}
  ${within(1, passFields(course))}
- region:
  - heading "Dettagli del corso" [level=2]
  - definition: "${weekday}, ${time}"
  - definition: /Roma Prati, 00193/
  - definition: ${materials}
  - definition: /^massimo 8 studenti/
  - heading "Perché ${name}" [level=2]
  - list:
    - listitem:
      - heading "Reading & Use of English" [level=3]
    - listitem:
      - heading "Writing" [level=3]
    - listitem:
      - heading "Listening" [level=3]
    - listitem:
      - heading "Speaking" [level=3]
  - paragraph: /riconosciuti in tutto il mondo/
- region "Iscriviti al corso":
  ${within(1, phoneLink)}
  ${within(1, link('Scrivici dal modulo', courseType ? '#contatto' : '/contatti?servizio=certificazioni&corso=Corso+B2+First+Certificate+%28FCE%29'))}
  - link "Richiedi Informazioni":
    - /url: /^mailto:/
- region:
  - paragraph:
    - text: 680,00 euro diviso 50 ore uguale a
    - strong: 13,60 €/ora
  - list:
    - listitem: /Carta del Docente/
    - listitem: "Ultima partenza pubblicata: ${published(course)}"
${courseType ? formOf(courseType, seats).trim() : ''}
`,
  };
};

const courseCard = (course: SpecifiedCourse) => `
- listitem:
  - article:
    - heading "A ${course.name}" [level=3]
    ${within(2, nextStart(course))}
    ${within(2, passFields(course))}
    ${within(2, askForPlace(course))}
    ${within(2, link(/Vai al corso/, coursePath(course)))}`;

const englishCourses: SpecifiedRoute = {
  path: '/corsi-inglese',
  form: 'Richiesta di informazioni',
  hasKeywords: true,
  main: `
- heading [level=1]
- definition:
  ${within(1, phoneLink)}
- definition: ${address}
- region:
  - heading "Piccole classi" [level=2]
  - heading "Materiali aggiornati" [level=2]
  - heading "Un ambiente amichevole" [level=2]
  - heading "Insegnanti madrelingua qualificati" [level=2]
- region:
  - list:
    ${courses.map((course) => within(2, courseCard(course))).join('\n    ')}
    - listitem:
      - article:
        ${within(4, link(/Vai al corso/, '/preparazione-individuale'))}
  - paragraph: "Ultime partenze pubblicate. ${courses.map((course) => `${course.name}: ${published(course)}`).join(' ')}"
- region:
  - list:
    - listitem:
      - heading "Bambini e ragazzi" [level=3]
    - listitem:
      - heading "Principianti" [level=3]
    - listitem:
      - heading "Business English" [level=3]
    - listitem:
      - heading "Individuali" [level=3]
    - listitem:
      - heading "Italiano per stranieri" [level=3]
    - listitem:
      - heading "Altre lingue" [level=3]
- region:
  - form "Richiesta di informazioni":
    - button "Invia richiesta"
`,
};

const lessons = [
  ['A2 Key', 50, '20-30'],
  ['B1 Preliminary', 50, '25-35'],
  ['B2 First', 55, '30-40'],
  ['C1 Advanced', 60, '35-45'],
  ['C2 Proficiency', 65, '40-50'],
  ['Business English', 55, '20-40'],
] as const;

const oneToOne: SpecifiedRoute = {
  path: '/preparazione-individuale',
  main: `
${link('Home', '/')}
- heading [level=1]
- region:
  - list:
    - /children: equal
    ${lessons
      .map(([name, euro, hours]) =>
        within(
          2,
          `
- listitem:
  - heading "${name}" [level=3]
  - paragraph:
    - strong: "${euro}"
    - text: euro l’ora
  - definition: ${hours}`,
        ),
      )
      .join('\n    ')}
- region:
  - list:
    - /children: equal
    ${Array.from({ length: 5 }, () => '- listitem').join('\n    ')}
- region "Come Funziona":
  - list:
    - listitem:
      - heading "Test di livello gratuito" [level=3]
    - listitem:
      - heading "Piano personalizzato" [level=3]
    - listitem:
      - heading "Lezioni intensive" [level=3]
      - paragraph: /insegnanti madrelingua certificati Cambridge/
- region "Garanzia di qualità"
- region:
  - paragraph: /consulenza al telefono è gratuita/
  ${within(1, link('+39 06 0000 0016', phoneHref))}
  ${within(1, link('Test di Livello Gratuito', `${emailHref}?subject=Test%20di%20livello%20gratuito`))}
`,
};

export const courseRoutes: readonly SpecifiedRoute[] = [englishCourses, ...courses.map(coursePage), oneToOne];
