import { createFileRoute } from '@tanstack/react-router';
import { pageMetadata } from '#src/content/metadata.ts';
import { EnglishCoursesPage } from '#src/features/english-courses/english-courses-page.tsx';
import { pageHead } from '#src/lib/seo.ts';

export const Route = createFileRoute('/corsi-inglese')({
  head: () => pageHead(pageMetadata.corsiInglese),
  component: EnglishCoursesPage,
});
