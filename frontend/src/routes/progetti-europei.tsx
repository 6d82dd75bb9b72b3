import { createFileRoute } from '@tanstack/react-router';
import { pageMetadata } from '#src/content/metadata.ts';
import { EuropeanProjectsPage } from '#src/features/european-projects/european-projects-page.tsx';
import { pageHead } from '#src/lib/seo.ts';

export const Route = createFileRoute('/progetti-europei')({
  head: () => pageHead(pageMetadata.progettiEuropei),
  component: EuropeanProjectsPage,
});
