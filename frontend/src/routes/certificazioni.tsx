import { createFileRoute } from '@tanstack/react-router';
import { routeHead } from '#src/content/route-head.ts';
import { CertificationsPage } from '#src/features/certifications/certifications-page.tsx';

export const Route = createFileRoute('/certificazioni')({
  head: () => routeHead('/certificazioni'),
  component: CertificationsPage,
});
