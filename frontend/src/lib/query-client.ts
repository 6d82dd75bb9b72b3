import { QueryClient } from '@tanstack/react-query';

/** The site's one query client, with the specified defaults: nothing is retried, refetched or ever stale by itself. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { retry: false, refetchOnWindowFocus: false, refetchInterval: false, staleTime: Number.POSITIVE_INFINITY },
      mutations: { retry: false },
    },
  });
}
