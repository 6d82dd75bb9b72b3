// What browsers know of all pages by path. Other metadata is in metadata.ts, which they do not load.
import type { PageName } from '#src/lib/seo.ts';
import { type Level } from '@school/catalog';
import { cambridgeCentre, groupCourse } from './offer.ts';
import { place } from './school.ts';

const courseTitle = (level: Level) => `Corso ${groupCourse(level).title} a ${place}`;

/** Without the school's name, which is appended. */
export const pageTitles = {
  '/': `Corsi di lingua ed esami Cambridge a ${place}`,
  '/contatti': 'Contatti: sede, telefono e orari',
  '/reclami': 'Reclami',
  '/ricevuta': 'Ricevuta: a che punto è la richiesta',
  '/corsi-inglese': `Corsi di inglese a ${place}`,
  '/corso-a2': courseTitle('A2'),
  '/corso-b1': courseTitle('B1'),
  '/corso-b2': courseTitle('B2'),
  '/corso-c1': courseTitle('C1'),
  '/corso-c2': courseTitle('C2'),
  '/preparazione-individuale': 'Preparazione individuale agli esami Cambridge',
  '/certificazioni': `Certificazioni Cambridge a Roma: centro d’esame ${cambridgeCentre}`,
  '/certificazioni-toefl': 'TOEFL iBT a Roma: test e preparazione',
  '/certificazione-languagecert': 'LanguageCert a Roma: esami da A1 a C2',
  '/servizi-scuole': 'Servizi per le scuole: Cambridge for Schools e CLIL',
  '/interpretariato-traduzioni': 'Traduzioni e interpretariato a Roma',
  '/formazione-aziendale': 'Formazione aziendale e Business English a Roma',
  '/progetti-europei': 'Progetti europei: Erasmus+ e PON',
  '/viaggistudio': 'Viaggi studio',
  '/privacy-policy': 'Privacy Policy',
  '/gdpr': 'GDPR: i diritti sui dati personali',
  '/termini-condizioni': 'Termini e condizioni',
} as const;

export type PagePath = keyof typeof pageTitles;

/** Pages that search engines do not list. */
const unlisted: readonly PagePath[] = ['/ricevuta', '/viaggistudio'];

export const pageName = (path: PagePath): PageName => ({
  title: pageTitles[path],
  path,
  noindex: unlisted.includes(path),
});

export const notFoundName: PageName = { title: 'Pagina non trovata', path: null, noindex: true };
