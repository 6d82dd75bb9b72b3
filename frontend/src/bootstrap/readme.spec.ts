import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';

const frontend = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(frontend, file), 'utf8');
const sources = globSync('{src,build}/**/*.{ts,tsx}', { cwd: frontend }).map(read).join('\n');

it('every attribute in its table exists', () => {
  const listed = read('src/bootstrap/README.md').match(/data-[a-z-]+/g)!;
  expect(listed.filter((attribute) => !sources.includes(attribute))).toEqual([]);
});
