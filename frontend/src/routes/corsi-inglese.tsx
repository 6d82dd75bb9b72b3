import { createFileRoute } from '@tanstack/react-router';
import { routeHead } from '#src/content/route-head.ts';
import { EnglishCoursesPage } from '#src/features/english-courses/english-courses-page.tsx';

export const Route = createFileRoute('/corsi-inglese')({
  head: () => routeHead('/corsi-inglese'),
  component: EnglishCoursesPage,
});
