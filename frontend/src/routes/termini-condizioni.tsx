import { createFileRoute } from '@tanstack/react-router';
import { routeHead } from '#src/content/route-head.ts';
import { TermsPage } from '#src/features/legal/terms-page.tsx';

export const Route = createFileRoute('/termini-condizioni')({
  head: () => routeHead('/termini-condizioni'),
  component: TermsPage,
});
