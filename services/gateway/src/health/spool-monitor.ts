import { Injectable } from '@nestjs/common';
import { Spool } from '@school/leads';
import { MetricsEndpoint } from '@school/platform';
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
