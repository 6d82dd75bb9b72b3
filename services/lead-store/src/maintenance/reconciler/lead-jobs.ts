// The jobs of leads in one queue: all of them, page by page, whatever their state, and also those that stand in none of its lists.
import type { Job, Queue } from 'bullmq';
import type { Redis } from 'ioredis';

/** Keys that Redis looks at, or leads that the database is asked about, at once. */
const PAGE = 1000;
const LEAD_ID = '([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})';
/** Those that tell by a score whether a job stands in them; it is looked for in the other two by reading them. */
const SORTED_LISTS = ['delayed', 'completed', 'failed', 'prioritized'] as const;
const PLAIN_LISTS = ['wait', 'active'] as const;
/** Among the delayed: due now, by any clock. */
const DUE = 0;
const DAY_MS = 24 * 60 * 60 * 1000;
/** BullMQ keeps the time at which a delayed job is due as a multiple of this. */
const SCORES_PER_MS = 0x1000;
/**
 * Has a job worked on now that exists and stands in no list, or leaves it. One script looks and acts: a job that is done and removed in between
 * would otherwise come back as a name without data, which the worker could only make a dead letter of.
 * KEYS: the job, the sorted lists with `delayed` first, the plain lists. ARGV: the job's id, its score, how many lists are sorted.
 */
const PUT_BACK_STRAY = `
if redis.call('EXISTS', KEYS[1]) == 0 then return 0 end
for index = 2, #KEYS do
  local command = index <= 1 + ARGV[3] and 'ZSCORE' or 'LPOS'
  if redis.call(command, KEYS[index], ARGV[1]) then return 0 end
end
return redis.call('ZADD', KEYS[2], ARGV[2], ARGV[1])`;

/** The ids of leads in the names of keys, page by page. A key that is there from the first page to the last is seen at least once. */
export async function* leadIdsInKeys(redis: Redis, nameOf: (leadId: string) => string): AsyncGenerator<string[]> {
  const name = new RegExp(`^${nameOf(LEAD_ID)}$`);
  const pages = redis.scanStream({ match: nameOf('*'), count: PAGE }) as AsyncIterable<string[]>;
  for await (const keys of pages) {
    const leadIds = keys.flatMap((key) => name.exec(key)?.[1] ?? []);
    if (leadIds.length > 0) yield leadIds;
  }
}

/** Good for one run: what waits is read once. */
export class LeadJobs {
  private waiting: Promise<ReadonlySet<string>> | undefined;

  /** @param jobId the name of a lead's job in this queue. */
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
    const found = (await this.redis.pipeline(leadIds.map((id) => ['exists', this.queue.toKey(this.jobId(id))])).exec()) ?? [];
    const failure = found.find(([error]) => error)?.[0];
    if (failure) throw failure;
    return new Set(leadIds.filter((_, index) => found[index]?.[1] === 1));
  }

  /** Those of these leads whose job has ended so, and when. */
  async ended(state: 'completed' | 'failed', leadIds: readonly string[]): Promise<ReadonlyMap<string, Date>> {
    const times = await this.scores(state, leadIds.map(this.jobId));
    return new Map(leadIds.flatMap((id, index) => (times[index] ? [[id, new Date(Number(times[index]))] as const] : [])));
  }

  /**
   * Has those jobs of these leads worked on that stand in no list, where no worker would ever find them. Most are ruled out cheaply, many at a
   * time. Twice is harmless.
   * @returns how many.
   */
  async putBackStrays(leadIds: readonly string[]): Promise<number> {
    let jobIds = leadIds.map(this.jobId);
    for (const list of SORTED_LISTS) {
      const scores = await this.scores(list, jobIds);
      jobIds = jobIds.filter((_, index) => scores[index] === null);
    }
    if (jobIds.length === 0) return 0;
    this.waiting ??= this.readWaiting();
    const waiting = await this.waiting;
    jobIds = jobIds.filter((id) => !waiting.has(id));
    const lists = [...SORTED_LISTS, ...PLAIN_LISTS].map((list) => this.queue.toKey(list));
    let count = 0;
    for (const id of jobIds) {
      const keys = [this.queue.toKey(id), ...lists];
      count += Number(await this.redis.eval(PUT_BACK_STRAY, keys.length, ...keys, id, DUE, SORTED_LISTS.length));
    }
    return count;
  }

  /** Has jobs worked on now that are due later than any job waits: their time comes from a clock that was wrong. @returns how many. */
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
    for (const list of PLAIN_LISTS) {
      // New jobs come in at the beginning: a page may repeat some of the one before, and leaves none out.
      for (let start = 0; ; start += PAGE) {
        const page = await this.redis.lrange(this.queue.toKey(list), start, start + PAGE - 1);
        if (page.length === 0) break;
        for (const id of page) jobIds.add(id);
      }
    }
    return jobIds;
  }
}
