import { createFileRoute } from '@tanstack/react-router';
import { pageMetadata } from '#src/content/metadata.ts';
import { NotFoundPage } from '#src/features/not-found/not-found-page.tsx';
import { pageHead } from '#src/lib/seo.ts';

export const Route = createFileRoute('/$')({ head: () => pageHead(pageMetadata.notFound), component: NotFoundPage });
