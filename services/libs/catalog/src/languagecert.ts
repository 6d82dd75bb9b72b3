// LanguageCert exams as the school publishes them.
import type { Level } from './courses.js';

export interface LanguageCertExam {
  readonly level: 'A1' | Level;
  readonly name: string;
  readonly writtenMinutes: number;
  readonly spokenMinutes: number;
}

export const languageCertExams: readonly LanguageCertExam[] = [
  { level: 'A1', name: 'A1 Access', writtenMinutes: 75, spokenMinutes: 12 },
  { level: 'A2', name: 'A2 Achiever', writtenMinutes: 90, spokenMinutes: 14 },
  { level: 'B1', name: 'B1 Communicator', writtenMinutes: 105, spokenMinutes: 16 },
  { level: 'B2', name: 'B2 Expert', writtenMinutes: 120, spokenMinutes: 18 },
  { level: 'C1', name: 'C1 Mastery', writtenMinutes: 135, spokenMinutes: 20 },
  { level: 'C2', name: 'C2 Mastery Pro', writtenMinutes: 150, spokenMinutes: 22 },
];

export const languageCertResultDays: readonly [least: number, most: number] = [3, 5];

/** Every level tests all four, the first three in writing, the last one aloud. */
export const languageCertSkills = ['Reading', 'Writing', 'Listening', 'Speaking'] as const;
