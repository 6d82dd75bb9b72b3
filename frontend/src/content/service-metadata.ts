// Metadata of the services: translation, companies, European projects, study trips.
import { corporate, translation } from '@school/catalog';
import type { PageMetadata } from '#src/lib/seo.ts';
import { breadcrumbList } from '#src/lib/structured-data.ts';

const trail = (name: string, path: string) => [breadcrumbList([{ name, path }])];

export const serviceMetadata = {
  traduzioni: {
    title: 'Traduzioni e interpretariato a Roma',
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
    path: '/interpretariato-traduzioni',
    structuredData: trail('Traduzioni e interpretariato', '/interpretariato-traduzioni'),
  },
  formazioneAziendale: {
    title: 'Formazione aziendale e Business English a Roma',
    description:
      `Business English ed executive coaching in sede o online: workshop di ` +
      `${corporate.workshopDays.join('-')} giorni e percorsi di ${corporate.pathMonths.join('-')} mesi. Ente accreditato dalla Regione.`,
    keywords: [
      'formazione linguistica aziendale Roma',
      'Business English',
      'executive coaching inglese',
      'corsi di inglese per aziende',
    ],
    path: '/formazione-aziendale',
    structuredData: trail('Formazione aziendale', '/formazione-aziendale'),
  },
  progettiEuropei: {
    title: 'Progetti europei: Erasmus+ e PON',
    description:
      'Progettazione e gestione di progetti Erasmus+ e PON per scuole ed enti: analisi dei bisogni, progettazione, ' +
      'presentazione, gestione e monitoraggio.',
    path: '/progetti-europei',
    structuredData: trail('Progetti europei', '/progetti-europei'),
  },
  viaggiStudio: {
    title: 'Viaggi studio',
    description: 'Viaggi studio nel Regno Unito, in Irlanda, a Malta, negli Stati Uniti, in Canada e in Australia.',
    path: '/viaggistudio',
    noindex: true,
  },
} satisfies Readonly<Record<string, PageMetadata>>;
