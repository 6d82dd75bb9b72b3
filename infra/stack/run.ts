// Runs programs that are expected to exit, such as a compiler, with a time limit.
import { execFile, type ExecFileOptions } from 'node:child_process';
import { promisify } from 'node:util';

const MINUTE_MS = 60_000;
const LARGEST_OUTPUT = 1 << 26;

export interface RunOptions extends Pick<ExecFileOptions, 'cwd' | 'env' | 'uid' | 'gid' | 'signal'> {
  /** The subject of the error message: `The build of the site`. */
  readonly what: string;
  /** The time limit in minutes; ten when not given. */
  readonly minutes?: number;
}

/**
 * Resolves when the program has exited with code 0.
 * @throws with its output, or with a sentence about the time limit.
 */
export async function run(
  program: string,
  args: readonly string[],
  { what, minutes = 10, ...options }: RunOptions,
): Promise<void> {
  try {
    await promisify(execFile)(program, args, {
      ...options,
      maxBuffer: LARGEST_OUTPUT,
      timeout: minutes * MINUTE_MS,
      killSignal: 'SIGKILL',
    });
  } catch (error) {
    options.signal?.throwIfAborted();
    const {
      killed,
      stdout = '',
      stderr = '',
      message,
    } = error as { killed?: boolean; stdout?: string; stderr?: string; message: string };
    const printed = `${stdout}${stderr}`.trim();
    if (killed)
      throw new Error(
        `${what} took longer than ${minutes} minutes and was ended. Is the machine, its disk or its network very slow?\n${printed}`.trim(),
        { cause: error },
      );
    throw new Error(`${what} failed.\n${printed || message}`, { cause: error });
  }
}
