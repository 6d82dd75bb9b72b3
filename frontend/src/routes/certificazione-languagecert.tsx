import { createFileRoute } from '@tanstack/react-router';
import { routeHead } from '#src/content/route-head.ts';
import { LanguageCertPage } from '#src/features/languagecert/languagecert-page.tsx';

export const Route = createFileRoute('/certificazione-languagecert')({
  head: () => routeHead('/certificazione-languagecert'),
  component: LanguageCertPage,
});
