// What a deployment to a swarm says when it fails, with doubles of Docker and of make-secrets.sh.
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';

it.each([
  ['compose config', 'Nothing was deployed. Correct what is named above, then deploy again'],
  ['stack deploy', 'docker stack ps school. Correct it, then deploy again'],
])('if `docker %s` fails, the last line says what was deployed, and the way on', (broken, way) => {
  const folder = mkdtempSync(join(tmpdir(), 'school-deploy-'));
  for (const name of ['infra/docker', 'infra/swarm', 'bin']) mkdirSync(join(folder, name), { recursive: true });
  copyFileSync(join(import.meta.dirname, 'deploy.sh'), join(folder, 'infra/swarm/deploy.sh'));
  writeFileSync(join(folder, 'infra/docker/make-secrets.sh'), '#!/bin/sh\n', { mode: 0o755 });
  writeFileSync(
    join(folder, 'bin/docker'),
    `#!/bin/sh\ncase "$*" in "${broken}"*) exit 1 ;; *config) echo '    file: /dev/null' ;; esac\n`,
    { mode: 0o755 },
  );
  const env = { ...process.env, PATH: `${folder}/bin:${process.env['PATH']}` };
  const { status, stderr } = spawnSync(join(folder, 'infra/swarm/deploy.sh'), { env, encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  expect([status, stderr.trim().slice(-way.length)]).toEqual([1, way]);
});
