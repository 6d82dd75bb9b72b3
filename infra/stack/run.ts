// Runs programs that are expected to exit, such as a compiler.
import { execFile, type ExecFileOptions } from 'node:child_process';
import { promisify } from 'node:util';

const LARGEST_OUTPUT = 1 << 26;

export interface RunOptions extends Pick<ExecFileOptions, 'cwd' | 'env' | 'uid' | 'gid' | 'signal'> {
  /** The subject of the error message: `The build of the site`. */
  readonly what: string;
}

/** Resolves when the program has exited with code 0. @throws with its output. */
export async function run(program: string, args: readonly string[], { what, ...options }: RunOptions): Promise<void> {
  try {
    await promisify(execFile)(program, args, { ...options, maxBuffer: LARGEST_OUTPUT });
  } catch (error) {
    options.signal?.throwIfAborted();
    const { stdout = '', stderr = '', message } = error as { stdout?: string; stderr?: string; message: string };
    throw new Error(`${what} failed.\n${`${stdout}${stderr}`.trim() || message}`, { cause: error });
  }
}
