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
import { type Fact, fact, listed } from './fact.js';

const TRANSLATION = '/interpretariato-traduzioni';
const CORPORATE = '/formazione-aziendale';
const SCHOOLS = '/servizi-scuole';

export function serviceFacts(school: School): Fact[] {
  const { links, phone } = school;
  const outside = (url: string | null, otherwise: string) => url ?? otherwise;
  return [
    fact(
      'lingue',
      'descrizione',
      '/contatti',
      `Organizziamo corsi di ${listed(courseLanguages)}, per tutti i livelli; per altre lingue chiedi alla segreteria, al ${phone}.`,
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
    fact('traduzioni', 'descrizione', TRANSLATION, `Offriamo ${listed(translation.services)} in oltre ${translation.languages} lingue.`, {
      words: 'tradurre documento contratto interprete',
    }),
    fact('traduzioni', 'prezzo', TRANSLATION, 'Traduzioni e interpretariato si quotano su preventivo.'),
    fact('traduzioni', 'lingue', TRANSLATION, `Traduciamo in oltre ${translation.languages} lingue.`, { words: 'quali lingue' }),
    fact('traduzioni', 'tempi', TRANSLATION, 'I tempi di una traduzione dipendono dal lavoro e si concordano su preventivo.', {
      words: 'consegna urgente giorni',
    }),
    fact(
      'aziende',
      'descrizione',
      CORPORATE,
      `Per le aziende organizziamo ${listed(corporate.courses)}, in presenza, online o in forma mista; siamo accreditati dalla Regione.`,
      { words: 'dipendenti formazione business english coaching' },
    ),
    fact(
      'aziende',
      'durata',
      CORPORATE,
      `Per le aziende ci sono workshop di ${corporate.workshopDays.join('-')} giorni e percorsi continuativi di ` +
        `${corporate.pathMonths.join('-')} mesi.`,
      { words: 'workshop percorso' },
    ),
    fact('aziende', 'modalita', CORPORATE, 'I corsi per le aziende si tengono presso l’azienda, online o in forma mista.', {
      words: 'online sede presenza',
    }),
    fact('aziende', 'riconoscimento', CORPORATE, `La formazione aziendale è accreditata dalla Regione: ${school.regionalAccreditation}.`, {
      words: 'accreditati accreditamento regione',
    }),
    fact('scuole', 'descrizione', SCHOOLS, `Per le scuole offriamo ${listed(schoolServices)}.`, {
      words: 'istituto dirigente docenti clil convenzione',
    }),
    fact(
      'scuole',
      'iscrizione',
      SCHOOLS,
      `Una scuola diventa centro di preparazione Cambridge in cinque passi: ${listed(preparationCentreSteps)}. Vi accompagniamo in tutti.`,
      { words: 'diventare centro preparazione passi requisiti riconoscimento' },
    ),
    fact('scuole', 'prezzo', SCHOOLS, 'I servizi per le scuole si quotano su preventivo.'),
    fact(
      'progetti-europei',
      'descrizione',
      '/progetti-europei',
      `Seguiamo progetti Erasmus+ (${listed(europeanProjects.erasmus)}) e PON (${listed(europeanProjects.pon)}).`,
      { words: 'erasmus pon bandi europa' },
    ),
    fact(
      'progetti-europei',
      'modalita',
      '/progetti-europei',
      `Un progetto europeo si svolge in quattro passi: ${listed(europeanProjects.steps)}.`,
      { words: 'passi come funziona fasi' },
    ),
    fact(
      'viaggi-studio',
      'descrizione',
      '/viaggistudio',
      `Come tour operator organizziamo viaggi studio in ${listed(studyTrips.countries)}, ${listed(studyTrips.programmes)}.`,
      { words: 'vacanza studio estero college' },
    ),
    fact('viaggi-studio', 'destinazioni', '/viaggistudio', `Le destinazioni dei viaggi studio: ${listed(studyTrips.countries)}.`, {
      words: 'paesi inghilterra londra dublino america',
    }),
    fact('viaggi-studio', 'prezzo', '/viaggistudio', 'Il prezzo di un viaggio studio dipende da meta e periodo: si quota su preventivo.'),
    fact(
      'viaggi-studio',
      'date',
      '/viaggistudio',
      `Per date e partenze dei viaggi studio ${links.studyAbroad ? `guarda ${links.studyAbroad}` : `chiama il ${phone}`}.`,
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
