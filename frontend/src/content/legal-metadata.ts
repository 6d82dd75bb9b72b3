// Metadata of the legal texts.
import type { PageDetails } from '#src/lib/seo.ts';
import { breadcrumbList } from '#src/lib/structured-data.ts';

const trail = (name: string, path: string) => [breadcrumbList([{ name, path }])];

export const legalMetadata = {
  '/privacy-policy': {
    description:
      'Quali dati personali raccoglie il sito della scuola, perché, per quanto tempo, e quali diritti ha chi ci scrive.',
    structuredData: trail('Privacy Policy', '/privacy-policy'),
  },
  '/gdpr': {
    description:
      'Accesso, rettifica, cancellazione, limitazione, portabilità, opposizione: come esercitare i diritti sui propri ' +
      'dati e in quanto tempo rispondiamo.',
    structuredData: trail('GDPR', '/gdpr'),
  },
  '/termini-condizioni': {
    description:
      'Le regole per usare il sito della scuola, le richieste, i marchi, le responsabilità e le informazioni sull’accessibilità.',
    structuredData: trail('Termini e condizioni', '/termini-condizioni'),
  },
} satisfies Readonly<Record<string, PageDetails>>;
