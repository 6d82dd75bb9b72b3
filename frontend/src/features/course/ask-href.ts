import type { GroupCourse, Level } from '@school/catalog';
import { courseTypeOf } from '@school/contracts';
import type { SiteHref } from '#src/lib/site-href.ts';

/**
 * The form for enquiries about a course: that of its own page, or the contact form.
 * @param notify whether to tick the box to be notified of the next start.
 */
export const askHref = ({ level, slug }: GroupCourse, notify = false): SiteHref =>
  level === 'B2'
    ? `${contactHref(level)}${notify ? '&avvisami=si' : ''}#contatti`
    : `/${slug}${notify ? '?avvisami=si' : ''}#contatto`;

/** The contact form, with the course prefilled. */
export const contactHref = (level: Level) =>
  `/contatti?servizio=certificazioni&corso=${encodeURIComponent(courseTypeOf(level))}` as const;
