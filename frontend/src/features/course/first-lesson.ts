import type { GroupCourse } from '@school/catalog';
import type { CalendarEvent } from '#src/lib/calendar-file.ts';

/** The first lesson of a course as a calendar entry. To be offered only while it is upcoming. */
export function firstLesson({ slug, title, startDate, time }: GroupCourse, place: string, url: string): CalendarEvent {
  const [startsAt, endsAt] = time.split('-');
  return {
    uid: `${slug}-${startDate}@${new URL(url).hostname}`,
    title: `Corso ${title}: prima lezione`,
    day: startDate,
    startsAt,
    endsAt,
    place,
    notes: url,
    url,
  };
}
