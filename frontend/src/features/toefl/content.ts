// The texts of the TOEFL page. Figures come from the catalog and from the owner's file.
import type { toefl } from '@school/catalog';
import { toeflOffer } from '#src/content/offer.ts';

/** The form for enquiries about the test and its courses. */
export const bookingHref = `/contatti?servizio=certificazioni&corso=${encodeURIComponent('Test TOEFL iBT')}` as const;

export const sectionWords: Readonly<Record<(typeof toefl.sections)[number]['name'], string>> = {
  Reading: 'Leggi testi come quelli di un corso universitario e rispondi alle domande.',
  Listening: 'Ascolti lezioni e conversazioni in un campus.',
  Speaking: 'Rispondi al microfono.',
  Writing: 'Riassumi quello che hai letto e ascoltato, poi dici la tua.',
};

const { groupClass, intensive } = toeflOffer;

export const preparationOptions = [
  {
    title: 'Corso di gruppo',
    figure: `${groupClass.hours}`,
    unit: 'ore',
    text: `Massimo ${groupClass.maxStudents} studenti: si prova ogni parte del test e c’è tempo per tutti.`,
    action: 'Prenota il corso',
  },
  {
    title: 'Lezioni private',
    figure: '1 a 1',
    unit: '',
    text: 'Tu e l’insegnante, sulle prove in cui perdi più punti. Giorni e orari si decidono insieme.',
    action: 'Prenota una lezione',
  },
  {
    title: 'Intensivo',
    figure: `${intensive.weeks}`,
    unit: 'settimane',
    text: `${intensive.hoursPerDay} ore al giorno, per chi ha una scadenza vicina.`,
    action: 'Prenota l’intensivo',
  },
] as const;
