// What `make up` says when it fails before the roll-out, with doubles of Docker and of the scripts that it runs.
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { root } from '../stack/checkout.ts';

const scripts = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.sh'));

it.each(['make-secrets.sh', 'images.sh'])('if %s fails, nothing is replaced, and the last line says so', (broken) => {
  const folder = mkdtempSync(join(tmpdir(), 'school-up-'));
  for (const name of ['infra/docker', 'bin']) mkdirSync(join(folder, name), { recursive: true });
  copyFileSync(join(root, 'Makefile'), join(folder, 'Makefile'));
  for (const path of ['bin/docker', ...scripts.map((name) => `infra/docker/${name}`)])
    writeFileSync(
      join(folder, path),
      `#!/bin/sh\necho "\${0##*/} $*"\ncase "\${0##*/} $*" in ${broken}*) exit 1 ;; esac\n`,
      { mode: 0o755 },
    );
  const env = { ...process.env, PATH: `${folder}/bin:${process.env['PATH']}` };
  const { status, stdout, stderr } = spawnSync('make', ['up'], { cwd: folder, env, encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  expect([status, stdout.split('\n').filter((line) => line.startsWith('roll-out.sh'))]).toEqual([2, []]);
  // The last line is that of make itself.
  expect(stderr.trim().split('\n').at(-2)).toMatch(/^Nothing was replaced\..* then: make up$/);
});
