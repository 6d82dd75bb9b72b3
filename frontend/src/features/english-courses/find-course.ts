// Three answers in, one course of the catalog out. Nothing leaves the page.
import { type GroupCourse, groupCourse, type Level, type OneToOne, oneToOneLessons } from '@school/catalog';

export const finderQuestions = {
  level: {
    legend: 'Con l’inglese, oggi, a che punto sei?',
    options: {
      zero: 'Parto da zero, o quasi',
      A2: 'Capisco e dico frasi semplici',
      B1: 'Me la cavo in viaggio',
      B2: 'Converso su molti argomenti',
      C1: 'Ci studio o ci lavoro',
      C2: 'Mi manca solo la perfezione',
    },
  },
  purpose: {
    legend: 'A che cosa ti serve?',
    options: { certificate: 'A ottenere una certificazione', work: 'A lavorare meglio', child: 'È per mio figlio o mia figlia' },
  },
  mode: {
    legend: 'Come preferisci studiare?',
    options: { group: 'In un piccolo gruppo, la sera', single: 'Da solo con un insegnante' },
  },
} as const;

export type Question = keyof typeof finderQuestions;
export type Answers = { readonly [Q in Question]: keyof (typeof finderQuestions)[Q]['options'] };

export type Advice =
  | { readonly kind: 'group'; readonly course: GroupCourse }
  | { readonly kind: 'single'; readonly lesson: OneToOne }
  | { readonly kind: 'other'; readonly title: 'Bambini e ragazzi' | 'Principianti' | 'Business English' };

const lessonNamed = (title: string): OneToOne => oneToOneLessons.find((lesson) => lesson.title === title)!;

function forLevel(level: Level, mode: Answers['mode']): Advice {
  const course = groupCourse(level);
  return mode === 'group' ? { kind: 'group', course } : { kind: 'single', lesson: lessonNamed(course.title) };
}

/** The course that fits; every combination of answers has one. */
export function findCourse({ level, purpose, mode }: Answers): Advice {
  if (purpose === 'child') return { kind: 'other', title: 'Bambini e ragazzi' };
  if (level === 'zero') return { kind: 'other', title: 'Principianti' };
  if (purpose === 'work')
    return mode === 'single' ? { kind: 'single', lesson: lessonNamed('Business English') } : { kind: 'other', title: 'Business English' };
  return forLevel(level, mode);
}
