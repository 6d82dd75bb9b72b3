// Metadata of the home page for search engines: the school itself.
import { comingClosures, openingOf, weekdays } from '@school/catalog';
import { absoluteUrl, type PageDetails, shareImage } from '#src/lib/seo.ts';
import { schoolId } from '#src/lib/structured-data.ts';
import { builtOn } from '#src/lib/today.ts';
import { cambridgeCentre, claims } from './offer.ts';
import { place, school } from './school.ts';

const englishDays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** schema.org counts hours with two digits: "09:00". */
const time = (hour: string) => hour.padStart(5, '0');

/** One entry for days with equal hours. */
const openingHoursSpecification = Object.values(
  Object.groupBy(
    weekdays.filter((day) => school.openingHours[day]),
    (day) => school.openingHours[day]!,
  ),
).map((days = []) => {
  const { opens, closes } = openingOf(school.openingHours[days[0]!]!);
  return {
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: days.map((day) => englishDays[weekdays.indexOf(day)]),
    opens: time(opens),
    closes: time(closes),
  };
});

const closures = comingClosures(school, builtOn).map(({ from, until }) => ({
  '@type': 'OpeningHoursSpecification',
  opens: '00:00',
  closes: '00:00',
  validFrom: from,
  validThrough: until,
}));

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
  identifier: { '@type': 'PropertyValue', propertyID: 'Cambridge English exam centre', value: cambridgeCentre },
  address: {
    '@type': 'PostalAddress',
    streetAddress: address.street,
    postalCode: address.postalCode,
    addressLocality: address.city,
    addressCountry: 'IT',
  },
  openingHoursSpecification,
  ...(closures.length > 0 && { specialOpeningHoursSpecification: closures }),
  ...(profiles.length > 0 && { sameAs: profiles }),
};

export const homeMetadata: PageDetails = {
  description:
    `Scuola di lingue e centro esami a ${place} da oltre ${claims.yearsOfExperience} anni: corsi con insegnanti madrelingua, Cambridge, TOEFL, ` +
    'LanguageCert, traduzioni e viaggi studio.',
  keywords: [
    'scuola di lingue Roma',
    `corsi di inglese ${address.district}`,
    'esami Cambridge Roma',
    'TOEFL',
    'LanguageCert',
    'viaggi studio',
    'traduzioni',
  ],
  structuredData: [schoolAsData],
};
