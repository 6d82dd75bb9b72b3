import { type Level, groupCourse } from '@school/catalog';
import { CourseContact } from './course-contact.tsx';
import { CoursePage } from './course-page.tsx';

/** A course page with the form. Apart, so that the page without one does not load it. */
export function CoursePageWithForm({ level }: { readonly level: Level }) {
  return (
    <CoursePage level={level} writeHref="#contatto">
      <CourseContact course={groupCourse(level)} />
    </CoursePage>
  );
}
