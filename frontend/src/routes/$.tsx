import { createFileRoute } from '@tanstack/react-router';
import { notFoundHead } from '#src/content/route-head.ts';
import { NotFoundPage } from '#src/features/not-found/not-found-page.tsx';

export const Route = createFileRoute('/$')({ head: notFoundHead, component: NotFoundPage });
