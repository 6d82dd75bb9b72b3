// Visitors who send one form after the other, over one connection each. A refused visitor closes the connection, waits
// as long as Retry-After says and up to a second longer, and repeats the same form over a new connection.
import { setTimeout as pause } from 'node:timers/promises';
import { aBody } from '@school/contracts/testing';
import { oneConnection, post } from './load.ts';
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
  /** Other answers and broken connections: the status or the error of each. */
  readonly other: readonly string[];
}

const body = aBody('contact');

export async function crowd(
  url: string,
  { connections, seconds }: { readonly connections: number; readonly seconds: number },
): Promise<CrowdFigures> {
  const [taken, refused]: number[][] = [[], []];
  const other: string[] = [];
  const over = AbortSignal.timeout(seconds * 1000);

  const visitor = async (): Promise<void> => {
    let agent = oneConnection();
    let key = crypto.randomUUID();
    while (!over.aborted) {
      const form = { ...body, message: `Vorrei informazioni sui corsi serali. ${key}` };
      const { status, retryAfterSeconds, milliseconds } = await post(url, agent, key, form);
      if (status === 202) {
        taken!.push(milliseconds);
        key = crypto.randomUUID();
      } else if (status === 503) {
        refused!.push(milliseconds);
        agent.destroy();
        agent = oneConnection();
        await pause((retryAfterSeconds + Math.random()) * 1000, undefined, { signal: over }).catch(() => undefined);
      } else other.push(String(status));
    }
    agent.destroy();
  };
  await Promise.all(
    Array.from({ length: connections }, () => visitor().catch((error: Error) => other.push(error.message))),
  );
  return {
    taken: taken!.length,
    perSecond: taken!.length / seconds,
    p99: quantile(taken!, 0.99),
    refused: refused!.length,
    refusedP99: refused!.length === 0 ? 0 : quantile(refused!, 0.99),
    other,
  };
}
