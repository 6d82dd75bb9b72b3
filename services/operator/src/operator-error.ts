import { SchoolFileError } from '@school/catalog/school-file';
import { errorText } from '@school/platform/without-nest';

/** Exit codes, for scripts. */
export const EXIT = {
  done: 0,
  failed: 1,
  /** Wrong arguments or configuration; nothing was done. */
  usage: 2,
  unavailable: 3,
  notFound: 4,
  /** Done as far as possible: the output says what is left. */
  incomplete: 5,
} as const;

export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

/** An expected error, whose message is printed without a stack trace. It holds no personal data. */
export class OperatorError extends Error {
  override readonly name = 'OperatorError';
  constructor(
    message: string,
    readonly exitCode: ExitCode,
  ) {
    super(message);
  }
}

/** What an error says: its own words if they are for operators, otherwise without what a visitor may have written. */
export const reasonOf = (error: unknown): string =>
  error instanceof OperatorError || error instanceof SchoolFileError ? error.message : errorText(error);
