// Finds the browsers that the end-to-end tests drive beside Chromium, or installs Debian's. Unlike Chromium they don't run from
// a folder of ours: WebKit starts its helpers, and the X server its keyboard compiler, by paths fixed at their build.
import { installDebianPackages, onPath } from '../embedded/debian-packages.ts';

const PACKAGES = ['firefox-esr', 'webkit2gtk-driver', 'xvfb', 'fonts-liberation'];

/**
 * The path of one of their programs.
 * @throws with a line saying what to do.
 */
export async function engineProgram(name: 'firefox-esr' | 'WebKitWebDriver' | 'Xvfb'): Promise<string> {
  const command = `apt-get install ${PACKAGES.join(' ')}`;
  const installed = onPath(name);
  if (installed) return installed;
  if (process.getuid?.() !== 0) throw new Error(`${name} is missing, and only root may install it: sudo ${command}`);
  try {
    await installDebianPackages(PACKAGES);
  } catch (cause) {
    throw new Error(`${name} is missing and could not be installed. On Debian: ${command}\n${String(cause)}`, { cause });
  }
  const path = onPath(name);
  if (!path) throw new Error(`${command} brought no ${name}`);
  return path;
}
