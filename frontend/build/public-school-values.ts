// Lets into the site only what the public may read of the owner's file: the offices' mailboxes stay on the server.
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const PRIVATE = ['offices', 'mailFrom'];

/** `SCHOOL_FILE`, relative to the repository, puts another file in the place of infra/school.json. */
export const ownersFile = resolve(fileURLToPath(new URL('../..', import.meta.url)), process.env['SCHOOL_FILE'] ?? 'infra/school.json');

export const readOwnersFile = async () => JSON.parse(await readFile(ownersFile, 'utf8')) as Record<string, unknown>;

export function publicSchoolValues(): Plugin {
  return {
    name: 'public-school-values',
    enforce: 'pre',
    load: {
      filter: { id: /\/infra\/school\.json$/ },
      async handler() {
        const values = Object.entries(await readOwnersFile());
        return JSON.stringify(Object.fromEntries(values.filter(([key]) => !PRIVATE.includes(key))));
      },
    },
  };
}
