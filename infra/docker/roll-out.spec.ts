// The decisions of a roll-out, with a double of Docker in which every service has one old container and a new image.
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';

/**
 * `$BROKEN` is the command of Docker that fails, `$KILLED` that in which the roll-out is ended, `$OLDER` the image of
 * the tag `previous`, `$BAD` the service whose new container does not become ready, `$WRONG` what each container that
 * answers wrongly begins with, `$ERRORS` how many errors the new gateway has answered with, `$IMAGE` the new image,
 * `$EDGE` that of the edge, `$MOVED` whether it gets another port, `$POSTGRES` the version that runs, `$TAKEN` the
 * address and port of another program.
 */
const DOCKER = `#!/bin/bash
last=\${*: -1}
case "$*" in \${BROKEN:-none}) echo 'Cannot connect to the Docker daemon' >&2; exit 1 ;; esac
case "$*" in \${KILLED:-none}) kill -TERM $PPID ;; esac
case "$*" in
  *'config --services') printf '%s\\n' postgres redis lead-store mailer gaia board gateway site edge backup ;;
  'compose config') printf '%s\\n' '- mode: ingress' 'host_ip: 127.0.0.1' 'target: 80' 'published: "8080"' ;;
  "run --rm --publish \${TAKEN:-none}:80 "*) echo 'address already in use' >&2; exit 1 ;;
  *'config --images') printf '%s\\n' school/edge:latest school/gateway:latest postgres:17-bookworm@sha256:0 ;;
  *'--exit-code-from site site') echo 'up site' >> "$LOG"; [ "$BAD" != site ] || exit 1 ;;
  *'postgres --version') echo "postgres (PostgreSQL) $POSTGRES.6 (Debian $POSTGRES.6-1)" ;;
  info*) echo / ;;
  *--dry-run*) case $last in redis | postgres) ;; edge) [ "$VERSION$MOVED" = v1.0.0 ] || echo Recreate ;; *) echo Recreate ;; esac ;;
  'compose ps --all --quiet site edge '*) echo old-gateway ;;
  'compose ps --quiet --all '*) printf 'old-%s\\nnew-%s\\n' "$last" "$last" ;;
  'compose ps --quiet '*) for name in "\${@:4}"; do echo "old-$name"; done ;;
  'compose run --detach '*) echo canary-gateway ;;
  *'Config.Image}} old-edge') echo ghcr.io/example/school/edge:v1.0.0 ;;
  *Config.Image*) echo 'school/gateway:latest old' ;;
  *'.RootFS}'*' old') echo old ;;
  *'.RootFS}'*' school/edge:latest') echo "\${EDGE:-$IMAGE}" ;;
  *'.RootFS}'*) echo "$IMAGE" ;;
  'image inspect --format {{.Id}}'*) echo "$OLDER" ;;
  'image inspect'*revision*) echo abc1234 ;;
  'image inspect'*image.version*) echo v1.0.0 ;;
  *'{{.Image}}'*) case $last in old-*) echo old ;; *) echo "$IMAGE" ;; esac ;;
  *State.Health*) [ "$last" = "new-$BAD" ] && echo unhealthy || echo healthy ;;
  'exec --interactive new-'*errors) echo "$ERRORS" ;;
  'exec --interactive '*errors) echo 0 ;;
  'exec --interactive '*) case $3 in \${WRONG:-none}*) echo 'A form without its fields: 500, must be 400' ;; esac ;;
  exec*) [ "$2" != "new-$BAD" ] || echo 'not ready' ;;
  rm* | stop* | tag* | 'image rm'*) echo "$*" >> "$LOG" ;;
  *--remove-orphans*) echo "up all \${*:7}" >> "$LOG" ;;
  'compose up '*) echo "up $last" >> "$LOG" ;;
esac
exit 0
`;

type Variable =
  | 'bad'
  | 'broken'
  | 'edge'
  | 'errors'
  | 'image'
  | 'killed'
  | 'moved'
  | 'older'
  | 'postgres'
  | 'taken'
  | 'wrong';
interface Given extends Readonly<Partial<Record<Variable, string>>> {
  readonly settings?: string;
  readonly args?: readonly string[];
}

