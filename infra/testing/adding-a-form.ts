// Tests docs/adding-a-form.md in a copy of this checkout: applies its code blocks, runs the type check and the tests about forms, sends one
// request from HTTP to its row and the office's mail, and counts the changed files.
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import pg from 'pg';
import { root } from '../stack/checkout.ts';
import { run } from '../stack/run.ts';
import { startStack } from '../stack/stack.ts';

const PAGE = 'docs/adding-a-form.md';
const MOST_FILES = 5;
const MOST_ROOMS = 3;
/** Written by the router's generator, not by a person. */
const GENERATED = 'frontend/src/route-tree.gen.ts';
const KIND = 'visit';
const ARRIVES_WITHIN_MS = 60_000;

/** Copies the checkout with its compiled code, so that only changes are compiled; links installed packages. */
function copyCheckout(copy: string): void {
  for (const name of readdirSync(root)) {
    if (['.git', '.local', 'node_modules'].includes(name)) continue;
    const filter = (path: string): boolean => !/\/(node_modules|bundle)$/.test(path);
    cpSync(join(root, name), join(copy, name), { recursive: true, preserveTimestamps: true, filter });
  }
  for (const folder of ['node_modules', 'frontend/node_modules']) {
    mkdirSync(join(copy, folder));
    for (const name of existsSync(join(root, folder)) ? readdirSync(join(root, folder)) : []) {
      if (name !== '@school' && name !== '.prerender') symlinkSync(join(root, folder, name), join(copy, folder, name));
    }
  }
  mkdirSync(join(copy, 'node_modules/@school'));
  for (const room of readdirSync(join(root, 'services')))
    symlinkSync(join(copy, 'services', room), join(copy, 'node_modules/@school', room));
}

/** A block of code after the paragraph that begins with the name of its file. */
const BLOCK = /^`([^`]+)`[^\n]*(?:\n(?!```)[^\n]+)*\n+```(\w+)\n(.*?)^```$/gms;

function applyPage(copy: string): void {
  const blocks = [...readFileSync(join(copy, PAGE), 'utf8').matchAll(BLOCK)];
  for (const [, file = '', language, code = ''] of blocks) {
    const path = join(copy, file);
    if (language === 'diff') {
      writeFileSync(path, patched(readFileSync(path, 'utf8'), code, file));
    } else {
      if (existsSync(path)) throw new Error(`${PAGE} calls ${file} new, but it is there`);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, code);
    }
  }
}

/** Each paragraph of a diff is one replacement; its context and removed lines must occur exactly once in the file. */
function patched(content: string, diff: string, file: string): string {
  return diff.split(/\n\n/).reduce((text, hunk) => {
    const lines = hunk.split('\n').filter(Boolean);
    const side = (marks: string) =>
      lines
        .filter((line) => marks.includes(line[0]!))
        .map((line) => line.slice(1))
        .join('\n');
    const before = side(' -');
    if (text.split(before).length !== 2)
      throw new Error(`${PAGE} changes lines of ${file} that do not occur there exactly once:\n${before}`);
    return text.replace(before, () => side(' +'));
  }, content);
}

/** Installed or generated files. */
const GENERATED_PATHS = /(^|\/)(node_modules|dist|\.local)\/|\.tsbuildinfo$/;

/** The files that people write, by path. */
function sources(folder: string): Map<string, string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const files = entries.map((entry) => relative(folder, join(entry.parentPath, entry.name)));
  const written = files.filter((file) => !GENERATED_PATHS.test(file) && file !== GENERATED);
  return new Map(written.map((file) => [file, readFileSync(join(folder, file), 'latin1')]));
}

async function until<T>(what: string, look: () => Promise<T | undefined>): Promise<T> {
  const deadline = Date.now() + ARRIVES_WITHIN_MS;
  for (;;) {
    const found = await look();
    if (found !== undefined) return found;
    if (Date.now() > deadline) throw new Error(`${what} has not come within ${ARRIVES_WITHIN_MS / 1000} seconds`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** Sends one request and waits for its row and its mail. */
async function sendOne(copy: string): Promise<string> {
  const compiled = (file: string): Promise<unknown> => import(pathToFileURL(join(copy, 'services/contracts/dist', file)).href);
  const { leadForm } = (await compiled('index.js')) as { leadForm: (kind: string) => { readonly endpoint: string } };
  const { aBody } = (await compiled('testing/index.js')) as { aBody: (kind: string) => object };
  const dir = join(copy, '.local/stack');
  const stack = await startStack({ dir, root: copy, only: ['gateway', 'lead-store', 'mailer'] });
  const database = new pg.Client({ connectionString: stack.urls.postgres });
  try {
    await database.connect();
    const response = await fetch(new URL(leadForm(KIND).endpoint, stack.urls.api), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(aBody(KIND)),
    });
    if (response.status !== 202) throw new Error(`the gateway answered ${response.status}: ${await response.text()}`);
    const { id, riferimento } = (await response.json()) as { readonly id: string; readonly riferimento: string };
    const row = () => database.query<{ kind: string }>('SELECT kind FROM leads WHERE id = $1 AND kind = $2', [id, KIND]);
    await until('the row', async () => (await row()).rows[0]);
    const mail = await until('the mail', async () => (await stack.inbox.mails({ subject: riferimento }))[0]);
    return `${riferimento}: stored, and mailed as "${mail.subject}"`;
  } finally {
    await database.end();
    await stack.stop();
  }
}

const copy = mkdtempSync(join(tmpdir(), 'adding-a-form-'));
const say = (line: string) => process.stdout.write(`${line}\n`);
try {
  copyCheckout(copy);
  const before = sources(copy);
  applyPage(copy);
  // None of these tests uses the weights of Gaia's reader.
  const env = { ...process.env, GAIA_LEARNT: 'none' };
  const rooms = '(services/(contracts|catalog|mailer|gateway)|frontend)/';
  // The longest ones of the site know nothing of forms.
  const aboutOther = 'frontend/src/(components/ui/picture|features/level-test/)';
  const tests = ['infra/testing/jest.ts', '--selectProjects', 'unit', '--testPathPatterns', rooms, '--testPathIgnorePatterns', aboutOther];
  await run(process.execPath, tests, { what: 'The unit tests with the new form', cwd: copy, env });
  say('unit tests: passed');
  await run(process.execPath, ['node_modules/typescript/bin/tsc', '-b'], { what: 'The type check with the new form', cwd: copy });
  say('type check: passed');
  say(await sendOne(copy));
  const touched = [...sources(copy)].filter(([file, content]) => before.get(file) !== content).map(([file]) => file);
  const touchedRooms = new Set(touched.map((file) => /^(services\/)?[^/]+/.exec(file)![0]));
  say(`${touched.length} files in ${touchedRooms.size} rooms:\n${touched.map((file) => `  ${file}`).join('\n')}`);
  if (touched.length > MOST_FILES || touchedRooms.size > MOST_ROOMS)
    throw new Error(`more than ${MOST_FILES} files in ${MOST_ROOMS} rooms`);
} finally {
  rmSync(copy, { recursive: true, force: true });
}
