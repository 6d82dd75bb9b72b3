// People who send requests while things break, as a good browser would: each request has one key, and is sent again until it is
// acknowledged. What they were told is the history that the drills hold the product to.
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { type Socket, connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { type AcceptedLead, type LeadKind, leadForm, leadKinds } from '@school/contracts';
import { aBody } from '@school/contracts/testing';

const PATIENCE_MS = 30;
/** Between two requests of one visitor: a school's busiest hour, not a flood. */
const BREATH_MS = 50;
const REQUEST_TIMEOUT_MS = 5000;
const MOST_AT_ONCE = 8;
const kinds = leadKinds.filter((kind) => leadForm(kind).endpoint !== null);

export interface History {
  /** Requests sent, repetitions included. */
  readonly requests: number;
  /** The ids that were acknowledged, one for each request with a key of its own. */
  readonly acknowledged: readonly string[];
  /** Requests that were sent once and got no acknowledgment: each may have become a lead, or not. */
  readonly open: number;
}

/** A status, or null when no answer came. */
export type Answer = number | null;

export interface Crowd extends History {
  /** What made visitors send again, by status or by what broke, and how often. */
  readonly setbacks: ReadonlyMap<string, number>;
  /** Resolves when `count` more requests were acknowledged. */
  more(count: number): Promise<void>;
  /** `count` people who send once and go away whatever happens. `url` when it is not the crowd's own. */
  passersBy(count: number, url?: string): Promise<readonly Answer[]>;
  /** No new requests; resolves when those under way were acknowledged. */
  leave(): Promise<void>;
  /** Everybody gives up at once. */
  disperse(): void;
}

export interface CrowdOptions {
  /** How many visitors, each with one request at a time. */
  readonly size?: number;
  /** Nobody comes any more once so many were acknowledged. */
  readonly until?: number;
}

/** Lets visitors send one request after the other to the gateway of an address. */
export function crowd(url: string, { size = MOST_AT_ONCE, until = Number.POSITIVE_INFINITY }: CrowdOptions = {}): Crowd {
  const acknowledged: string[] = [];
  const setbacks = new Map<string, number>();
  const setback = (what: string) => void setbacks.set(what, (setbacks.get(what) ?? 0) + 1);
  const gone = new AbortController();
  let requests = 0;
  let open = 0;
  let begun = 0;
  let leaving = false;
  let failure: unknown;

  const send = async (to: string, kind: LeadKind, key: string, body: unknown): Promise<Answer> => {
    requests += 1;
    try {
      const response = await fetch(new URL(leadForm(kind).endpoint!, to), {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': key },
        body: JSON.stringify(body),
        signal: AbortSignal.any([gone.signal, AbortSignal.timeout(REQUEST_TIMEOUT_MS)]),
      });
      const answer = await response.text();
      if (response.status === 202) acknowledged.push((JSON.parse(answer) as AcceptedLead).id);
      else setback(String(response.status));
      if (response.status === 503 && !(Number(response.headers.get('retry-after')) > 0))
        failure ??= new Error('A 503 did not say when to come back');
      if (response.status >= 400 && response.status < 500)
        failure ??= new Error(`A valid ${kind} was refused: ${response.status} ${answer}`);
      return response.status;
    } catch (error) {
      setback(error instanceof Error && error.name === 'TimeoutError' ? 'no answer' : 'no connection');
      return null;
    }
  };
  const someBody = (kind: LeadKind) => aBody(kind, { email: `${randomUUID()}@example.com` });
  const visitor = async (): Promise<void> => {
    while (!leaving && !failure && begun < until) {
      const kind = kinds[begun++ % kinds.length]!;
      const [key, body] = [randomUUID(), someBody(kind)];
      while ((await send(url, kind, key, body)) !== 202 && !failure && !gone.signal.aborted) await pause(PATIENCE_MS);
      await pause(BREATH_MS);
    }
  };
  const visitors = Array.from({ length: size }, visitor);

  return {
    get requests() {
      return requests;
    },
    get open() {
      return open;
    },
    acknowledged,
    setbacks,
    more: async (count) => {
      const goal = Math.min(acknowledged.length + count, until);
      while (acknowledged.length < goal) {
        if (failure) throw failure;
        gone.signal.throwIfAborted();
        await pause(PATIENCE_MS);
      }
    },
    passersBy: async (count, to = url) => {
      const answers = await Promise.all(
        Array.from({ length: count }, (_, index) => kinds[index % kinds.length]!).map((kind) =>
          send(to, kind, randomUUID(), someBody(kind)),
        ),
      );
      open += answers.filter((status) => status !== 202).length;
      return answers;
    },
    leave: async () => {
      leaving = true;
      await Promise.all(visitors);
      if (failure) throw failure;
    },
    disperse: () => {
      leaving = true;
      gone.abort();
    },
  };
}

/** People who connect and say nothing. Resolves with their connections, when all are open. */
export async function silentVisitors(url: string, count: number): Promise<readonly Socket[]> {
  const { hostname, port, protocol } = new URL(url);
  const sockets: Socket[] = [];
  for (let index = 0; index < count; index += 1) {
    const socket = connect(Number(port) || (protocol === 'https:' ? 443 : 80), hostname);
    // That they are sent away is what they are for: they notice it.
    socket.on('error', () => undefined).resume();
    sockets.push(socket);
    await once(socket, 'connect');
  }
  return sockets;
}
