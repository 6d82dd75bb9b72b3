// Stands around what calls the gateway. Not around the whole site: pages that only read do without its weight.
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { createQueryClient } from './query-client.ts';

/** Created with the first form of a visit and kept: all forms share one cache. */
let shared: QueryClient | undefined;
const sharedClient = (): QueryClient => (shared ??= createQueryClient());

export function QueryProvider({ children }: { readonly children: ReactNode }) {
  return <QueryClientProvider client={sharedClient()}>{children}</QueryClientProvider>;
}
