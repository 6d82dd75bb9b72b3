import { createFileRoute } from '@tanstack/react-router';
import { prefillSearch } from '#src/lib/prefill-search.ts';
import { routeHead } from '#src/content/route-head.ts';
import { CoursePageWithForm } from '#src/features/course/course-page-with-form.tsx';

export const Route = createFileRoute('/corso-c2')({
  head: () => routeHead('/corso-c2'),
  validateSearch: prefillSearch,
  component: () => <CoursePageWithForm level="C2" />,
});
