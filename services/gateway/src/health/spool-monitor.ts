import { Injectable } from '@nestjs/common';
import { Spool } from '@school/leads';
import { MetricsEndpoint } from '@school/platform';
import * as metrics from '../metrics.js';

/** Sets the gauges of the spool at each scrape. */
@Injectable()
export class SpoolMonitor {
  constructor(spool: Spool, endpoint: MetricsEndpoint) {
    endpoint.beforeScrape(async () => {
      const { waiting, bad, oldestSeconds } = await spool.size();
      metrics.spoolFiles.set({ state: 'new' }, waiting);
      metrics.spoolFiles.set({ state: 'bad' }, bad);
      metrics.spoolOldest.set({ state: 'new' }, oldestSeconds);
    });
  }
}
