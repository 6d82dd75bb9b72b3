import { Injectable } from '@nestjs/common';
import { MetricsEndpoint } from '@school/platform';
import { Redis } from 'ioredis';
import * as metrics from '../metrics.js';
import { readScheduleRuns } from './schedule-runs.js';

/** Sets the gauges of the scheduled runs at each scrape. While Redis is away they keep their values. */
@Injectable()
export class ScheduleMonitor {
  constructor(redis: Redis, endpoint: MetricsEndpoint) {
    endpoint.beforeScrape(async () => {
      const { lastRun, mailedNotStored } = await readScheduleRuns(redis);
      metrics.mailedNotStored.set(mailedNotStored);
      for (const [schedule, time] of Object.entries(lastRun)) metrics.scheduleRun.set({ schedule }, time);
    });
  }
}
