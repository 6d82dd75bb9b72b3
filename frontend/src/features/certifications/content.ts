// Where the page of Cambridge certifications leads to. Figures, ages and answers are the catalog's.
import { type ExamDate, dayInWords } from '@school/catalog';
import type { SiteHref } from '#src/lib/site-href.ts';
/** Where an exam is asked about and booked. */
export const bookingHref = '/contatti?servizio=certificazioni';

/** The same by somebody who wants to be told of the next dates, of one exam or of any. */
export const notifyHref = (exam?: string): SiteHref =>
  `${exam === undefined ? bookingHref : aboutExam(exam)}&avvisami=si`;

/** The same about one exam. */
export const aboutExam = (exam: string) => `${bookingHref}&corso=${encodeURIComponent(`Esame ${exam}`)}` as const;

/** The same about one session. */
export const sessionHref = ({ exam, date }: ExamDate): SiteHref => aboutExam(`${exam}, ${dayInWords(date)}`);
