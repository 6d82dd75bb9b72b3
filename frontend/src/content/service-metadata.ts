// Metadata of the services: translation, companies, European projects, study trips.
import { corporate, translation } from '@school/catalog';
import type { PageDetails } from '#src/lib/seo.ts';
import { breadcrumbList } from '#src/lib/structured-data.ts';

const trail = (name: string, path: string) => [breadcrumbList([{ name, path }])];

export const serviceMetadata = {
  '/interpretariato-traduzioni': {
    description:
      `Interpretariato simultaneo e consecutivo, traduzione tecnica e localizzazione in oltre ` +
      `${translation.languages} lingue. Chiedi un preventivo personalizzato.`,
    keywords: [
      'traduzioni Roma',
      'interpretariato simultaneo',
      'interpretariato consecutivo',
      'traduzione tecnica',
      'localizzazione',
      'preventivo traduzione',
    ],
    structuredData: trail('Traduzioni e interpretariato', '/interpretariato-traduzioni'),
  },
  '/formazione-aziendale': {
    description:
      `Business English ed executive coaching in sede o online: workshop di ` +
      `${corporate.workshopDays.join('-')} giorni e percorsi di ${corporate.pathMonths.join('-')} mesi. Ente accreditato dalla Regione.`,
    keywords: [
      'formazione linguistica aziendale Roma',
      'Business English',
      'executive coaching inglese',
      'corsi di inglese per aziende',
    ],
    structuredData: trail('Formazione aziendale', '/formazione-aziendale'),
  },
  '/progetti-europei': {
    description:
      'Progettazione e gestione di progetti Erasmus+ e PON per scuole ed enti: analisi dei bisogni, progettazione, ' +
      'presentazione, gestione e monitoraggio.',
    structuredData: trail('Progetti europei', '/progetti-europei'),
  },
  '/viaggistudio': {
    description: 'Viaggi studio nel Regno Unito, in Irlanda, a Malta, negli Stati Uniti, in Canada e in Australia.',
    noindex: true,
  },
} satisfies Readonly<Record<string, PageDetails>>;
