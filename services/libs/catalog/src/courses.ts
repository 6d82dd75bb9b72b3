// Cambridge preparation: the group courses and the one-to-one lessons, as the owner's file has them.
import { cambridgeExams } from './certifications.js';
import type { School } from './school.js';
import { type Weekday, weekdayOf } from './week.js';

export type Level = 'A2' | 'B1' | 'B2' | 'C1' | 'C2';

export interface GroupCourse {
  readonly level: Level;
  readonly slug: `corso-${Lowercase<Level>}`;
  readonly title: string;
  /** First lesson, `YYYY-MM-DD`, and the weekday as published. */
  readonly startDate: string;
  readonly weekday: Weekday;
  /** False if the published weekday and date contradict each other: the date is then "da confermare". */
  readonly startVerified: boolean;
  readonly time: string;
  /** Published places; a plan, never a count of free seats. */
  readonly seats: number;
  readonly materials: string | null;
  readonly priceEuro: number;
  readonly totalHours: number;
  readonly maxStudents: number;
  readonly venue: string;
}

const idOf = (level: Level) => level.toLowerCase() as Lowercase<Level>;

/** The course of a level; every level has one. */
export const groupCourse = (school: Pick<School, 'courses'>, level: Level): GroupCourse =>
  groupCourses(school).find((course) => course.level === level)!;

export const groupCourses = ({ courses }: Pick<School, 'courses'>): readonly GroupCourse[] =>
  cambridgeExams.map(({ level, name }) => {
    const course = courses[idOf(level)];
    const startVerified = weekdayOf(course.startDate) === course.weekday;
    return { level, slug: `corso-${idOf(level)}`, title: name, startVerified, ...course };
  });

export interface OneToOne {
  readonly title: string;
  readonly pricePerHourEuro: number;
  readonly recommendedHours: readonly [from: number, to: number];
}

export const oneToOneLessons = ({ oneToOne }: Pick<School, 'oneToOne'>): readonly OneToOne[] => [
  ...cambridgeExams.map(({ level, name }) => ({ title: name, ...oneToOne[idOf(level)] })),
  { title: 'Business English', ...oneToOne.business },
];

export const levelAbilities: Readonly<Record<Level, string>> = {
  A2: 'Ti presenti, chiedi, leggi un avviso: l’inglese delle cose di ogni giorno.',
  B1: 'Te la cavi in viaggio, racconti che cosa è successo, scrivi messaggi ed email semplici.',
  B2: 'Segui una lezione, sostieni una discussione, lavori con colleghi di altri Paesi.',
  C1: 'Studi e lavori in inglese con naturalezza, anche su argomenti difficili.',
  C2: 'Capisci tutto, sfumature comprese, e trovi sempre la parola giusta.',
};

/** The status of a course whose known starts have all passed. */
export const STARTED_STATUS = 'Corso avviato – chiedi la prossima data';

/** The published start, contradictions included: "venerdì 22 ottobre 2025". */
export function startInWords({ weekday, startDate }: Pick<GroupCourse, 'weekday' | 'startDate'>): string {
  const day = new Intl.DateTimeFormat('it', { dateStyle: 'long', timeZone: 'UTC' });
  return `${weekday} ${day.format(new Date(`${startDate}T00:00:00Z`))}`;
}

export const courseHourEuro = ({ priceEuro, totalHours }: Pick<GroupCourse, 'priceEuro' | 'totalHours'>) =>
  priceEuro / totalHours;

/** A price as the school writes it: "680,00". Whole figures may be written without cents: "50", but "57,50". */
export function euroAmount(euro: number, cents = true): string {
  const digits = cents || !Number.isInteger(euro) ? 2 : 0;
  return new Intl.NumberFormat('it', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    useGrouping: 'always',
  }).format(euro);
}
