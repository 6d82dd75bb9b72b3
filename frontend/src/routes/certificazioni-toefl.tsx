import { createFileRoute } from '@tanstack/react-router';
import { routeHead } from '#src/content/route-head.ts';
import { ToeflPage } from '#src/features/toefl/toefl-page.tsx';

export const Route = createFileRoute('/certificazioni-toefl')({
  head: () => routeHead('/certificazioni-toefl'),
  component: ToeflPage,
});
