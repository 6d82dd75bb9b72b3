import { createFileRoute } from '@tanstack/react-router';
import { pageMetadata } from '#src/content/metadata.ts';
import { TranslationPage } from '#src/features/translation/translation-page.tsx';
import { pageHead } from '#src/lib/seo.ts';

export const Route = createFileRoute('/interpretariato-traduzioni')({
  head: () => pageHead(pageMetadata.traduzioni),
  component: TranslationPage,
});
