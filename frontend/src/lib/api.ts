// All calls of the site to the gateway.
import type { Problem } from '@school/contracts';

/**
 * An error response of the gateway. Its message is the specified `status: body`, with the status text if the body is
 * empty.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  /** The RFC 9457 body, when the answer carries one. */
  readonly problem: Problem | undefined;
  /** The time after which to retry, from `Retry-After`. */
  readonly retryAt: Date | undefined;

  constructor(status: number, message: string, problem: Problem | undefined, retryAt?: Date) {
    super(message);
    this.status = status;
    this.problem = problem;
    this.retryAt = retryAt;
  }
}

export interface PostOptions {
  /** Idempotency key: one per filled form, the same on a retry, so that the gateway accepts the request once. */
  readonly idempotencyKey?: string;
  readonly signal?: AbortSignal;
  /** The media types wanted, as in the header of that name. */
  readonly accept?: string;
  /** Timeout in milliseconds. */
  readonly timeoutMs?: number;
}

function isProblem(value: unknown): value is Problem {
  return typeof value === 'object' && value !== null && 'title' in value && 'status' in value && 'detail' in value;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Reads a `Retry-After` header: seconds from now, or a date. */
function retryTime(header: string | null | undefined): Date | undefined {
  if (!header) return undefined;
  const time = new Date(/^\d+$/.test(header) ? Date.now() + Number(header) * 1000 : header);
  return Number.isNaN(time.getTime()) ? undefined : time;
}

/** The error for a response with this body. */
export function refusal(
  { status, statusText, headers }: Pick<Response, 'status' | 'statusText'> & Partial<Pick<Response, 'headers'>>,
  text: string,
): ApiError {
  const body = parseJson(text);
  const problem = isProblem(body) ? body : undefined;
  return new ApiError(status, `${status}: ${text || statusText}`, problem, retryTime(headers?.get('Retry-After')));
}

/**
 * Posts JSON with the site's cookies and returns the response.
 * @throws ApiError for an error status; the browser's own error if there is no response or the timeout is over.
 */
export async function post(
  path: string,
  body: unknown,
  { idempotencyKey, signal, accept, timeoutMs = 30_000 }: PostOptions = {},
): Promise<Response> {
  const timeout = AbortSignal.timeout(timeoutMs);
  const response = await fetch(path, {
    method: 'POST',
    credentials: 'include',
    headers: {
      'Content-Type': 'application/json',
      ...(accept && { Accept: accept }),
      ...(idempotencyKey && { 'Idempotency-Key': idempotencyKey }),
    },
    body: JSON.stringify(body),
    signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
  });
  if (!response.ok) throw refusal(response, await response.text());
  return response;
}

/** Gets JSON. @throws as `post`. */
export async function getJson(path: string, signal: AbortSignal): Promise<unknown> {
  const response = await fetch(path, { credentials: 'include', headers: { Accept: 'application/json' }, signal });
  const text = await response.text();
  if (!response.ok) throw refusal(response, text);
  return parseJson(text);
}

/** As `post`; returns the parsed answer, undefined when it is not JSON. */
export async function postJson(path: string, body: unknown, options?: PostOptions): Promise<unknown> {
  return parseJson(await (await post(path, body, options)).text());
}
