import type { GroupCourse, Level } from '@school/catalog';
import { courseTypeOf } from '@school/contracts';
import type { SiteHref } from '#src/lib/site-href.ts';

/**
 * The form in which one asks about a course: its own page's, or the contact page's.
 * @param notify whether one came to be told of the next start: the form's box then stands ticked.
 */
export const askHref = ({ level, slug }: GroupCourse, notify = false): SiteHref =>
  level === 'B2'
    ? `${contactHref(level)}${notify ? '&avvisami=si' : ''}#contatti`
    : `/${slug}${notify ? '?avvisami=si' : ''}#contatto`;

/** The form of the contact page, which then knows the course. */
export const contactHref = (level: Level) =>
  `/contatti?servizio=certificazioni&corso=${encodeURIComponent(courseTypeOf(level))}` as const;
