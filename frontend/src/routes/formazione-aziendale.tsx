import { createFileRoute } from '@tanstack/react-router';
import { routeHead } from '#src/content/route-head.ts';
import { CorporatePage } from '#src/features/corporate/corporate-page.tsx';

export const Route = createFileRoute('/formazione-aziendale')({
  head: () => routeHead('/formazione-aziendale'),
  component: CorporatePage,
});
