import { createFileRoute } from '@tanstack/react-router';
import { pageMetadata } from '#src/content/metadata.ts';
import { HomePage } from '#src/features/home/home-page.tsx';
import { pageHead } from '#src/lib/seo.ts';

export const Route = createFileRoute('/')({ head: () => pageHead(pageMetadata.home), component: HomePage });
