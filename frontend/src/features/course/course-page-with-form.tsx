import { type Level } from '@school/catalog';
import { groupCourse } from '#src/content/offer.ts';
import { CourseContact } from './course-contact.tsx';
import { CoursePage } from './course-page.tsx';

/** A course page with a form. In a separate chunk, because one course page has no form. */
export function CoursePageWithForm({ level }: { readonly level: Level }) {
  return (
    <CoursePage level={level} writeHref="#contatto">
      <CourseContact course={groupCourse(level)} />
    </CoursePage>
  );
}
