// The request under way, in the asynchronous context: it stands in every line of the log.
import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';

const requests = new AsyncLocalStorage<string>();

const TRACEPARENT = /^[0-9a-f]{2}-([0-9a-f]{32})-[0-9a-f]{16}-[0-9a-f]{2}$/;
const NO_TRACE = '0'.repeat(32);

/**
 * The id of a request: the trace that a W3C `traceparent` header names, else a new one of the same form. Anything that
 * is not exactly such a header is ignored, since the id goes to the log.
 */
export function requestId(traceparent: unknown): string {
  const trace = typeof traceparent === 'string' ? TRACEPARENT.exec(traceparent)?.[1] : undefined;
  return trace !== undefined && trace !== NO_TRACE ? trace : randomUUID().replaceAll('-', '');
}

/** Runs work, and all that follows from it, as part of a request. */
export const withinRequest = <T>(id: string, work: () => T): T => requests.run(id, work);

/** The id of the request under way, if there is one. */
export const currentRequest = (): string | undefined => requests.getStore();
