// The decisions of a roll-out, with a double of Docker in which every service has one old container and a new image.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';

/** `$BAD` is the service whose new container does not become ready, `$POSTGRES` the version that runs. */
const DOCKER = `#!/bin/bash
last=\${*: -1}
case "$*" in
  *'config --services') printf '%s\\n' postgres redis lead-store mailer gaia board gateway edge backup ;;
  *'config --images') printf '%s\\n' school/edge:latest postgres:17-bookworm@sha256:0 ;;
  *'postgres --version') echo "postgres (PostgreSQL) $POSTGRES.6 (Debian $POSTGRES.6-1)" ;;
  info*) echo / ;;
  *--dry-run*) case $last in redis | postgres) ;; *) echo Recreate ;; esac ;;
  'compose ps --all --quiet edge '*) ;;
  'compose ps --quiet --all '*) printf 'old-%s\\nnew-%s\\n' "$last" "$last" ;;
  'compose ps --quiet '*) for name in "\${@:4}"; do echo "old-$name"; done ;;
  *State.Health*) [ "$last" = "new-$BAD" ] && echo unhealthy || echo healthy ;;
  exec*) [ "$2" != "new-$BAD" ] || echo 'not ready' ;;
  rm* | stop*) echo "$1 $last" >> "$LOG" ;;
  'compose up '*) echo "up \${VERSION:-} $last" >> "$LOG" ;;
esac
exit 0
`;

function rollOut({ bad = '', postgres = '17', service = [] as readonly string[] } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'school-roll-out-'));
  writeFileSync(join(folder, 'docker'), DOCKER, { mode: 0o755 });
  const log = join(folder, 'log');
  const { VERSION: _, ...env } = process.env;
  const { status, stderr } = spawnSync(join(import.meta.dirname, 'roll-out.sh'), service, {
    env: { ...env, PATH: `${folder}:${env['PATH']}`, LOG: log, BAD: bad, POSTGRES: postgres },
    encoding: 'utf8',
  });
  const done = spawnSync('cat', [log], { encoding: 'utf8' }).stdout.split('\n');
  rmSync(folder, { recursive: true });
  return { status, stderr, done };
}

it('a good release replaces each service, and workers before gateways', () => {
  const { status, done } = rollOut();
  const stopped = done.filter((line) => line.startsWith('stop old-'));
  expect([status, stopped]).toEqual([0, ['lead-store', 'mailer', 'gaia', 'gateway'].map((name) => `stop old-${name}`)]);
});

it('a gateway that does not become ready is removed, the old one runs on, and the workers go back', () => {
  const { status, done } = rollOut({ bad: 'gateway' });
  expect(status).toBe(1);
  expect(done).toEqual(expect.arrayContaining(['rm new-gateway', 'up previous mailer', 'up previous lead-store']));
  expect(done).not.toContain('stop old-gateway');
});

it('a Gaia that does not become ready stops nothing else, unless she alone is replaced', () => {
  const { status, stderr, done } = rollOut({ bad: 'gaia' });
  expect([status, stderr]).toEqual([0, expect.stringContaining('Gaia could not be replaced')]);
  expect(done).toEqual(expect.arrayContaining(['rm new-gaia', 'stop old-gateway', 'up  edge']));
  expect(done).not.toContain('stop old-gaia');
  expect(rollOut({ bad: 'gaia', service: ['gaia'] }).status).toBe(1);
});

it('another major version of PostgreSQL is refused before anything is replaced', () => {
  const { status, stderr, done } = rollOut({ postgres: '16' });
  expect([status, done]).toEqual([1, ['']]);
  expect(stderr).toContain('PostgreSQL 16 holds the requests and 17 would replace it');
});
