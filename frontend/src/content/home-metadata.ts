// Metadata of the home page for search engines: the school itself.
import { cambridgeCentreCode, openingHours } from '@school/catalog';
import { absoluteUrl, type PageDetails, shareImage } from '#src/lib/seo.ts';
import { schoolId } from '#src/lib/structured-data.ts';
import { school } from './school.ts';

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** schema.org counts hours with two digits: "09:00". */
const time = (hour: string) => hour.padStart(5, '0');

/** One entry for days with equal hours. */
const openingHoursSpecification = Object.values(
  Object.groupBy(Object.entries(openingHours), ([, hours]) => JSON.stringify(hours)),
).map((days = []) => {
  const { opens, closes } = days[0]![1]!;
  return {
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: days.map(([isoWeekday]) => weekdays[Number(isoWeekday) - 1]),
    opens: time(opens),
    closes: time(closes),
  };
});

const { address, email, legalName, name, phone, social, taxCode, vatNumber } = school;

const profiles = Object.values(social).filter((link) => link !== null);

const schoolAsData = {
  '@context': 'https://schema.org',
  '@type': ['EducationalOrganization', 'LocalBusiness'],
  '@id': schoolId,
  name,
  legalName,
  url: absoluteUrl('/'),
  logo: absoluteUrl('/icona-512.png'),
  image: absoluteUrl(shareImage('/')),
  telephone: phone,
  email,
  vatID: `IT${vatNumber}`,
  taxID: taxCode,
  identifier: { '@type': 'PropertyValue', propertyID: 'Cambridge English exam centre', value: cambridgeCentreCode },
  address: {
    '@type': 'PostalAddress',
    streetAddress: address.street,
    postalCode: address.postalCode,
    addressLocality: address.city,
    addressCountry: 'IT',
  },
  openingHoursSpecification,
  ...(profiles.length > 0 && { sameAs: profiles }),
};

export const homeMetadata: PageDetails = {
  description:
    'Scuola di lingue e centro esami a Roma Prati da oltre 40 anni: corsi con insegnanti madrelingua, Cambridge, TOEFL, ' +
    'LanguageCert, traduzioni e viaggi studio.',
  keywords: [
    'scuola di lingue Roma',
    'corsi di inglese Prati',
    'esami Cambridge Roma',
    'TOEFL',
    'LanguageCert',
    'viaggi studio',
    'traduzioni',
  ],
  structuredData: [schoolAsData],
};
