// llms.txt: the site in one page of Markdown, for assistants that answer about the school.
import {
  cambridgeCentreCode,
  dayInWords,
  euroAmount,
  groupCourses,
  languageCertExams,
  languageCertResultDays,
  nextStart,
  oneToOneLessons,
  openingHoursText,
  STARTED_STATUS,
  toefl,
  toeflNote,
  youngLearnersExams,
  type GroupCourse,
} from '@school/catalog';
import { absoluteUrl, type PageMetadata } from '#src/lib/seo.ts';
import { builtOn } from '#src/lib/today.ts';
import { pageMetadata } from './metadata.ts';
import { addressLine, courseDates, phoneHours, school } from './school.ts';

const EXAMS = /^\/certificazion/;
const COURSES = /^\/(cors|preparazione)/;
const LEGAL = /^\/(privacy-policy|gdpr|termini-condizioni)$/;

const indexed = Object.values(pageMetadata).filter(({ noindex }) => !noindex);
const other = indexed.filter(({ path }) => ![EXAMS, COURSES, LEGAL].some((group) => group.test(path!)));
const about = (group: RegExp) => indexed.filter(({ path }) => group.test(path!));

const section = (title: string, lines: readonly string[]) =>
  `## ${title}\n\n${lines.map((line) => `- ${line}`).join('\n')}\n`;
const links = (pages: readonly PageMetadata[]) =>
  pages.map(({ title, path, description }) => `[${title}](${absoluteUrl(path!)}): ${description}`);

/** A start that is past or that contradicts itself is never told as one to come. */
function start(course: GroupCourse): string {
  const next = nextStart(course, courseDates, builtOn);
  if (next) return `inizia ${dayInWords(next)}`;
  return course.startVerified ? STARTED_STATUS : 'data di inizio da confermare';
}

const figures = () => [
  ...groupCourses.map(
    (course) =>
      `Corso ${course.title}: ${euroAmount(course.priceEuro)} euro per ${course.totalHours} ore, ${course.weekday} ` +
      `${course.time}, al massimo ${course.maxStudents} studenti, ${course.venue}; ${start(course)}.`,
  ),
  ...oneToOneLessons.map(
    ({ title, pricePerHourEuro, recommendedHours }) =>
      `Lezioni individuali ${title}: ${pricePerHourEuro} euro l’ora, ${recommendedHours.join('-')} ore consigliate.`,
  ),
  ...youngLearnersExams.map(({ name, ages }) => `Cambridge Young Learners ${name}: ${ages.join('-')} anni.`),
  `LanguageCert: esami ogni mese, risultati in ${languageCertResultDays.join('-')} giorni lavorativi; minuti di scritto e orale: ` +
    `${languageCertExams.map(({ name, writtenMinutes, spokenMinutes }) => `${name} ${writtenMinutes}+${spokenMinutes}`).join(', ')}.`,
  `TOEFL iBT: quota ${toefl.feeEuro} euro. ${toeflNote}`,
];

/** The whole file, as of the day of the build. */
export const llmsText = (): string =>
  [
    `# ${school.name}\n`,
    `> ${pageMetadata['/'].description}\n`,
    `Le richieste si fanno dai moduli delle pagine o per telefono. Prezzi e orari sono quelli pubblicati il ${builtOn}; ` +
      `la segreteria conferma date e posti.\n`,
    section('Recapiti', [
      `Sede: ${addressLine}`,
      `Telefono: ${school.phone} (${phoneHours})`,
      `E-mail: ${school.email}`,
      `Orari: ${openingHoursText}`,
      `Centro d’esame Cambridge: ${cambridgeCentreCode}`,
    ]),
    section('Corsi', links(about(COURSES))),
    section('Esami e certificazioni', links(about(EXAMS))),
    section('Scuola e servizi', links(other)),
    section('Prezzi, orari, durate', figures()),
    section('Optional', links(about(LEGAL))),
  ].join('\n');
