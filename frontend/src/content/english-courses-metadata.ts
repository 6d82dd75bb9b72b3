// What search engines read of the page of English courses.
import { inCommon } from '@school/catalog';
import type { PageDetails } from '#src/lib/seo.ts';
import { courseStructuredData } from './course-metadata.ts';
import { groupCourses } from './offer.ts';
import { place, school } from './school.ts';

const { price, hours, maxStudents } = inCommon(groupCourses);

export const englishCoursesMetadata: PageDetails = {
  name: 'Corsi di inglese',
  description:
    `Corsi di inglese e preparazione Cambridge da A2 a C2 a ${place}: ${price} euro per ${hours} ` +
    `ore, classi di massimo ${maxStudents} studenti, insegnanti madrelingua.`,
  keywords: [
    'corsi di inglese Roma',
    `corso Cambridge ${school.address.district}`,
    'preparazione B2 First',
    'corso C1 Advanced',
    'inglese per bambini',
    'Business English',
  ],
  structuredData: [
    {
      '@context': 'https://schema.org',
      '@type': 'ItemList',
      itemListElement: groupCourses.map((course, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        item: courseStructuredData(course),
      })),
    },
  ],
};
