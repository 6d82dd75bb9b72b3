import { createFileRoute } from '@tanstack/react-router';
import { routeHead } from '#src/content/route-head.ts';
import { GdprPage } from '#src/features/legal/gdpr-page.tsx';

export const Route = createFileRoute('/gdpr')({ head: () => routeHead('/gdpr'), component: GdprPage });
