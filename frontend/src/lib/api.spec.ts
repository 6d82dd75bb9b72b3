import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { ApiError, postJson } from './api.ts';

const realFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = realFetch;
});

/** Answers the next call, and keeps what was sent. */
function answerWith(body: string, init: ResponseInit) {
  const fetch = jest.fn<typeof globalThis.fetch>(async () => new Response(body, init));
  globalThis.fetch = fetch;
  return fetch;
}

const refusal = (promise: Promise<unknown>): Promise<ApiError> =>
  promise.then(
    () => expect.unreachable(),
    (error: unknown) => error as ApiError,
  );

describe('postJson', () => {
  it('sends JSON with cookies and the key that makes a retry harmless', async () => {
    const fetch = answerWith('{"ok":true}', { status: 202 });
    await expect(postJson('/api/contact', { email: 'anna@example.it' }, { idempotencyKey: 'k1' })).resolves.toEqual({
      ok: true,
    });
    const [path, init] = fetch.mock.calls[0]!;
    expect(path).toBe('/api/contact');
    expect(init).toMatchObject({ method: 'POST', credentials: 'include', body: '{"email":"anna@example.it"}' });
    expect(init?.headers).toEqual({ 'Content-Type': 'application/json', 'Idempotency-Key': 'k1' });
  });

  it('raises "status: body", as specified', async () => {
    answerWith('troppo lungo', { status: 413, statusText: 'Content Too Large' });
    const error = await refusal(postJson('/api/contact', {}));
    expect(error).toBeInstanceOf(ApiError);
    expect(error.message).toBe('413: troppo lungo');
    expect(error.problem).toBeUndefined();
  });

  it('raises "status: status text" when the body is empty', async () => {
    answerWith('', { status: 503, statusText: 'Service Unavailable' });
    const error = await refusal(postJson('/api/contact', {}));
    expect(error.message).toBe('503: Service Unavailable');
  });

  it('contains the problem details of the gateway', async () => {
    const problem = {
      type: 'about:blank',
      title: 'Dati non validi',
      status: 400,
      detail: 'Controlla i campi',
      errors: { email: ['Email non valida'] },
    };
    answerWith(JSON.stringify(problem), { status: 400, headers: { 'Content-Type': 'application/problem+json' } });
    const error = await refusal(postJson('/api/contact', {}));
    expect(error.problem).toEqual(problem);
  });

  it.each([
    ['600', Date.now() + 600_000],
    ['Fri, 27 Nov 2026 10:42:00 GMT', Date.UTC(2026, 10, 27, 10, 42)],
    ['soon', undefined],
    ['', undefined],
  ])('reads from Retry-After "%s" when to try again', async (header, time) => {
    answerWith('', { status: 429, headers: { 'Retry-After': header } });
    const { retryAt } = await refusal(postJson('/api/contact', {}));
    if (time === undefined) expect(retryAt).toBeUndefined();
    else expect(Math.abs(retryAt!.getTime() - time)).toBeLessThan(60_000);
  });

  it('returns undefined for a success response that is not JSON', async () => {
    answerWith('fatto', { status: 202 });
    await expect(postJson('/api/traduzioni', {})).resolves.toBeUndefined();
  });

  it('is aborted by the signal of the caller', async () => {
    globalThis.fetch = jest.fn<typeof globalThis.fetch>(async (_path, init) => {
      init?.signal?.throwIfAborted();
      return new Response('{}');
    });
    await expect(postJson('/api/contact', {}, { signal: AbortSignal.abort(new Error('left')) })).rejects.toThrow(
      'left',
    );
  });
});
