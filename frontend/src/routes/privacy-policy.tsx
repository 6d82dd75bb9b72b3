import { createFileRoute } from '@tanstack/react-router';
import { pageMetadata } from '#src/content/metadata.ts';
import { PrivacyPolicyPage } from '#src/features/legal/privacy-policy-page.tsx';
import { pageHead } from '#src/lib/seo.ts';

export const Route = createFileRoute('/privacy-policy')({
  head: () => pageHead(pageMetadata.privacyPolicy),
  component: PrivacyPolicyPage,
});
