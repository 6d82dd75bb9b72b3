/** The names of an error and its causes, for logs: the messages may quote the conversation. */
export function namesOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  // Some libraries name their errors by class alone.
  const name = error.name === 'Error' ? error.constructor.name : error.name;
  return [name, ...(error.cause ? [namesOf(error.cause)] : [])].join(' < ');
}
