// One page for the five courses: the catalog says what differs, the words are in content/courses.ts.
import { type Level, groupCourse } from '@school/catalog';
import type { ReactNode } from 'react';
import type { SiteHref } from '#src/lib/site-href.ts';
import { contactHref } from './ask-href.ts';
import { CourseEnrolment } from './course-enrolment.tsx';
import { CourseHero } from './course-hero.tsx';
import { CoursePassport } from './course-passport.tsx';
import { CoursePrice } from './course-price.tsx';

interface CoursePageProps {
  readonly level: Level;
  /**
   * The form that asks about the course, where the page has one; else the contact page's, which then knows the course.
   */
  readonly writeHref?: SiteHref;
  /** The form, on the pages that have one. */
  readonly children?: ReactNode;
}

export function CoursePage({ level, writeHref = contactHref(level), children }: CoursePageProps) {
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
