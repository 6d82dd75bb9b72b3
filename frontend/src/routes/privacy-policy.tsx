import { createFileRoute } from '@tanstack/react-router';
import { routeHead } from '#src/content/route-head.ts';
import { PrivacyPolicyPage } from '#src/features/legal/privacy-policy-page.tsx';

export const Route = createFileRoute('/privacy-policy')({
  head: () => routeHead('/privacy-policy'),
  component: PrivacyPolicyPage,
});
