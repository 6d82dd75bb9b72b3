// Sets the gauges of the connection pool at each scrape.
import { Injectable } from '@nestjs/common';
import { MetricsEndpoint } from '@school/platform';
import * as metrics from '../metrics.js';
import { Database } from './database.js';

@Injectable()
export class DatabaseMonitor {
  constructor(database: Database, endpoint: MetricsEndpoint) {
    endpoint.beforeScrape(async () => {
      for (const [state, count] of Object.entries(database.connections()))
        metrics.databaseConnections.set({ state }, count);
    });
  }
}
