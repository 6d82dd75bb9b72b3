// People who send requests while things break, as a good browser would: each request has one key, and is sent again until it is
// acknowledged. What they were told is the history that the drills hold the product to.
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { type AcceptedLead, type LeadKind, leadForm, leadKinds } from '@school/contracts';
import { aBody } from '@school/contracts/testing';

const PATIENCE_MS = 30;
const REQUEST_TIMEOUT_MS = 5000;
const kinds = leadKinds.filter((kind) => leadForm(kind).endpoint !== null);

export interface Acknowledged {
  readonly id: string;
  readonly kind: LeadKind;
}

export interface Crowd {
  /** What was acknowledged so far. */
  readonly acknowledged: readonly Acknowledged[];
  /** What made visitors send again, by status or by what broke, and how often. */
  readonly setbacks: ReadonlyMap<string, number>;
  /** Resolves when `count` more requests were acknowledged. */
  more(count: number): Promise<void>;
  /** No new requests; resolves when those under way were acknowledged. */
  leave(): Promise<void>;
}

const post = (url: string, kind: LeadKind, body: unknown, key: string): Promise<Response> =>
  fetch(new URL(leadForm(kind).endpoint!, url), {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
  });

async function acknowledge(url: string, kind: LeadKind, body: unknown, key: string, setback: (what: string) => void): Promise<Acknowledged> {
  for (;;) {
    try {
      const response = await post(url, kind, body, key);
      const answer = await response.text();
      if (response.status === 202) return { id: (JSON.parse(answer) as AcceptedLead).id, kind };
      if (response.status < 500) throw new Error(`A valid ${kind} was refused: ${response.status} ${answer}`);
      setback(String(response.status));
    } catch (error) {
      if (error instanceof Error && error.message.startsWith('A valid')) throw error;
      setback(error instanceof Error && error.name === 'TimeoutError' ? 'no answer' : 'no connection');
    }
    await pause(PATIENCE_MS);
  }
}

const someBody = (kind: LeadKind) => aBody(kind, { email: `${randomUUID()}@example.com` });

/** Sends a single request until it is acknowledged. */
export const sendOne = (url: string, kind: LeadKind, setback: (what: string) => void = () => undefined): Promise<Acknowledged> =>
  acknowledge(url, kind, someBody(kind), randomUUID(), setback);

/** Sends a single request once, whatever the answer. */
export const sendOnce = (url: string, kind: LeadKind): Promise<Response> => post(url, kind, someBody(kind), randomUUID());

/** Lets `size` visitors send one request after the other. */
export function crowd(url: string, size = 8): Crowd {
  const acknowledged: Acknowledged[] = [];
  const setbacks = new Map<string, number>();
  const setback = (what: string) => void setbacks.set(what, (setbacks.get(what) ?? 0) + 1);
  let leaving = false;
  let failure: unknown;
  const visitor = async (turn: number): Promise<void> => {
    while (!leaving) acknowledged.push(await sendOne(url, kinds[turn++ % kinds.length]!, setback));
  };
  const visitors = Array.from({ length: size }, (_, index) => visitor(index).catch((error: unknown) => void (failure ??= error)));
  return {
    acknowledged,
    setbacks,
    more: async (count) => {
      const goal = acknowledged.length + count;
      while (acknowledged.length < goal) {
        if (failure) throw failure;
        await pause(PATIENCE_MS);
      }
    },
    leave: async () => {
      leaving = true;
      await Promise.all(visitors);
      if (failure) throw failure;
    },
  };
}
