import { createFileRoute } from '@tanstack/react-router';
import { pageMetadata } from '#src/content/metadata.ts';
import { CertificationsPage } from '#src/features/certifications/certifications-page.tsx';
import { pageHead } from '#src/lib/seo.ts';

export const Route = createFileRoute('/certificazioni')({
  head: () => pageHead(pageMetadata.certificazioni),
  component: CertificationsPage,
});
