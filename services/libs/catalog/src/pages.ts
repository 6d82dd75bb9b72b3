// The pages of the site, with their short names. For browsers the build evaluates this list
// (frontend/build/evaluated-modules.ts), because it imports every form.
import { type LeadKind, type leadForms, leadForm, leadKinds } from '@school/contracts';

type FormPage = Extract<(typeof leadForms)[LeadKind]['page'], object>['path'];

const pagesOfForms = leadKinds.map((kind) => leadForm(kind).page).filter((page) => page !== null);

export const sitePages = {
  '/': 'Home',
  '/progetti-europei': 'Progetti europei',
  '/corsi-inglese': 'Corsi di inglese',
  '/certificazioni': 'Certificazioni Cambridge',
  '/certificazioni-toefl': 'TOEFL',
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
  ...(Object.fromEntries(pagesOfForms.map(({ path, name }) => [path, name])) as Readonly<Record<FormPage, string>>),
} as const;

export type SitePath = keyof typeof sitePages;
