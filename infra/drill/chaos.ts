// Random faults in every process while requests come in. The same seed gives the same faults in the same order.
import type { Row, FaultContext } from './row.ts';
import { CONNECTIONS, MAILS_IN_PROGRESS } from './rows/deploy-rows.ts';
import type { Allowance } from './verdict.ts';

const STORES = ['redis', 'postgres', 'inbox'] as const;
const MOST_AT_ONCE = 3;
/** The number of faults, however many requests are sent. */
const ROUNDS = 60;

/** Numbers from 0 to 1 (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let word = Math.imul(state ^ (state >>> 15), 1 | state);
    word = (word + Math.imul(word ^ (word >>> 7), 61 | word)) ^ word;
    return ((word ^ (word >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A row of so many requests under random faults; to be run with `{ until: leads }`. */
export const chaos = (leads: number, seed: number): Row => ({
  id: 'chaos',
  fault: `${leads} requests under random kills of every process, seed ${seed}`,
  inject: (context) => inject(context, leads, seeded(seed)),
});

async function inject(context: FaultContext, leads: number, random: () => number): Promise<Allowance> {
  const { stack, visitors, redis } = context;
  const between = Math.max(5, Math.round(leads / ROUNDS));
  const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)]!;
  let duplicateMails = 0;
  while (visitors.acknowledged.length < leads - between) {
    const victims = [
      ...new Set(Array.from({ length: 1 + Math.floor(random() * MOST_AT_ONCE) }, () => pick(stack.names))),
    ];
    const how = pick(['kill', 'kill', 'kill', 'stop', 'freeze', 'flush'] as const);
    if (how === 'flush') {
      await redis.script('FLUSH');
      await redis.client('KILL', 'TYPE', 'normal', 'SKIPME', 'yes');
    } else if (how === 'freeze') {
      for (const name of victims) stack.pause(name);
      // A frozen gateway acknowledges nothing.
      if (!victims.includes('gateway')) await visitors.more(5);
      for (const name of victims) stack.resume(name);
    } else {
      for (const name of victims) await stack.kill(name, how === 'kill' ? 'SIGKILL' : 'SIGTERM');
      const mailers = victims.filter((name) => name.startsWith('mailer')).length;
      if (victims.includes('inbox')) duplicateMails += CONNECTIONS;
      duplicateMails += mailers * (victims.includes('redis') ? MAILS_IN_PROGRESS : how === 'kill' ? CONNECTIONS : 0);
      if (!victims.includes('gateway')) await visitors.more(5);
      for (const name of victims.toSorted((a, b) => rank(a) - rank(b))) await stack.start(name, { until: 'live' });
    }
    await visitors.more(Math.max(1, Math.round(2 * random() * between)));
  }
  await visitors.more(leads);
  return { duplicateMails };
}

/** Servers are started before their clients. */
const rank = (name: string) => ((STORES as readonly string[]).includes(name) ? 0 : 1);
