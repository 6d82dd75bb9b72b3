// Load on a gateway.
import { setTimeout as pause } from 'node:timers/promises';
import { aBody } from '@school/contracts/testing';
import autocannon from 'autocannon';

/** The gateway closes a connection after a thousand requests; autocannon would report errors. */
const REQUESTS_PER_CONNECTION = 900;

/** Sends contact requests over 50 connections. @returns those accepted a second. @throws when one is not. */
export async function peak(url: string, seconds: number): Promise<number> {
  const result = await autocannon({
    url: `${url}/api/contact`,
    method: 'POST',
    // autocannon replaces [<id>] by a new id: every request is another lead.
    headers: { 'content-type': 'application/json', 'idempotency-key': '[<id>]' },
    body: JSON.stringify(aBody('contact', { message: 'Vorrei informazioni sui corsi serali. [<id>]' })),
    idReplacement: true,
    connections: 50,
    reconnectRate: REQUESTS_PER_CONNECTION,
    duration: seconds,
  });
  const { non2xx, errors, timeouts, duration } = result;
  if (non2xx + errors + timeouts > 0)
    throw new Error(`${url}: ${non2xx} refused, ${errors} errors, ${timeouts} timeouts`);
  return result['2xx'] / duration;
}

export interface CrowdFigures {
  /** Accepted requests a second. */
  readonly perSecond: number;
  /** Of accepted requests, in milliseconds. */
  readonly times: readonly number[];
}

/** Visitors who send one request after the other; one that is refused (503) waits as long as Retry-After says. */
export async function crowd(url: string, visitors: number, seconds: number): Promise<CrowdFigures> {
  const times: number[] = [];
  const end = performance.now() + seconds * 1000;
  const visitor = async () => {
    while (performance.now() < end) {
      const begin = performance.now();
      const response = await send(url);
      if (response.status === 202) times.push(performance.now() - begin);
      else if (response.status === 503)
        await pause((Number(response.headers.get('retry-after')) + Math.random()) * 1000);
      else throw new Error(`${url}: ${response.status}`);
    }
  };
  await Promise.all(Array.from({ length: visitors }, visitor));
  return { perSecond: times.length / seconds, times };
}

/** Sends one contact request, as another lead each time. */
export async function send(url: string): Promise<Response> {
  const response = await fetch(`${url}/api/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
    body: JSON.stringify(aBody('contact', { message: `Vorrei informazioni. ${crypto.randomUUID()}` })),
  });
  await response.text();
  return response;
}
