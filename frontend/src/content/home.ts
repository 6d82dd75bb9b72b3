// The texts of the home page.
import type { SiteHref } from '#src/lib/site-href.ts';
import { languageCertResultDays, spacedCentreCode } from '@school/catalog';
import type { ArtName } from '#src/components/ui/art-icon.tsx';
import { cambridgeCentre, claims, corporateOffer, toeflOffer } from './offer.ts';
import { school } from './school.ts';

export interface Service {
  readonly title: string;
  readonly description: string;
  readonly features: readonly string[];
  readonly art: ArtName;
  /** Null where the owner has given no address. */
  readonly href: SiteHref | null;
  /** Text after "Scopri di più". */
  readonly about: string;
}

export const studyAbroadHref = school.links.studyAbroad ?? '/viaggistudio';

export const services: readonly Service[] = [
  {
    title: 'Corsi di lingua',
    description: 'Inglese, francese, spagnolo, tedesco e italiano, a tutti i livelli.',
    features: ['Insegnanti madrelingua', 'Piccole classi', 'Anche con la Carta del Docente'],
    art: 'lingue',
    href: '/corsi-inglese',
    about: 'sui corsi',
  },
  {
    title: 'Certificazioni Cambridge',
    description: `Ti prepari e sostieni l’esame nello stesso posto: il centro autorizzato ${spacedCentreCode(cambridgeCentre)}.`,
    features: ['Da A2 Key a C2 Proficiency', 'Young Learners', 'TKT CLIL'],
    art: 'cambridge',
    href: '/certificazioni',
    about: 'su Cambridge',
  },
  {
    title: 'TOEFL iBT',
    description: 'Preparazione e test nel nostro centro autorizzato.',
    features: [
      `Gruppi di massimo ${toeflOffer.groupClass.maxStudents} studenti`,
      'Lezioni individuali',
      `Intensivo di ${toeflOffer.intensive.weeks} settimane`,
    ],
    art: 'toefl',
    href: '/certificazioni-toefl',
    about: 'sul TOEFL',
  },
  {
    title: 'LanguageCert',
    description: 'Sei livelli, da A1 Access a C2 Mastery Pro.',
    features: ['Esami ogni mese', `Risultati in ${languageCertResultDays.join('-')} giorni lavorativi`],
    art: 'languagecert',
    href: '/certificazione-languagecert',
    about: 'su LanguageCert',
  },
  {
    title: 'Traduzioni e\u00a0interpretariato',
    description: `Dal documento tecnico alla sala conferenze, in oltre ${claims.languages} lingue.`,
    features: ['Simultanea e consecutiva', 'Traduzione tecnica', 'Localizzazione'],
    art: 'traduzioni',
    href: '/interpretariato-traduzioni',
    about: 'sulle traduzioni',
  },
  {
    title: 'Viaggi studio',
    description: 'Sei Paesi in cui la lingua è quella della strada, non dell’aula.',
    features: ['Anno scolastico all’estero', 'Programmi universitari', 'Supporto per il bando ITACA'],
    art: 'viaggi',
    href: '/viaggistudio',
    about: 'sui viaggi',
  },
  {
    title: 'Formazione aziendale',
    description: 'Le lingue del lavoro, in azienda oppure online.',
    features: ['Business English', 'Executive coaching'],
    art: 'aziende',
    href: '/formazione-aziendale',
    about: 'per le aziende',
  },
  {
    title: 'Servizi per\u00a0le\u00a0scuole',
    description: 'Al fianco di dirigenti e docenti, dall’infanzia alle superiori.',
    features: ['CLIL', 'Formazione dei docenti', 'Cambridge for Schools'],
    art: 'scuole',
    href: '/servizi-scuole',
    about: 'per le scuole',
  },
  {
    title: 'Progetti europei',
    description: 'Dall’analisi dei bisogni alla gestione del progetto.',
    features: ['Erasmus+', 'PON'],
    art: 'europa',
    href: '/progetti-europei',
    about: 'sui progetti',
  },
  {
    title: 'Italiano per\u00a0stranieri',
    description: 'L’italiano a Roma, con il nostro partner.',
    features: ['Tutti i livelli', 'Insegnanti madrelingua'],
    art: 'italiano',
    href: school.links.italianForForeigners,
    about: 'sull’italiano',
  },
];

export const cambridgeLevels = [
  { level: 'A2', exam: 'Key', href: '/corso-a2' },
  { level: 'B1', exam: 'Preliminary', href: '/corso-b1' },
  { level: 'B2', exam: 'First', href: '/corso-b2' },
  { level: 'C1', exam: 'Advanced', href: '/corso-c1' },
  { level: 'C2', exam: 'Proficiency', href: '/corso-c2' },
] as const;

export const destinations = [
  { code: 'LON', title: 'Regno Unito', art: 'regno-unito' },
  { code: 'DUB', title: 'Irlanda', art: 'irlanda' },
  { code: 'MLA', title: 'Malta', art: 'malta' },
  { code: 'NYC', title: 'Stati Uniti', art: 'stati-uniti' },
  { code: 'YTO', title: 'Canada', art: 'canada' },
  { code: 'SYD', title: 'Australia', art: 'australia' },
] as const;

export const corporateServices = [
  {
    title: 'Business English',
    text: 'Riunioni, telefonate, trattative: la lingua del vostro settore.',
    duration: `percorsi di ${corporateOffer.pathMonths.join('-')} mesi`,
  },
  { title: 'Executive coaching', text: 'A tu per tu con un insegnante madrelingua.', duration: 'su misura' },
  {
    title: 'Workshop',
    text: 'Un tema, un gruppo, risultati da usare il giorno dopo.',
    duration: `${corporateOffer.workshopDays.join('-')} giorni`,
  },
  {
    title: 'In sede o online',
    text: 'Da voi, da noi o a distanza, secondo gli orari del lavoro.',
    duration: `oltre ${claims.participants} partecipanti`,
  },
] as const;
