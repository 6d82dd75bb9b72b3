// What search engines read of one-to-one preparation.
import { wholeEuro } from '@school/catalog';
import { absoluteUrl, type PageDetails } from '#src/lib/seo.ts';
import { provider } from '#src/lib/structured-data.ts';
import { oneToOneLessons } from './offer.ts';
import { place } from './school.ts';

const prices = oneToOneLessons.map(({ pricePerHourEuro }) => pricePerHourEuro);
const lowPrice = Math.min(...prices);
const highPrice = Math.max(...prices);

export const oneToOneMetadata: PageDetails = {
  name: 'Preparazione individuale',
  description:
    `Lezioni individuali per gli esami Cambridge da A2 a C2 e Business English a ${place}: da ${wholeEuro(lowPrice)} a ` +
    `${wholeEuro(highPrice)} euro l’ora, test di livello gratuito, insegnanti madrelingua certificati.`,
  structuredData: [
    {
      '@context': 'https://schema.org',
      '@type': 'Service',
      name: 'Preparazione individuale agli esami Cambridge',
      url: absoluteUrl('/preparazione-individuale'),
      provider,
      offers: oneToOneLessons.map(({ title, pricePerHourEuro }) => ({
        '@type': 'Offer',
        name: title,
        priceSpecification: {
          '@type': 'UnitPriceSpecification',
          price: pricePerHourEuro,
          priceCurrency: 'EUR',
          unitCode: 'HUR',
        },
      })),
    },
  ],
};
