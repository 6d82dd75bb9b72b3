// Overload: beyond a number of concurrent requests, further POST requests are answered 503 before their bodies are
// read, which is cheap.
import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { type Observable, finalize, throwError } from 'rxjs';
import { shedRequests } from '../metrics.js';
import { ProblemException } from './problem.js';

/**
 * About 50 requests keep a gateway fully busy. More would lengthen each turn of the event loop, and Node accepts one
 * connection per turn, so that clients with new connections would wait longer for a 503.
 */
export const MAX_CONCURRENT_REQUESTS = 64;

/** Retry-After in seconds, with jitter. */
const SOONEST_SECONDS = 2;
const JITTER_SECONDS = 5;

/** A request counts once its body has been read, so that a client that sends slowly does not count. */
@Injectable()
export class ConcurrencyLimit implements NestInterceptor {
  private running = 0;

  refusal(): ProblemException | undefined {
    if (this.running < MAX_CONCURRENT_REQUESTS) return undefined;
    shedRequests.inc();
    return new ProblemException(503, {
      retryAfterSeconds: SOONEST_SECONDS + Math.floor(Math.random() * JITTER_SECONDS),
    });
  }

  intercept(_context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const refusal = this.refusal();
    if (refusal) return throwError(() => refusal);
    this.running += 1;
    return next.handle().pipe(finalize(() => (this.running -= 1)));
  }
}
