// The gateway is ready while it can accept leads: to Redis, or else to the spool.
import { type Spool, type SpoolDrain } from '@school/leads';
import { DegradedError, type HealthChecks, type RedisDurability } from '@school/platform';

export const gatewayChecks = (durability: RedisDurability, spool: Spool, drain: SpoolDrain): HealthChecks => ({
  redis: async () => {
    try {
      await durability.check();
    } catch (error) {
      if (error instanceof DegradedError) throw error;
      await spool.checkRoom();
      throw new DegradedError(error instanceof Error ? error.message : String(error));
    }
  },
  spool: async () => {
    const error = await spool.checkRoom().then(
      () => '',
      (reason: unknown) => (reason instanceof Error ? reason.message : String(reason)),
    );
    if (error) throw new DegradedError(error);
    const { files, oldestSeconds, quarantined } = await spool.size();
    const { stuck } = drain;
    const why = stuck.length === 0 ? '' : `; ${stuck.length} stuck: ${[...new Set(stuck)].join(', ')}`;
    if (files + quarantined > 0)
      throw new DegradedError(`${files} waiting, the oldest for ${oldestSeconds} s; ${quarantined} set aside${why}`);
  },
});
