// Copies the compiled services and edits the copy: another version of the program, or a mutant. The checkout itself is
// not changed.
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { root } from '../stack/checkout.ts';

/** One replacement in a compiled file, whose path is relative to the checkout. */
export type Edit = readonly [file: string, find: string, replace: string];

const copies: string[] = [];
process.once('exit', () => copies.forEach((folder) => rmSync(folder, { recursive: true, force: true })));

/**
 * @returns the folder of the copy, which is removed when this process ends. @throws when a text to be replaced does not
 * occur exactly once.
 */
export function copyProgram(edits: readonly Edit[]): string {
  const copy = mkdtempSync(join(tmpdir(), 'drill-program-'));
  copies.push(copy);
  for (const part of globSync('services/{*,libs/*}/{dist,package.json,knowledge}', { cwd: root }))
    cpSync(join(root, part), join(copy, part), { recursive: true });
  const packages = join(copy, 'node_modules');
  mkdirSync(join(packages, '@school'), { recursive: true });
  for (const name of readdirSync(join(root, 'node_modules'))) {
    if (name !== '@school') symlinkSync(join(root, 'node_modules', name), join(packages, name));
  }
  for (const file of globSync('services/{*,libs/*}/package.json', { cwd: copy })) {
    const room = dirname(join(copy, file));
    symlinkSync(room, join(packages, '@school', basename(room)));
  }
  symlinkSync(join(root, 'infra'), join(copy, 'infra'));
  for (const [file, find, replace] of edits) {
    const before = readFileSync(join(copy, file), 'utf8');
    if (before.split(find).length !== 2) throw new Error(`${file} does not hold exactly once: ${find}`);
    writeFileSync(
      join(copy, file),
      before.replace(find, () => replace),
    );
  }
  return copy;
}
