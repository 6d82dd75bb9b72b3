// The school itself: how to reach it, when, who it is, complaints and privacy.
import { ANSWER_HOURS, COMPLAINT_WORKING_DAYS } from '@school/contracts';
import { openingHoursText, todaysHours } from '../hours.js';
import { privacyPromises } from '../promises.js';
import type { School } from '../school.js';
import { yearsOfExperience } from '../services.js';
import { type Fact, fact, factsAbout } from './fact.js';

const aboutContact = factsAbout('scuola', '/contatti');
const aboutSchool = factsAbout('scuola', '/');
const aboutComplaints = factsAbout('reclami', '/reclami');
const aboutPrivacy = factsAbout('privacy', '/privacy-policy');

export function schoolFacts(school: School, now: Date): Fact[] {
  const { phone, email, address } = school;
  return [
    aboutContact('telefono', `Il nostro telefono è ${phone}, dal lunedì al venerdì 9:00-18:00.`, {
      words: 'numero chiamare chiamarvi telefonare cellulare recapito contatti',
    }),
    aboutContact('email', `Puoi scriverci a ${email}.`, { words: 'posta elettronica mail scrivere contatti' }),
    aboutContact(
      'indirizzo',
      `Siamo in ${address.street}, ${address.postalCode} ${address.city}, zona ${address.district}.`,
      {
        words: 'dove siete trovate sede via zona mappa raggiungervi arrivare',
      },
    ),
    aboutContact('apertura', `Siamo aperti ${openingHoursText}; ${todaysHours(now)}.`, {
      words: 'orari apertura aperti chiusi segreteria ufficio sabato domenica',
    }),
    aboutContact('tempi', `Rispondiamo alle richieste entro ${ANSWER_HOURS} ore.`, {
      words: 'quando rispondete ricontattate risposta',
    }),
    aboutSchool(
      'esperienza',
      `Siamo una scuola di lingue e centro d'esame a ${address.city}, zona ${address.district}, con oltre ` +
        `${yearsOfExperience} anni di esperienza.`,
      { words: 'chi siete da quanto tempo storia anni attivita' },
    ),
    aboutSchool(
      'descrizione',
      'Offriamo corsi di lingua, preparazione ed esami Cambridge, TOEFL, LanguageCert, traduzioni e interpretariato, ' +
        'viaggi studio, formazione aziendale, servizi per le scuole e progetti europei.',
      { words: 'cosa fate servizi offrite' },
    ),
    fact(
      'scuola',
      'dati-legali',
      '/termini-condizioni',
      `${school.legalName}, codice fiscale ${school.taxCode}, partita IVA ${school.vatNumber}.`,
      { words: 'ragione sociale fattura fatturazione piva' },
    ),
    aboutSchool('riconoscimento', `La scuola è riconosciuta: ${school.ministryRecognition}.`, {
      words: 'ministero istruzione riconosciuta',
    }),
    aboutComplaints(
      'descrizione',
      `Puoi inviare un reclamo dalla pagina Reclami: è riservato e rispondiamo entro ${COMPLAINT_WORKING_DAYS} ` +
        'giorni lavorativi.',
      { words: 'lamentela protestare insoddisfatto segnalazione' },
    ),
    aboutComplaints('tempi', `Ai reclami rispondiamo entro ${COMPLAINT_WORKING_DAYS} giorni lavorativi.`),
    aboutPrivacy(
      'descrizione',
      `Usiamo i dati solo per rispondere alle richieste, come spiega la Privacy Policy. Per accesso, rettifica o ` +
        `cancellazione scrivi a ${email}.`,
      { words: 'dati personali gdpr trattamento cancellare cancellazione' },
    ),
    fact(
      'privacy',
      'tempi',
      '/gdpr',
      `Alle richieste sui dati personali rispondiamo entro ${privacyPromises.answerDays} giorni, prorogabili di ` +
        `${privacyPromises.extensionDays}; le violazioni si notificano entro ${privacyPromises.breachNoticeHours} ore.`,
      { words: 'gdpr diritti accesso violazione' },
    ),
    aboutPrivacy(
      'cookie',
      'Il sito usa solo cookie tecnici finché non accetti altro; la scelta si cambia da «Preferenze cookie» in ' +
        'fondo alla pagina.',
      { words: 'cookies consenso banner' },
    ),
  ];
}
