import { createFileRoute } from '@tanstack/react-router';
import { routeHead } from '#src/content/route-head.ts';
import { EuropeanProjectsPage } from '#src/features/european-projects/european-projects-page.tsx';

export const Route = createFileRoute('/progetti-europei')({
  head: () => routeHead('/progetti-europei'),
  component: EuropeanProjectsPage,
});
