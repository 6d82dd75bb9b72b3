// When the part of the owner's file that services are given is written, seen by a double of Docker.
import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from '@jest/globals';

const folder = mkdtempSync(join(tmpdir(), 'school-check-'));
const part = join(folder, 'infra/docker/secrets/contacts.json');
for (const name of ['infra/docker/secrets', 'bin']) mkdirSync(join(folder, name), { recursive: true });
copyFileSync(join(import.meta.dirname, 'check-school.sh'), join(folder, 'infra/docker/check-school.sh'));
writeFileSync(join(folder, 'infra/docker/images.sh'), '#!/bin/sh\n', { mode: 0o755 });
writeFileSync(join(folder, 'bin/docker'), '#!/bin/sh\nprintf %s "$PART"; exit $STATUS\n', { mode: 0o755 });
afterAll(() => rmSync(folder, { recursive: true }));

const check = (PART: string, STATUS = '0') => {
  const env = { PATH: `${folder}/bin:${process.env['PATH']}`, PART, STATUS };
  return spawnSync(join(folder, 'infra/docker/check-school.sh'), { env, encoding: 'utf8' });
};

it('the part is written where it differs alone, because a container that is older than it is replaced', () => {
  expect(check('one').status).toBe(0);
  utimesSync(part, 0, 0);
  check('one');
  expect(statSync(part).mtimeMs).toBe(0);
  check('another');
  expect([readFileSync(part, 'utf8'), statSync(part).mtimeMs > 0]).toEqual(['another', true]);
});

it('where the file is wrong, the part stays as it is', () => {
  check('good');
  expect([check('', '1').status, readFileSync(part, 'utf8')]).toEqual([1, 'good']);
});
