// The entries of the menu, in the specified order, and the site map of the footer.
import type { SiteHref } from '#src/lib/site-href.ts';
import { school } from './school.ts';

export interface NavigationEntry {
  readonly label: string;
  /** Null if the owner has given no URL; it is then plain text. */
  readonly href: SiteHref | null;
}

const { bandoItaca, cartaQualita, italianForForeigners } = school.links;

export const CONTACT_ANCHOR = '/#contatti';

export const menuEntries: readonly NavigationEntry[] = [
  { label: 'Home', href: '/' },
  { label: 'Corsi di Lingua', href: '/corsi-inglese' },
  { label: 'Certificazioni Cambridge', href: '/certificazioni' },
  { label: 'LanguageCert', href: '/certificazione-languagecert' },
  { label: 'Formazione Aziendale', href: '/formazione-aziendale' },
  { label: 'Servizi per Scuole', href: '/servizi-scuole' },
  { label: 'Traduzioni', href: '/interpretariato-traduzioni' },
  { label: 'Viaggi Studio', href: '/viaggistudio' },
  { label: 'Italiano per Stranieri', href: italianForForeigners },
  { label: 'Contatti', href: '/contatti' },
];

/** A second tier beneath them. */
export const moreMenuEntries: readonly NavigationEntry[] = [
  { label: 'TOEFL iBT', href: '/certificazioni-toefl' },
  { label: 'Preparazione individuale', href: '/preparazione-individuale' },
  { label: 'Progetti europei', href: '/progetti-europei' },
];

export const footerColumns: readonly { readonly title: string; readonly entries: readonly NavigationEntry[] }[] = [
  {
    title: 'Corsi',
    entries: [
      { label: 'Corsi di lingua', href: '/corsi-inglese' },
      { label: 'Preparazione individuale', href: '/preparazione-individuale' },
      { label: 'Formazione aziendale', href: '/formazione-aziendale' },
      { label: 'Servizi per le scuole', href: '/servizi-scuole' },
      { label: 'Italiano per Stranieri', href: italianForForeigners },
    ],
  },
  {
    title: 'Esami',
    entries: [
      { label: 'Certificazioni Cambridge', href: '/certificazioni' },
      { label: 'Date degli esami', href: '/certificazioni#date-esami' },
      { label: 'TOEFL iBT', href: '/certificazioni-toefl' },
      { label: 'LanguageCert', href: '/certificazione-languagecert' },
      { label: 'Bando ITACA', href: bandoItaca },
    ],
  },
  {
    title: 'Scuola',
    entries: [
      { label: 'Chi siamo', href: '/#chi-siamo' },
      { label: 'Traduzioni e\u00a0interpretariato', href: '/interpretariato-traduzioni' },
      { label: 'Viaggi studio', href: '/viaggistudio' },
      { label: 'Progetti europei', href: '/progetti-europei' },
      { label: 'Contatti', href: '/contatti' },
    ],
  },
  {
    title: 'Garanzie',
    entries: [
      { label: 'Carta della Qualità', href: cartaQualita },
      { label: 'Reclami', href: '/reclami' },
      { label: 'Privacy Policy', href: '/privacy-policy' },
      { label: 'GDPR', href: '/gdpr' },
      { label: 'Termini e condizioni', href: '/termini-condizioni' },
    ],
  },
];

/** The ones for which the owner has given a URL. */
export const socialEntries = (['facebook', 'instagram', 'linkedin', 'youtube'] as const).flatMap((network) => {
  const href = school.social[network];
  return href === null ? [] : [{ network, href }];
});
