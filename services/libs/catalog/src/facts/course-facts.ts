// Group courses and one-to-one lessons for the Cambridge exams.
import { ANSWER_HOURS } from '@school/contracts';
import {
  type GroupCourse,
  type OneToOne,
  STARTED_STATUS,
  groupCourses,
  oneToOneLessons,
  startInWords,
} from '../courses.js';
import { inCommon, wholeEuro } from '../in-common.js';
import { cambridgeExams, examComponents } from '../certifications.js';
import { dayInWords, nextStart } from '../departures.js';
import type { SitePath } from '../pages.js';
import type { School } from '../school.js';
import { type Fact, factsAbout, listed } from './fact.js';

/** A past date is never given as open; a doubtful one is never given as certain. */
function start(course: GroupCourse, next: string | undefined): string {
  const { title, startVerified, time } = course;
  if (next) return `Il corso ${title} inizia ${dayInWords(next)}, ore ${time}.`;
  if (!startVerified)
    return (
      `Per il corso ${title} il sito indica ${startInWords(course)}, ma giorno e data non coincidono: la data è da ` +
      `confermare, chiedila alla segreteria.`
    );
  return `Il corso ${title} è partito ${startInWords(course)}. ${STARTED_STATUS}.`;
}

function groupCourseFacts(course: GroupCourse, next: string | undefined): Fact[] {
  const { level, slug, title, totalHours, maxStudents, seats, materials, weekday, time, venue } = course;
  const price = wholeEuro(course.priceEuro);
  const { formerName } = cambridgeExams.find((exam) => exam.level === level)!;
  return factsAbout(
    'corsi',
    `/${slug}` as SitePath,
    {
      descrizione:
        `Il corso ${title} (${formerName}) prepara in gruppo all'esame Cambridge di livello ${level}: ` +
        `${totalHours} ore, al massimo ${maxStudents} studenti, ${weekday} ${time}, ${price} euro.`,
      prezzo: `Il corso di gruppo ${title} costa ${price} euro per ${totalHours} ore.`,
      durata: `Il corso ${title} dura ${totalHours} ore in tutto.`,
      orario: `Le lezioni del corso ${title} sono il ${weekday}, ore ${time}.`,
      inizio: start(course, next),
      posti:
        `Il corso ${title} ha ${seats} posti previsti (classi di al massimo ${maxStudents} studenti); per la ` +
        'disponibilità chiedi alla segreteria.',
      sede: `Il corso ${title} si tiene in presenza a ${venue}.`,
      materiali: materials
        ? `Materiali del corso ${title}: ${materials}.`
        : `Per il corso ${title} il sito non indica i materiali: chiedi alla segreteria quali servono.`,
      formato: `L'esame ${title} ha quattro parti: ${listed(examComponents)}.`,
    },
    { level, doubtful: next || course.startVerified ? [] : ['inizio'] },
  );
}

/** Business English has no level: its figures are those of corporate courses. */
function oneToOneFacts({ title, pricePerHourEuro, recommendedHours }: OneToOne): Fact[] {
  const price = wholeEuro(pricePerHourEuro);
  const exam = cambridgeExams.find(({ name }) => name === title);
  const hours = recommendedHours.join('-');
  const values = {
    prezzo: `La preparazione individuale ${title} costa ${price} euro l'ora.`,
    durata: `Per la preparazione individuale ${title} consigliamo ${hours} ore.`,
    descrizione:
      `La preparazione individuale ${title} costa ${price} euro l'ora; di solito servono ` +
      `${hours} ore, dopo un test di livello gratuito.`,
  };
  return exam ? factsAbout('individuale', '/preparazione-individuale', values, { level: exam.level }) : [];
}

const isInTheEvening = ({ weekday, time }: GroupCourse) =>
  weekday !== 'sabato' && weekday !== 'domenica' && Number.parseInt(time, 10) >= 17;

