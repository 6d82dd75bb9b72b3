import { type SpecifiedRoute, emailLink, link, phoneLink, within } from './specified-route.ts';

const contact: SpecifiedRoute = {
  path: '/contatti',
  form: 'Scrivici un messaggio',
  hasKeywords: true,
  main: `
- heading [level=1]
- region:
  - heading "Indirizzo" [level=2]
  - paragraph: Via Tibullo 16 00193 Roma Prati
  - heading "Telefono" [level=2]
  - paragraph:
    ${within(2, phoneLink)}
  - heading "E-mail" [level=2]
  - paragraph:
    ${within(2, emailLink)}
  - heading "Orari" [level=2]
  - paragraph: Lunedì-venerdì 9:00-18:00 Sabato 9:00-13:00 Domenica chiuso
- region:
  - form "Scrivici un messaggio":
    - checkbox /Regolamento UE 2016\\/679/
    - button "Invia messaggio"
  - button "Carica la mappa"
- region:
  - heading "Consulenza gratuita" [level=2]
  - heading "Una sede storica" [level=2]
  - paragraph: /oltre 40 anni/
  - heading "Servizi internazionali" [level=2]
`,
};

const complaints: SpecifiedRoute = {
  path: '/reclami',
  form: 'Modulo di reclamo',
  hasKeywords: true,
  main: `
- heading [level=1]
- region:
  - heading "Riservatezza" [level=2]
  - heading "Risposta entro 15 giorni lavorativi" [level=2]
  - heading "Una procedura certa" [level=2]
  - paragraph: /norma UNI ISO 10002/
- region:
  - form "Modulo di reclamo":
    - group "Dati personali"
    - group "Dettagli del reclamo"
    - group "Consenso al trattamento dei dati"
    - button "Invia reclamo"
`,
};

const numbered = (titles: readonly string[]) =>
  titles.map((title, index) => `- region "${index + 1}. ${title}"`).join('\n  ');

const privacySections = [
  'Titolare del trattamento',
  'Tipi di dati raccolti',
  'Finalità del trattamento',
  'Base giuridica',
  'Modalità del trattamento',
  'Comunicazione e destinatari',
  'Conservazione',
  'Diritti dell’interessato',
  'Cookie',
  'Contatti',
];

const privacyPolicy: SpecifiedRoute = {
  path: '/privacy-policy',
  main: `
- heading "Privacy Policy" [level=1]
- paragraph: "Ultimo aggiornamento: gennaio 2025"
- region:
  ${numbered(privacySections)}
`,
};

const rights = ['Accesso', 'Rettifica', 'Cancellazione', 'Limitazione', 'Portabilità', 'Opposizione'];

const gdpr: SpecifiedRoute = {
  path: '/gdpr',
  main: `
- heading "GDPR" [level=1]
- region:
  - region "1. I Suoi diritti":
    - list:
      - /children: equal
      ${rights.map((right) => `- listitem:\n        - heading "${right}" [level=3]`).join('\n      ')}
  - region "2. Come esercitarli"
  - region "3. Tempi di risposta":
    - paragraph:
      - strong: 30 giorni
      - strong: 60 giorni
  - region "4. Autorità di controllo":
    - definition: Garante per la protezione dei dati personali
    - definition: Piazza Venezia 11, 00187 Roma
  - region "5. Sicurezza"
  - region "6. Violazioni dei dati":
    - paragraph:
      - strong: 72 ore
`,
};

const terms: SpecifiedRoute = {
  path: '/termini-condizioni',
  main: `
- heading "Termini e condizioni" [level=1]
- region:
  ${Array.from({ length: 10 }, (_, index) => `- region /^${index + 1}\\. /`).join('\n  ')}
  - paragraph:
    ${within(2, link('Torna alla home', '/'))}
`,
};

/** Any other path. */
export const unknownRoute: SpecifiedRoute = {
  path: '/pagina-che-non-esiste',
  isHidden: true,
  main: `
- heading "404 Page Not Found" [level=1]
- paragraph: Did you forget to add the page to the router?
${link('Torna alla pagina iniziale', '/')}
${link('Contattaci', '/contatti')}
`,
};

export const contactAndLawRoutes: readonly SpecifiedRoute[] = [contact, complaints, privacyPolicy, gdpr, terms];
