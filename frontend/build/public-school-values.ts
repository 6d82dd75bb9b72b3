// The public values of the owner's file for the site. The offices' mailboxes are a separate module, because only a
// failed form shows them; the mailbox of the spam quarantine is not public.
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { School } from '@school/catalog';
import { readJson } from '@school/catalog/school-file';
import type { Plugin } from 'vite';

const PRIVATE = ['$schema', 'offices', 'mailFrom', 'pictures', 'helplines'];
const INTERNAL_OFFICE = 'verifica';

/** `SCHOOL_FILE`, relative to the repository, replaces infra/school.json. */
export const ownersFile = resolve(
  fileURLToPath(new URL('../..', import.meta.url)),
  process.env['SCHOOL_FILE'] ?? 'infra/school.json',
);

export const readOwnersFile = () => readJson(ownersFile).content as Record<string, unknown>;

type Values = Readonly<Record<string, unknown>>;

const openOffices = ({ offices }: Values) =>
  Object.entries(offices as School['offices']).filter(([office]) => office !== INTERNAL_OFFICE);

/** By what follows the file's name. */
const parts: Readonly<Record<string, (values: Values) => unknown>> = {
  '': (values) => Object.fromEntries(Object.entries(values).filter(([key]) => !PRIVATE.includes(key))),
  '?offices': (values) => Object.fromEntries(openOffices(values).map(([office, { email }]) => [office, email])),
  '?office-closures': (values) =>
    openOffices(values).flatMap(([office, { name }]) =>
      ((values['closures'] ?? []) as School['closures'])
        .filter(({ offices }) => offices?.some((id) => id === office))
        .map(({ from, until }) => ({ name, from, until })),
    ),
  '?office-hours': (values) => openOffices(values).flatMap(([, { name, hours }]) => (hours ? [{ name, hours }] : [])),
};

export function publicSchoolValues(): Plugin {
  return {
    name: 'public-school-values',
    enforce: 'pre',
    load: {
      filter: { id: /\/infra\/school\.json(\?office(s|-hours|-closures))?$/ },
      handler(id) {
        const part = parts[/(\?.*)?$/.exec(id)![0]]!;
        return { code: JSON.stringify(part(readOwnersFile())), moduleType: 'json' };
      },
    },
  };
}
