// A test double of the gateway, which records requests. It replaces `fetch`, because jsdom has none.

interface SentRequest {
  readonly path: string;
  readonly key: string;
  readonly body: Readonly<Record<string, unknown>>;
}

type Answer = Response | Error | Promise<Response>;

export const receiptOf = (riferimento: string): Response =>
  Response.json({ ok: true, id: '0193b7a0-5c1e-8f00-a000-000000000001', riferimento }, { status: 202 });

export const problem = (status: number, fields: object = {}, headers: Record<string, string> = {}): Response =>
  Response.json(
    { type: 'about:blank', title: 'Errore', status, detail: 'Spiegazione della scuola.', ...fields },
    { status, headers: { 'Content-Type': 'application/problem+json', ...headers } },
  );

/** The browser's error if there is no response. */
export const noAnswer = (): Error => new TypeError('Failed to fetch');

/** @param answer what the next request is answered, and each after it until another answer is given. */
export function fakeGateway(answer: () => Answer = () => receiptOf('CON-7K3Q-F2MX')) {
  const sent: SentRequest[] = [];
  let current = answer;
  globalThis.fetch = async (path, init) => {
    sent.push({
      path: path as string,
      key: new Headers(init?.headers).get('Idempotency-Key') ?? '',
      body: JSON.parse(init?.body as string) as SentRequest['body'],
    });
    const aborted = new Promise<Error>((resolve) =>
      init?.signal?.addEventListener('abort', () => resolve(init.signal!.reason as Error)),
    );
    const given = await Promise.race([current(), aborted]);
    if (given instanceof Error) throw given;
    return given;
  };
  return {
    sent,
    answers: (next: () => Answer) => {
      current = next;
    },
  };
}
