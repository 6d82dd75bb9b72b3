// Lets into the site only what the public may read of the owner's file: the offices' mailboxes stay on the server.
import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

const PRIVATE = ['offices', 'mailFrom'];

/** `SCHOOL_FILE` puts another file in the place of infra/school.json. */
export function publicSchoolValues(): Plugin {
  return {
    name: 'public-school-values',
    enforce: 'pre',
    load: {
      filter: { id: /\/infra\/school\.json$/ },
      async handler(id) {
        const values = JSON.parse(await readFile(process.env['SCHOOL_FILE'] ?? id, 'utf8')) as Record<string, unknown>;
        return JSON.stringify(Object.fromEntries(Object.entries(values).filter(([key]) => !PRIVATE.includes(key))));
      },
    },
  };
}
