import { type SpecifiedRoute, emailHref, emailLink, link, phoneLink, within } from './specified-route.ts';

const BOOKING = '/contatti?servizio=certificazioni';
const TOEFL = `${BOOKING}&corso=Test+TOEFL+iBT`;

const cambridgeLevels = [
  ['A2 Key', '/corso-a2'],
  ['B1 Preliminary', '/corso-b1'],
  ['B2 First', '/corso-b2'],
  ['C1 Advanced', '/corso-c1'],
  ['C2 Proficiency', '/corso-c2'],
] as const;

const questions = [
  'Posso sostenere l’esame da voi?',
  'Quale esame fa per me?',
  'Come è fatto l’esame?',
  'A che età si possono sostenere gli Young Learners?',
  'Entro quando devo iscrivermi?',
  'Quanto costa?',
  'Come mi preparo?',
  'Posso usare la Carta del Docente?',
];

const certifications: SpecifiedRoute = {
  path: '/certificazioni',
  hasKeywords: true,
  main: `
- heading [level=1]
${link('Date degli esami', '#date-esami')}
${link('Corsi di preparazione', '/corsi-inglese')}
- paragraph: Centro d’esame autorizzato IT990
- definition:
  ${within(1, link(/^Listino degli esami/, 'https://example.org/listino-esami.pdf'))}
- region:
  - list:
    ${cambridgeLevels
      .map(([name, href]) =>
        within(
          2,
          `
- listitem:
  - heading /${name}/ [level=3]
  ${within(1, link(`Il corso ${name}`, href))}`,
        ),
      )
      .join('\n    ')}
    - listitem:
      ${within(3, link('Prenota l’esame', BOOKING))}
- region "Young Learners, dai 6 ai 12 anni":
  - list:
    - listitem:
      - strong: Starters
      - text: 6-8 anni 20 min
    - listitem:
      - strong: Movers
      - text: 8-10 anni 25 min
    - listitem:
      - strong: Flyers
      - text: 9-12 anni 25-40 min
  - heading "Da 1 a 5 scudetti per abilità" [level=3]
- region:
  - article:
    - heading "A TKT CLIL" [level=3]
- region "Date degli esami":
  - paragraph: /6-8 settimane prima/
- region "Domande frequenti":
  ${within(1, link(/^Assistenza per chi sostiene l’esame/, 'https://example.org/assistenza-esami'))}
  ${questions.map((question) => `- group: ${question}`).join('\n  ')}
`,
};

const toefl: SpecifiedRoute = {
  path: '/certificazioni-toefl',
  hasKeywords: true,
  main: `
- heading [level=1]
- paragraph: /centro autorizzato/
${link('Prenota il test', TOEFL)}
- paragraph:
  - strong: 0-120
  - text: punteggio
- region:
  - paragraph: /circa 3 ore in tutto/
  - list:
    - listitem:
      - heading "Reading" [level=3]
      - paragraph:
        - strong: "54-72"
        - text: min
    - listitem:
      - heading "Listening" [level=3]
      - paragraph:
        - strong: "41-57"
        - text: min
    - listitem:
      - heading "Speaking" [level=3]
      - paragraph:
        - strong: "17"
        - text: min
    - listitem:
      - heading "Writing" [level=3]
      - paragraph:
        - strong: "50"
        - text: min
  - paragraph:
    - text: /31 dicembre 2025.*verifica su/
- region:
  - list:
    - listitem:
      - heading "Corso di gruppo" [level=3]
      - paragraph: 40 ore
      - paragraph: /Massimo 8 studenti/
      ${within(3, link('Prenota il corso', TOEFL))}
    - listitem:
      - heading "Lezioni private" [level=3]
      ${within(3, link('Prenota una lezione', TOEFL))}
    - listitem:
      - heading "Intensivo" [level=3]
      - paragraph: 2 settimane
      - paragraph: /4 ore al giorno/
      ${within(3, link('Prenota l’intensivo', TOEFL))}
- paragraph: 220 euro
${link('Prenota il test', TOEFL)}
- paragraph:
  ${within(1, phoneLink)}
  ${within(1, emailLink)}
`,
};

const languageCertLevels = [
  ['A1 Access', '75+12'],
  ['A2 Achiever', '90+14'],
  ['B1 Communicator', '105+16'],
  ['B2 Expert', '120+18'],
  ['C1 Mastery', '135+20'],
  ['C2 Mastery Pro', '150+22'],
] as const;

const languageCert: SpecifiedRoute = {
  path: '/certificazione-languagecert',
  form: 'Richiesta del test di livello',
  hasKeywords: true,
  main: `
- heading [level=1]
${link('Richiedi il test di livello', '#contatti')}
- region:
  - heading "Riconosciuto" [level=2]
  - heading "Ogni mese" [level=2]
  - heading "Risultati veloci" [level=2]
  - paragraph: /3-5 giorni lavorativi/
  - heading "Un livello alla volta" [level=2]
- paragraph: UKVI approved, Ofqual regulated
- region:
  - list:
    - /children: equal
    ${languageCertLevels
      .map(([name, minutes]) =>
        within(
          2,
          `
- listitem:
  - heading "${name}" [level=3]
  - paragraph
  - definition: Reading, Writing, Listening, Speaking
  - definition: prova scritta e prova orale
  - definition: ${minutes} min`,
        ),
      )
      .join('\n    ')}
- region:
  - list:
    - listitem:
      - heading "Reading" [level=3]
    - listitem:
      - heading "Writing" [level=3]
    - listitem:
      - heading "Listening" [level=3]
    - listitem:
      - heading "Speaking" [level=3]
- region:
  - list:
    - /children: equal
    - listitem:
      - heading "Test di livello" [level=3]
    - listitem:
      - heading "Corso di preparazione" [level=3]
    - listitem:
      - heading "Iscrizione all’esame" [level=3]
    - listitem:
      - heading "Esame" [level=3]
    - listitem:
      - heading "Certificato" [level=3]
- region:
  - paragraph: /entro 24 ore/
  - form "Richiesta del test di livello"
- region:
  ${within(1, phoneLink)}
  ${within(1, link(/Scrivi a/, emailHref))}
`,
};

export const examRoutes: readonly SpecifiedRoute[] = [certifications, toefl, languageCert];
