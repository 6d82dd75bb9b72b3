// The words of the page of Cambridge certifications. Figures, ages and answers are the catalog's.
import type { Level } from '@school/catalog';

/** What one can do at each level. */
export const levelWords: Readonly<Record<Level, string>> = {
  A2: 'Ti presenti, chiedi, leggi un avviso: l’inglese delle cose di ogni giorno.',
  B1: 'Te la cavi in viaggio, racconti che cosa è successo, scrivi messaggi ed e-mail semplici.',
  B2: 'Segui una lezione, sostieni una discussione, lavori con colleghi di altri Paesi.',
  C1: 'Studi e lavori in inglese con naturalezza, anche su argomenti difficili.',
  C2: 'Capisci tutto, sfumature comprese, e trovi sempre la parola giusta.',
};

/** Where an exam is asked about and booked. */
export const bookingHref = '/contatti?servizio=certificazioni';
