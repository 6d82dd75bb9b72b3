import { type SpecifiedRoute, emailLink, link, phoneLink, within } from './specified-route.ts';

const services = [
  ['Corsi di lingua', '/corsi-inglese'],
  ['Certificazioni Cambridge', '/certificazioni'],
  ['TOEFL iBT', '/certificazioni-toefl'],
  ['LanguageCert', '/certificazione-languagecert'],
  ['Traduzioni e interpretariato', '/interpretariato-traduzioni'],
  ['Viaggi studio', '/viaggistudio'],
  ['Formazione aziendale', '/formazione-aziendale'],
  ['Servizi per le scuole', '/servizi-scuole'],
  ['Progetti europei', '/progetti-europei'],
] as const;

const serviceCard = ([title, href]: (typeof services)[number]) => `
- listitem:
  - heading "${title}" [level=3]
  - paragraph
  - list
  ${within(1, link(/^Scopri di più/, href))}`;

const voice = `
- listitem:
  - figure:
    - blockquote
    - text: /.+/`;

export const home: SpecifiedRoute = {
  path: '/',
  form: 'Richiesta di informazioni',
  hasKeywords: true,
  main: `
- heading "Impara. Certifica. Conquista il Mondo." [level=1]
${link(/^Scopri il tuo livello/, 'https://example.org/test-di-livello')}
${link('Vai ai servizi', '#servizi')}
- region:
  - list:
    ${services.map((service) => within(2, serviceCard(service))).join('\n    ')}
    - listitem:
      - heading "Italiano per stranieri" [level=3]
      ${within(3, link(/^Scopri di più/, 'https://example.org/italiano-per-stranieri'))}
- paragraph: PARLARE FLUENTEMENTE
- region "95% di successo":
  - paragraph: /centro autorizzato IT 990/
  ${within(1, link('Le certificazioni', '/certificazioni'))}
  ${within(1, link('Date degli esami', '/certificazioni#date-esami'))}
- paragraph: CONQUISTA IL MONDO
- region:
  ${within(1, link(/^Scegli la partenza/, 'https://example.org/viaggi-studio'))}
  - list:
    - listitem:
      - paragraph: Regno Unito
    - listitem:
      - paragraph: Irlanda
    - listitem:
      - paragraph: Malta
    - listitem:
      - paragraph: Stati Uniti
    - listitem:
      - paragraph: Canada
    - listitem:
      - paragraph: Australia
- paragraph: PER UN BUSINESS INTERNAZIONALE
- region:
  ${within(1, link('Chiedi una consulenza', '/formazione-aziendale'))}
  - list:
    - listitem:
      - heading "Business English" [level=3]
      - paragraph: /3-6 mesi/
    - listitem:
      - heading "Executive coaching" [level=3]
    - listitem:
      - heading "Workshop" [level=3]
      - paragraph: 1-2 giorni
    - listitem:
      - heading "In sede o online" [level=3]
      - paragraph: oltre 500 partecipanti
- region:
  - paragraph: /oltre 40 anni/
  - list:
    - /children: equal
    ${[voice, voice, voice].map((block) => within(2, block)).join('\n    ')}
  - paragraph: Testimonianze raccolte dalla scuola.
- region "Ci vediamo in Via Tibullo 16":
  ${within(1, phoneLink)}
  - paragraph: lun–ven 9:00–18:00
  - definition:
    ${within(2, emailLink)}
  - definition: Via Tibullo 16, 00193 Roma
  - form "Richiesta di informazioni":
    - textbox "Nome *"
    - textbox "Cognome *"
    - textbox "Email *"
    - textbox "Telefono"
    - textbox "Messaggio"
    - checkbox "Accetto la Privacy Policy e autorizzo il trattamento dei miei dati personali secondo il GDPR*"
    - button "Invia richiesta"
`,
};
