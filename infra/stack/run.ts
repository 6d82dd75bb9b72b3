// Runs programs that end by themselves, such as a compiler, never longer than they may take.
import { execFile, type ExecFileOptions } from 'node:child_process';
import { promisify } from 'node:util';

const MINUTE_MS = 60_000;
const LARGEST_OUTPUT = 1 << 26;

export interface RunOptions extends Pick<ExecFileOptions, 'cwd' | 'env' | 'uid' | 'gid' | 'signal'> {
  /** What it does, as the beginning of a sentence: `The build of the site`. */
  readonly what: string;
  /** How long it may take; ten minutes when not given. */
  readonly minutes?: number;
}

/** Resolves when the program has ended well. @throws with what it printed, or with a line saying how long it took when it was too long. */
export async function run(program: string, args: readonly string[], { what, minutes = 10, ...options }: RunOptions): Promise<void> {
  try {
    await promisify(execFile)(program, args, {
      ...options,
      maxBuffer: LARGEST_OUTPUT,
      timeout: minutes * MINUTE_MS,
      killSignal: 'SIGKILL',
    });
  } catch (error) {
    options.signal?.throwIfAborted();
    const { killed, stdout = '', stderr = '', message } = error as { killed?: boolean; stdout?: string; stderr?: string; message: string };
    const printed = `${stdout}${stderr}`.trim();
    if (killed)
      throw new Error(
        `${what} took longer than ${minutes} minutes and was ended. Is the machine, its disk or its network very slow?\n${printed}`.trim(),
        { cause: error },
      );
    throw new Error(`${what} failed.\n${printed || message}`, { cause: error });
  }
}
