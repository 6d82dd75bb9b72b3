// Observes the queues for the metrics. An observation is cached in Redis, so that many gateways read the queues no more
// often than one. Redis is asked with plain read commands: BullMQ's scripts would need the right to write to every
// queue, which the gateway has not.
import { Injectable } from '@nestjs/common';
import { QUEUES, type QueueName } from '@school/contracts';
import { QueueKeys } from 'bullmq';
import { Redis } from 'ioredis';
import { z } from 'zod';
import { MetricsEndpoint } from './metrics-endpoint.js';
import { queueJobs, queueOldest, queueWorkers, queuesObserved } from './metrics.js';

const OBSERVATION = 'observed:queues';
const FRESH_MS = 10_000;
/** Of a longer list only this many jobs at its older end are asked for their age. */
const MOST_AGES = 1000;

const states = ['waiting', 'active', 'delayed', 'failed'] as const;
const observation = z.object({
  at: z.number(),
  queues: z.record(
    z.string(),
    z.object({ jobs: z.record(z.enum(states), z.number()), oldest: z.number().nullable(), workers: z.number() }),
  ),
});
type Observation = z.output<typeof observation>;

const keys = new QueueKeys();

@Injectable()
export class QueueMonitor {
  constructor(
    private readonly redis: Redis,
    endpoint: MetricsEndpoint,
  ) {
    endpoint.beforeScrape(() => this.observe());
  }

  /**
   * Sets the gauges of all queues.
   * @throws when Redis is away; they then stay as they were, and `queuesObserved` shows since when.
   */
  async observe(): Promise<void> {
    const { at, queues } = (await this.cached()) ?? (await this.read());
    queuesObserved.set(at / 1000);
    for (const [queue, { jobs, oldest, workers }] of Object.entries(queues)) {
      for (const state of states) queueJobs.set({ queue, state }, jobs[state]);
      queueOldest.set({ queue }, oldest === null ? 0 : Math.max(0, (Date.now() - oldest) / 1000));
      queueWorkers.set({ queue }, workers);
    }
  }

  private async cached(): Promise<Observation | undefined> {
    const text = await this.redis.get(OBSERVATION);
    const cached = text === null ? undefined : observation.safeParse(JSON.parse(text)).data;
    return cached && Date.now() - cached.at < FRESH_MS ? cached : undefined;
  }

  private async read(): Promise<Observation> {
    const names = Object.values(QUEUES);
    const clients = String(await this.redis.client('LIST'));
    const queues = await Promise.all(
      names.map(async (name) => [name, { ...(await this.jobsOf(name)), workers: workersOf(name, clients) }] as const),
    );
    const observed: Observation = { at: Date.now(), queues: Object.fromEntries(queues) };
    await this.redis.set(OBSERVATION, JSON.stringify(observed), 'PX', FRESH_MS);
    return observed;
  }

  private async jobsOf(name: QueueName): Promise<Pick<Observation['queues'][string], 'jobs' | 'oldest'>> {
    const key = (type: string) => keys.toKey(name, type);
    const counts = this.redis
      .pipeline()
      .llen(key('wait'))
      .llen(key('active'))
      .zcard(key('delayed'))
      .zcard(key('failed'));
    // Waiting jobs are taken from the list's end; delayed ones are in the order in which they come back.
    const lists = counts
      .lrange(key('wait'), -MOST_AGES, -1)
      .lrange(key('active'), 0, MOST_AGES - 1)
      .zrange(key('delayed'), 0, MOST_AGES - 1);
    const [waiting, active, delayed, failed, ...unfinished] = await resultsOf(lists);
    const ids = (unfinished as string[][]).flat();
    const ages = this.redis.pipeline();
    for (const id of ids) ages.hget(key(id), 'timestamp');
    const since =
      ids.length === 0
        ? []
        : (await resultsOf(ages)).flatMap((timestamp) => (timestamp === null ? [] : [Number(timestamp)]));
    return {
      jobs: { waiting: Number(waiting), active: Number(active), delayed: Number(delayed), failed: Number(failed) },
      oldest: since.length === 0 ? null : since.reduce((oldest, time) => Math.min(oldest, time)),
    };
  }
}

async function resultsOf(pipeline: ReturnType<Redis['pipeline']>): Promise<unknown[]> {
  const answers = (await pipeline.exec()) ?? [];
  return answers.map(([error, value]) => {
    if (error) throw error;
    return value;
  });
}

/** How many connections carry the name that BullMQ's workers of a queue give themselves. */
function workersOf(queue: QueueName, clients: string): number {
  const name = keys.toKey(Buffer.from(queue).toString('base64'), '').slice(0, -1);
  return clients.split('\n').filter((client) => {
    const connectionName = / name=(\S*)/.exec(client)?.[1] ?? '';
    return connectionName === name || connectionName.startsWith(`${name}:w:`);
  }).length;
}
