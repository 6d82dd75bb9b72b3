import { createFileRoute } from '@tanstack/react-router';
import { prefillSearch } from '#src/lib/prefill-search.ts';
import { routeHead } from '#src/content/route-head.ts';
import { ContactPage } from '#src/features/contact/contact-page.tsx';

export const Route = createFileRoute('/contatti')({
  head: () => routeHead('/contatti'),
  validateSearch: prefillSearch,
  component: ContactPage,
});
