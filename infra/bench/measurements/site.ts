// The weight of pages: the table of the site's build, which fails over its budget.
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { root } from '../../stack/checkout.ts';
import type { Row } from '../report.ts';

export async function site(): Promise<readonly Row[]> {
  // Over budget the build fails and names the page.
  const { stdout } = await promisify(execFile)('npm', ['run', '--silent', 'build', '-w', 'frontend'], {
    cwd: root,
    maxBuffer: 1 << 24,
  });
  process.stdout.write(`\n${stdout}\n`);
  return [
    {
      what: 'Weight of every page of the site',
      ours: 'see the table above',
      against: 'the budget of the build',
      result: 'within it',
      met: true,
    },
  ];
}
