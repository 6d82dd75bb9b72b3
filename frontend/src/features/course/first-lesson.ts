import type { GroupCourse } from '@school/catalog';
import type { CalendarEvent } from '#src/lib/calendar-file.ts';

/**
 * The first lesson of a course as a calendar event; only for future days.
 * @param day `YYYY-MM-DD` in Rome.
 */
export function firstLesson(
  { slug, title, time }: GroupCourse,
  day: string,
  place: string,
  url: string,
): CalendarEvent {
  const [startsAt, endsAt] = time.split('-');
  return {
    uid: `${slug}-${day}@${new URL(url).hostname}`,
    title: `Corso ${title}: prima lezione`,
    day,
    startsAt,
    endsAt,
    place,
    notes: url,
    url,
  };
}
