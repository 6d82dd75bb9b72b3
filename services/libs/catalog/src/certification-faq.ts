// The eight questions people ask about the Cambridge exams, answered from the same facts as the rest of the site.
import { cambridgeExams, enrolmentClosesWeeksBefore, examComponents } from './certifications.js';
import { groupCourses, oneToOneLessons } from './courses.js';
import { inCommon } from './in-common.js';
import type { School } from './school.js';
import { youngLearnersAges } from './young-learners.js';

export interface FaqItem {
  readonly question: string;
  /** Plain sentences: pages, JSON-LD and Gaia say them alike. */
  readonly answer: string;
  readonly link?: { readonly label: string; readonly href: string };
}

const range = ([from, to]: readonly [number, number]) => `${from}-${to}`;
const examsWithFormerNames = cambridgeExams.map(({ name, formerName }) => `${name} (${formerName})`).join(', ');

export function certificationFaq(school: Pick<School, 'cambridgeCentre' | 'courses' | 'oneToOne'>): readonly FaqItem[] {
  const { price, hours, maxStudents } = inCommon(groupCourses(school));
  const hourlyPrices = oneToOneLessons(school).map(({ pricePerHourEuro }) => pricePerHourEuro);
  return [
    {
      question: 'Posso sostenere l’esame da voi?',
      answer:
        `Sì. Siamo centro d’esame Cambridge English autorizzato, codice ${school.cambridgeCentre}: ti prepari e sostieni ` +
        `l’esame con noi. La sede e gli orari della tua prova sono nella convocazione.`,
    },
    {
      question: 'Quale esame fa per me?',
      answer:
        `Dipende dal livello che hai e da quello che ti chiedono scuola, università o lavoro. Gli esami sono cinque: ` +
        `${examsWithFormerNames}. Il test di livello è gratuito e ti dice da dove partire.`,
      link: { label: 'I corsi per ogni livello', href: '/corsi-inglese' },
    },
    {
      question: 'Come è fatto l’esame?',
      answer:
        `Valuta le quattro abilità, con queste parti: ${examComponents.join(', ')}. Nei nostri corsi le provi tutte ` +
        `prima del giorno dell’esame.`,
    },
    {
      question: 'A che età si possono sostenere gli Young Learners?',
      answer:
        `Gli esami Young Learners sono per bambini e ragazzi di ${range(youngLearnersAges.inFaq)} anni. Non ci sono ` +
        `promossi e bocciati: ogni bambino riceve degli scudetti per ciò che sa fare.`,
    },
    {
      question: 'Entro quando devo iscrivermi?',
      answer:
        `Le iscrizioni chiudono in genere ${range(enrolmentClosesWeeksBefore)} settimane prima dell’esame. Se hai una ` +
        `scadenza, per esempio una domanda all’università, scrivici appena la conosci.`,
      link: { label: 'Il calendario degli esami', href: '/certificazioni#date-esami' },
    },
    {
      question: 'Quanto costa?',
      answer:
        `La quota dell’esame dipende dal livello ed è nel listino esami. Il corso di preparazione in gruppo costa ` +
        `${price} euro per ${hours} ore.`,
    },
    {
      question: 'Come mi preparo?',
      answer:
        `In gruppo, con al massimo ${maxStudents} studenti e ${hours} ore di lezione, oppure da solo con un ` +
        `insegnante, da ${Math.min(...hourlyPrices)} a ${Math.max(...hourlyPrices)} euro l’ora secondo il livello. ` +
        'Il test di livello è gratuito.',
      link: { label: 'La preparazione individuale', href: '/preparazione-individuale' },
    },
    {
      question: 'Posso usare la Carta del Docente?',
      answer:
        'Sì, se sei un insegnante puoi pagare i nostri corsi con la Carta del Docente. Scrivici prima ' +
        'dell’iscrizione: ti diciamo come fare.',
      link: { label: 'Chiedi come usarla', href: '/contatti?servizio=certificazioni' },
    },
  ];
}
