import { createFileRoute } from '@tanstack/react-router';
import { pageMetadata } from '#src/content/metadata.ts';
import { CorporatePage } from '#src/features/corporate/corporate-page.tsx';
import { pageHead } from '#src/lib/seo.ts';

export const Route = createFileRoute('/formazione-aziendale')({
  head: () => pageHead(pageMetadata.formazioneAziendale),
  component: CorporatePage,
});
