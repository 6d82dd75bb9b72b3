// What an owner should know of the owner's file before anything is built from it, in the owner's words.
import dns from 'node:dns/promises';
import { groupCourse, groupCourses, type Level } from './courses.js';
import { daysBetween, romeDay } from './days.js';
import { comingStarts, dayInWords } from './departures.js';
import { comingExams } from './exam-calendar.js';
import { SchoolFileError, readSchoolFile } from './school-file.js';
import { type Fault, type School, isInvented, textsOf } from './school.js';
import { weekdayOf } from './week.js';
import { isClosed, isHoliday } from './working-days.js';

/** A line for the owner. */
export interface OwnerFinding {
  /** Whether the file cannot be published so; otherwise it is to be known, or to be done some day. */
  readonly isWrong: boolean;
  /** With the line of the file, and the path of the value. */
  readonly says: string;
}

/** How hosts are asked; tests replace it. */
export interface Outside {
  readonly resolveMx: (domain: string) => Promise<readonly unknown[]>;
  readonly fetch: (address: string, init: RequestInit) => Promise<{ readonly status: number }>;
}

interface Options {
  readonly production: boolean;
  readonly now: Date;
  readonly outside?: Outside;
  /** Hosts have less than half a second, and one that does not answer is not named. */
  readonly inHaste?: boolean;
}

/** Checks the file, its dates, the mailboxes' domains and the links. @returns what is wrong first. */
export async function checkOwnersFile(file: string, options: Options): Promise<OwnerFinding[]> {
  const { production, now, inHaste = false } = options;
  try {
    const { school, withLine } = readSchoolFile(file, { production });
    const today = romeDay(now);
    const finding = (isWrong: boolean) => (fault: Fault) => ({ isWrong, says: withLine(fault) });
    return [
      ...contradictions(school).map(finding(true)),
      // Nobody updates the dates of the demonstration.
      ...(school.demo ? [] : [...outOfDate(school, today), ...unlikely(school, today)]).map(finding(false)),
      ...(await unreachable(school, inHaste, options.outside)).map(finding(false)),
    ];
  } catch (error) {
    if (!(error instanceof SchoolFileError)) throw error;
    return error.problems.map((says) => ({ isWrong: true, says }));
  }
}

/** Findings on one screen. */
export const findingsAsText = (findings: readonly OwnerFinding[]): string =>
  findings.length === 0
    ? 'Il file della scuola è a posto.\n'
    : findings.map(({ isWrong, says }) => `${isWrong ? 'ERRORE' : 'avviso'}  ${says}\n`).join('');

const levelOf = (course: string) => course.toUpperCase() as Level;

function contradictions(school: School): Fault[] {
  return [
    ...school.courseDates.flatMap(({ course, starts }, index) => {
      const { title, weekday } = groupCourse(school, levelOf(course));
      const says = `è ${dayInWords(starts)}, ma le lezioni del corso ${title} sono di ${weekday}`;
      return weekdayOf(starts) === weekday ? [] : [{ path: ['courseDates', index, 'starts'], says }];
    }),
    ...school.examDates.flatMap(({ exam, date, enrolBy }, index) => {
      const says = `le iscrizioni a ${exam} finiscono il ${enrolBy}: devono finire prima dell’esame, che è il ${date}`;
      return enrolBy && enrolBy >= date ? [{ path: ['examDates', index, 'enrolBy'], says }] : [];
    }),
    ...school.pictures.flatMap((picture, index) =>
      picture.shows === 'voice' && !school.testimonials.some(({ name }) => name === picture.name)
        ? [{ path: ['pictures', index, 'name'], says: `nessuna delle testimonianze è di "${picture.name}"` }]
        : [],
    ),
  ];
}

