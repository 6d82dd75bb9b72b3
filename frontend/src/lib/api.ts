// The one way the site calls the gateway.
import type { Problem } from '@school/contracts';

/** A refused or failed call. Its message is the specified `status: body` (the status text where the body is empty). */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  /** The RFC 9457 body, when the answer carries one. */
  readonly problem: Problem | undefined;
  /** Seconds the gateway asks to wait. */
  readonly retryAfter: number | undefined;

  constructor(status: number, message: string, problem: Problem | undefined, retryAfter: number | undefined) {
    super(message);
    this.status = status;
    this.problem = problem;
    this.retryAfter = retryAfter;
  }
}

export interface PostOptions {
  /** One per filled form, the same again on a retry: the gateway then accepts the request once. */
  readonly idempotencyKey?: string;
  readonly signal?: AbortSignal;
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

async function readError(response: Response): Promise<ApiError> {
  const text = await response.text();
  const body = parseJson(text);
  const seconds = Number(response.headers.get('Retry-After') ?? Number.NaN);
  return new ApiError(
    response.status,
    `${response.status}: ${text || response.statusText}`,
    isProblem(body) ? body : undefined,
    Number.isFinite(seconds) ? seconds : undefined,
  );
}

/**
 * Posts JSON with the site's cookies and returns the parsed answer (undefined when it is not JSON).
 * @throws ApiError when the answer is no success; the browser's own error when there is no answer or the time is up.
 */
export async function postJson(path: string, body: unknown, { idempotencyKey, signal, timeoutMs = 30_000 }: PostOptions = {}): Promise<unknown> {
  const timeout = AbortSignal.timeout(timeoutMs);
  const response = await fetch(path, {
    method: 'POST',
    credentials: 'include',
    headers: { 'Content-Type': 'application/json', ...(idempotencyKey && { 'Idempotency-Key': idempotencyKey }) },
    body: JSON.stringify(body),
    signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
  });
  if (!response.ok) throw await readError(response);
  return parseJson(await response.text());
}
