import { createFileRoute } from '@tanstack/react-router';
import { routeHead } from '#src/content/route-head.ts';
import { OneToOnePage } from '#src/features/one-to-one/one-to-one-page.tsx';

export const Route = createFileRoute('/preparazione-individuale')({
  head: () => routeHead('/preparazione-individuale'),
  component: OneToOnePage,
});
