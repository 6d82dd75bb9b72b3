// Postgres refuses to run as root. When we are root (containers, CI), this finds a user that may run it instead.
import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';

/** Longer than any of these questions takes, unless a disk or a directory service does not answer at all; then another way is tried. */
const PATIENCE_MS = 300_000;

type Command = readonly [string, ...string[]];

export interface PostgresUser {
  readonly user?: { readonly uid: number; readonly gid: number };
  /** Puts before a command what it takes to run as that user. */
  wrap(command: Command): Command;
}

/**
 * Root keeps the owner of the data when there are any, else takes `postgres` or `nobody`, and gives it `dir`.
 * A checkout may lie below a folder that only root can enter. Then the server keeps one right of root's, to pass by file
 * permissions (setpriv is part of every Debian; without no_setuid_fixup, access(2) would not count that right). Moving binaries
 * and data to a public place would scatter them instead.
 */
export function postgresUser(dir: string, data: string, binary: string): PostgresUser {
  if (process.getuid?.() !== 0) return { wrap: (command) => command };
  const user = ownerOf(data) ?? lookUp('postgres') ?? lookUp('nobody');
  if (!user)
    throw new Error('Postgres cannot run as root, and this machine has no user "postgres" or "nobody". Create one or set DATABASE_URL.');
  spawnSync('chown', ['-R', `${user.uid}:${user.gid}`, dir], { timeout: PATIENCE_MS });

  const can = (command: string, ...args: string[]) => spawnSync(command, args, { ...user, cwd: '/', timeout: PATIENCE_MS }).status === 0;
  if (can(binary, '--version') && can('test', '-w', dir)) return { user, wrap: (command) => command };
  const identity = ['--reuid', String(user.uid), '--regid', String(user.gid), '--clear-groups'];
  const right = ['--inh-caps', '+dac_override', '--ambient-caps', '+dac_override', '--securebits', '+no_setuid_fixup'];
  const wrap = (command: Command): Command => ['setpriv', ...identity, ...right, ...command];
  const [program, ...args] = wrap([binary, '--version']);
  if (spawnSync(program, args, { cwd: '/', timeout: PATIENCE_MS }).status === 0) return { wrap };
  throw new Error(
    `Postgres cannot run as root, and no other user can reach ${dir}. Move the checkout to a folder that others can enter, start as a normal user, or set DATABASE_URL.`,
  );
}

function ownerOf(data: string): PostgresUser['user'] {
  if (!existsSync(data)) return undefined;
  const { uid, gid } = statSync(data);
  return uid === 0 ? undefined : { uid, gid };
}

function lookUp(name: string): PostgresUser['user'] {
  const id = (flag: string) => spawnSync('id', [flag, name], { encoding: 'utf8', timeout: PATIENCE_MS });
  const uid = id('-u');
  return uid.status === 0 ? { uid: Number(uid.stdout), gid: Number(id('-g').stdout) } : undefined;
}
