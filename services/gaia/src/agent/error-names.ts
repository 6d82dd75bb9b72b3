/** The names of an error and its causes, for logs: the messages may quote the conversation. */
export function namesOf(error: unknown): string {
  return error instanceof Error ? [error.name, ...(error.cause ? [namesOf(error.cause)] : [])].join(' < ') : 'unknown';
}
