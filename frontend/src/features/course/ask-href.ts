import type { GroupCourse, Level } from '@school/catalog';
import { courseTypeOf } from '@school/contracts';

/**
 * The form in which one asks about a course: its own page's, where "avvisami" stands ticked while no start is known, or
 * the contact page's.
 */
export const askHref = ({ level, slug }: GroupCourse): string =>
  level === 'B2' ? `${contactHref(level)}&avvisami=si#contatti` : `/${slug}#contatto`;

/** The form of the contact page, which then knows the course. */
export const contactHref = (level: Level): string =>
  `/contatti?servizio=certificazioni&corso=${encodeURIComponent(courseTypeOf(level))}`;
