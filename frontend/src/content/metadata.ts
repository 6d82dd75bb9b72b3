// Title, description and address of each page. Apart from the pages' copy, because the first script knows all of them.
import type { PageMetadata } from '#src/lib/seo.ts';
import { breadcrumbList } from '#src/lib/structured-data.ts';
import { certificationMetadata } from './certification-metadata.ts';
import { courseMetadata } from './course-metadata.ts';
import { englishCoursesMetadata } from './english-courses-metadata.ts';
import { homeMetadata } from './home-metadata.ts';
import { legalMetadata } from './legal-metadata.ts';
import { oneToOneMetadata } from './one-to-one-metadata.ts';
import { serviceMetadata } from './service-metadata.ts';

export const pageMetadata = {
  home: homeMetadata,
  contatti: {
    title: 'Contatti: sede, telefono e orari',
    description:
      'Via Tibullo 16, Roma Prati. Chiama dal lunedì al venerdì dalle 9:00 alle 18:00 o scrivici: ti rispondiamo entro 24 ore.',
    keywords: ['contatti scuola di lingue Roma', 'Via Tibullo 16', 'scuola di inglese Prati'],
    path: '/contatti',
    structuredData: [breadcrumbList([{ name: 'Contatti', path: '/contatti' }])],
  },
  reclami: {
    title: 'Reclami',
    description:
      'Come presentare un reclamo alla scuola: modulo riservato, numero di protocollo e risposta entro 15 giorni lavorativi.',
    keywords: ['reclami scuola di lingue', 'modulo reclamo'],
    path: '/reclami',
    structuredData: [breadcrumbList([{ name: 'Reclami', path: '/reclami' }])],
  },
  corsiInglese: englishCoursesMetadata,
  corsoA2: courseMetadata('A2'),
  corsoB1: courseMetadata('B1'),
  corsoB2: courseMetadata('B2'),
  corsoC1: courseMetadata('C1'),
  corsoC2: courseMetadata('C2'),
  preparazioneIndividuale: oneToOneMetadata,
  certificazioni: certificationMetadata.certificazioni,
  toefl: certificationMetadata.toefl,
  certificazioneLanguageCert: certificationMetadata.certificazioneLanguageCert,
  serviziScuole: certificationMetadata.serviziScuole,
  ...serviceMetadata,
  ...legalMetadata,
  notFound: {
    title: 'Pagina non trovata',
    description: 'La pagina cercata non esiste. Torna alla pagina iniziale o contattaci.',
    path: null,
    noindex: true,
  },
} satisfies Readonly<Record<string, PageMetadata>>;
