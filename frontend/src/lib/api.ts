// The one way the site calls the gateway.
import type { Problem } from '@school/contracts';

/** A refused or failed call. Its message is the specified `status: body` (the status text where the body is empty). */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  /** The RFC 9457 body, when the answer carries one. */
  readonly problem: Problem | undefined;
  /** When the same call may be accepted, where the answer says so (`Retry-After`). */
  readonly retryAt: Date | undefined;

  constructor(status: number, message: string, problem: Problem | undefined, retryAt?: Date) {
    super(message);
    this.status = status;
    this.problem = problem;
    this.retryAt = retryAt;
  }
}

export interface PostOptions {
  /** One per filled form, the same again on a retry: the gateway then accepts the request once. */
  readonly idempotencyKey?: string;
  readonly signal?: AbortSignal;
  /** The media types wanted, as in the header of that name. */
  readonly accept?: string;
  /** Milliseconds until the call is given up. */
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

/** The error of a call that was refused with these words. */
export function refusal(
  { status, statusText, headers }: Pick<Response, 'status' | 'statusText'> & Partial<Pick<Response, 'headers'>>,
  text: string,
): ApiError {
  const body = parseJson(text);
  const problem = isProblem(body) ? body : undefined;
  return new ApiError(status, `${status}: ${text || statusText}`, problem, retryTime(headers?.get('Retry-After')));
}

/**
 * Posts JSON with the site's cookies and returns the answer.
 * @throws ApiError when the answer is no success; the browser's own error when there is no answer or the time is up.
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
