import { createFileRoute } from '@tanstack/react-router';
import { pageMetadata } from '#src/content/metadata.ts';
import { LanguageCertPage } from '#src/features/languagecert/languagecert-page.tsx';
import { pageHead } from '#src/lib/seo.ts';

export const Route = createFileRoute('/certificazione-languagecert')({
  head: () => pageHead(pageMetadata.certificazioneLanguageCert),
  component: LanguageCertPage,
});
