import { createFileRoute } from '@tanstack/react-router';
import { routeHead } from '#src/content/route-head.ts';
import { HomePage } from '#src/features/home/home-page.tsx';

export const Route = createFileRoute('/')({ head: () => routeHead('/'), component: HomePage });
