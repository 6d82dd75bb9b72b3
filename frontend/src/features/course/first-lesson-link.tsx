import type { GroupCourse } from '@school/catalog';
import { addressLine } from '#src/content/school.ts';
import { calendarHref } from '#src/lib/calendar-file.ts';
import { absoluteUrl } from '#src/lib/seo.ts';
import { useToday } from '#src/lib/today.ts';
import styles from './course-hero.module.css';
import { firstLesson } from './first-lesson.ts';

/** Downloads a calendar file with the first lesson of a course. */
export function FirstLessonLink({ course, day }: { readonly course: GroupCourse; readonly day: string }) {
  const today = useToday();
  const { slug } = course;
  return (
    <a
      className={styles.calendar}
      href={calendarHref(firstLesson(course, day, addressLine, absoluteUrl(`/${slug}`)), today)}
      download={`${slug}.ics`}
    >
      Aggiungi al calendario
    </a>
  );
}
