// Maps three answers to a course of the catalog.
import { type GroupCourse, type Level, type OneToOne } from '@school/catalog';
import { groupCourse, oneToOneLessons } from '#src/content/offer.ts';
import type { Answers } from './finder-questions.ts';

export type Advice =
  | { readonly kind: 'group'; readonly course: GroupCourse }
  | { readonly kind: 'single'; readonly lesson: OneToOne }
  | { readonly kind: 'other'; readonly title: 'Bambini e ragazzi' | 'Principianti' | 'Business English' };

const lessonNamed = (title: string): OneToOne => oneToOneLessons.find((lesson) => lesson.title === title)!;

function forLevel(level: Level, mode: Answers['mode']): Advice {
  const course = groupCourse(level);
  return mode === 'group' ? { kind: 'group', course } : { kind: 'single', lesson: lessonNamed(course.title) };
}

/** The recommended course; there is one for every combination of answers. */
export function findCourse({ level, purpose, mode }: Answers): Advice {
  if (purpose === 'child') return { kind: 'other', title: 'Bambini e ragazzi' };
  if (level === 'zero') return { kind: 'other', title: 'Principianti' };
  if (purpose === 'work')
    return mode === 'single'
      ? { kind: 'single', lesson: lessonNamed('Business English') }
      : { kind: 'other', title: 'Business English' };
  return forLevel(level, mode);
}
