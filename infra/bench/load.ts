// Load: many visitors at once, or requests one after the other.
import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import autocannon from 'autocannon';
import { aBody } from '@school/contracts/testing';

export interface LoadFigures {
  readonly perSecond: number;
  readonly p50: number;
  /** Milliseconds. */
  readonly p99: number;
  readonly answered: number;
}

/** autocannon replaces `[<id>]` by a new id, in the idempotency key and in the body: every request is another lead. */
const headers = { 'content-type': 'application/json', 'idempotency-key': '[<id>]' };
const body = JSON.stringify(aBody('contact', { message: 'Vorrei informazioni sui corsi serali. [<id>]' }));

export interface Load {
  readonly seconds: number;
  readonly connections?: number;
  /** Requests a second; as many as possible when not given. */
  readonly rate?: number;
}

/**
 * The gateway closes a connection after a thousand requests; proxies and browsers open another one, autocannon would
 * report errors.
 */
const REQUESTS_PER_CONNECTION = 900;

/** Sends contact requests over so many connections. @throws when an answer is not 2xx. */
export async function load(url: string, { seconds, connections = 50, rate }: Load): Promise<LoadFigures> {
  const result = await autocannon({
    url,
    method: 'POST',
    headers,
    body,
    idReplacement: true,
    connections,
    reconnectRate: REQUESTS_PER_CONNECTION,
    duration: seconds,
    ...(rate && { overallRate: rate }),
  });
  if (result.non2xx + result.errors + result.timeouts > 0)
    throw new Error(`${url}: ${result.non2xx} refused, ${result.errors} errors, ${result.timeouts} timeouts`);
  return {
    perSecond: result['2xx'] / result.duration,
    p50: result.latency.p50,
    p99: result.latency.p99,
    answered: result['2xx'],
  };
}

export interface Answer {
  readonly status: number;
  readonly body: string;
  /** NaN without the header. */
  readonly retryAfterSeconds: number;
  /** From the sent request: opening hundreds of connections at once keeps this process busy, not the gateway. */
  readonly milliseconds: number;
}

/** One connection, which stays open from one request to the next. */
export const oneConnection = () => new Agent({ keepAlive: true, maxSockets: 1 });

export async function post(url: string, agent: Agent, key: string, sent: unknown): Promise<Answer> {
  const content = JSON.stringify(sent);
  let begin = performance.now();
  const call = request(url, {
    agent,
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(content),
      'idempotency-key': key,
    },
  });
  call.once('finish', () => (begin = performance.now())).end(content);
  const [response] = (await once(call, 'response')) as [IncomingMessage];
  const body = await text(response);
  const milliseconds = performance.now() - begin;
  return {
    status: response.statusCode!,
    body,
    retryAfterSeconds: Number(response.headers['retry-after']),
    milliseconds,
  };
}

/** Sends one request after the other over one connection. */
export function visitor() {
  const agent = oneConnection();
  return {
    /** @returns the time until the answer, in milliseconds. @throws when it is not 2xx. */
    post: async (url: string, sent: unknown): Promise<number> => {
      const { status, body, milliseconds } = await post(url, agent, crypto.randomUUID(), sent);
      if (status >= 300) throw new Error(`${url}: ${status} ${body}`);
      return milliseconds;
    },
    leave: () => agent.destroy(),
  };
}