function rollOut({ settings = '', args = [], ...given }: Given = {}) {
  const variables = Object.entries({ errors: '0', image: 'new', postgres: '17', ...given });
  const folder = mkdtempSync(join(tmpdir(), 'school-roll-out-'));
  const scripts = join(folder, 'infra/docker');
  mkdirSync(scripts, { recursive: true });
  for (const name of ['roll-out.sh', 'canary.ts']) copyFileSync(join(import.meta.dirname, name), join(scripts, name));
  writeFileSync(join(scripts, 'upgrade.sh'), '#!/bin/sh\necho "upgrade to $VERSION" >> "$LOG"\n', { mode: 0o755 });
  writeFileSync(join(folder, 'docker'), DOCKER, { mode: 0o755 });
  writeFileSync(join(folder, 'sleep'), '#!/bin/sh\n', { mode: 0o755 });
  writeFileSync(join(folder, '.env'), settings);
  const log = join(folder, 'log');
  const { VERSION: _version, REGISTRY: _registry, ...rest } = process.env;
  const { status, stderr } = spawnSync(join(scripts, 'roll-out.sh'), args, {
    env: {
      ...rest,
      PATH: `${folder}:${rest['PATH']}`,
      LOG: log,
      ...Object.fromEntries(variables.map(([name, value]) => [name.toUpperCase(), value])),
    },
    encoding: 'utf8',
  });
  const done = spawnSync('cat', [log], { encoding: 'utf8' }).stdout.split('\n');
  rmSync(folder, { recursive: true });
  return { status, stderr, last: stderr.trim().split('\n').at(-1), done };
}

const WAY_BACK = 'The way back for the files: git checkout abc1234\n';

it('a good release replaces each service, and workers before gateways', () => {
  const { status, done } = rollOut();
  const stopped = done.filter((line) => line.startsWith('stop old-'));
  expect([status, stopped]).toEqual([0, ['lead-store', 'mailer', 'gaia', 'gateway'].map((name) => `stop old-${name}`)]);
  expect(done).toContain('rm --force canary-gateway');
});

it('a gateway that does not become ready is removed, the old one runs on, and the workers go back', () => {
  const { status, stderr, done } = rollOut({ bad: 'gateway' });
  expect([status, stderr]).toEqual([1, expect.stringContaining(WAY_BACK)]);
  const names = done.indexOf('tag school/gateway:previous school/gateway:latest');
  expect(done.slice(names + 1, -2)).toEqual(['up board', 'up gaia', 'up mailer', 'up lead-store']);
  expect(done).toContain('rm --force new-gateway');
  expect(done).not.toContain('stop old-gateway');
});

it('a gateway that answers wrongly is asked where no visitor reaches it, and stops the roll-out', () => {
  const { status, stderr, done } = rollOut({ wrong: 'canary' });
  expect(status).toBe(1);
  expect(stderr).toMatch(/^A form without its fields: 500, must be 400$/m);
  expect(stderr.endsWith(WAY_BACK)).toBe(true);
  expect(done).toContain('rm --force canary-gateway');
  expect(done).not.toContain('up gateway');
});

it('what the old gateway answers wrongly as well is no fault of the release', () => {
  expect(rollOut({ wrong: '*' }).status).toBe(0);
});

it('a gateway that answers visitors with errors in its first minute is removed, and the old one runs on', () => {
  const { status, stderr, done } = rollOut({ errors: '3' });
  expect([status, stderr]).toEqual([1, expect.stringContaining('It has answered 3 requests with an error')]);
  expect(done).toContain('rm --force new-gateway');
  expect(done).not.toContain('stop old-gateway');
});

it('where the images are those that ran, a failure is one of the settings, and takes no older images', () => {
  const { status, stderr, done } = rollOut({ bad: 'gateway', image: 'old' });
  expect([status, stderr]).toEqual([1, expect.stringMatching(/correct the setting.* then: make up\n$/)]);
  expect(done.filter((line) => line.startsWith('tag'))).toEqual([]);
});

it('after a failure the release to roll back to is the one that it was before', () => {
  const { done } = rollOut({ bad: 'lead-store', older: 'older' });
  expect(done.filter((line) => line.includes('school/gateway:previous'))).toEqual([
    'tag old school/gateway:previous',
    'tag school/gateway:previous school/gateway:latest',
    'tag older school/gateway:previous',
  ]);
  expect(rollOut({ bad: 'lead-store' }).done).toContain('image rm school/gateway:previous');
});

it('a roll-out that is interrupted says so, and the way on and back', () => {
  const { status, last } = rollOut({ killed: 'stop old-mailer' });
  expect([status, last]).toEqual([
    1,
    expect.stringMatching(/^The roll-out has stopped in the middle.* make rollback$/),
  ]);
});

it('a way back gives the images of before their names again, and keeps those that ran', () => {
  const { status, done } = rollOut({ args: ['back'] });
  expect(status).toBe(0);
  expect(done.filter((line) => line.startsWith('tag')).slice(-2)).toEqual([
    'tag school/gateway:previous school/gateway:latest',
    'tag old school/gateway:previous',
  ]);
  expect(done).not.toContain('up migrate');
});

