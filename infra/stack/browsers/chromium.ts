// Finds a Chromium for the end-to-end tests, or installs Debian's package.
import { chmodSync, existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { local } from '../checkout.ts';
import { installDebianPackages, libraryPath, onPath, unpackDebianPackages } from '../embedded/debian-packages.ts';

/** The same engine without a window: a page takes less than half the processor time. */
export const CHROMIUM_SHELL = 'chromium-headless-shell';
const NAMES = [CHROMIUM_SHELL, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
/** Without any installed font Chromium draws no text at all. */
export const CHROMIUM_PACKAGES: readonly string[] = [CHROMIUM_SHELL, 'fonts-liberation'];

/**
 * The program's path: CHROMIUM_PATH, else one on PATH, else Debian's package, installed when we are root and otherwise
 * unpacked below `.local/`.
 * @throws with a sentence that says what to install.
 */
export async function chromiumPath(): Promise<string> {
  const given = process.env['CHROMIUM_PATH'];
  if (given) {
    if (existsSync(given)) return given;
    throw new Error(`CHROMIUM_PATH names ${given}, which does not exist.`);
  }
  const installed = NAMES.map(onPath).find((path) => path !== undefined) ?? [MAC].find((path) => existsSync(path));
  if (installed) return installed;
  try {
    return await (process.getuid?.() === 0 ? install() : unpack());
  } catch (cause) {
    throw new Error(
      `Chromium is missing and could not be installed. Install it (Debian: apt-get install ${CHROMIUM_SHELL}) or set ` +
        `CHROMIUM_PATH.\n${String(cause)}`,
      { cause },
    );
  }
}

async function install(): Promise<string> {
  await installDebianPackages(CHROMIUM_PACKAGES);
  const path = onPath(CHROMIUM_SHELL);
  if (!path) throw new Error(`apt-get installed no ${CHROMIUM_SHELL}`);
  return path;
}

/** Unpacks the package, with a script that sets the paths of its libraries and its font configuration. */
async function unpack(): Promise<string> {
  const folder = join(local.cache, 'chromium');
  const program = join(folder, 'chromium.sh');
  if (existsSync(program)) return program;
  await unpackDebianPackages(CHROMIUM_PACKAGES, folder);
  const lines = [
    '#!/bin/sh',
    `export LD_LIBRARY_PATH='${libraryPath(folder)}' XDG_DATA_DIRS='${join(folder, 'usr/share')}:/usr/share'`,
    `[ -d /etc/fonts ] || export FONTCONFIG_PATH='${join(folder, 'etc/fonts')}'`,
    `exec '${join(folder, 'usr/lib/chromium', CHROMIUM_SHELL)}' "$@"`,
  ];
  writeFileSync(program, `${lines.join('\n')}\n`);
  chmodSync(program, 0o755);
  return program;
}
