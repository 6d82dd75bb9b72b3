import { createFileRoute } from '@tanstack/react-router';
import { routeHead } from '#src/content/route-head.ts';
import { ComplaintPage } from '#src/features/complaint/complaint-page.tsx';

export const Route = createFileRoute('/reclami')({
  head: () => routeHead('/reclami'),
  component: ComplaintPage,
});