it('a way back from a release is an upgrade to the one before, if there is one', () => {
  const given = { settings: 'VERSION=v1.1.0\n', args: ['back'] };
  expect(rollOut(given).done).toContain('upgrade to v1.0.0');
  const first = rollOut({ ...given, broken: 'image inspect *' });
  expect([first.status, first.stderr]).toEqual([1, expect.stringContaining('There are no images of before')]);
  expect(first.done.join()).not.toContain('upgrade');
});

it('the site is published after the gateways; if it cannot be, all goes back and the edge goes on', () => {
  const { status, done } = rollOut();
  expect([status, done]).toEqual([0, expect.arrayContaining(['up site', 'up edge'])]);
  expect(done.indexOf('up site')).toBeGreaterThan(done.indexOf('stop old-gateway'));
  expect(done.indexOf('up site')).toBeLessThan(done.indexOf('up edge'));
  const bad = rollOut({ bad: 'site' });
  const names = bad.done.indexOf('tag school/gateway:previous school/gateway:latest');
  expect([bad.status, bad.done.slice(names + 1, -2)]).toEqual([
    1,
    ['up site', 'up gateway', 'up board', 'up gaia', 'up mailer', 'up lead-store'],
  ]);
  expect(bad.done).not.toContain('up edge');
});

it('an edge whose image is the one that runs is not replaced for the name of a release', () => {
  const { status, done } = rollOut({ edge: 'old' });
  expect([status, done]).toEqual([0, expect.arrayContaining(['up site', 'stop old-gateway'])]);
  expect(done).not.toContain('up edge');
  expect(done.at(-2)).toBe('up all postgres redis lead-store mailer gaia board gateway backup');
  for (const given of [{}, { edge: 'old', moved: 'yes' }])
    expect(rollOut({ ...given, args: ['edge'] }).done).toContain('up edge');
});

it('with the images that ran, a new price in the site is published before anything else is looked at', () => {
  const { status, done } = rollOut({ image: 'old' });
  expect([status, done.indexOf('up site'), done.lastIndexOf('up site')]).toEqual([0, 0, 0]);
});

it('a Gaia that does not become ready stops nothing else, unless she alone is replaced', () => {
  const { status, stderr, done } = rollOut({ bad: 'gaia' });
  expect([status, stderr]).toEqual([0, expect.stringContaining('Gaia could not be replaced')]);
  expect(done).toEqual(expect.arrayContaining(['rm --force new-gaia', 'stop old-gateway', 'up edge']));
  expect(done).not.toContain('stop old-gaia');
  expect(rollOut({ bad: 'gaia', args: ['gaia'] }).status).toBe(1);
});

it('a port that another program has at the same address stops everything before it is replaced', () => {
  const { status, stderr, done } = rollOut({ taken: '127.0.0.1:8080' });
  expect([status, done.filter((line) => line !== 'up site')]).toEqual([1, ['']]);
  expect(stderr).toContain('address already in use\nPort 8080 is used by another program\nNothing was replaced');
  expect(rollOut({ taken: '8080' }).status).toBe(0);
});

it('another major version of PostgreSQL is refused before anything is replaced', () => {
  const { status, stderr, done } = rollOut({ postgres: '16' });
  expect([status, done]).toEqual([1, ['']]);
  expect(stderr).toContain('PostgreSQL 16 holds the requests and 17 would replace it');
});

it.each([
  ['compose config --quiet', [], 'Nothing was replaced. Correct what is named above, then: make up'],
  ['compose config --quiet', ['site'], 'Nothing was replaced. Correct what is named above, then: make up SERVICE=site'],
  ['image inspect *revision*', ['back'], 'Nothing was replaced. Correct what is named above, then: make rollback'],
  ['stop old-mailer', [], 'The way on: make up. The way back: make rollback'],
  ['stop old-mailer', ['back'], 'The way on: infra/docker/roll-out.sh. The way back: make rollback'],
  ['compose up *--remove-orphans*', [], 'The way on: make up. The way back: make rollback'],
])('where Docker fails at `%s` of %j, the last line says what runs, and the way on or back', (broken, args, way) => {
  const { status, last } = rollOut({ broken, args });
  expect([status, last?.slice(-way.length)]).toEqual([1, way]);
});

it('while Docker is away nothing is said to run again', () => {
  const { status, last } = rollOut({ bad: 'gateway', broken: 'info' });
  expect([status, last]).toEqual([1, expect.stringMatching(/^The roll-out has stopped in the middle/)]);
});
