// The only course page without a form, as specified.
import { createFileRoute } from '@tanstack/react-router';
import { routeHead } from '#src/content/route-head.ts';
import { CoursePage } from '#src/features/course/course-page.tsx';

export const Route = createFileRoute('/corso-b2')({
  head: () => routeHead('/corso-b2'),
  component: () => <CoursePage level="B2" />,
});
