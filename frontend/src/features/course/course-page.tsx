// One page for the five courses: the catalog says what differs, the words are in content/courses.ts.
import type { ReactNode } from 'react';
import { staticPart } from '#src/lib/static-part.tsx';
import type { CourseReadingProps } from './course-reading.tsx';

const CourseReading = staticPart(() => import('./course-reading.tsx'), 'CourseReading');

interface CoursePageProps extends CourseReadingProps {
  /** The form, on the pages that have one. */
  readonly children?: ReactNode;
}

export function CoursePage({ children, ...course }: CoursePageProps) {
  return (
    <>
      <CourseReading {...course} />
      {children}
    </>
  );
}
