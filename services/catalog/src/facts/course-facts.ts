// Group courses and one-to-one lessons for the Cambridge exams.
import { ANSWER_HOURS } from '@school/contracts';
import { type GroupCourse, type OneToOne, STARTED_STATUS, groupCourses, oneToOneLessons, startInWords } from '../courses.js';
import { cambridgeExams, examComponents } from '../certifications.js';
import { dayInWords, nextStart } from '../departures.js';
import type { SitePath } from '../pages.js';
import type { School } from '../school.js';
import { type Fact, fact, listed } from './fact.js';

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
  const page: SitePath = `/${course.slug}` as SitePath;
  const formerName = cambridgeExams.find((exam) => exam.level === level)!.formerName;
  const words = formerName;
  return [
    fact(
      'corsi',
      'descrizione',
      page,
      `Il corso ${title} (${formerName}) prepara in gruppo all'esame Cambridge di livello ${level}: ${totalHours} ore, al ` +
        `massimo ${maxStudents} studenti, ${weekday} ${time}, ${priceEuro} euro.`,
      { level, words },
    ),
    fact('corsi', 'prezzo', page, `Il corso di gruppo ${title} costa ${priceEuro} euro per ${totalHours} ore.`, { level, words }),
    fact('corsi', 'durata', page, `Il corso ${title} dura ${totalHours} ore in tutto.`, { level, words }),
    fact('corsi', 'orario', page, `Le lezioni del corso ${title} sono il ${weekday}, ore ${time}.`, { level, words }),
    fact('corsi', 'inizio', page, start(course, next), {
      level,
      words,
      ...(next ? { validUntil: next } : {}),
      ...(next || course.startVerified ? {} : { doubtful: true }),
    }),
    fact(
      'corsi',
      'posti',
      page,
      `Il corso ${title} ha ${seats} posti previsti (classi di al massimo ${maxStudents} studenti); per la disponibilità ` +
        `chiedi alla segreteria.`,
      { level, words },
    ),
    fact('corsi', 'sede', page, `Il corso ${title} si tiene in presenza a ${venue}.`, { level, words }),
    fact(
      'corsi',
      'materiali',
      page,
      materials
        ? `Materiali del corso ${title}: ${materials}.`
        : `Per il corso ${title} il sito non indica i materiali: chiedi alla segreteria quali servono.`,
      { level, words },
    ),
    fact('corsi', 'formato', page, `L'esame ${title} ha quattro parti: ${listed(examComponents)}.`, { level, words }),
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
    fact(
      'individuale',
      'prezzo',
      '/preparazione-individuale',
      `La preparazione individuale ${title} costa ${pricePerHourEuro} euro l'ora.`,
      about,
    ),
    fact(
      'individuale',
      'durata',
      '/preparazione-individuale',
      `Per la preparazione individuale ${title} consigliamo ${from}-${to} ore.`,
      about,
    ),
    fact(
      'individuale',
      'descrizione',
      '/preparazione-individuale',
      `La preparazione individuale ${title} costa ${pricePerHourEuro} euro l'ora; di solito servono ${from}-${to} ore, ` +
        `dopo un test di livello gratuito.`,
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
    fact(
      'corsi',
      'descrizione',
      '/corsi-inglese',
      `Prepariamo agli esami Cambridge con corsi di gruppo ${listed(groupCourses.map(({ title }) => title))}: ${totalHours} ore, ` +
        `al massimo ${maxStudents} studenti, ${priceEuro} euro. Ci sono anche corsi per bambini, principianti, Business English e lezioni individuali.`,
    ),
    fact(
      'corsi',
      'prezzo',
      '/corsi-inglese',
      `I corsi di gruppo Cambridge costano ${priceEuro} euro per ${totalHours} ore; la preparazione individuale va da ` +
        `${least} a ${most} euro l'ora secondo il livello.`,
    ),
    fact('corsi', 'durata', '/corsi-inglese', `I corsi di gruppo Cambridge durano ${totalHours} ore.`),
    fact('corsi', 'orario', '/corsi-inglese', `I corsi di gruppo sono serali: ${timetable}.`, {
      words: 'sera serale pomeriggio calendario lezioni',
    }),
    fact('corsi', 'inizio', '/corsi-inglese', starts),
    fact('corsi', 'posti', '/corsi-inglese', `Le classi dei corsi di gruppo hanno al massimo ${maxStudents} studenti.`, {
      words: 'classi piccole',
    }),
    fact('corsi', 'sede', '/corsi-inglese', `I corsi di gruppo si tengono in presenza a ${venue}.`),
    fact('corsi', 'docenti', '/corsi-inglese', 'Gli insegnanti sono madrelingua qualificati.', {
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
    fact(
      'corsi',
      'livelli',
      '/corsi-inglese',
      'Abbiamo corsi per tutti i livelli del quadro europeo (QCER), per principianti e per chi prepara un esame. Se non ' +
        'sai qual è il tuo livello, comincia dal test di livello gratuito.',
      { words: 'principianti zero base' },
    ),
    fact(
      'corsi',
      'materiali',
      '/corsi-inglese',
      'Il libro di testo è incluso nei corsi B1 Preliminary e B2 First; il corso C1 Advanced include un testo ' +
        'specializzato e il C2 Proficiency materiali avanzati.',
    ),
    fact(
      'individuale',
      'descrizione',
      '/preparazione-individuale',
      `La preparazione individuale Cambridge funziona così: test di livello gratuito, piano personalizzato, lezioni ` +
        `intensive con insegnanti madrelingua. Costa da ${least} a ${most} euro l'ora secondo il livello.`,
      { words: 'lezioni private ripetizioni' },
    ),
    fact(
      'individuale',
      'prezzo',
      '/preparazione-individuale',
      `Lezioni individuali, prezzo all'ora: ` +
        `${oneToOneLessons.map(({ title, pricePerHourEuro }) => `${title} ${pricePerHourEuro} euro`).join(', ')}.`,
    ),
    fact(
      'individuale',
      'durata',
      '/preparazione-individuale',
      `Ore consigliate per la preparazione individuale: ` +
        `${oneToOneLessons.map(({ title, recommendedHours: [from, to] }) => `${title} ${from}-${to}`).join(', ')}.`,
    ),
    fact(
      'individuale',
      'orario',
      '/preparazione-individuale',
      'Giorni e ore delle lezioni individuali si decidono insieme, con la segreteria.',
      { words: 'orario giorni flessibile' },
    ),
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
      'Sì, ci sono corsi di inglese per bambini e ragazzi, e gli esami Cambridge Young Learners (Starters, Movers, Flyers).',
      { words: 'figlio figlia bambino ragazzi junior' },
    ),
  ];
}
