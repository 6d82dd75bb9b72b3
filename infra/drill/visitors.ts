// Visitors who send requests during a fault, as the site does: each request has one idempotency key and is repeated
// until it is acknowledged. The drills compare the acknowledgments with the outcome.
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { type Socket, connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { type AcceptedLead, type LeadKind, leadForm, leadKinds } from '@school/contracts';
import { aBody } from '@school/contracts/testing';

const RETRY_AFTER_MS = 30;
/** Between two requests of one visitor. */
const THINK_TIME_MS = 50;
const REQUEST_TIMEOUT_MS = 5000;
const VISITORS = 8;
const kinds = leadKinds.filter((kind) => leadForm(kind).endpoint !== null);

export interface VisitorLoad {
  /** The number of requests sent, repetitions included. */
  readonly requests: number;
  /** The lead ids of the 202 answers, one for each request with a key of its own. */
  readonly acknowledged: readonly string[];
  /** The number of requests of `sendOnce` without an acknowledgment: each may have become a lead, or not. */
  readonly unacknowledged: number;
  /** Why requests were repeated, by status or by kind of error, and how often. */
  readonly failures: ReadonlyMap<string, number>;
  /** Resolves when `count` more requests were acknowledged. */
  more(count: number): Promise<void>;
  /**
   * Sends `count` requests without repetition.
   * @param url another gateway than the usual one.
   * @returns their answers.
   */
  sendOnce(count: number, url?: string): Promise<readonly Answer[]>;
  /** Begins no new request; resolves when those in flight were acknowledged. */
  finish(): Promise<void>;
  /** Cancels all requests. */
  abort(): void;
}

/** A status, or null when no answer came. */
type Answer = number | null;

export interface LoadOptions {
  /** The number of visitors, each with one request at a time. */
  readonly size?: number;
  /** Ends the load once so many requests were acknowledged. */
  readonly until?: number;
}

/** Starts visitors who send one request after the other to the gateway of a URL. */
export function startVisitors(
  url: string,
  { size = VISITORS, until = Number.POSITIVE_INFINITY }: LoadOptions = {},
): VisitorLoad {
  const acknowledged: string[] = [];
  const failures = new Map<string, number>();
  const countFailure = (kind: string) => void failures.set(kind, (failures.get(kind) ?? 0) + 1);
  const aborted = new AbortController();
  let requests = 0;
  let unacknowledged = 0;
  let begun = 0;
  let finishing = false;
  let failure: unknown;

  const send = async (to: string, kind: LeadKind, key: string, body: unknown): Promise<Answer> => {
    requests += 1;
    try {
      const response = await fetch(new URL(leadForm(kind).endpoint!, to), {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': key },
        body: JSON.stringify(body),
        signal: AbortSignal.any([aborted.signal, AbortSignal.timeout(REQUEST_TIMEOUT_MS)]),
      });
      const answer = await response.text();
      if (response.status === 202) acknowledged.push((JSON.parse(answer) as AcceptedLead).id);
      else countFailure(String(response.status));
      if (response.status === 503 && !(Number(response.headers.get('retry-after')) > 0))
        failure ??= new Error('A 503 had no Retry-After');
      if (response.status >= 400 && response.status < 500)
        failure ??= new Error(`A valid ${kind} was refused: ${response.status} ${answer}`);
      return response.status;
    } catch (error) {
      countFailure(error instanceof Error && error.name === 'TimeoutError' ? 'no answer' : 'no connection');
      return null;
    }
  };
  const someBody = (kind: LeadKind) => aBody(kind, { email: `${randomUUID()}@example.com` });
  const visitor = async (): Promise<void> => {
    while (!finishing && !failure && begun < until) {
      const kind = kinds[begun++ % kinds.length]!;
      const [key, body] = [randomUUID(), someBody(kind)];
      while ((await send(url, kind, key, body)) !== 202 && !failure && !aborted.signal.aborted)
        await pause(RETRY_AFTER_MS);
      await pause(THINK_TIME_MS);
    }
  };
  const visitors = Array.from({ length: size }, visitor);

  return {
    get requests() {
      return requests;
    },
    get unacknowledged() {
      return unacknowledged;
    },
    acknowledged,
    failures,
    more: async (count) => {
      const goal = Math.min(acknowledged.length + count, until);
      while (acknowledged.length < goal) {
        if (failure) throw failure;
        aborted.signal.throwIfAborted();
        await pause(RETRY_AFTER_MS);
      }
    },
    sendOnce: async (count, to = url) => {
      const answers = await Promise.all(
        Array.from({ length: count }, (_, index) => kinds[index % kinds.length]!).map((kind) =>
          send(to, kind, randomUUID(), someBody(kind)),
        ),
      );
      unacknowledged += answers.filter((status) => status !== 202).length;
      return answers;
    },
    finish: async () => {
      finishing = true;
      await Promise.all(visitors);
      if (failure) throw failure;
    },
    abort: () => {
      finishing = true;
      aborted.abort();
    },
  };
}

/** Opens connections on which nothing is sent. Resolves when all are open. */
export async function silentConnections(url: string, count: number): Promise<readonly Socket[]> {
  const { hostname, port, protocol } = new URL(url);
  const sockets: Socket[] = [];
  for (let index = 0; index < count; index += 1) {
    const socket = connect(Number(port) || (protocol === 'https:' ? 443 : 80), hostname);
    // The gateway closes them.
    socket.on('error', () => undefined).resume();
    sockets.push(socket);
    await once(socket, 'connect');
  }
  return sockets;
}
