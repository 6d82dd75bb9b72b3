// Stands around what calls the gateway. Not around the whole site: pages that only read do without its weight.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';

let shared: QueryClient | undefined;
/**
 * The site's one query client, with the specified defaults: nothing is retried, refetched or ever stale by itself.
 * Created with the first form of a visit and kept: all forms share one cache.
 */
export const queryClient = (): QueryClient =>
  (shared ??= new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        refetchOnWindowFocus: false,
        refetchInterval: false,
        staleTime: Number.POSITIVE_INFINITY,
      },
      mutations: { retry: false },
    },
  }));

export function QueryProvider({ children }: { readonly children: ReactNode }) {
  return <QueryClientProvider client={queryClient()}>{children}</QueryClientProvider>;
}
