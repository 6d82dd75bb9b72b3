// Which images are pulled and which are built, seen by a double of Docker.
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';

const DOCKER = `#!/bin/sh
if [ "$2" = config ]; then printf 'site\\ngateway\\nredis\\n'; else echo "$@"; fi
`;

/** What Docker is asked for. */
function asked(settings: string, ...services: readonly string[]): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'school-images-'));
  for (const name of ['infra/docker', 'bin']) mkdirSync(join(folder, name), { recursive: true });
  copyFileSync(join(import.meta.dirname, 'images.sh'), join(folder, 'infra/docker/images.sh'));
  writeFileSync(join(folder, 'bin/docker'), DOCKER, { mode: 0o755 });
  writeFileSync(join(folder, '.env'), settings);
  const env = { PATH: `${folder}/bin:${process.env['PATH']}` };
  const said = execFileSync(join(folder, 'infra/docker/images.sh'), services, { env, encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  return said.trim().split('\n');
}

const RELEASE = 'VERSION=v1.2.0\nREGISTRY=ghcr.io/example/school\n';

it('without a registry every image is built', () => {
  expect(asked('SITE_DOMAIN=www.example.it\n')).toEqual([
    expect.stringMatching(/^compose build (?!.*SITE_TOOLS).*--build-arg DAY=\d{4}-\d\d-\d\d/),
  ]);
});

it('with a registry the images are pulled, and the site is built by the tools of their release', () => {
  expect(asked(RELEASE)).toEqual([
    expect.stringMatching(/^compose pull .* gateway redis$/),
    expect.stringMatching(
      /^compose build .*--build-arg SITE_TOOLS=ghcr\.io\/example\/school\/site-tools:v1\.2\.0 site$/,
    ),
  ]);
});

it('of one service nothing but its image is taken', () => {
  expect(asked(RELEASE, 'gateway')).toEqual([expect.stringMatching(/^compose pull .* gateway$/)]);
  expect(asked(RELEASE, 'site')).toEqual([expect.stringMatching(/^compose build .* site$/)]);
});
