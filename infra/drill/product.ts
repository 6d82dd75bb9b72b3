// The whole product, as it is deployed: two gateways, two of the workers that store, three mailers.
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Redis } from 'ioredis';
import { root } from '../stack/checkout.ts';
import { erasureLedger } from '../stack/services.ts';
import { type Stack, startStack } from '../stack/stack.ts';
import { type OutcomeReader, outcomeReader } from './outcome.ts';

export interface Product {
  readonly stack: Stack;
  readonly outcome: OutcomeReader;
  /** The URLs of the gateways. */
  readonly gateways: readonly string[];
  /** The names of all processes of a service. */
  processes(service: string): readonly string[];
  /** Runs the operator's command, e.g. `leads('gdpr', 'reapply')`. */
  leads(...args: readonly string[]): Promise<void>;
  /** Stops a server, copies its data and starts it again. */
  backUp(server: 'postgres' | 'redis'): Promise<void>;
  /** Kills a server and starts it with the data of its backup. */
  restore(server: 'postgres' | 'redis'): Promise<void>;
  /** Ends everything. @returns the folder of the logs, which stays when they are to be kept. */
  close(keepLogs: boolean): Promise<string>;
}

/** Hours of an outage pass in seconds, and rate limits would only refuse the drill's visitors. */
const ENV = {
  RETRY_TIME_SCALE: '0.002',
  LEADS_PER_10_MINUTES: '1000000',

  CHATS_PER_MINUTE: '1000000',
};

export async function startProduct(): Promise<Product> {
  const dir = mkdtempSync(join(tmpdir(), 'drill-'));
  const stack = await startStack({
    dir,
    only: ['gateway', 'lead-store', 'mailer', 'gaia'],
    instances: { gateway: 2, 'lead-store': 2, mailer: 3 },
    env: ENV,
  });
  const redis = new Redis(stack.urls.redis, { maxRetriesPerRequest: null, retryStrategy: () => 100 });
  redis.on('error', () => undefined); // it is killed on purpose
  const spoolDir = join(dir, 'data/spool');
  const outcome = outcomeReader(stack, redis, spoolDir);
  const data = (server: string) => join(dir, 'data', server);
  const copy = (from: string, to: string) => promisify(execFile)('cp', ['-a', from, to]);
  return {
    stack,
    outcome,
    gateways: ['gateway', 'gateway-2'].map((name) => stack.urlOf(name)),
    processes: (service) => stack.names.filter((name) => name.replace(/-\d$/, '') === service),
    leads: async (...args) => {
      const env = {
        ...process.env,
        REDIS_URL: stack.urls.redis,
        DATABASE_URL: stack.urls.postgres,
        SPOOL_DIR: spoolDir,
        ...erasureLedger(data('erasures')),
      };
      await promisify(execFile)(process.execPath, [join(root, 'services/operator/bin/leads.js'), ...args], { env });
    },
    backUp: async (server) => {
      await stack.kill(server, 'SIGTERM');
      await copy(data(server), `${data(server)}.backup`);
      await stack.start(server);
    },
    restore: async (server) => {
      await stack.kill(server);
      rmSync(data(server), { recursive: true });
      await copy(`${data(server)}.backup`, data(server));
      await stack.start(server);
    },
    close: async (keepLogs) => {
      await outcome.close();
      redis.disconnect();
      await stack.stop();
      rmSync(keepLogs ? join(dir, 'data') : dir, { recursive: true, force: true });
      return join(dir, 'logs');
    },
  };
}
