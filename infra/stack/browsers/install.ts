// Installs all browsers of the end-to-end tests at once.
import { installDebianPackages, onPath } from '../embedded/debian-packages.ts';
import { CHROMIUM_PACKAGES, CHROMIUM_SHELL } from './chromium.ts';
import { ENGINE_PACKAGES, ENGINE_PROGRAMS } from './other-engines.ts';

/**
 * Installs Debian's packages of those that are missing; of Chromium the one without a window, although another may be
 * there: it takes half the processor time.
 * @throws when this is no Debian-like system, this is not root, or what apt-get says.
 */
export async function installBrowsers(): Promise<void> {
  if (!onPath('apt-get')) throw new Error('this system has no apt-get');
  const missing = [CHROMIUM_SHELL, ...ENGINE_PROGRAMS].filter((program) => onPath(program) === undefined);
  if (missing.length > 0) await installDebianPackages([...new Set([...CHROMIUM_PACKAGES, ...ENGINE_PACKAGES])]);
}
