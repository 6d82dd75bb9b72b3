// Visitors who send one form after the other, over one connection each. A refused visitor closes the connection, waits as long as
// Retry-After says and up to a second longer, and repeats the same form over a new connection.
import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { aBody } from '@school/contracts/testing';
import { quantile } from './rounds.ts';

export interface CrowdFigures {
  readonly taken: number;
  /** Accepted requests a second. */
  readonly perSecond: number;
  /** Of accepted requests, in milliseconds. */
  readonly p99: number;
  readonly refused: number;
  /** Of refusals, in milliseconds; 0 without refusals. */
  readonly refusedP99: number;
  /** Other answers and broken connections, by status or error. */
  readonly other: ReadonlyMap<string, number>;
}

interface Answer {
  readonly status: number;
  readonly retryAfterSeconds: number;
  readonly milliseconds: number;
}

export async function crowd(
  url: string,
  { connections, seconds }: { readonly connections: number; readonly seconds: number },
): Promise<CrowdFigures> {
  const [taken, refused]: number[][] = [[], []];
  const other = new Map<string, number>();
  const over = new AbortController();
  const timer = setTimeout(() => over.abort(), seconds * 1000);

  const visitor = async (): Promise<void> => {
    let agent = new Agent({ keepAlive: true, maxSockets: 1 });
    let key = crypto.randomUUID();
    while (!over.signal.aborted) {
      const { status, retryAfterSeconds, milliseconds } = await post(url, agent, key);
      if (status === 202) {
        taken!.push(milliseconds);
        key = crypto.randomUUID();
      } else if (status === 503) {
        refused!.push(milliseconds);
        agent.destroy();
        agent = new Agent({ keepAlive: true, maxSockets: 1 });
        await pause((retryAfterSeconds + Math.random()) * 1000, undefined, { signal: over.signal }).catch(() => undefined);
      } else other.set(String(status), (other.get(String(status)) ?? 0) + 1);
    }
    agent.destroy();
  };
  await Promise.all(
    Array.from({ length: connections }, () =>
      visitor().catch((error: Error) => other.set(error.message, (other.get(error.message) ?? 0) + 1)),
    ),
  );
  clearTimeout(timer);
  return {
    taken: taken!.length,
    perSecond: taken!.length / seconds,
    p99: quantile(taken!, 0.99),
    refused: refused!.length,
    refusedP99: refused!.length === 0 ? 0 : quantile(refused!, 0.99),
    other,
  };
}

const body = aBody('contact');

async function post(url: string, agent: Agent, key: string): Promise<Answer> {
  const content = JSON.stringify({ ...body, message: `Vorrei informazioni sui corsi serali. ${key}` });
  let begin = performance.now();
  const call = request(url, {
    agent,
    method: 'POST',
    headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(content), 'idempotency-key': key },
  });
  // Time counts from the sent request: opening hundreds of connections at once keeps this process busy, not the gateway.
  call.once('finish', () => (begin = performance.now())).end(content);
  const [response] = (await once(call, 'response')) as [IncomingMessage];
  await once(response.resume(), 'end');
  return {
    status: response.statusCode!,
    retryAfterSeconds: Number(response.headers['retry-after']),
    milliseconds: performance.now() - begin,
  };
}
