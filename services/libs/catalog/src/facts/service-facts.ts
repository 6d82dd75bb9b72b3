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
import { type Fact, fact, factsAbout, listed } from './fact.js';

const aboutTranslation = factsAbout('traduzioni', '/interpretariato-traduzioni');
const aboutCompanies = factsAbout('aziende', '/formazione-aziendale');
const aboutSchools = factsAbout('scuole', '/servizi-scuole');
const aboutProjects = factsAbout('progetti-europei', '/progetti-europei');
const aboutTrips = factsAbout('viaggi-studio', '/viaggistudio');

export function serviceFacts(school: School): Fact[] {
  const { links, phone } = school;
  const outside = (url: string | null, otherwise: string) => url ?? otherwise;
  return [
    fact(
      'lingue',
      'descrizione',
      '/contatti',
      `Organizziamo corsi di ${listed(courseLanguages)}, per tutti i livelli; per altre lingue chiedi alla ` +
        `segreteria, al ${phone}.`,
      { words: 'lingue straniere cinese quali lingue insegnate' },
    ),
    fact(
      'italiano-stranieri',
      'descrizione',
      '/corsi-inglese',
      `Sì, ci sono corsi di italiano per stranieri: ${outside(
        links.italianForForeigners,
        `li trovi sul sito partner, ` + `oppure chiama il ${phone}`,
      )}.`,
      { words: 'italian course foreigners' },
    ),
    aboutTranslation(
      'descrizione',
      `Offriamo ${listed(translation.services)} in oltre ${translation.languages} lingue.`,
      {
        words: 'tradurre documento contratto interprete',
      },
    ),
    aboutTranslation('prezzo', 'Traduzioni e interpretariato si quotano su preventivo.'),
    aboutTranslation('lingue', `Traduciamo in oltre ${translation.languages} lingue.`, { words: 'quali lingue' }),
    aboutTranslation('tempi', 'I tempi di una traduzione dipendono dal lavoro e si concordano su preventivo.', {
      words: 'consegna urgente giorni',
    }),
    aboutCompanies(
      'descrizione',
      `Per le aziende organizziamo ${listed(corporate.courses)}, in presenza, online o in forma mista; siamo ` +
        'accreditati dalla Regione.',
      { words: 'dipendenti formazione business english coaching' },
    ),
    aboutCompanies(
      'durata',
      `Per le aziende ci sono workshop di ${corporate.workshopDays.join('-')} giorni e percorsi continuativi di ` +
        `${corporate.pathMonths.join('-')} mesi.`,
      { words: 'workshop percorso' },
    ),
    aboutCompanies('modalita', 'I corsi per le aziende si tengono presso l’azienda, online o in forma mista.', {
      words: 'online sede presenza',
    }),
    aboutCompanies(
      'riconoscimento',
      `La formazione aziendale è accreditata dalla Regione: ${school.regionalAccreditation}.`,
      {
        words: 'accreditati accreditamento regione',
      },
    ),
    aboutSchools('descrizione', `Per le scuole offriamo ${listed(schoolServices)}.`, {
      words: 'istituto dirigente docenti clil convenzione',
    }),
    aboutSchools(
      'iscrizione',
      `Una scuola diventa centro di preparazione Cambridge in cinque passi: ${listed(preparationCentreSteps)}. ` +
        'Vi accompagniamo in tutti.',
      { words: 'diventare centro preparazione passi requisiti riconoscimento' },
    ),
    aboutSchools('prezzo', 'I servizi per le scuole si quotano su preventivo.'),
    aboutProjects(
      'descrizione',
      `Seguiamo progetti Erasmus+ (${listed(europeanProjects.erasmus)}) e PON (${listed(europeanProjects.pon)}).`,
      { words: 'erasmus pon bandi europa' },
    ),
    aboutProjects('modalita', `Un progetto europeo si svolge in quattro passi: ${listed(europeanProjects.steps)}.`, {
      words: 'passi come funziona fasi',
    }),
    aboutTrips(
      'descrizione',
      `Come tour operator organizziamo viaggi studio in ${listed(studyTrips.countries)}, ` +
        `${listed(studyTrips.programmes)}.`,
      { words: 'vacanza studio estero college' },
    ),
    aboutTrips('destinazioni', `Le destinazioni dei viaggi studio: ${listed(studyTrips.countries)}.`, {
      words: 'paesi inghilterra londra dublino america',
    }),
    aboutTrips('prezzo', 'Il prezzo di un viaggio studio dipende da meta e periodo: si quota su preventivo.'),
    aboutTrips(
      'date',
      'Per date e partenze dei viaggi studio ' +
        `${links.studyAbroad ? `guarda ${links.studyAbroad}` : `chiama il ${phone}`}.`,
      { words: 'partenze turni estate' },
    ),
    fact('carta-docente', 'descrizione', '/corsi-inglese', 'Sì, i corsi si possono pagare con la Carta del Docente.', {
      words: 'bonus docenti pagare pagamento insegnante',
    }),
    fact(
      'itaca',
      'descrizione',
      '/viaggistudio',
      `Assistiamo chi partecipa al bando ITACA per le borse di studio all'estero` +
        `${links.bandoItaca ? `: ${links.bandoItaca}` : `; per informazioni chiama il ${phone}`}.`,
      { words: 'inps borsa bando scholarship' },
    ),
  ];
}
