import { createFileRoute } from '@tanstack/react-router';
import { pageMetadata } from '#src/content/metadata.ts';
import { SchoolServicesPage } from '#src/features/school-services/school-services-page.tsx';
import { pageHead } from '#src/lib/seo.ts';

export const Route = createFileRoute('/servizi-scuole')({
  head: () => pageHead(pageMetadata.serviziScuole),
  component: SchoolServicesPage,
});
