// The specification gives every course page a form but this one.
import { createFileRoute } from '@tanstack/react-router';
import { pageMetadata } from '#src/content/metadata.ts';
import { CoursePage } from '#src/features/course/course-page.tsx';
import { pageHead } from '#src/lib/seo.ts';

export const Route = createFileRoute('/corso-b2')({
  head: () => pageHead(pageMetadata.corsoB2),
  component: () => <CoursePage level="B2" />,
});
