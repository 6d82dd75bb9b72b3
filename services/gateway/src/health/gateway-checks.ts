import { Injectable } from '@nestjs/common';
import { Spool } from '@school/leads';
import {
  DegradedError,
  type HealthChecks,
  MetricsEndpoint,
  type RedisDurability,
  RedisSettingsError,
} from '@school/platform';
import { spoolFiles, spoolOldest } from '../metrics.js';

/** Sets the gauges of the spool at each scrape. */
@Injectable()
export class SpoolMonitor {
  constructor(spool: Spool, endpoint: MetricsEndpoint) {
    endpoint.beforeScrape(async () => {
      const { waiting, bad, oldestSeconds } = await spool.size();
      spoolFiles.set({ state: 'new' }, waiting);
      spoolFiles.set({ state: 'bad' }, bad);
      spoolOldest.set({ state: 'new' }, oldestSeconds);
    });
  }
}

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
    await spool.checkFreeSpace().catch((error: unknown) => {
      throw degraded(error);
    });
    const { waiting, bad, oldestSeconds } = await spool.size();
    if (waiting + bad > 0)
      throw new DegradedError(`${waiting} waiting, the oldest for ${oldestSeconds} s; ${bad} set aside`);
  },
});

const degraded = (error: unknown): DegradedError =>
  new DegradedError(error instanceof Error ? error.message : String(error));
