import { type GroupCourse, comingStarts } from '@school/catalog';
import { courseDates } from '#src/content/school.ts';
import { builtOn } from '#src/lib/today.ts';

/** The starts that were in the future when the page was built, the next one first. */
export const knownStarts = (course: GroupCourse): string[] => comingStarts(course, courseDates, builtOn);
