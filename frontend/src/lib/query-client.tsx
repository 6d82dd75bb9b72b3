// TanStack Query as specified: the defaults, and the generic query function.
import { QueryClient, QueryClientProvider, type QueryFunction } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { refusal } from './api.ts';

/**
 * A query function that gets JSON from the address made of the key's parts, joined by slashes, with the site's cookies.
 * @param on401 whether an answer 401 is thrown as any other refusal, or stands for "nothing", null.
 */
export const getQueryFn =
  ({ on401 }: { readonly on401: 'throw' | 'returnNull' }): QueryFunction =>
  async ({ queryKey, signal }) => {
    const response = await fetch(queryKey.join('/'), { credentials: 'include', signal });
    if (on401 === 'returnNull' && response.status === 401) return null;
    if (!response.ok) throw refusal(response, await response.text());
    return response.json();
  };

/** Nothing is retried, refetched or ever stale by itself, as specified. */
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

/** The one of this visit, made with the first form. */
export const queryClient = (): QueryClient => (client ??= createQueryClient());

/** Stands around what calls the gateway: pages that only read do without its weight. */
export function QueryProvider({ children }: { readonly children: ReactNode }) {
  return <QueryClientProvider client={queryClient()}>{children}</QueryClientProvider>;
}
