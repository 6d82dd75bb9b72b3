// The pages of the site that people are pointed to, with their short names.

export const sitePages = {
  '/': 'Home',
  '/progetti-europei': 'Progetti europei',
  '/corsi-inglese': 'Corsi di inglese',
  '/certificazioni': 'Certificazioni Cambridge',
  '/certificazioni-toefl': 'TOEFL',
  '/interpretariato-traduzioni': 'Traduzioni e interpretariato',
  '/formazione-aziendale': 'Formazione aziendale',
  '/servizi-scuole': 'Servizi per le scuole',
  '/certificazione-languagecert': 'LanguageCert',
  '/contatti': 'Contatti',
  '/reclami': 'Reclami',
  '/privacy-policy': 'Privacy Policy',
  '/gdpr': 'GDPR',
  '/termini-condizioni': 'Termini e condizioni',
  '/corso-a2': 'Corso A2 Key',
  '/corso-b1': 'Corso B1 Preliminary',
  '/corso-b2': 'Corso B2 First',
  '/corso-c1': 'Corso C1 Advanced',
  '/corso-c2': 'Corso C2 Proficiency',
  '/preparazione-individuale': 'Preparazione individuale',
  '/viaggistudio': 'Viaggi studio',
} as const;

export type SitePath = keyof typeof sitePages;
