// The whole product, with a faulty link between each process and each server it needs.
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import { redisUrlFor } from '../stack/embedded/redis.ts';
import { type ServiceName, type Stack, startStack } from '../stack/stack.ts';
import { type FaultyLink, faultyLink } from './faulty-link.ts';
import { type OutcomeReader, openOutcomeReader } from './outcome-reader.ts';

export interface SystemUnderTest {
  readonly stack: Stack;
  readonly outcomes: OutcomeReader;
  /** A direct connection to Redis, past every link. */
  readonly redis: Redis;
  /** Between the workers and PostgreSQL. */
  readonly postgresLink: FaultyLink;
  /** Between the mailers and the mail server. */
  readonly smtpLink: FaultyLink;
  /** Between one process and Redis: `redisLink('gateway-2')`. */
  redisLink(name: string): FaultyLink;
  /** The directory of the gateway's spool. */
  readonly spool: string;
  /** The number of requests in the spool. */
  spooled(): number;
  /** Makes every link healthy again. */
  removeFaults(): Promise<void>;
  /**
   * Ends everything and removes its data.
   * @returns the folder of the logs, if they are to be kept.
   */
  close(options?: { readonly keepLogs: boolean }): Promise<string | undefined>;
}

export interface SystemOptions {
  /** A folder laid out as this checkout, whose compiled services are run. */
  readonly root?: string | undefined;
  /** The number of processes by service. There are always two gateways; visitors send to the first. */
  readonly instances?: Readonly<Partial<Record<ServiceName, number>>>;
  readonly env?: Readonly<Record<string, string>>;
}

const SERVICES = ['gateway', 'lead-store', 'mailer', 'gaia'] as const;

/**
 * Waiting times are scaled, so that hours of an outage pass in seconds; rate limits would only refuse the drill's
 * visitors.
 */
const ACCELERATED = {
  RETRY_TIME_SCALE: '0.002',
  RECONCILE_EVERY_SECONDS: '2',
  WORKER_LOCK_MS: '1500',
  WORKER_STALLED_CHECK_MS: '500',
  CHAT_DEADLINE_MS: '4000',
  LEADS_PER_10_MINUTES: '1000000',
  LEADS_PER_DAY: '1000000',
  CHATS_PER_MINUTE: '1000000',
  CHATS_PER_DAY: '1000000',
};

export async function startSystem({
  root,
  instances: wanted = {},
  env = {},
}: SystemOptions = {}): Promise<SystemUnderTest> {
  const dir = mkdtempSync(join(tmpdir(), 'drill-'));
  const instances = { gateway: 2, ...wanted };
  const names = SERVICES.flatMap((service) =>
    Array.from({ length: (instances as Partial<Record<ServiceName, number>>)[service] ?? 1 }, (_, index) =>
      index === 0 ? service : `${service}-${index + 1}`,
    ),
  );
  const redisLinks = new Map(await Promise.all(names.map(async (name) => [name, await faultyLink()] as const)));
  const postgresLink = await faultyLink();
  const smtpLink = await faultyLink();
  const links = [...redisLinks.values(), postgresLink, smtpLink];
  const redisLink = (name: string): FaultyLink => {
    const link = redisLinks.get(name);
    if (!link) throw new Error(`${name} is not part of this system`);
    return link;
  };
  const close = async (keepLogs = false) => {
    await Promise.all(links.map((link) => link.close()));
    rmSync(keepLogs ? join(dir, 'data') : dir, { recursive: true, force: true });
    return keepLogs ? join(dir, 'logs') : undefined;
  };

  let stack: Stack;
  try {
    stack = await startStack({
      dir,
      ...(root === undefined ? {} : { root }),
      only: SERVICES,
      instances,
      env: (name, urls) => ({
        ...ACCELERATED,
        ...env,
        REDIS_URL: redisLink(name).to(redisUrlFor(name.replace(/-\d+$/, ''), urls.redis)),
        ...(name.startsWith('lead-store') ? { DATABASE_URL: postgresLink.to(urls.postgres) } : {}),
        ...(name.startsWith('mailer') ? { SMTP_URL: smtpLink.to(urls.smtp) } : {}),
      }),
    });
  } catch (error) {
    await close();
    throw error;
  }
  const redis = new Redis(stack.urls.redis, { maxRetriesPerRequest: null, retryStrategy: () => 100 });
  // Drills kill Redis on purpose.
  redis.on('error', () => undefined);
  const spool = join(dir, 'data/spool');
  const spooled = () => readdirSync(join(spool, 'new')).filter((name) => !name.startsWith('.')).length;
  const outcomes = openOutcomeReader({
    databaseUrl: stack.urls.postgres,
    redis,
    mailDirectory: join(dir, 'data/inbox'),
    spooled,
  });
  return {
    stack,
    outcomes,
    redis,
    postgresLink,
    smtpLink,
    redisLink,
    spool,
    spooled,
    removeFaults: async () => void (await Promise.all(links.map((link) => link.set({})))),
    close: async ({ keepLogs } = { keepLogs: false }) => {
      await outcomes.close();
      redis.disconnect();
      await stack.stop();
      return close(keepLogs);
    },
  };
}
