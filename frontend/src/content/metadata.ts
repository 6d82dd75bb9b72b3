// The metadata of each page for search engines and social networks. For the build; browsers do not load it.
import { openingOf, weekOf } from '@school/catalog';
import type { PageDetails, PageMetadata } from '#src/lib/seo.ts';
import { breadcrumbList } from '#src/lib/structured-data.ts';
import { certificationMetadata } from './certification-metadata.ts';
import { courseMetadata } from './course-metadata.ts';
import { englishCoursesMetadata } from './english-courses-metadata.ts';
import { homeMetadata } from './home-metadata.ts';
import { oneToOneMetadata } from './one-to-one-metadata.ts';
import { notFoundName, type PagePath, pageName } from './page-titles.ts';
import { place, school } from './school.ts';
import { serviceMetadata } from './service-metadata.ts';

/** "dal lunedì al venerdì dalle 9:00 alle 18:00". */
const daysToCall = weekOf(school.phoneHours)
  .flatMap(({ from, to, span }) => {
    if (!span) return [];
    const { opens, closes } = openingOf(span);
    return [`${from === to ? from : `dal ${from} al ${to}`} dalle ${opens} alle ${closes}`];
  })
  .join(', ');

const details = {
  '/': homeMetadata,
  '/contatti': {
    description: `${school.address.street}, ${place}. Chiama ${daysToCall} o scrivici: ti rispondiamo entro 24 ore.`,
    keywords: ['contatti scuola di lingue Roma', school.address.street, `scuola di inglese ${school.address.district}`],
    name: 'Contatti',
  },
  '/reclami': {
    description:
      'Come presentare un reclamo alla scuola: modulo riservato, numero di protocollo e risposta entro 15 giorni lavorativi.',
    keywords: ['reclami scuola di lingue', 'modulo reclamo'],
    name: 'Reclami',
  },
  '/ricevuta': {
    description:
      'La ricevuta di una richiesta: quando è arrivata, a quale ufficio è stata consegnata, entro quando arriva la risposta.',
  },
  '/corsi-inglese': englishCoursesMetadata,
  '/corso-a2': courseMetadata('A2'),
  '/corso-b1': courseMetadata('B1'),
  '/corso-b2': courseMetadata('B2'),
  '/corso-c1': courseMetadata('C1'),
  '/corso-c2': courseMetadata('C2'),
  '/preparazione-individuale': oneToOneMetadata,
  ...certificationMetadata,
  ...serviceMetadata,
} satisfies Readonly<Record<PagePath, PageDetails>>;

function pageOf(path: PagePath): PageMetadata {
  const page: PageDetails = details[path];
  const { name, parent, structuredData = [] } = page;
  const above = parent ? [{ name: details[parent].name!, path: parent }] : [];
  const trail = name ? [breadcrumbList([...above, { name, path }])] : [];
  return { ...page, ...pageName(path), structuredData: [...structuredData, ...trail] };
}

export const pageMetadata = Object.fromEntries(
  (Object.keys(details) as PagePath[]).map((path) => [path, pageOf(path)]),
) as Readonly<Record<PagePath, PageMetadata>>;

export const notFoundMetadata: PageMetadata = {
  ...notFoundName,
  description: 'La pagina cercata non esiste. Torna alla pagina iniziale o contattaci.',
};
