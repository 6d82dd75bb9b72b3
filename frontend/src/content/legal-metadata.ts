// Metadata of the legal texts.
import type { PageMetadata } from '#src/lib/seo.ts';
import { breadcrumbList } from '#src/lib/structured-data.ts';

const trail = (name: string, path: string) => [breadcrumbList([{ name, path }])];

export const legalMetadata = {
  privacyPolicy: {
    title: 'Privacy Policy',
    description:
      'Quali dati personali raccoglie il sito della scuola, perché, per quanto tempo, e quali diritti ha chi ci scrive.',
    path: '/privacy-policy',
    structuredData: trail('Privacy Policy', '/privacy-policy'),
  },
  gdpr: {
    title: 'GDPR: i diritti sui dati personali',
    description:
      'Accesso, rettifica, cancellazione, limitazione, portabilità, opposizione: come esercitare i diritti sui propri ' +
      'dati e in quanto tempo rispondiamo.',
    path: '/gdpr',
    structuredData: trail('GDPR', '/gdpr'),
  },
  terminiCondizioni: {
    title: 'Termini e condizioni',
    description:
      'Le regole per usare il sito della scuola, le richieste, i marchi, le responsabilità e le informazioni sull’accessibilità.',
    path: '/termini-condizioni',
    structuredData: trail('Termini e condizioni', '/termini-condizioni'),
  },
} satisfies Readonly<Record<string, PageMetadata>>;
