// One page for the five courses: the catalog says what differs, the words are in content/courses.ts.
import { staticPart } from '#src/lib/static-part.tsx';
import { type Level, groupCourse } from '@school/catalog';
import type { ReactNode } from 'react';

const CourseHero = staticPart(() => import('./course-hero.tsx'), 'CourseHero');
const CoursePassport = staticPart(() => import('./course-passport.tsx'), 'CoursePassport');
const CourseEnrolment = staticPart(() => import('./course-enrolment.tsx'), 'CourseEnrolment');
const CoursePrice = staticPart(() => import('./course-price.tsx'), 'CoursePrice');

interface CoursePageProps {
  readonly level: Level;
  /** The form that asks about the course: here, or on the contact page. */
  readonly writeHref: string;
  /** The form, on the pages that have one. */
  readonly children?: ReactNode;
}

export function CoursePage({ level, writeHref, children }: CoursePageProps) {
  const course = groupCourse(level);
  return (
    <>
      <CourseHero course={course} askHref={writeHref} />
      <CoursePassport course={course} />
      <CourseEnrolment course={course} writeHref={writeHref} />
      <CoursePrice course={course} />
      {children}
    </>
  );
}
