import { createFileRoute } from '@tanstack/react-router';
import { pageMetadata } from '#src/content/metadata.ts';
import { CoursePageWithForm } from '#src/features/course/course-page-with-form.tsx';
import { pageHead } from '#src/lib/seo.ts';

export const Route = createFileRoute('/corso-a2')({
  head: () => pageHead(pageMetadata.corsoA2),
  component: () => <CoursePageWithForm level="A2" />,
});
