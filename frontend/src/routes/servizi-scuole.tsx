import { createFileRoute } from '@tanstack/react-router';
import { routeHead } from '#src/content/route-head.ts';
import { SchoolServicesPage } from '#src/features/school-services/school-services-page.tsx';

export const Route = createFileRoute('/servizi-scuole')({
  head: () => routeHead('/servizi-scuole'),
  component: SchoolServicesPage,
});
