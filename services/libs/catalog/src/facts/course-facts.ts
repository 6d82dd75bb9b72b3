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
import { cambridgeExams, examComponents } from '../certifications.js';
import { dayInWords, nextStart } from '../departures.js';
import type { SitePath } from '../pages.js';
import type { School } from '../school.js';
import { type Fact, fact, factsAbout, listed } from './fact.js';

const aboutCourses = factsAbout('corsi', '/corsi-inglese');
const aboutLessons = factsAbout('individuale', '/preparazione-individuale');

const bounds = (values: readonly number[]) => [Math.min(...values), Math.max(...values)] as const;

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
  const { level, title, priceEuro, totalHours, maxStudents, seats, materials, weekday, time, venue } = course;
  const { formerName } = cambridgeExams.find((exam) => exam.level === level)!;
  const aboutCourse = factsAbout('corsi', `/${course.slug}` as SitePath, { level, words: formerName });
  return [
    aboutCourse(
      'descrizione',
      `Il corso ${title} (${formerName}) prepara in gruppo all'esame Cambridge di livello ${level}: ` +
        `${totalHours} ore, al massimo ${maxStudents} studenti, ${weekday} ${time}, ${priceEuro} euro.`,
    ),
    aboutCourse('prezzo', `Il corso di gruppo ${title} costa ${priceEuro} euro per ${totalHours} ore.`),
    aboutCourse('durata', `Il corso ${title} dura ${totalHours} ore in tutto.`),
    aboutCourse('orario', `Le lezioni del corso ${title} sono il ${weekday}, ore ${time}.`),
    aboutCourse('inizio', start(course, next), {
      ...(next ? { validUntil: next } : {}),
      ...(next || course.startVerified ? {} : { doubtful: true }),
    }),
    aboutCourse(
      'posti',
      `Il corso ${title} ha ${seats} posti previsti (classi di al massimo ${maxStudents} studenti); per la ` +
        'disponibilità chiedi alla segreteria.',
    ),
    aboutCourse('sede', `Il corso ${title} si tiene in presenza a ${venue}.`),
    aboutCourse(
      'materiali',
      materials
        ? `Materiali del corso ${title}: ${materials}.`
        : `Per il corso ${title} il sito non indica i materiali: chiedi alla segreteria quali servono.`,
    ),
    aboutCourse('formato', `L'esame ${title} ha quattro parti: ${listed(examComponents)}.`),
  ];
}

function oneToOneFacts(lesson: OneToOne): Fact[] {
  const {
    title,
    pricePerHourEuro,
    recommendedHours: [from, to],
  } = lesson;
  const exam = cambridgeExams.find(({ name }) => name === title);
  const about = exam ? { level: exam.level, words: exam.formerName } : undefined;
  // Business English has no level: its figures are those of corporate courses.
  if (!about) return [];
  return [
    aboutLessons('prezzo', `La preparazione individuale ${title} costa ${pricePerHourEuro} euro l'ora.`, about),
    aboutLessons('durata', `Per la preparazione individuale ${title} consigliamo ${from}-${to} ore.`, about),
    aboutLessons(
      'descrizione',
      `La preparazione individuale ${title} costa ${pricePerHourEuro} euro l'ora; di solito servono ` +
        `${from}-${to} ore, dopo un test di livello gratuito.`,
      about,
    ),
  ];
}

