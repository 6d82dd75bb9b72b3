import { createFileRoute } from '@tanstack/react-router';
import { pageMetadata } from '#src/content/metadata.ts';
import { ContactPage } from '#src/features/contact/contact-page.tsx';
import { pageHead } from '#src/lib/seo.ts';

export const Route = createFileRoute('/contatti')({
  head: () => pageHead(pageMetadata.contatti),
  component: ContactPage,
});
