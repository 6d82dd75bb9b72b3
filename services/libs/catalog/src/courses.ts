// Cambridge preparation: the group courses and the one-to-one lessons, as the school publishes them.

export type Level = 'A2' | 'B1' | 'B2' | 'C1' | 'C2';

export interface GroupCourse {
  readonly level: Level;
  readonly slug: `corso-${Lowercase<Level>}`;
  readonly title: string;
  /** First lesson, `YYYY-MM-DD`, and the weekday as published. */
  readonly startDate: string;
  readonly weekday: string;
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

/** What most courses have in common. */
const common = {
  priceEuro: 680,
  totalHours: 50,
  maxStudents: 8,
  venue: 'Roma Prati, 00193',
  startVerified: true,
  time: '18:00-20:00',
  seats: 8,
  materials: 'libro di testo incluso',
} as const;

export const groupCourses: readonly GroupCourse[] = [
  {
    ...common,
    level: 'A2',
    slug: 'corso-a2',
    title: 'A2 Key',
    weekday: 'mercoledì',
    startDate: '2025-10-22',
    time: '18:30-20:00',
    materials: null,
  },
  { ...common, level: 'B1', slug: 'corso-b1', title: 'B1 Preliminary', weekday: 'lunedì', startDate: '2025-10-20' },
  { ...common, level: 'B2', slug: 'corso-b2', title: 'B2 First', weekday: 'martedì', startDate: '2025-10-21' },
  {
    ...common,
    level: 'C1',
    slug: 'corso-c1',
    title: 'C1 Advanced',
    weekday: 'giovedì',
    startDate: '2025-10-23',
    seats: 6,
    materials: 'libro di testo specializzato incluso',
  },
  {
    ...common,
    level: 'C2',
    slug: 'corso-c2',
    title: 'C2 Proficiency',
    weekday: 'venerdì',
    startDate: '2025-10-22',
    startVerified: false,
    seats: 4,
    materials: 'materiali avanzati',
  },
];

export interface OneToOne {
  readonly title: string;
  readonly pricePerHourEuro: number;
  readonly recommendedHours: readonly [from: number, to: number];
}

export const oneToOneLessons: readonly OneToOne[] = [
  { title: 'A2 Key', pricePerHourEuro: 50, recommendedHours: [20, 30] },
  { title: 'B1 Preliminary', pricePerHourEuro: 50, recommendedHours: [25, 35] },
  { title: 'B2 First', pricePerHourEuro: 55, recommendedHours: [30, 40] },
  { title: 'C1 Advanced', pricePerHourEuro: 60, recommendedHours: [35, 45] },
  { title: 'C2 Proficiency', pricePerHourEuro: 65, recommendedHours: [40, 50] },
  { title: 'Business English', pricePerHourEuro: 55, recommendedHours: [20, 40] },
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

/** A price as the school writes it: "680,00". Whole figures may be set without cents: "50". */
export const euroAmount = (euro: number, cents = true): string =>
  new Intl.NumberFormat('it', {
    minimumFractionDigits: cents ? 2 : 0,
    maximumFractionDigits: cents ? 2 : 0,
    useGrouping: 'always',
  }).format(euro);

/** The course of a level; every level has one. */
export const groupCourse = (level: Level): GroupCourse => groupCourses.find((course) => course.level === level)!;
