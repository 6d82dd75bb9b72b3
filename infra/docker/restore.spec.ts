// The decisions of a restore, with doubles of Docker and of the scripts that it runs. The backup holds two requests.
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';

const others = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.sh') && name !== 'restore.sh');
const IDS = [1, 2, 3].map((n) => `0000000${n}-0000-4000-8000-000000000000`);

/**
 * `$ROWS` and `$JOBS` are what the stores hold at first, `$RUNNING` whether they run, `$ACKNOWLEDGED` the ids beside the
 * spool, `$MAILED` those of mails, `$SPOOLED` one in the spool, `$RESTORED` how many rows come back, `$BROKEN` the command that fails.
 */
const DOCKER = `#!/bin/bash
echo "$*" >> "$LOG"
case "$*" in \${BROKEN:-none}) echo 'no space left on device' >&2; exit 1 ;; esac
rows() { if grep -q 'load postgres' "$LOG"; then echo "$RESTORED"; else echo "$ROWS"; fi; }
case "$*" in
  'compose ps --quiet postgres redis') [ -z "$RUNNING" ] || printf 'one\\ntwo\\n' ;;
  *' fetch '*) printf 'Backup 1234abcd of 2026-11-27 09:00:00 UTC:\\npublic.leads 2\\njobs 0\\n' ;;
  *to_regclass*) echo leads ;;
  *'count(*)'*) rows ;;
  *'SELECT id FROM leads') printf '%s\\n' ${IDS.join(' ')} | head -"$(rows)" ;;
  *'--scan --pattern bull:'*) printf 'bull:lead-store:lead-%s\\n' ${IDS.join(' ')} | head -"$JOBS" ;;
  *'--scan --pattern mail:'*) printf 'mail:%s\\n' $MAILED ;;
  *accepted-*) [ -z "$ACKNOWLEDGED" ] || printf 'accepted-2026-11-26:%s\\n' $ACKNOWLEDGED ;;
  *'ls /var/spool/leads/new') echo "$SPOOLED" ;;
  *'cat /staging/restored/school.json') echo '{ "name": "the school of the backup" }' ;;
esac
exit 0
`;

interface Given {
  readonly rows?: number;
  readonly jobs?: number;
  readonly running?: boolean;
  readonly overwrite?: string;
  readonly acknowledged?: readonly string[];
  readonly mailed?: string;
  readonly spooled?: string;
  readonly restored?: number;
  readonly broken?: string;
  readonly task?: string;
}

const usual: Required<Given> = {
  rows: 0,
  jobs: 0,
  running: false,
  overwrite: '',
  acknowledged: [],
  mailed: '',
  spooled: '',
  restored: 2,
  broken: '',
  task: 'restore',
};

function restore(given: Given = {}) {
  const { rows, jobs, running, overwrite, acknowledged, mailed, spooled, restored, broken, task } = {
    ...usual,
    ...given,
  };
  const folder = mkdtempSync(join(tmpdir(), 'school-restore-'));
  const log = join(folder, 'log');
  const school = join(folder, 'infra/school.json');
  for (const name of ['infra/docker/secrets', 'bin']) mkdirSync(join(folder, name), { recursive: true });
  for (const name of ['backup_password', 'postgres_password'])
    writeFileSync(join(folder, 'infra/docker/secrets', name), 'a password');
  writeFileSync(school, '{ "demo": true }');
  writeFileSync(join(folder, 'bin/docker'), DOCKER, { mode: 0o755 });
  writeFileSync(join(folder, 'bin/sleep'), '#!/bin/sh\n', { mode: 0o755 });
  copyFileSync(join(import.meta.dirname, 'restore.sh'), join(folder, 'infra/docker/restore.sh'));
  for (const name of others)
    writeFileSync(join(folder, 'infra/docker', name), `#!/bin/sh\ndocker ${name} "$@"\n`, { mode: 0o755 });
  const { status, stdout, stderr } = spawnSync(join(folder, 'infra/docker/restore.sh'), [task], {
    env: {
      PATH: `${folder}/bin:${process.env['PATH']}`,
      LOG: log,
      ROWS: String(rows),
      JOBS: String(jobs),
      RUNNING: running ? 'yes' : '',
      OVERWRITE: overwrite,
      ACKNOWLEDGED: acknowledged.join(' '),
      RESTORED: String(restored),
      MAILED: mailed,
      SPOOLED: spooled,
      BROKEN: broken,
    },
    encoding: 'utf8',
  });
  const done = readFileSync(log, 'utf8').split('\n');
  const owner = readFileSync(school, 'utf8');
  rmSync(folder, { recursive: true });
  return {
    status,
    owner,
    said: stdout.trim().split('\n'),
    last: stderr.trim().split('\n').at(-1),
    done,
    loaded: done.flatMap(
      (line) => / backup load (\w+)$/.exec(line)?.[1] ?? (/ run .* redis sh /.test(line) ? 'redis' : []),
    ),
  };
}

it.each([
  [{ jobs: 2 }, ['erasures', 'postgres']],
  [{ rows: 2 }, ['erasures', 'redis', 'spool']],
  [{}, ['erasures', 'redis', 'spool', 'postgres']],
  [{ rows: 2, jobs: 2, overwrite: 'postgres' }, ['erasures', 'postgres']],
  [{ rows: 2, jobs: 2, overwrite: 'redis' }, ['erasures', 'redis', 'spool']],
])('with %j in the stores %j are restored, and the site is closed meanwhile', (given, stores) => {
  const { status, loaded, done } = restore(given);
  expect([status, loaded.filter((name, at) => loaded.indexOf(name) === at)]).toEqual([0, stores]);
  const [closed, stored, open] = ['compose stop edge', 'load', 'roll-out.sh'].map((part) =>
    done.findLastIndex((line) => line.includes(part)),
  );
  expect([closed! > -1, closed! < stored!, stored! < open!]).toEqual([true, true, true]);
});

