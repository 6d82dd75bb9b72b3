import { createFileRoute } from '@tanstack/react-router';
import { routeHead } from '#src/content/route-head.ts';
import { TranslationPage } from '#src/features/translation/translation-page.tsx';

export const Route = createFileRoute('/interpretariato-traduzioni')({
  head: () => routeHead('/interpretariato-traduzioni'),
  component: TranslationPage,
});
