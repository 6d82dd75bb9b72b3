// Finds Firefox ESR and WebKitGTK for the end-to-end tests, or installs Debian's packages. Unlike Chromium they cannot
// be unpacked into another folder: WebKit and the X server start helper programs by absolute paths.
import { installDebianPackages, onPath } from '../embedded/debian-packages.ts';

export const ENGINE_PROGRAMS = ['firefox-esr', 'WebKitWebDriver', 'Xvfb'] as const;
export const ENGINE_PACKAGES: readonly string[] = ['firefox-esr', 'webkit2gtk-driver', 'xvfb', 'fonts-liberation'];

/**
 * @returns the path of a program.
 * @throws with a sentence that says what to install.
 */
export async function engineProgram(name: (typeof ENGINE_PROGRAMS)[number]): Promise<string> {
  const command = `apt-get install ${ENGINE_PACKAGES.join(' ')}`;
  const installed = onPath(name);
  if (installed) return installed;
  if (process.getuid?.() !== 0) throw new Error(`${name} is missing, and only root may install it: sudo ${command}`);
  try {
    await installDebianPackages(ENGINE_PACKAGES);
  } catch (cause) {
    throw new Error(`${name} is missing and could not be installed. On Debian: ${command}\n${String(cause)}`, {
      cause,
    });
  }
  const path = onPath(name);
  if (!path) throw new Error(`${command} brought no ${name}`);
  return path;
}
