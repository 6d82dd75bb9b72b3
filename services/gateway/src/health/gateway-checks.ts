// The gateway is ready while it can accept leads: to Redis, or else to the spool.
import { type Spool } from '@school/leads';
import { DegradedError, type HealthChecks, type RedisDurability, RedisSettingsError } from '@school/platform';

export const gatewayChecks = (durability: RedisDurability, spool: Spool): HealthChecks => ({
  redis: async () => {
    try {
      await durability.check();
    } catch (error) {
      if (error instanceof DegradedError || error instanceof RedisSettingsError) throw error;
      await spool.checkFreeSpace();
      throw new DegradedError(error instanceof Error ? error.message : String(error));
    }
  },
  spool: async () => {
    const error = await spool.checkFreeSpace().then(
      () => '',
      (reason: unknown) => (reason instanceof Error ? reason.message : String(reason)),
    );
    if (error) throw new DegradedError(error);
    const { waiting, bad, oldestSeconds } = await spool.size();
    if (waiting + bad > 0)
      throw new DegradedError(`${waiting} waiting, the oldest for ${oldestSeconds} s; ${bad} set aside`);
  },
});
