import { createFileRoute } from '@tanstack/react-router';
import { pageMetadata } from '#src/content/metadata.ts';
import { ToeflPage } from '#src/features/toefl/toefl-page.tsx';
import { pageHead } from '#src/lib/seo.ts';

export const Route = createFileRoute('/certificazioni-toefl')({
  head: () => pageHead(pageMetadata.toefl),
  component: ToeflPage,
});
