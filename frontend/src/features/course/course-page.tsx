// The page of the five courses; differences come from the catalog, texts from content/courses.ts.
import { type Level } from '@school/catalog';
import type { ReactNode } from 'react';
import { groupCourse } from '#src/content/offer.ts';
import type { SiteHref } from '#src/lib/site-href.ts';
import { contactHref } from './ask-href.ts';
import { CourseEnrolment } from './course-enrolment.tsx';
import { CourseHero } from './course-hero.tsx';
import { CoursePassport } from './course-passport.tsx';
import { CoursePrice } from './course-price.tsx';

interface CoursePageProps {
  readonly level: Level;
  /** The form for enquiries about the course: its own, else the contact form with the course prefilled. */
  readonly writeHref?: SiteHref;
  /** The form, on the pages that have one. */
  readonly children?: ReactNode;
}

export function CoursePage({ level, writeHref = contactHref(level), children }: CoursePageProps) {
  const course = groupCourse(level);
  return (
    <>
      <CourseHero course={course} />
      <CoursePassport course={course} />
      <CourseEnrolment course={course} writeHref={writeHref} />
      <CoursePrice course={course} />
      {children}
    </>
  );
}
