import { createFileRoute } from '@tanstack/react-router';
import { pageMetadata } from '#src/content/metadata.ts';
import { ComplaintPage } from '#src/features/complaint/complaint-page.tsx';
import { pageHead } from '#src/lib/seo.ts';

export const Route = createFileRoute('/reclami')({
  head: () => pageHead(pageMetadata.reclami),
  component: ComplaintPage,
});
