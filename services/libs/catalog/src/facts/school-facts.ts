// The school itself: how to reach it, when, who it is, complaints and privacy.
import { ANSWER_HOURS, COMPLAINT_WORKING_DAYS } from '@school/contracts';
import { romeDay } from '../days.js';
import { closureInWords, comingClosures, hoursInWords, openHoursInWords } from '../hours-in-words.js';
import { hoursOn } from '../hours.js';
import { privacyPromises } from '../promises.js';
import type { School } from '../school.js';
import { type Fact, factsAbout } from './fact.js';

export function schoolFacts(school: School, now: Date): Fact[] {
  const { phone, email, address } = school;
  const today = romeDay(now);
  const closed = comingClosures(school, today).map(closureInWords).join(', ');
  return [
    ...factsAbout('scuola', '/contatti', {
      telefono: `Il nostro telefono è ${phone}, ${openHoursInWords(school.phoneHours)}.`,
      email: `Puoi scriverci a ${email}.`,
      indirizzo: `Siamo in ${address.street}, ${address.postalCode} ${address.city}, zona ${address.district}.`,
      apertura:
        `Siamo aperti ${hoursInWords(school.openingHours)}, nei festivi chiuso; ${hoursOn(school, today)}.` +
        (closed && ` Giorni di chiusura: ${closed}.`),
      tempi: `Rispondiamo alle richieste entro ${ANSWER_HOURS} ore: ti scriviamo o ti chiamiamo, ai recapiti che lasci.`,
    }),
    ...factsAbout('scuola', '/', {
      esperienza:
        `Siamo una scuola di lingue e centro d'esame a ${address.city}, zona ${address.district}, con oltre ` +
        `${school.claims.yearsOfExperience} anni di esperienza.`,
      descrizione:
        'Offriamo corsi di lingua, preparazione ed esami Cambridge, TOEFL, LanguageCert, traduzioni e ' +
        'interpretariato, viaggi studio, formazione aziendale, servizi per le scuole e progetti europei.',
    }),
    ...factsAbout('scuola', '/termini-condizioni', {
      'dati-legali': `${school.legalName}, codice fiscale ${school.taxCode}, partita IVA ${school.vatNumber}.`,
    }),
    ...factsAbout('scuola', '/', { riconoscimento: `La scuola è riconosciuta: ${school.ministryRecognition}.` }),
    ...factsAbout('reclami', '/reclami', {
      descrizione:
        `Puoi inviare un reclamo dalla pagina Reclami: è riservato e rispondiamo entro ${COMPLAINT_WORKING_DAYS} ` +
        'giorni lavorativi.',
      tempi: `Ai reclami rispondiamo entro ${COMPLAINT_WORKING_DAYS} giorni lavorativi.`,
    }),
    ...factsAbout('privacy', '/privacy-policy', {
      descrizione:
        `Usiamo i dati solo per rispondere alle richieste, come spiega la Privacy Policy. Per accesso, rettifica o ` +
        `cancellazione scrivi a ${email}.`,
    }),
    ...factsAbout('privacy', '/gdpr', {
      tempi:
        `Alle richieste sui dati personali rispondiamo entro ${privacyPromises.answerDays} giorni, prorogabili di ` +
        `${privacyPromises.extensionDays}; le violazioni si notificano entro ${privacyPromises.breachNoticeHours} ore.`,
    }),
    ...factsAbout('privacy', '/privacy-policy', {
      cookie:
        'Il sito usa solo cookie tecnici finché non accetti altro; la scelta si cambia da «Preferenze cookie» in ' +
        'fondo alla pagina.',
      chat:
        'La conversazione con Gaia resta nel tuo browser e la scuola la conserva e la legge solo se invii una ' +
        'richiesta, o se valuti una risposta e permetti di leggerla.',
      modello:
        'Gaia è un programma di intelligenza artificiale. Se la scuola usa il modello linguistico di un fornitore, i ' +
        'messaggi arrivano anche a lui, senza e-mail e numeri di telefono, come spiega la Privacy Policy.',
    }),
  ];
}
