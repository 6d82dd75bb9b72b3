// Debian's packages: installed system-wide by root, or downloaded and unpacked into a folder by any other user.
import { existsSync, globSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { delimiter, dirname, join, relative } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { local, root } from '../checkout.ts';
import { run } from '../run.ts';

/** A mirror under update, a lost connection or a parallel installation are temporary. */
const RETRY_AFTER_MS = [5000, 20_000];
/** The servers of a stack that no package of npm brings. */
const SERVERS = ['redis-server', 'caddy'] as const;

/** @returns the path of a program on PATH, or undefined. */
export function onPath(program: string): string | undefined {
  return (process.env['PATH'] ?? '')
    .split(delimiter)
    .map((folder) => join(folder, program))
    .find((path) => existsSync(path));
}

let fetching: Promise<void> | undefined;

/**
 * A server of the machine, else of Debian's package, unpacked once into the cache folder.
 * @throws with a sentence that says how to install it.
 */
export async function serverProgram(
  name: (typeof SERVERS)[number],
): Promise<{ program: string; env: NodeJS.ProcessEnv }> {
  const installed = onPath(name);
  if (installed) return { program: installed, env: process.env };
  const missing = SERVERS.filter((server) => !onPath(server));
  const folder = join(local.cache, missing.join('+'));
  if (!existsSync(folder)) {
    try {
      await (fetching ??= unpackDebianPackages(missing, folder));
    } catch (cause) {
      throw new Error(
        `${name} is missing and could not be fetched. Install it (Debian: apt-get install ${name}; macOS: brew install ` +
          `${name.replace('-server', '')}).\n${String(cause)}`,
        { cause },
      );
    }
  }
  return { program: join(folder, 'usr/bin', name), env: { ...process.env, LD_LIBRARY_PATH: libraryPath(folder) } };
}

/** Installs packages as root. @throws what apt-get says when they cannot be installed, three times. */
export async function installDebianPackages(names: readonly string[]): Promise<void> {
  process.stdout.write(`Installing Debian's packages on this machine (apt-get): ${names.join(', ')}\n`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...args: string[]) =>
    run('apt-get', ['-q', '-o', 'DPkg::Lock::Timeout=600', ...args], { what: "Installing Debian's packages", env });
  await withRetries(async () => {
    await apt('update');
    await apt('install', '-y', '--no-install-recommends', ...names);
  });
}

async function withRetries(attempt: () => Promise<void>): Promise<void> {
  for (const delay of RETRY_AFTER_MS) {
    try {
      return await attempt();
    } catch {
      await wait(delay);
    }
  }
  return attempt();
}

/**
 * Unpacks packages and their missing dependencies into `folder`, with package lists and archives of its own, because a
 * normal user may not write the system's. Several processes may do so at once.
 * @throws when this is no Debian-like system, or what apt-get says when the packages cannot be fetched, three times.
 */
export async function unpackDebianPackages(names: readonly string[], folder: string): Promise<void> {
  if (!onPath('apt-get') || !onPath('dpkg')) throw new Error('this system has no apt-get');
  process.stdout.write(
    `Unpacking Debian's packages into ${relative(root, folder)} (nothing is installed on this machine): ${names.join(', ')}\n`,
  );
  mkdirSync(dirname(folder), { recursive: true });
  await withRetries(async () => {
    const fresh = mkdtempSync(`${folder}-`);
    try {
      await fetchAndUnpack(names, fresh);
      // Another process may have been faster.
      if (!existsSync(folder)) renameSync(fresh, folder);
    } finally {
      rmSync(fresh, { recursive: true, force: true });
    }
  });
}

async function fetchAndUnpack(names: readonly string[], folder: string): Promise<void> {
  const apt = join(folder, 'apt');
  for (const part of ['lists/partial', 'cache/archives/partial']) mkdirSync(join(apt, part), { recursive: true });
  const settings = [
    `Dir::State=${apt}`,
    'Dir::State::status=/var/lib/dpkg/status',
    `Dir::Cache=${apt}/cache`,
    'Debug::NoLocking=true',
    'APT::Sandbox::User=root',
    'Acquire::Languages=none',
  ];
  const options = settings.flatMap((setting) => ['-o', setting]);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const what = `Fetching Debian's packages (${names.join(', ')})`;
  await run('apt-get', [...options, '-q', 'update'], { what, env });
  const install = ['install', '--download-only', '--no-install-recommends', ...names];
  await run('apt-get', [...options, '-q', '-y', ...install], { what, env });
  for (const archive of globSync(join(apt, 'cache/archives/*.deb')))
    await run('dpkg', ['-x', archive, folder], { what });
  rmSync(apt, { recursive: true });
}

/** @returns LD_LIBRARY_PATH for programs unpacked below `folder`. */
export function libraryPath(folder: string): string {
  const libraries = globSync('{usr/,}lib/*-linux-gnu*/**/*.so*', { cwd: folder });
  return [...new Set(libraries.map((library) => join(folder, dirname(library))))].join(':');
}
