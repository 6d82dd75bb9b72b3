// Translations, companies, schools, projects, study trips, funding.
import type { School } from '../school.js';
import {
  corporate,
  courseLanguages,
  europeanProjects,
  preparationCentreSteps,
  schoolServices,
  studyTrips,
  translation,
} from '../services.js';
import { type Fact, factsAbout, listed } from './fact.js';

export function serviceFacts({ claims, corporate: lengths, links, phone, regionalAccreditation }: School): Fact[] {
  return [
    ...factsAbout('lingue', '/contatti', {
      descrizione:
        `Organizziamo corsi di ${listed(courseLanguages)}, per tutti i livelli; per altre lingue chiedi alla ` +
        `segreteria, al ${phone}.`,
    }),
    ...factsAbout('italiano-stranieri', '/corsi-inglese', {
      descrizione:
        'Sì, ci sono corsi di italiano per stranieri: ' +
        `${links.italianForForeigners ?? `li trovi sul sito partner, oppure chiama il ${phone}`}.`,
    }),
    ...factsAbout('traduzioni', '/interpretariato-traduzioni', {
      descrizione: `Offriamo ${listed(translation.services)} in oltre ${claims.languages} lingue.`,
      prezzo: 'Traduzioni e interpretariato si quotano su preventivo.',
      lingue: `Traduciamo in oltre ${claims.languages} lingue.`,
      tempi: 'I tempi di una traduzione dipendono dal lavoro e si concordano su preventivo.',
    }),
    ...factsAbout('aziende', '/formazione-aziendale', {
      descrizione:
        `Per le aziende organizziamo ${listed(corporate.courses)}, in presenza, online o in forma mista; siamo ` +
        'accreditati dalla Regione.',
      durata:
        `Per le aziende ci sono workshop di ${lengths.workshopDays.join('-')} giorni e percorsi continuativi di ` +
        `${lengths.pathMonths.join('-')} mesi.`,
      modalita: 'I corsi per le aziende si tengono presso l’azienda, online o in forma mista.',
      riconoscimento: `La formazione aziendale è accreditata dalla Regione: ${regionalAccreditation}.`,
    }),
    ...factsAbout('scuole', '/servizi-scuole', {
      descrizione: `Per le scuole offriamo ${listed(schoolServices)}.`,
      iscrizione:
        `Una scuola diventa centro di preparazione Cambridge in cinque passi: ${listed(preparationCentreSteps)}. ` +
        'Vi accompagniamo in tutti.',
      prezzo: 'I servizi per le scuole si quotano su preventivo.',
    }),
    ...factsAbout('progetti-europei', '/progetti-europei', {
      descrizione:
        `Seguiamo progetti Erasmus+ (${listed(europeanProjects.erasmus)}) e ` +
        `PON (${listed(europeanProjects.pon)}).`,
      modalita: `Un progetto europeo si svolge in quattro passi: ${listed(europeanProjects.steps)}.`,
    }),
    ...factsAbout('viaggi-studio', '/viaggistudio', {
      descrizione:
        `Come tour operator organizziamo viaggi studio in ${listed(studyTrips.countries)}, ` +
        `${listed(studyTrips.programmes)}.`,
      destinazioni: `Le destinazioni dei viaggi studio: ${listed(studyTrips.countries)}.`,
      prezzo: 'Il prezzo di un viaggio studio dipende da meta e periodo: si quota su preventivo.',
      date:
        'Per date e partenze dei viaggi studio ' +
        `${links.studyAbroad ? `guarda ${links.studyAbroad}` : `chiama il ${phone}`}.`,
    }),
    ...factsAbout('carta-docente', '/corsi-inglese', {
      descrizione: 'Sì, i corsi si possono pagare con la Carta del Docente.',
    }),
    ...factsAbout('itaca', '/viaggistudio', {
      descrizione:
        `Assistiamo chi partecipa al bando ITACA per le borse di studio all'estero` +
        `${links.bandoItaca ? `: ${links.bandoItaca}` : `; per informazioni chiama il ${phone}`}.`,
    }),
  ];
}
