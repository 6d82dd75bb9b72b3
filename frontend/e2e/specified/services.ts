import { type SpecifiedRoute, link, phoneLink, within } from './specified-route.ts';

const europeanProjects: SpecifiedRoute = {
  path: '/progetti-europei',
  form: 'Richiesta di informazioni',
  main: `
- heading [level=1]
- paragraph: Erasmus+
- region:
  - article:
    - heading "Erasmus+" [level=2]
    - list:
      - listitem: mobilità di personale e studenti
      - listitem: partenariati strategici
      - listitem: progetti di innovazione
      - listitem: gestione amministrativa
  - article:
    - heading "PON" [level=2]
    - list:
      - listitem: competenze di base
      - listitem: competenze digitali
      - listitem: cittadinanza europea
      - listitem: formazione dei docenti
- region:
  - list:
    - /children: equal
    - listitem:
      - heading "analisi dei bisogni" [level=3]
    - listitem:
      - heading "progettazione" [level=3]
    - listitem:
      - heading "presentazione" [level=3]
    - listitem:
      - heading "gestione e monitoraggio" [level=3]
- region:
  - heading "40 anni di esperienza" [level=3]
  - heading "Rete europea" [level=3]
  - heading "Supporto completo" [level=3]
- region:
  ${within(1, link('Contattaci', '/#contatti'))}
  ${within(1, phoneLink)}
- region:
  - form "Richiesta di informazioni":
    - button "Invia richiesta"
`,
};

const translation: SpecifiedRoute = {
  path: '/interpretariato-traduzioni',
  form: 'Richiesta di preventivo',
  hasKeywords: true,
  main: `
- heading /oltre 40 lingue/ [level=1]
- region:
  - heading "Interpretariato simultaneo" [level=3]
  - heading "Interpretariato consecutivo" [level=3]
  - heading "Traduzione tecnica" [level=3]
  - heading "Localizzazione" [level=3]
- region:
  - form "Richiesta di preventivo":
    - button "Richiedi il preventivo"
`,
};

const corporate: SpecifiedRoute = {
  path: '/formazione-aziendale',
  form: 'Richiesta di consulenza',
  hasKeywords: true,
  main: `
- heading [level=1]
- paragraph: /Business English, executive coaching.*online.*accreditato dalla Regione/
${link('Richiedi una consulenza', '#modulo-consulenza')}
- region:
  - article:
    - definition: 1–2 giorni
  - article:
    - definition: 3–6 mesi
- region:
  - heading /500 partecipanti/ [level=2]
  - paragraph: /accreditata dalla Regione/
- region:
  - form "Richiesta di consulenza":
    - button "Richiedi la consulenza"
`,
};

const schools: SpecifiedRoute = {
  path: '/servizi-scuole',
  form: 'Richiesta di consulenza per la scuola',
  hasKeywords: true,
  main: `
- heading [level=1]
- region:
  - list:
    - listitem:
      - heading "Formazione docenti e CLIL" [level=3]
- region:
  - paragraph: /entro 24 ore/
  - form "Richiesta di consulenza per la scuola":
    - button "Richiedi la consulenza"
- region:
  - heading /Cambridge for Schools/ [level=2]
  - list:
    - listitem:
      - strong: Young Learners
      - text: 7-12 anni
    - listitem:
      - strong: Key
      - text: 11-14 anni
    - listitem:
      - strong: Preliminary
      - text: 13-16 anni
    - listitem:
      - strong: First
      - text: 15-18 anni
- region:
  - heading "Diventare centro di preparazione Cambridge" [level=2]
  - list:
    - listitem
`,
};

const studyTrips: SpecifiedRoute = {
  path: '/viaggistudio',
  isHidden: true,
  main: `
${link('Home', '/')}
- region "Viaggi studio":
  - status:
    - heading "Reindirizzamento in corso..." [level=1]
  - paragraph:
    ${within(2, link('clicca qui', 'https://example.org/viaggi-studio'))}
`,
};

export const serviceRoutes: readonly SpecifiedRoute[] = [europeanProjects, translation, corporate, schools, studyTrips];
