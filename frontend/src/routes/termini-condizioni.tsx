import { createFileRoute } from '@tanstack/react-router';
import { pageMetadata } from '#src/content/metadata.ts';
import { TermsPage } from '#src/features/legal/terms-page.tsx';
import { pageHead } from '#src/lib/seo.ts';

export const Route = createFileRoute('/termini-condizioni')({
  head: () => pageHead(pageMetadata.terminiCondizioni),
  component: TermsPage,
});
