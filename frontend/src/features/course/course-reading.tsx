import { type Level, groupCourse } from '@school/catalog';
import { contactHref } from './ask-href.ts';
import { CourseEnrolment } from './course-enrolment.tsx';
import { CourseHero } from './course-hero.tsx';
import { CoursePassport } from './course-passport.tsx';
import { CoursePrice } from './course-price.tsx';

export interface CourseReadingProps {
  readonly level: Level;
  /**
   * The form that asks about the course, where the page has one; else the contact page's, which then knows the course.
   */
  readonly writeHref?: string;
}

/** The sections of a course page that are read. */
export function CourseReading({ level, writeHref = contactHref(level) }: CourseReadingProps) {
  const course = groupCourse(level);
  return (
    <>
      <CourseHero course={course} askHref={writeHref} />
      <CoursePassport course={course} />
      <CourseEnrolment course={course} writeHref={writeHref} />
      <CoursePrice course={course} />
    </>
  );
}
