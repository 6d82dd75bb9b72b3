import { createFileRoute, redirect } from '@tanstack/react-router';

/** A URL that the course pages still link to. */
export const Route = createFileRoute('/privacy')({
  beforeLoad: () => {
    throw redirect({ to: '/privacy-policy', replace: true });
  },
});