it('where both stores hold requests nothing is restored, and the site is not even closed', () => {
  const { status, last, loaded, done } = restore({ rows: 2, jobs: 2, running: true });
  expect([status, last, loaded]).toEqual([1, 'Nothing was changed.', []]);
  expect(done.join('\n')).not.toContain('stop');
  expect(restore({ rows: 2, jobs: 2 })).toMatchObject({
    status: 1,
    loaded: [],
    last: expect.stringMatching(/^The site is closed\..* make up$/),
  });
});

it.each(['*to_regclass*', '*count(*', '*--scan --pattern bull:*'])(
  'a store that does not answer %s is not taken for an empty one',
  (broken) => {
    expect(restore({ rows: 2, jobs: 2, broken })).toMatchObject({ status: 1, loaded: [] });
  },
);

it('the requests that were acknowledged and are not there are named, with their day', () => {
  const { status, said } = restore({ acknowledged: IDS });
  expect([status, said.slice(-2)]).toEqual([0, [expect.stringMatching(/^Missing/), `${IDS[2]} 2026-11-26`]]);
  expect(restore({ mailed: IDS[2]! }).said).toContain(`${IDS[2]} `);
  const nothingMissing = expect.stringMatching(/^No request is missing/);
  for (const given of [
    { acknowledged: IDS.slice(0, 2) },
    ...[{ jobs: 3 }, { spooled: IDS[2] }].map((held) => ({ ...held, acknowledged: IDS })),
  ])
    expect(restore(given)).toMatchObject({ status: 0, said: expect.arrayContaining([nothingMissing]) });
  // A site that cannot be opened hides none of them.
  expect(restore({ acknowledged: IDS, broken: 'roll-out.sh' })).toMatchObject({
    status: 1,
    said: expect.arrayContaining([`${IDS[2]} 2026-11-26`]),
  });
});

it('where the ids of acknowledged requests are lost, the last line says since when nobody knows', () => {
  const { said } = restore();
  expect(said.at(-1)).toMatch(/^How many are missing nobody knows.* 2026-11-27 09:00:00 UTC\.$/);
  expect(said.join('\n')).not.toContain('No request is missing');
});

it.each([
  ['the backup cannot be read', '* fetch *', / restore again .* make up$/],
  ['Redis cannot read its part', '* run * redis sh *', / restore again .* make up$/],
  ['the disk is full', '*load postgres', / restore again .* make up$/],
  ['the schema cannot be migrated', '*migrate', /Restored: postgres redis\. .* make up, then .* leads replay$/],
  ['a service does not become ready', 'roll-out.sh', /Restored: postgres redis\. .* make up, then .* leads replay$/],
])('if %s, the last line says that the site is closed, and the way on', (_, broken, way) => {
  const { status, last } = restore({ broken });
  expect([status, last]).toEqual([1, expect.stringMatching(/^The site is closed\./)]);
  expect(last).toMatch(way);
});

it('if nothing could be changed yet, it says so', () => {
  expect(restore({ broken: 'images.sh backup' })).toMatchObject({ status: 1, last: 'Nothing was changed.' });
});

it('a new host takes the owner’s file of the backup in place of the demonstration', () => {
  expect(restore().owner).toContain('the school of the backup');
});

it('a move to another version of PostgreSQL copies what the closed site holds, though it is not empty', () => {
  const { status, loaded, done } = restore({ task: 'move', rows: 2, jobs: 2, running: true });
  expect([status, loaded]).toEqual([0, ['erasures', 'postgres']]);
  const [closed, backup, replaced] = ['compose stop edge', 'backup now', 'postgres redis'].map((part) =>
    done.findIndex((line) => line.includes(part)),
  );
  expect(closed).toBeGreaterThan(-1);
  expect(backup).toBeGreaterThan(closed!);
  expect(replaced).toBeGreaterThan(backup!);
});

it.each(['*backup now', '*load postgres', 'roll-out.sh'])(
  'a move that fails at %s leaves the old volume, and ends with the way back to it',
  (broken) => {
    const { status, last, done } = restore({ task: 'move', rows: 2, jobs: 2, broken });
    expect([status, last]).toEqual([
      1,
      expect.stringMatching(/volume of the old PostgreSQL\. The way back: .*make up$/),
    ]);
    expect(done.at(-2)).toBe('compose rm --stop --force postgres');
  },
);

it('a verification compares what was restored with what was backed up, and removes its volumes', () => {
  const { status, said, done } = restore({ task: 'verify' });
  expect([status, said.at(-1)]).toEqual([0, 'The backup can be restored: all counts are equal.']);
  expect(done.at(-2)).toMatch(/^compose down --volumes/);
});

it('a verification that finds a difference names it, fails, and says that the site was not touched', () => {
  const { status, said, last, done } = restore({ task: 'verify', restored: 1 });
  expect([status, said.at(-1)]).toEqual([1, 'WRONG  public.leads: 1 restored, 2 in the backup']);
  expect(last).toContain('The site was not touched');
  expect(done.join('\n')).not.toContain('backup:verified');
  expect(done.at(-2)).toMatch(/^compose down --volumes/);
});
