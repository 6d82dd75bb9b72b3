// TanStack Query as specified: the defaults, and the generic query function.
import { QueryClient, QueryClientProvider, type QueryFunction } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { refusal } from './api.ts';

/**
 * A query function that gets JSON, with the site's cookies, from the query key's parts joined by slashes.
 * @param on401 whether a 401 response is thrown like any other error, or returns null.
 */
export const getQueryFn =
  ({ on401 }: { readonly on401: 'throw' | 'returnNull' }): QueryFunction =>
  async ({ queryKey, signal }) => {
    const response = await fetch(queryKey.join('/'), { credentials: 'include', signal });
    if (on401 === 'returnNull' && response.status === 401) return null;
    if (!response.ok) throw refusal(response, await response.text());
    return response.json();
  };

/** No retries, no automatic refetching and an infinite stale time, as specified. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: getQueryFn({ on401: 'throw' }),
        retry: false,
        refetchOnWindowFocus: false,
        refetchInterval: false,
        staleTime: Number.POSITIVE_INFINITY,
      },
      mutations: { retry: false },
    },
  });

let client: QueryClient | undefined;

/** The client of this document, created with its first form. */
export const queryClient = (): QueryClient => (client ??= createQueryClient());

/** Wraps components that call the gateway. Pages without such components do not load TanStack Query. */
export function QueryProvider({ children }: { readonly children: ReactNode }) {
  return <QueryClientProvider client={queryClient()}>{children}</QueryClientProvider>;
}
