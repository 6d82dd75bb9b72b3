// The one error body of the API: RFC 9457 problem details, with Italian messages by field.

export const PROBLEM_CONTENT_TYPE = 'application/problem+json';

/** Messages by field name; `''` holds those about the request as a whole. */
export type FieldErrors = Readonly<Record<string, readonly string[]>>;

export interface Problem {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  /** What a visitor may read, in Italian. */
  readonly detail: string;
  readonly errors?: FieldErrors;
}

const REQUEST_INVALID = 'Il contenuto della richiesta non è valido';

/** Groups zod's issues by the first segment of their paths, each message once. */
export function fieldErrors(
  issues: readonly { path?: readonly unknown[] | undefined; message: string }[],
): FieldErrors {
  const errors = new Map<string, string[]>();
  for (const issue of issues) {
    const field = String(issue.path?.[0] ?? '');
    const message = field === '' ? REQUEST_INVALID : issue.message;
    const messages = errors.get(field) ?? [];
    if (!messages.includes(message)) errors.set(field, [...messages, message]);
  }
  return Object.fromEntries(errors);
}
