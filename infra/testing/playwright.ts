// Runs the end-to-end tests, and installs Chromium when it is missing. As a program it is `make e2e`; arguments are
// those of Playwright.
import { spawn, type StdioOptions } from 'node:child_process';
import { once } from 'node:events';
import { buildServices, buildSite, siteIsUpToDate } from '../stack/build.ts';
import { root } from '../stack/checkout.ts';
import { chromiumPath } from '../stack/browsers/chromium.ts';

/** The tests find the browser in CHROMIUM_PATH. @returns the exit code. */
export async function playwright(
  args: readonly string[],
  env: NodeJS.ProcessEnv = process.env,
  stdio: StdioOptions = 'inherit',
): Promise<number> {
  const command = ['node_modules/playwright/cli.js', 'test', '--config', 'frontend/playwright.config.ts', ...args];
  const child = spawn(process.execPath, command, {
    cwd: root,
    env: { ...env, CHROMIUM_PATH: await chromiumPath() },
    stdio,
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  return code ?? 1;
}

if (import.meta.main) {
  await buildServices();
  if (!siteIsUpToDate()) await buildSite();
  process.exitCode = await playwright(process.argv.slice(2));
}
