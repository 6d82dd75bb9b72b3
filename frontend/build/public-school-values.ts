// The public values of the owner's file for the site. The offices' mailboxes are a separate module, because only a
// failed form shows them; the mailbox of the spam quarantine is not public.
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const PRIVATE = ['offices', 'mailFrom', 'pictures', 'helplines'];
const INTERNAL_OFFICE = 'verifica';

/** `SCHOOL_FILE`, relative to the repository, replaces infra/school.json. */
export const ownersFile = resolve(
  fileURLToPath(new URL('../..', import.meta.url)),
  process.env['SCHOOL_FILE'] ?? 'infra/school.json',
);

export const readOwnersFile = async () => JSON.parse(await readFile(ownersFile, 'utf8')) as Record<string, unknown>;

function mailboxes({ offices }: Record<string, unknown>): [office: string, email: string][] {
  const open = Object.entries(offices as Record<string, { email: string }>).filter(
    ([office]) => office !== INTERNAL_OFFICE,
  );
  return open.map(([office, { email }]) => [office, email]);
}

export function publicSchoolValues(): Plugin {
  return {
    name: 'public-school-values',
    enforce: 'pre',
    load: {
      filter: { id: /\/infra\/school\.json(\?offices)?$/ },
      async handler(id) {
        const values = await readOwnersFile();
        const entries = id.endsWith('?offices')
          ? mailboxes(values)
          : Object.entries(values).filter(([key]) => !PRIVATE.includes(key));
        return { code: JSON.stringify(Object.fromEntries(entries)), moduleType: 'json' };
      },
    },
  };
}
