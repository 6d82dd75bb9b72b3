// Debian's packages: installed system-wide by root, or downloaded and unpacked into a folder by any other user.
import { existsSync, globSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { run } from '../run.ts';

const LOCK_WITHIN_MS = 600_000;
const LOCK_POLL_MS = 1000;
/** A mirror under update, a lost connection or a parallel installation are temporary. */
const RETRY_AFTER_MS = [5000, 20_000];

/** @returns the path of a program on PATH, or undefined. */
export function onPath(program: string): string | undefined {
  return (process.env['PATH'] ?? '')
    .split(delimiter)
    .map((folder) => join(folder, program))
    .find((path) => existsSync(path));
}

/**
 * Installs packages as root; waits for an installation that is running.
 * @throws what apt-get says when the packages cannot be installed, three times.
 */
export async function installDebianPackages(names: readonly string[]): Promise<void> {
  await withRetries(async () => {
    await whenUnlocked(['update']);
    await whenUnlocked(['install', '-y', '--no-install-recommends', ...names]);
  });
}

async function whenUnlocked(args: readonly string[]): Promise<void> {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', LC_ALL: 'C' };
  const deadline = Date.now() + LOCK_WITHIN_MS;
  for (;;) {
    try {
      await run('apt-get', ['-q', ...args], { what: "Installing Debian's packages", env });
      return;
    } catch (error) {
      if (!String(error).includes('Could not get lock') || Date.now() > deadline) throw error;
      await wait(LOCK_POLL_MS);
    }
  }
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
 * Unpacks packages and their missing dependencies into `folder`. Uses separate package lists and archives of apt,
 * because a minimal image has none and a normal user may not write the system's. Several processes may do so at once.
 * @throws when this is no Debian-like system, or what apt-get says when the packages cannot be fetched, three times.
 */
export async function unpackDebianPackages(names: readonly string[], folder: string): Promise<void> {
  if (!onPath('apt-get') || !onPath('dpkg')) throw new Error('this system has no apt-get');
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
  mkdirSync(join(apt, 'lists/partial'), { recursive: true });
  mkdirSync(join(apt, 'cache/archives/partial'), { recursive: true });
  const settings = [
    `Dir::State=${apt}`,
    'Dir::State::status=/var/lib/dpkg/status',
    `Dir::Cache=${apt}/cache`,
    'Debug::NoLocking=true',
    'APT::Sandbox::User=root',
  ];
  const options = settings.flatMap((setting) => ['-o', setting]);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const what = `Fetching Debian's packages (${names.join(', ')})`;
  await run('apt-get', [...options, '-q', 'update'], { what, env });
  await run('apt-get', [...options, '-q', '-y', 'install', '--download-only', '--no-install-recommends', ...names], {
    what,
    env,
  });
  for (const archive of globSync(join(apt, 'cache/archives/*.deb')))
    await run('dpkg', ['-x', archive, folder], { what });
  rmSync(apt, { recursive: true });
}

/** @returns LD_LIBRARY_PATH for programs unpacked below `folder`. */
export function libraryPath(folder: string): string {
  const libraries = globSync('{usr/,}lib/*-linux-gnu*/**/*.so*', { cwd: folder });
  return [...new Set(libraries.map((library) => join(folder, dirname(library))))].join(':');
}
