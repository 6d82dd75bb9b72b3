// Runs Jest with this checkout's configuration and the options that ES modules need. As a program in the folder of a
// workspace it is its `npm test`: the unit and integration tests of that folder. Arguments are those of Jest.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join, relative } from 'node:path';
import { root } from '../stack/checkout.ts';

/** Node's arguments, before those of Jest. */
export const jestCommand = [
  '--experimental-vm-modules',
  '--disable-warning=ExperimentalWarning',
  join(root, 'node_modules/jest/bin/jest.js'),
];

if (import.meta.main) {
  const folder = relative(root, process.cwd());
  const ofFolder = folder ? ['--selectProjects', 'unit', 'integration', '--testPathPatterns', `${folder}/`] : [];
  const child = spawn(process.execPath, [...jestCommand, ...ofFolder, ...process.argv.slice(2)], {
    cwd: root,
    stdio: 'inherit',
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  process.exitCode = code ?? 1;
}
