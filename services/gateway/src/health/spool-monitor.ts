import { Injectable } from '@nestjs/common';
import { Spool, SpoolDrain } from '@school/leads';
import { MetricsEndpoint } from '@school/platform';
import * as metrics from '../metrics.js';

/** Sets the gauges of the spool at each scrape. */
@Injectable()
export class SpoolMonitor {
  constructor(spool: Spool, drain: SpoolDrain, endpoint: MetricsEndpoint) {
    endpoint.beforeScrape(async () => {
      const { files, quarantined, oldestSeconds } = await spool.size();
      metrics.spoolFiles.set({ state: 'new' }, files);
      metrics.spoolFiles.set({ state: 'bad' }, quarantined);
      metrics.spoolFiles.set({ state: 'stuck' }, drain.stuck.length);
      metrics.spoolOldest.set({ state: 'new' }, oldestSeconds);
    });
  }
}
