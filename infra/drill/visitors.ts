// Visitors who send requests as the site does: each request has one idempotency key and is repeated until it is
// acknowledged.
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import {
  type AcceptedLead,
  CHAT_ENDPOINT,
  type ChatMessage,
  type ChatReply,
  type LeadKind,
  leadForm,
  leadKinds,
} from '@school/contracts';
import { aBody } from '@school/contracts/testing';

const RETRY_AFTER_MS = 50;
/** Between two requests of one visitor. */
const THINK_TIME_MS = 50;
const REQUEST_TIMEOUT_MS = 15_000;
const VISITORS = 8;
const MOST_TURNS = 6;
const kinds = leadKinds.filter((kind) => leadForm(kind).endpoint !== null);

export interface Visitors {
  /** The lead ids of the 202 answers, one for each key. */
  readonly acknowledged: readonly string[];
  /** Why requests were repeated (a status or the kind of error), and how often. */
  readonly failures: ReadonlyMap<string, number>;
  /** Resolves when `count` more requests were acknowledged. */
  more(count: number): Promise<void>;
  /** Begins no new request until the returned function is called; resolves when those in flight were acknowledged. */
  pause(): Promise<() => void>;
  /** Ends the load; resolves when the requests in flight were acknowledged. */
  finish(): Promise<void>;
}

export interface VisitorOptions {
  /** The number of visitors, each with one request at a time. */
  readonly size?: number;
  /** Ends the load once so many requests were acknowledged. */
  readonly until?: number;
}

/** Starts visitors, who use these gateways in turn. */
export function startVisitors(
  urls: readonly string[],
  { size = VISITORS, until = Number.POSITIVE_INFINITY }: VisitorOptions = {},
): Visitors {
  const acknowledged: string[] = [];
  const failures = new Map<string, number>();
  let attempts = 0;
  let begun = 0;
  let inFlight = 0;
  let finishing = false;
  let paused = Promise.resolve();
  let refusal: Error | undefined;

  /** Sends a request once. @returns whether it was acknowledged. */
  const send = async (kind: LeadKind, key: string, body: string): Promise<boolean> => {
    const url = new URL(leadForm(kind).endpoint!, urls[(attempts += 1) % urls.length]);
    const { status, text } = await post(url, key, body);
    if (status === 202) acknowledged.push((JSON.parse(text) as AcceptedLead).id);
    else failures.set(String(status), (failures.get(String(status)) ?? 0) + 1);
    if (typeof status === 'number' && status >= 400 && status < 500)
      refusal ??= new Error(`A valid ${kind} was refused: ${status} ${text}`);
    return status === 202;
  };
  const visitor = async (): Promise<void> => {
    while (!finishing && !refusal && begun < until) {
      const kind = kinds[begun % kinds.length]!;
      begun += 1;
      const [key, body] = [randomUUID(), JSON.stringify(aBody(kind, { email: `${randomUUID()}@example.com` }))];
      inFlight += 1;
      while (!(await send(kind, key, body)) && !refusal) await pause(RETRY_AFTER_MS);
      inFlight -= 1;
      await pause(THINK_TIME_MS);
      await paused;
    }
  };
  const visitors = Array.from({ length: size }, visitor);
  return {
    acknowledged,
    failures,
    more: async (count) => {
      const goal = Math.min(acknowledged.length + count, until);
      while (acknowledged.length < goal) {
        if (refusal) throw refusal;
        await pause(RETRY_AFTER_MS);
      }
    },
    pause: async () => {
      const { promise, resolve } = Promise.withResolvers<void>();
      paused = promise;
      while (inFlight > 0) await pause(RETRY_AFTER_MS);
      return resolve;
    },
    finish: async () => {
      finishing = true;
      await Promise.all(visitors);
      if (refusal) throw refusal;
    },
  };
}

/** Sends one contact request. @returns its lead id. */
export async function sendContact(url: string, email: string, key: string = randomUUID()): Promise<string> {
  const { status, text } = await post(
    new URL(leadForm('contact').endpoint!, url),
    key,
    JSON.stringify(aBody('contact', { email })),
  );
  if (status !== 202) throw new Error(`The request was refused: ${status} ${text}`);
  return (JSON.parse(text) as AcceptedLead).id;
}

/** Asks Gaia for a quote and confirms it; a turn is repeated until it is answered. @throws when she sends none. */
export async function confirmQuote(url: string): Promise<void> {
  const [key, messages] = [randomUUID(), [] as ChatMessage[]];
  let request: ChatReply['request'];
  let content = `Vorrei un preventivo per una traduzione dal tedesco. Mi chiamo Gina Prova, la mia email è ${key}@example.com`;
  for (let turn = 0; turn < MOST_TURNS; turn += 1) {
    messages.push({ role: 'user', content });
    const answer = await reply(url, key, { messages, request });
    if (answer.quoteRequest) return;
    messages.push({ role: 'assistant', content: answer.message });
    request = answer.request;
    content = request ? 'Sì, confermo' : 'No grazie, va bene così';
  }
  throw new Error(`Gaia has sent no quote: ${messages.at(-1)!.content}`);
}

async function reply(url: string, key: string, turn: object): Promise<ChatReply> {
  for (;;) {
    const { status, text } = await post(new URL(CHAT_ENDPOINT, url), key, JSON.stringify(turn));
    if (status === 200) return JSON.parse(text) as ChatReply;
    if (typeof status === 'number' && status < 500) throw new Error(`A valid turn was refused: ${status} ${text}`);
    await pause(RETRY_AFTER_MS);
  }
}

async function post(url: URL, key: string, body: string): Promise<{ status: number | string; text: string }> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body,
      signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
    });
    return { status: response.status, text: await response.text() };
  } catch (error) {
    const isLate = error instanceof Error && error.name === 'TimeoutError';
    return { status: isLate ? 'no answer' : 'no connection', text: '' };
  }
}
