// Metadata of the services and of the legal texts.
import type { PageDetails } from '#src/lib/seo.ts';
import { claims, corporateOffer } from './offer.ts';

export const serviceMetadata = {
  '/interpretariato-traduzioni': {
    description:
      `Interpretariato simultaneo e consecutivo, traduzione tecnica e localizzazione in oltre ` +
      `${claims.languages} lingue. Chiedi un preventivo personalizzato.`,
    keywords: [
      'traduzioni Roma',
      'interpretariato simultaneo',
      'interpretariato consecutivo',
      'traduzione tecnica',
      'localizzazione',
      'preventivo traduzione',
    ],
    name: 'Traduzioni e interpretariato',
  },
  '/formazione-aziendale': {
    description:
      `Business English ed executive coaching in sede o online: workshop di ` +
      `${corporateOffer.workshopDays.join('-')} giorni e percorsi di ${corporateOffer.pathMonths.join('-')} mesi. Ente accreditato dalla Regione.`,
    keywords: [
      'formazione linguistica aziendale Roma',
      'Business English',
      'executive coaching inglese',
      'corsi di inglese per aziende',
    ],
    name: 'Formazione aziendale',
  },
  '/progetti-europei': {
    description:
      'Progettazione e gestione di progetti Erasmus+ e PON per scuole ed enti: analisi dei bisogni, progettazione, ' +
      'presentazione, gestione e monitoraggio.',
    name: 'Progetti europei',
  },
  '/viaggistudio': {
    description: 'Viaggi studio nel Regno Unito, in Irlanda, a Malta, negli Stati Uniti, in Canada e in Australia.',
  },
  '/privacy-policy': {
    description:
      'Quali dati personali raccoglie il sito della scuola, perché, per quanto tempo, e quali diritti ha chi ci scrive.',
    name: 'Privacy Policy',
  },
  '/gdpr': {
    description:
      'Accesso, rettifica, cancellazione, limitazione, portabilità, opposizione: come esercitare i diritti sui propri ' +
      'dati e in quanto tempo rispondiamo.',
    name: 'GDPR',
  },
  '/termini-condizioni': {
    description:
      'Le regole per usare il sito della scuola, le richieste, i marchi, le responsabilità e le informazioni sull’accessibilità.',
    name: 'Termini e condizioni',
  },
} satisfies Readonly<Record<string, PageDetails>>;
