// The jobs of leads in one queue, page by page, in whatever state, also those that are in none of its lists.
import type { Job, Queue } from 'bullmq';
import type { Redis } from 'ioredis';

/** Keys read by one SCAN, or leads selected by one statement. */
const PAGE = 1000;
const LEAD_ID = '([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})';
/** Sorted sets, in which a job is found by its score; the two lists have to be read. */
const SORTED_SETS = ['delayed', 'completed', 'failed', 'prioritized'] as const;
const LISTS = ['wait', 'active'] as const;
/** As a score of `delayed`: due now, by any clock. */
const DUE = 0;
const DAY_MS = 24 * 60 * 60 * 1000;
/** The score of a delayed job is its due time multiplied by this. */
const SCORES_PER_MS = 0x1000;
/**
 * Makes a job due now if it exists and is in no list. One atomic script: a job that is completed and removed in between
 * would otherwise be added as an id without data, of which a worker could only make a dead letter. KEYS: the job, the
 * sorted sets with `delayed` first, the lists. ARGV: the job's id, its score, the number of sorted sets.
 */
const REQUEUE_STRAY = `
if redis.call('EXISTS', KEYS[1]) == 0 then return 0 end
for index = 2, #KEYS do
  local command = index <= 1 + ARGV[3] and 'ZSCORE' or 'LPOS'
  if redis.call(command, KEYS[index], ARGV[1]) then return 0 end
end
return redis.call('ZADD', KEYS[2], ARGV[2], ARGV[1])`;

/**
 * The ids of leads in the names of keys, page by page (SCAN). A key that exists throughout is returned at least once.
 */
export async function* leadIdsInKeys(redis: Redis, nameOf: (leadId: string) => string): AsyncGenerator<string[]> {
  const name = new RegExp(`^${nameOf(LEAD_ID)}$`);
  const pages = redis.scanStream({ match: nameOf('*'), count: PAGE }) as AsyncIterable<string[]>;
  for await (const keys of pages) {
    const leadIds = keys.flatMap((key) => name.exec(key)?.[1] ?? []);
    if (leadIds.length > 0) yield leadIds;
  }
}

/** Valid for one run: the lists are read once. */
export class LeadJobs {
  private waiting: Promise<ReadonlySet<string>> | undefined;

  /** @param jobId the id of a lead's job in this queue. */
  constructor(
    readonly queue: Queue,
    private readonly redis: Redis,
    private readonly jobId: (leadId: string) => string,
  ) {}

  /** The ids of the leads that have a job here, page by page. */
  pages(): AsyncGenerator<string[]> {
    return leadIdsInKeys(this.redis, (leadId) => this.queue.toKey(this.jobId(leadId)));
  }

  get(leadId: string): Promise<Job | undefined> {
    return this.queue.getJob(this.jobId(leadId));
  }

  /** Adds a job, unless the lead has one. */
  async add(name: string, data: unknown, leadId: string): Promise<void> {
    await this.queue.add(name, data, { jobId: this.jobId(leadId) });
  }

  /** Those of these leads that have a job, in whatever state. */
  async existing(leadIds: readonly string[]): Promise<ReadonlySet<string>> {
    const found =
      (await this.redis.pipeline(leadIds.map((id) => ['exists', this.queue.toKey(this.jobId(id))])).exec()) ?? [];
    const failure = found.find(([error]) => error)?.[0];
    if (failure) throw failure;
    return new Set(leadIds.filter((_, index) => found[index]?.[1] === 1));
  }

  /** Those of these leads whose job has finished in this state, and when. */
  async ended(state: 'completed' | 'failed', leadIds: readonly string[]): Promise<ReadonlyMap<string, Date>> {
    const times = await this.scores(state, leadIds.map(this.jobId));
    return new Map(
      leadIds.flatMap((id, index) => (times[index] ? [[id, new Date(Number(times[index]))] as const] : [])),
    );
  }

  /**
   * Makes those jobs of these leads due that are in no list, where no worker would find them. Most are ruled out by
   * batched reads. Idempotent.
   * @returns how many.
   */
  async requeueStrays(leadIds: readonly string[]): Promise<number> {
    let jobIds = leadIds.map(this.jobId);
    for (const list of SORTED_SETS) {
      const scores = await this.scores(list, jobIds);
      jobIds = jobIds.filter((_, index) => scores[index] === null);
    }
    if (jobIds.length === 0) return 0;
    this.waiting ??= this.readWaiting();
    const waiting = await this.waiting;
    jobIds = jobIds.filter((id) => !waiting.has(id));
    const lists = [...SORTED_SETS, ...LISTS].map((list) => this.queue.toKey(list));
    let count = 0;
    for (const id of jobIds) {
      const keys = [this.queue.toKey(id), ...lists];
      count += Number(await this.redis.eval(REQUEUE_STRAY, keys.length, ...keys, id, DUE, SORTED_SETS.length));
    }
    return count;
  }

  /**
   * Makes jobs due now whose time is later than any back-off: it was set by a wrong clock.
   * @returns how many.
   */
  async bringForward(now: Date): Promise<number> {
    const key = this.queue.toKey('delayed');
    const latest = SCORES_PER_MS * (now.getTime() + DAY_MS);
    for (let count = 0; ;) {
      const jobIds = await this.redis.zrangebyscore(key, `(${latest}`, '+inf', 'LIMIT', 0, PAGE);
      if (jobIds.length === 0) return count;
      await this.redis.zadd(key, 'XX', ...jobIds.flatMap((id) => [DUE, id]));
      count += jobIds.length;
    }
  }

  private async scores(list: string, jobIds: readonly string[]): Promise<readonly (string | null)[]> {
    return jobIds.length === 0 ? [] : this.redis.zmscore(this.queue.toKey(list), ...jobIds);
  }

  private async readWaiting(): Promise<ReadonlySet<string>> {
    const jobIds = new Set<string>();
    for (const list of LISTS) {
      // New jobs are pushed at the head: a page may repeat ids of the previous one, and misses none.
      for (let start = 0; ; start += PAGE) {
        const page = await this.redis.lrange(this.queue.toKey(list), start, start + PAGE - 1);
        if (page.length === 0) break;
        for (const id of page) jobIds.add(id);
      }
    }
    return jobIds;
  }
}
