// The texts of the page of English courses.
import type { SiteHref } from '#src/lib/site-href.ts';
import type { ArtName } from '#src/components/ui/art-icon.tsx';
import { groupCourses } from './offer.ts';
import { school } from './school.ts';

export const benefits: readonly { readonly title: string; readonly text: string; readonly art: ArtName }[] = [
  {
    title: 'Piccole classi',
    text: `Al massimo ${Math.max(...groupCourses.map(({ maxStudents }) => maxStudents))} studenti: si parla tutti, a ogni lezione.`,
    art: 'lingue',
  },
  { title: 'Materiali aggiornati', text: 'Libri ed esercizi allineati agli esami di oggi.', art: 'procedura' },
  {
    title: 'Un ambiente amichevole',
    text: 'Si sbaglia, si ride, si riprova. È così che si impara.',
    art: 'consulenza',
  },
  {
    title: 'Insegnanti madrelingua qualificati',
    text: 'La lingua vera, spiegata da chi la sa insegnare.',
    art: 'cambridge',
  },
];

export interface OtherCourse {
  readonly title: string;
  readonly text: string;
  readonly art: ArtName;
  readonly href: SiteHref;
  readonly action: string;
}

export const otherCourses: readonly OtherCourse[] = [
  {
    title: 'Bambini e ragazzi',
    text: 'Giocando, cantando, leggendo: fino agli esami Young Learners.',
    art: 'scuole',
    href: '#contatti',
    action: 'Chiedi informazioni',
  },
  {
    title: 'Principianti',
    text: 'Da zero, senza vergogna: le prime frasi già dalla prima lezione.',
    art: 'consulenza',
    href: '#contatti',
    action: 'Chiedi informazioni',
  },
  {
    title: 'Business English',
    text: 'Riunioni, telefonate, e-mail: l’inglese del tuo lavoro.',
    art: 'aziende',
    href: '/formazione-aziendale',
    action: 'Per le aziende',
  },
  {
    title: 'Individuali',
    text: 'Un insegnante solo per te, al tuo passo.',
    art: 'orario',
    href: '/preparazione-individuale',
    action: 'Ore e prezzi',
  },
  {
    title: 'Italiano per stranieri',
    text: 'L’italiano a Roma, con il nostro partner.',
    art: 'italiano',
    href: school.links.italianForForeigners ?? '#contatti',
    action: school.links.italianForForeigners ? 'Vai al sito' : 'Chiedi informazioni',
  },
  {
    title: 'Altre lingue',
    text: 'Francese, spagnolo, tedesco: a tutti i livelli.',
    art: 'mondo',
    href: '#contatti',
    action: 'Chiedi informazioni',
  },
];
