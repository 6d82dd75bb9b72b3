// Cambridge exams as the school publishes them: the centre, the Young Learners, the ages at school.
import type { Level } from './courses.js';

/** The centre's code as the home page spells it: "IT 990". */
export const spacedCentreCode = (code: string) => code.replace(/(?<=[A-Z])(?=\d)/, '\u00a0');

/** Enrolment generally closes this many weeks before an exam. */
export const enrolmentClosesWeeksBefore: readonly [least: number, most: number] = [6, 8];

export interface CambridgeExam {
  readonly level: Level;
  readonly name: string;
  /** The former name, which many people still use. */
  readonly formerName: string;
}

export const cambridgeExams: readonly CambridgeExam[] = [
  { level: 'A2', name: 'A2 Key', formerName: 'KET' },
  { level: 'B1', name: 'B1 Preliminary', formerName: 'PET' },
  { level: 'B2', name: 'B2 First', formerName: 'FCE' },
  { level: 'C1', name: 'C1 Advanced', formerName: 'CAE' },
  { level: 'C2', name: 'C2 Proficiency', formerName: 'CPE' },
];

/** The four parts of every exam, as the course pages list them. */
export const examComponents = ['Reading & Use of English', 'Writing', 'Listening', 'Speaking'] as const;

interface YoungLearnersExam {
  readonly name: string;
  readonly ages: readonly [from: number, to: number];
  readonly minutes: string;
}

export const youngLearnersExams: readonly YoungLearnersExam[] = [
  { name: 'Starters', ages: [6, 8], minutes: '20' },
  { name: 'Movers', ages: [8, 10], minutes: '25' },
  { name: 'Flyers', ages: [9, 12], minutes: '25-40' },
];
