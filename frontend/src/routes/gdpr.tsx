import { createFileRoute } from '@tanstack/react-router';
import { pageMetadata } from '#src/content/metadata.ts';
import { GdprPage } from '#src/features/legal/gdpr-page.tsx';
import { pageHead } from '#src/lib/seo.ts';

export const Route = createFileRoute('/gdpr')({ head: () => pageHead(pageMetadata.gdpr), component: GdprPage });
