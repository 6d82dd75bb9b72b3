import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { createQueryClient, getQueryFn } from './query-client.tsx';

const realFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = realFetch;
});

function answerWith(status: number, body: string) {
  const fetch = jest.fn<typeof globalThis.fetch>(async () => new Response(body, { status }));
  globalThis.fetch = fetch;
  return fetch;
}

describe('a query', () => {
  it('gets JSON, with cookies, from the URL of its key', async () => {
    const fetch = answerWith(200, '{"stato":"consegnata"}');
    const client = createQueryClient();
    await expect(client.fetchQuery({ queryKey: ['/api/ricevute', 'x1'] })).resolves.toEqual({ stato: 'consegnata' });
    const [address, init] = fetch.mock.calls[0]!;
    expect(address).toBe('/api/ricevute/x1');
    expect(init?.credentials).toBe('include');
  });

  it('throws "status: body" for an error status, including 401, and is not retried', async () => {
    const fetch = answerWith(401, 'chi sei?');
    const client = createQueryClient();
    await expect(client.fetchQuery({ queryKey: ['/api/ricevute'] })).rejects.toThrow('401: chi sei?');
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it('returns null for a 401 if configured, and throws every other error', async () => {
    const client = createQueryClient();
    const options = { queryKey: ['/api/ricevute'], queryFn: getQueryFn({ on401: 'returnNull' }) };
    answerWith(401, '');
    await expect(client.fetchQuery(options)).resolves.toBeNull();
    client.clear();
    answerWith(403, 'no');
    await expect(client.fetchQuery(options)).rejects.toThrow('403: no');
  });

  it('is never stale and never refetched on focus or by an interval; mutations are not retried', () => {
    const { queries, mutations } = createQueryClient().getDefaultOptions();
    expect(queries).toMatchObject({
      staleTime: Number.POSITIVE_INFINITY,
      refetchOnWindowFocus: false,
      refetchInterval: false,
      retry: false,
    });
    expect(mutations).toEqual({ retry: false });
  });
});
