// Upgrades a copy of the scripts, in a repository of two releases. `make up` and the roll-out are doubles: no Docker is
// needed.
import { execFileSync, spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';

let folder: string;
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.it', ...args], {
    cwd: folder,
    encoding: 'utf8',
    stdio: 'pipe',
  });
const settings = () => readFileSync(join(folder, '.env'), 'utf8');
const running = () => readFileSync(join(folder, 'running'), 'utf8').trim();
const upgrade = (env: NodeJS.ProcessEnv = {}) =>
  spawnSync(join(folder, 'infra/docker/upgrade.sh'), {
    env: { ...process.env, PATH: `${folder}/bin:${process.env['PATH']}`, ...env },
    encoding: 'utf8',
  });
const lastLine = (text: string) => text.trim().split('\n').at(-1);
/** What `docker compose ps` lists. */
const containers = (names: string) =>
  writeFileSync(join(folder, 'bin/docker'), `#!/bin/sh\necho ${names}\n`, { mode: 0o755 });

function release(version: string, roll: string): void {
  writeFileSync(join(folder, 'Makefile'), `up:\n\t@echo ${version} > running; ${roll}\n`);
  writeFileSync(
    join(folder, 'infra/docker/roll-out.sh'),
    `#!/bin/sh\necho ${version} with \${VERSION:-its settings} > running\n`,
    { mode: 0o755 },
  );
  git('add', '.');
  git('commit', '--quiet', '--message', version);
  git('tag', version);
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'school-upgrade-'));
  for (const name of ['infra/docker', 'bin']) mkdirSync(join(folder, name), { recursive: true });
  containers('a-gateway');
  copyFileSync(join(import.meta.dirname, 'upgrade.sh'), join(folder, 'infra/docker/upgrade.sh'));
  writeFileSync(join(folder, '.gitignore'), '.env*\nrunning\nbin\n');
  writeFileSync(join(folder, '.env'), 'SITE_DOMAIN=www.example.it\n');
  git('init', '--quiet', '--initial-branch=main');
  // Its releases are fetched from itself; the address is that of a repository on GitHub.
  git('remote', 'add', 'origin', 'https://github.com/Example/School.git');
  git('config', `url.file://${folder}.insteadOf`, 'https://github.com/Example/School.git');
  release('v1.9.0', 'true');
  git('checkout', '--quiet', '--detach');
});
afterEach(() => rmSync(folder, { recursive: true }));

it('an upgrade takes the newest release, by its number, and its images', () => {
  release('v1.10.0', 'true');
  git('checkout', '--quiet', 'v1.9.0');
  const { status, stdout } = upgrade();
  expect([status, running()]).toEqual([0, 'v1.10.0']);
  expect(settings()).toBe('SITE_DOMAIN=www.example.it\nVERSION=v1.10.0\nREGISTRY=ghcr.io/example/school\n');
  expect(stdout).toContain('The way back: make upgrade VERSION=v1.9.0\n');
});

it('an upgrade that fails leaves the release before: its containers, files and settings', () => {
  release('v1.10.0', 'false');
  git('checkout', '--quiet', 'v1.9.0');
  const { status, stderr } = upgrade();
  expect([status, running(), git('describe', '--tags').trim()]).toEqual([1, 'v1.9.0 with its settings', 'v1.9.0']);
  expect(settings()).toBe('SITE_DOMAIN=www.example.it\n');
  expect(existsSync(join(folder, '.env.before'))).toBe(false);
  expect(lastLine(stderr)).toBe(
    'v1.10.0 was not taken, for the reason above. The files, the images and the settings are those of v1.9.0.',
  );
});

it('an upgrade to a release that is named goes back as well, with the images of before', () => {
  release('v1.10.0', 'false');
  git('checkout', '--quiet', 'v1.9.0');
  expect(upgrade({ VERSION: 'v1.10.0' }).status).toBe(1);
  expect([running(), git('describe', '--tags').trim()]).toEqual(['v1.9.0 with its settings', 'v1.9.0']);
});

it('a first release that fails stays: there is nothing to go back to', () => {
  containers('');
  release('v1.10.0', 'false');
  git('checkout', '--quiet', 'main');
  const { status, stderr } = upgrade();
  expect([status, running(), git('describe', '--tags').trim()]).toEqual([1, 'v1.10.0', 'v1.10.0']);
  expect(settings()).toContain('VERSION=v1.10.0\n');
  expect(lastLine(stderr)).toBe('Nothing ran before. Correct what is named above, then: make up');
});

it.each([
  ['the releases cannot be fetched', () => git('remote', 'set-url', 'origin', join(folder, 'nowhere'))],
  ['a file that was changed would be lost', () => writeFileSync(join(folder, 'Makefile'), 'changed')],
])('if %s, nothing is changed, and the last line says so', (_, change) => {
  release('v1.10.0', 'true');
  git('checkout', '--quiet', 'v1.9.0');
  change();
  const { status, stderr } = upgrade();
  expect(status).not.toBe(0);
  expect([lastLine(stderr), settings()]).toEqual(['Nothing was changed.', 'SITE_DOMAIN=www.example.it\n']);
  expect(git('describe', '--tags').trim()).toBe('v1.9.0');
});

it('an upgrade that cannot go back by itself ends with the way back', () => {
  release('v1.10.0', 'echo changed >> Makefile; false');
  git('checkout', '--quiet', 'v1.9.0');
  expect(lastLine(upgrade().stderr)).toMatch(/: git checkout v1\.9\.0 && mv \.env\.before \.env && make up$/);
});

it('an upgrade to another major version of PostgreSQL names the way back to the old volume', () => {
  expect(upgrade({ VERSION: 'v1.9.0', POSTGRES: '18' }).stdout).toContain(
    'docker compose rm --stop --force postgres && make upgrade VERSION=v1.9.0 && docker compose run --rm leads replay\n',
  );
});
