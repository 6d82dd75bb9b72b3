import type { Spool } from '@school/leads';
import { DegradedError, type HealthChecks, type RedisDurability, RedisSettingsError } from '@school/platform';
import { spoolFiles, spoolOldest } from '../metrics.js';

/** The gateway is ready while it can write leads to Redis or to the spool. */
export const gatewayChecks = (durability: RedisDurability, spool: Spool): HealthChecks => ({
  redis: async () => {
    try {
      await durability.check();
    } catch (error) {
      if (error instanceof DegradedError || error instanceof RedisSettingsError) throw error;
      await spool.checkFreeSpace();
      throw degraded(error);
    }
  },
  spool: async () => {
    try {
      await checkSpool(spool);
    } catch (error) {
      throw degraded(error);
    }
  },
});

/** Sets the gauges as well: the checks run at each scrape. */
async function checkSpool(spool: Spool): Promise<void> {
  const { waiting, bad, oldestSeconds } = await spool.size();
  spoolFiles.set({ state: 'new' }, waiting);
  spoolFiles.set({ state: 'bad' }, bad);
  spoolOldest.set({ state: 'new' }, oldestSeconds);
  await spool.checkFreeSpace();
  if (waiting + bad > 0) throw new Error(`${waiting} waiting, the oldest for ${oldestSeconds} s; ${bad} set aside`);
}

const degraded = (error: unknown): DegradedError =>
  new DegradedError(error instanceof Error ? error.message : String(error));
