// The gateway is ready while it can write leads to Redis or to the spool.
import { type Spool } from '@school/leads';
import { DegradedError, type HealthChecks, type RedisDurability, RedisSettingsError } from '@school/platform';

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