/** @param today the day in Rome, `YYYY-MM-DD`. */
export function courseFacts(school: School, today: string): Fact[] {
  const [least, most] = bounds(oneToOneLessons.map(({ pricePerHourEuro }) => pricePerHourEuro));
  const business = oneToOneLessons.find(({ title }) => title === 'Business English')!;
  const { priceEuro, totalHours, maxStudents, venue } = groupCourses[0]!;
  const timetable = groupCourses.map(({ title, weekday, time }) => `${title} ${weekday} ${time}`).join('; ');
  const next = (course: GroupCourse) => nextStart(course, school.courseDates, today);
  const open = groupCourses.filter(next);
  const starts =
    open.length > 0
      ? `Prossime partenze: ${open.map((course) => `${course.title} ${dayInWords(next(course)!)}`).join('; ')}.`
      : `I corsi pubblicati sono già avviati: chiedi la prossima data in segreteria, al ${school.phone}.`;
  return [
    ...groupCourses.flatMap((course) => groupCourseFacts(course, next(course))),
    ...oneToOneLessons.flatMap(oneToOneFacts),
    aboutCourses(
      'descrizione',
      `Prepariamo agli esami Cambridge con corsi di gruppo ${listed(groupCourses.map(({ title }) => title))}: ` +
        `${totalHours} ore, al massimo ${maxStudents} studenti, ${priceEuro} euro. Ci sono anche corsi per ` +
        'bambini, principianti, Business English e lezioni individuali.',
    ),
    aboutCourses(
      'prezzo',
      `I corsi di gruppo Cambridge costano ${priceEuro} euro per ${totalHours} ore; la preparazione individuale ` +
        `va da ${least} a ${most} euro l'ora secondo il livello.`,
    ),
    aboutCourses('durata', `I corsi di gruppo Cambridge durano ${totalHours} ore.`),
    aboutCourses('orario', `I corsi di gruppo sono serali: ${timetable}.`, {
      words: 'sera serale pomeriggio calendario lezioni',
    }),
    aboutCourses('inizio', starts),
    aboutCourses('posti', `Le classi dei corsi di gruppo hanno al massimo ${maxStudents} studenti.`, {
      words: 'classi piccole',
    }),
    aboutCourses('sede', `I corsi di gruppo si tengono in presenza a ${venue}.`),
    aboutCourses('docenti', 'Gli insegnanti sono madrelingua qualificati.', {
      words: 'insegnanti professori madrelingua',
    }),
    fact(
      'corsi',
      'iscrizione',
      '/contatti',
      `Per iscriverti a un corso scrivi dalla pagina Contatti o chiama il ${school.phone}: rispondiamo entro ` +
        `${ANSWER_HOURS} ore. Se non sai il tuo livello, prima fai il test gratuito.`,
      { words: 'iscrivermi iscriversi prenotare partecipare' },
    ),
    aboutCourses(
      'livelli',
      'Abbiamo corsi per tutti i livelli del quadro europeo (QCER), per principianti e per chi prepara un esame. ' +
        'Se non sai qual è il tuo livello, comincia dal test di livello gratuito.',
      { words: 'principianti zero base' },
    ),
    aboutCourses(
      'materiali',
      'Il libro di testo è incluso nei corsi B1 Preliminary e B2 First; il corso C1 Advanced include un testo ' +
        'specializzato e il C2 Proficiency materiali avanzati.',
    ),
    aboutLessons(
      'descrizione',
      `La preparazione individuale Cambridge funziona così: test di livello gratuito, piano personalizzato, lezioni ` +
        `intensive con insegnanti madrelingua. Costa da ${least} a ${most} euro l'ora secondo il livello.`,
      { words: 'lezioni private ripetizioni' },
    ),
    aboutLessons(
      'prezzo',
      `Lezioni individuali, prezzo all'ora: ` +
        `${oneToOneLessons.map(({ title, pricePerHourEuro }) => `${title} ${pricePerHourEuro} euro`).join(', ')}.`,
    ),
    aboutLessons(
      'durata',
      `Ore consigliate per la preparazione individuale: ` +
        `${oneToOneLessons.map(({ title, recommendedHours: [from, to] }) => `${title} ${from}-${to}`).join(', ')}.`,
    ),
    aboutLessons('orario', 'Giorni e ore delle lezioni individuali si decidono insieme, con la segreteria.', {
      words: 'orario giorni flessibile',
    }),
    fact(
      'aziende',
      'prezzo',
      '/preparazione-individuale',
      `Il Business English individuale costa ${business.pricePerHourEuro} euro l'ora (consigliate ` +
        `${business.recommendedHours.join('-')} ore); i percorsi per aziende si quotano su preventivo.`,
      { words: 'business english' },
    ),
    fact(
      'test-livello',
      'descrizione',
      '/corsi-inglese',
      school.links.levelTest
        ? `Il test di livello è gratuito: puoi farlo subito online su ${school.links.levelTest}.`
        : `Il test di livello è gratuito: puoi farlo subito sulla pagina dei corsi di inglese, o parlarne con la ` +
            `segreteria al ${school.phone}.`,
      { words: 'valutazione capire conoscere mio livello consiglio scegliere corso adatto' },
    ),
    fact('test-livello', 'prezzo', '/preparazione-individuale', 'Il test di livello è gratuito.'),
    fact(
      'bambini',
      'descrizione',
      '/corsi-inglese',
      'Organizziamo corsi di inglese per bambini e ragazzi, e gli esami Cambridge Young Learners (Starters, ' +
        'Movers, Flyers).',
      { words: 'figlio figlia bambino ragazzi junior' },
    ),
  ];
}
