// The links of the page of Cambridge certifications. Figures, ages and answers come from the catalog.
import { type ExamDate, dayInWords } from '@school/catalog';
import type { SiteHref } from '#src/lib/site-href.ts';
/** The form for enquiries and bookings of exams. */
export const bookingHref = '/contatti?servizio=certificazioni';

/** The same form, prefilled to be notified of the next dates of one exam or of any. */
export const notifyHref = (exam?: string): SiteHref =>
  `${exam === undefined ? bookingHref : aboutExam(exam)}&avvisami=si`;

/** The same form, prefilled with an exam. */
export const aboutExam = (exam: string) => `${bookingHref}&corso=${encodeURIComponent(`Esame ${exam}`)}` as const;

/** The same form, prefilled with a session. */
export const sessionHref = ({ exam, date }: ExamDate): SiteHref => aboutExam(`${exam}, ${dayInWords(date)}`);
