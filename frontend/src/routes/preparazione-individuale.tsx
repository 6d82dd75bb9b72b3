import { createFileRoute } from '@tanstack/react-router';
import { pageMetadata } from '#src/content/metadata.ts';
import { OneToOnePage } from '#src/features/one-to-one/one-to-one-page.tsx';
import { pageHead } from '#src/lib/seo.ts';

export const Route = createFileRoute('/preparazione-individuale')({
  head: () => pageHead(pageMetadata.preparazioneIndividuale),
  component: OneToOnePage,
});