function outOfDate(school: School, today: string): Fault[] {
  const past = (path: Fault['path'], day: string, what: string): Fault[] =>
    day < today ? [{ path, says: `${what}: è passato, si può togliere` }] : [];
  const courses = groupCourses(school).filter(({ startVerified }) => !startVerified);
  return [
    ...school.courseDates.flatMap(({ starts }, index) => past(['courseDates', index], starts, dayInWords(starts))),
    ...school.examDates.flatMap(({ exam, date }, index) => past(['examDates', index], date, `${exam} del ${date}`)),
    ...school.closures.flatMap(({ until }, index) => past(['closures', index], until, dayInWords(until))),
    ...courses.map(({ level, title, startDate, weekday }) => ({
      path: ['courses', level.toLowerCase(), 'startDate'],
      says: `è ${dayInWords(startDate)}, ma le lezioni del corso ${title} sono di ${weekday}: il sito la dice da confermare`,
    })),
    ...groupCourses(school)
      .filter((course) => comingStarts(course, school.courseDates, today).length === 0)
      .map(({ title }) => ({
        path: ['courseDates'],
        says: `il corso ${title} non ha una prossima partenza: il sito dice di chiedere la data`,
      })),
    ...(comingExams(school.examDates, today).length > 0
      ? []
      : [{ path: ['examDates'], says: 'nessun esame è in programma: il sito dice di chiedere le date' }]),
  ];
}

/** Further apart than these many days are, in all likelihood, days of two different years. */
const MOST_DAYS = { ahead: 1000, closed: 60, enrolled: 200 } as const;

/** Days on which nobody is there, and years that were mistyped. */
function unlikely(school: School, today: string): Fault[] {
  const apart = (path: Fault['path'], from: string, to: string, most: number, what: string): Fault[] =>
    daysBetween(from, to) > most ? [{ path, says: `${what}: l’anno è giusto?` }] : [];
  const days = [
    ...school.courseDates.map(({ starts }, index) => ({ path: ['courseDates', index, 'starts'], day: starts })),
    ...school.examDates.map(({ date }, index) => ({ path: ['examDates', index, 'date'], day: date })),
  ].filter(({ day }) => day >= today);
  return [
    ...days.flatMap(({ path, day }) => apart(path, today, day, MOST_DAYS.ahead, dayInWords(day))),
    ...days.flatMap(({ path, day }) => {
      if (isHoliday(day)) return [{ path, says: `${dayInWords(day)} è festa` }];
      return isClosed(school, day) ? [{ path, says: `${dayInWords(day)} la scuola è chiusa` }] : [];
    }),
    ...school.examDates.flatMap(({ date, enrolBy = date }, index) =>
      apart(['examDates', index, 'enrolBy'], enrolBy, date, MOST_DAYS.enrolled, `${enrolBy}, per un esame del ${date}`),
    ),
    ...school.closures.flatMap(({ from, until }, index) =>
      apart(['closures', index, 'until'], from, until, MOST_DAYS.closed, `chiusa dal ${from} al ${until}`),
    ),
  ];
}

async function unreachable(school: School, inHaste: boolean, given?: Outside): Promise<Fault[]> {
  const { links, social, offices, email, mailFrom } = school;
  const written = (values: object) => [...textsOf(values)].filter(({ text }) => !isInvented(text));
  const mailboxes = written({ email, mailFrom, offices }).filter(({ text }) => text.includes('@'));
  const domains = Map.groupBy(mailboxes, ({ text }) => text.replace(/^.*@/, ''));
  const timeout = inHaste ? 400 : 5000;
  const outside = given ?? { resolveMx: (name) => new dns.Resolver({ timeout, tries: 1 }).resolveMx(name), fetch };
  const asked = [
    ...[...domains].map(async ([domain, [first]]): Promise<Fault[]> =>
      (await hasMailExchanger(domain, outside)) ? [] : [{ path: first!.path, says: `${domain} non riceve posta (MX)` }],
    ),
    ...written({ links, social }).map(async ({ path, text }): Promise<Fault[]> => {
      const answer = outside.fetch(text, { signal: AbortSignal.timeout(timeout) });
      const fault = await answer.then(faultOfLink, () => (inHaste ? null : 'non risponde'));
      return fault ? [{ path, says: `${text} ${fault}` }] : [];
    }),
  ];
  return (await Promise.all(asked)).flat();
}

/** A name server that does not answer says nothing of the domain. */
const hasMailExchanger = (domain: string, { resolveMx }: Outside): Promise<boolean> =>
  resolveMx(domain).then(
    (exchangers) => exchangers.length > 0,
    ({ code }: NodeJS.ErrnoException) => code !== 'ENOTFOUND' && code !== 'ENODATA',
  );

/** Some sites refuse programs, with a status that says nothing of the page. */
const faultOfLink = ({ status }: { readonly status: number }): string | null =>
  status === 404 || status === 410 || (status >= 500 && status < 600) ? `risponde ${status}` : null;
