// Random faults in every process while requests come in. The same seed gives the same faults in the same order.
import type { Row, Scene } from './row.ts';
import { CONNECTIONS, IN_HAND } from './rows/deploy-rows.ts';
import type { Allowance } from './verdict.ts';

const STORES = ['redis', 'postgres', 'inbox'] as const;
const MOST_AT_ONCE = 3;
/** So many rounds of faults, however many requests come. */
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

/** A row of so many requests under random faults; rehearse it with `{ until: leads }`. */
export const chaos = (leads: number, seed: number): Row => ({
  id: 'chaos',
  fault: `${leads} requests under random kills of every process, seed ${seed}`,
  strike: (scene) => strike(scene, leads, seeded(seed)),
});

async function strike(scene: Scene, leads: number, random: () => number): Promise<Allowance> {
  const { stack, visitors, redis } = scene;
  const between = Math.max(5, Math.round(leads / ROUNDS));
  const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)]!;
  let doubles = 0;
  while (visitors.acknowledged.length < leads - between) {
    const victims = [...new Set(Array.from({ length: 1 + Math.floor(random() * MOST_AT_ONCE) }, () => pick(stack.names)))];
    const how = pick(['kill', 'kill', 'kill', 'stop', 'freeze', 'forget'] as const);
    if (how === 'forget') {
      await redis.script('FLUSH');
      await redis.client('KILL', 'TYPE', 'normal', 'SKIPME', 'yes');
    } else if (how === 'freeze') {
      for (const name of victims) stack.pause(name);
      // A gateway that is frozen takes nothing, so that only the others may be waited for.
      if (!victims.includes('gateway')) await visitors.more(5);
      for (const name of victims) stack.resume(name);
    } else {
      for (const name of victims) await stack.kill(name, how === 'kill' ? 'SIGKILL' : 'SIGTERM');
      const mailers = victims.filter((name) => name.startsWith('mailer')).length;
      if (victims.includes('inbox')) doubles += CONNECTIONS;
      doubles += mailers * (victims.includes('redis') ? IN_HAND : how === 'kill' ? CONNECTIONS : 0);
      if (!victims.includes('gateway')) await visitors.more(5);
      for (const name of victims.toSorted((a, b) => rank(a) - rank(b))) await stack.start(name, { until: 'live' });
    }
    await visitors.more(Math.max(1, Math.round(2 * random() * between)));
  }
  await visitors.more(leads);
  return { doubles };
}

/** Servers come back before those who need them. */
const rank = (name: string) => ((STORES as readonly string[]).includes(name) ? 0 : 1);
