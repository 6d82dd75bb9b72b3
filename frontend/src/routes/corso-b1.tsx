import { createFileRoute } from '@tanstack/react-router';
import { pageMetadata } from '#src/content/metadata.ts';
import { CoursePageWithForm } from '#src/features/course/course-page-with-form.tsx';
import { pageHead } from '#src/lib/seo.ts';

export const Route = createFileRoute('/corso-b1')({
  head: () => pageHead(pageMetadata.corsoB1),
  component: () => <CoursePageWithForm level="B1" />,
});