/** @param today the day in Rome, `YYYY-MM-DD`. */
export function courseFacts(school: School, today: string): Fact[] {
  const { courseDates, links, phone } = school;
  const courses = groupCourses(school);
  const lessons = oneToOneLessons(school);
  const prices = lessons.map(({ pricePerHourEuro }) => pricePerHourEuro);
  const [least, most] = [wholeEuro(Math.min(...prices)), wholeEuro(Math.max(...prices))];
  const business = lessons.find(({ title }) => title === 'Business English')!;
  const { price, hours, maxStudents, venues } = inCommon(courses);
  const next = (course: GroupCourse) => nextStart(course, courseDates, today);
  const starts = courses.filter(next).map((course) => `${course.title} ${dayInWords(next(course)!)}`);
  const timetable = courses.map(({ title, weekday, time }) => `${title} ${weekday} ${time}`);
  const hourlyPrices = lessons.map(({ title, pricePerHourEuro }) => `${title} ${wholeEuro(pricePerHourEuro)} euro`);
  const recommended = lessons.map(({ title, recommendedHours }) => `${title} ${recommendedHours.join('-')}`);
  const materials = [...Map.groupBy(courses, (course) => course.materials)].flatMap(([what, included]) =>
    what ? `${listed(included.map(({ title }) => title))} ${what}` : [],
  );
  return [
    ...courses.flatMap((course) => groupCourseFacts(course, next(course))),
    ...lessons.flatMap(oneToOneFacts),
    ...factsAbout('corsi', '/corsi-inglese', {
      descrizione:
        `Prepariamo agli esami Cambridge con corsi di gruppo ${listed(courses.map(({ title }) => title))}: ` +
        `${hours} ore, al massimo ${maxStudents} studenti, ${price} euro. Ci sono anche corsi per ` +
        'bambini, principianti, Business English e lezioni individuali.',
      prezzo:
        `I corsi di gruppo Cambridge costano ${price} euro per ${hours} ore; la preparazione individuale ` +
        `va da ${least} a ${most} euro l'ora secondo il livello.`,
      durata: `I corsi di gruppo Cambridge durano ${hours} ore.`,
      orario: courses.every(isInTheEvening)
        ? `I corsi di gruppo sono serali: ${timetable.join('; ')}. Nessuno è di mattina o di sabato.`
        : `Orario dei corsi di gruppo: ${timetable.join('; ')}.`,
      modalita:
        `I corsi di gruppo si tengono in presenza a ${venues}. Online, o in forma mista, ci sono i corsi per aziende e la ` +
        'preparazione LanguageCert.',
      inizio:
        starts.length > 0
          ? `Prossime partenze: ${starts.join('; ')}.`
          : `I corsi pubblicati sono già avviati: chiedi la prossima data in segreteria, al ${phone}.`,
      posti: `Le classi dei corsi di gruppo hanno al massimo ${maxStudents} studenti.`,
      sede: `I corsi di gruppo si tengono in presenza a ${venues}.`,
      docenti: 'Gli insegnanti sono madrelingua qualificati.',
    }),
    ...factsAbout('corsi', '/contatti', {
      iscrizione:
        `Per iscriverti a un corso scrivi dalla pagina Contatti o chiama il ${phone}: rispondiamo entro ` +
        `${ANSWER_HOURS} ore. Se non sai il tuo livello, prima fai il test gratuito.`,
    }),
    ...factsAbout('corsi', '/corsi-inglese', {
      livelli:
        'Abbiamo corsi per tutti i livelli del quadro europeo (QCER), per principianti e per chi prepara un esame. ' +
        'Se non sai qual è il tuo livello, comincia dal test di livello gratuito.',
      materiali:
        materials.length > 0
          ? `Materiali dei corsi: ${materials.join('; ')}.`
          : `I materiali dei corsi si chiedono in segreteria, al ${phone}.`,
    }),
    ...factsAbout('individuale', '/preparazione-individuale', {
      descrizione:
        `La preparazione individuale Cambridge funziona così: test di livello gratuito, piano personalizzato, lezioni ` +
        `intensive con insegnanti madrelingua. Costa da ${least} a ${most} euro l'ora secondo il livello.`,
      prezzo: `Lezioni individuali, prezzo all'ora: ${hourlyPrices.join(', ')}.`,
      durata: `Ore consigliate per la preparazione individuale: ${recommended.join(', ')}.`,
      orario: 'Giorni e ore delle lezioni individuali si decidono insieme, con la segreteria.',
    }),
    ...factsAbout('aziende', '/preparazione-individuale', {
      prezzo:
        `Il Business English individuale costa ${wholeEuro(business.pricePerHourEuro)} euro l'ora (consigliate ` +
        `${business.recommendedHours.join('-')} ore); i percorsi per aziende si quotano su preventivo.`,
    }),
    ...factsAbout('test-livello', '/corsi-inglese', {
      descrizione: links.levelTest
        ? `Il test di livello è gratuito: puoi farlo subito online su ${links.levelTest}.`
        : `Il test di livello è gratuito: puoi farlo subito sulla pagina dei corsi di inglese, o parlarne con la ` +
          `segreteria al ${phone}.`,
    }),
    ...factsAbout('test-livello', '/preparazione-individuale', { prezzo: 'Il test di livello è gratuito.' }),
    ...factsAbout('bambini', '/corsi-inglese', {
      descrizione:
        'Organizziamo corsi di inglese per bambini e ragazzi, e gli esami Cambridge Young Learners (Starters, ' +
        'Movers, Flyers).',
    }),
  ];
}
