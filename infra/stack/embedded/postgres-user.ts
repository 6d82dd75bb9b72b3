// PostgreSQL refuses to run as root. For root (containers, CI) this finds another user to run it.
import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';

/** Exceeded only when a disk or a directory service does not answer at all. */
const TIMEOUT_MS = 300_000;

type Command = readonly [string, ...string[]];

export interface PostgresUser {
  readonly user?: { readonly uid: number; readonly gid: number };
  /** Extends a command so that it runs as that user. */
  wrap(command: Command): Command;
}

/**
 * Root uses the owner of existing data, else `postgres` or `nobody`, and makes it the owner of `dir`. A checkout may be
 * in a directory that only root can enter: then the server keeps the capability CAP_DAC_OVERRIDE, by setpriv. (Without
 * no_setuid_fixup, access(2) would ignore that capability.)
 */
export function postgresUser(dir: string, data: string, binary: string): PostgresUser {
  if (process.getuid?.() !== 0) return { wrap: (command) => command };
  const user = ownerOf(data) ?? lookUp('postgres') ?? lookUp('nobody');
  if (!user)
    throw new Error(
      'Postgres cannot run as root, and this machine has no user "postgres" or "nobody". Create one or set DATABASE_URL.',
    );
  spawnSync('chown', ['-R', `${user.uid}:${user.gid}`, dir], { timeout: TIMEOUT_MS });

  const can = (command: string, ...args: string[]) =>
    spawnSync(command, args, { ...user, cwd: '/', timeout: TIMEOUT_MS }).status === 0;
  if (can(binary, '--version') && can('test', '-w', dir)) return { user, wrap: (command) => command };
  const identity = ['--reuid', String(user.uid), '--regid', String(user.gid), '--clear-groups'];
  const right = ['--inh-caps', '+dac_override', '--ambient-caps', '+dac_override', '--securebits', '+no_setuid_fixup'];
  const wrap = (command: Command): Command => ['setpriv', ...identity, ...right, ...command];
  const [program, ...args] = wrap([binary, '--version']);
  if (spawnSync(program, args, { cwd: '/', timeout: TIMEOUT_MS }).status === 0) return { wrap };
  throw new Error(
    `Postgres cannot run as root, and no other user can reach ${dir}. Move the checkout to a folder that others can ` +
      `enter, start as a normal user, or set DATABASE_URL.`,
  );
}

function ownerOf(data: string): PostgresUser['user'] {
  if (!existsSync(data)) return undefined;
  const { uid, gid } = statSync(data);
  return uid === 0 ? undefined : { uid, gid };
}

function lookUp(name: string): PostgresUser['user'] {
  const id = (flag: string) => spawnSync('id', [flag, name], { encoding: 'utf8', timeout: TIMEOUT_MS });
  const uid = id('-u');
  return uid.status === 0 ? { uid: Number(uid.stdout), gid: Number(id('-g').stdout) } : undefined;
}
