// What search engines read of a course: its figures come from the catalog, so they can't differ from the page's.
import { type GroupCourse, type Level, nextStart, wholeEuro } from '@school/catalog';
import { absoluteUrl, type PageDetails } from '#src/lib/seo.ts';
import { provider } from '#src/lib/structured-data.ts';
import { builtOn } from '#src/lib/today.ts';
import { groupCourse } from './offer.ts';
import { courseDates, place } from './school.ts';

function describe({ title, totalHours, priceEuro, maxStudents }: GroupCourse): string {
  return (
    `Corso di preparazione all’esame Cambridge ${title} a ${place}: ${totalHours} ore a ${wholeEuro(priceEuro)} euro, classi ` +
    `di massimo ${maxStudents} studenti, insegnanti madrelingua.`
  );
}

/** A course, its price and its next start, if one is known. */
export function courseStructuredData(course: GroupCourse) {
  const url = absoluteUrl(`/${course.slug}`);
  const startDate = nextStart(course, courseDates, builtOn);
  return {
    '@type': 'Course',
    name: `Corso ${course.title}`,
    description: describe(course),
    url,
    inLanguage: 'it',
    educationalLevel: course.level,
    provider,
    offers: { '@type': 'Offer', category: 'Paid', price: course.priceEuro, priceCurrency: 'EUR', url },
    ...(startDate && {
      hasCourseInstance: {
        '@type': 'CourseInstance',
        courseMode: 'Onsite',
        startDate,
        courseWorkload: `PT${course.totalHours}H`,
        location: course.venue,
      },
    }),
  };
}

export function courseMetadata(level: Level): PageDetails {
  const course = groupCourse(level);
  return {
    name: `Corso ${course.title}`,
    parent: '/corsi-inglese',
    description: describe(course),
    structuredData: [{ '@context': 'https://schema.org', ...courseStructuredData(course) }],
  };
}
