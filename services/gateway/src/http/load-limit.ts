// Load shedding: beyond a number of concurrent requests the gateway answers 503 at once, before it reads a body, which
// costs a small part of a request. Circuit breaker and spool are for failures of Redis, not for load.
import { Injectable } from '@nestjs/common';
import { PROBLEM_CONTENT_TYPE } from '@school/contracts';
import { ProblemException, problemOf } from '@school/platform';
import { bulkhead, isBulkheadRejectedError } from 'cockatiel';
import type { FastifyInstance, FastifyReply } from 'fastify';
import * as metrics from '../metrics.js';

/**
 * Concurrent requests of a gateway. At the peak some 50 keep it fully busy. More would lengthen each turn of the event
 * loop, and Node accepts one connection a turn: clients with new connections would wait longer for a refusal.
 */
export const MAX_CONCURRENT_REQUESTS = 64;

/** Retry-After in seconds, with jitter. */
const SOONEST_SECONDS = 2;
const LATEST_SECONDS = 6;
const retryAfter = () => SOONEST_SECONDS + Math.floor(Math.random() * (LATEST_SECONDS - SOONEST_SECONDS + 1));

const REFUSAL = JSON.stringify(problemOf(503));

@Injectable()
export class LoadLimit {
  private readonly work = bulkhead(MAX_CONCURRENT_REQUESTS);

  /** Whether a further request would exceed the limit. */
  get full(): boolean {
    return this.work.executionSlots === 0;
  }

  /**
   * Runs the work of a request; waiting for a reply of Gaia is not part of it.
   * @throws ProblemException 503 beyond the limit.
   */
  async run<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await this.work.execute(work);
    } catch (error) {
      if (!isBulkheadRejectedError(error)) throw error;
      metrics.shedRequests.inc();
      throw new ProblemException(503, { retryAfterSeconds: retryAfter() });
    }
  }
}

/**
 * Has a server refuse POST requests beyond the limit once their headers are read. GET requests, as for health, are
 * always answered.
 */
export function shedLoad(server: FastifyInstance, limit: LoadLimit): void {
  server.addHook('onRequest', ({ method }, reply, done) => {
    if (method === 'POST' && limit.full) refuse(reply);
    else done();
  });
}

function refuse(reply: FastifyReply): void {
  metrics.shedRequests.inc();
  void reply
    .code(503)
    .headers({ 'Content-Type': PROBLEM_CONTENT_TYPE, 'Retry-After': String(retryAfter()) })
    .send(REFUSAL);
}
