// Does what docs/adding-a-form.md says, in a copy of this checkout: applies its blocks, runs the type check and the tests that know forms,
// sends one request from HTTP to the row and the office's mail, and counts the files that were touched.
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import pg from 'pg';
import { root } from '../checkout.ts';
import { run } from '../run.ts';
import { startStack } from '../stack.ts';

const PAGE = 'docs/adding-a-form.md';
const MOST_FILES = 5;
const MOST_ROOMS = 3;
/** Written by the router's generator, not by a person. */
const GENERATED = 'frontend/src/route-tree.gen.ts';
const KIND = 'visit';
const ARRIVES_WITHIN_MS = 60_000;

/** Everything but installed packages, which are linked to. Compiled code comes along, so that only what changed is compiled. */
function copyCheckout(copy: string): void {
  for (const name of readdirSync(root)) {
    if (['.git', '.local', 'node_modules'].includes(name)) continue;
    cpSync(join(root, name), join(copy, name), { recursive: true, preserveTimestamps: true, filter: (path) => !/\/(node_modules|bundle)$/.test(path) });
  }
  for (const folder of ['node_modules', 'frontend/node_modules']) {
    mkdirSync(join(copy, folder));
    for (const name of existsSync(join(root, folder)) ? readdirSync(join(root, folder)) : []) {
      if (name !== '@school' && name !== '.prerender') symlinkSync(join(root, folder, name), join(copy, folder, name));
    }
  }
  mkdirSync(join(copy, 'node_modules/@school'));
  for (const service of readdirSync(join(root, 'services'))) symlinkSync(join(copy, 'services', service), join(copy, 'node_modules/@school', service));
}

/** A block of code, after the paragraph that begins with the file it belongs to. */
const BLOCK = /^`([^`]+)`[^\n]*\n```(\w+)\n(.*?)^```$/gms;

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

/** Each paragraph of a diff is one replacement; the lines that it keeps and takes out must stand in the file once. */
function patched(content: string, diff: string, file: string): string {
  return diff.split(/\n\n/).reduce((text, hunk) => {
    const side = (marks: string) => hunk.split('\n').filter((line) => line && marks.includes(line[0]!)).map((line) => line.slice(1)).join('\n');
    const before = side(' -');
    if (text.split(before).length !== 2) throw new Error(`${PAGE} changes lines of ${file} that do not stand there once:\n${before}`);
    return text.replace(before, () => side(' +'));
  }, content);
}

/** What people write, by its path: without what is installed or made. */
function sources(folder: string): Map<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const written = files.map((file) => relative(folder, file)).filter((file) => !/(^|\/)(node_modules|dist|\.local)\/|\.tsbuildinfo$/.test(file) && file !== GENERATED);
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

/** One request, from HTTP to its row and its mail. */
async function sendOne(copy: string): Promise<string> {
  const of = (file: string) => import(pathToFileURL(join(copy, 'services/contracts/dist', file)).href) as Promise<Record<string, (kind: string) => Record<string, unknown>>>;
  const { leadForm } = await of('index.js');
  const { aBody } = await of('testing/index.js');
  const dir = join(copy, '.local/stack');
  const stack = await startStack({ dir, root: copy, only: ['gateway', 'lead-store', 'mailer'] });
  const database = new pg.Client({ connectionString: stack.urls.postgres });
  try {
    await database.connect();
    const response = await fetch(new URL(String(leadForm!(KIND)['endpoint']), stack.urls.api), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(aBody!(KIND)),
    });
    if (response.status !== 202) throw new Error(`the gateway answered ${response.status}: ${await response.text()}`);
    const { id, riferimento } = (await response.json()) as { readonly id: string; readonly riferimento: string };
    await until('the row', async () => (await database.query('SELECT kind FROM leads WHERE id = $1 AND kind = $2', [id, KIND])).rows[0] as object | undefined);
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
  // Nothing of what Gaia learns is asked for here.
  const env = { ...process.env, GAIA_LEARNT: 'none' };
  const tests = ['infra/local/testing/jest.ts', '--selectProjects', 'unit', '--testPathPatterns', '(services/(contracts|catalog|mailer|gateway)|frontend)/'];
  await run(process.execPath, tests, { what: 'The unit tests with the new form', cwd: copy, env });
  say('unit tests: passed');
  await run(process.execPath, ['node_modules/typescript/bin/tsc', '-b'], { what: 'The type check with the new form', cwd: copy });
  say('type check: passed');
  say(await sendOne(copy));
  const touched = [...sources(copy)].filter(([file, content]) => before.get(file) !== content).map(([file]) => file);
  const rooms = new Set(touched.map((file) => /^(services\/)?[^/]+/.exec(file)![0]));
  say(`${touched.length} files in ${rooms.size} rooms:\n${touched.map((file) => `  ${file}`).join('\n')}`);
  if (touched.length > MOST_FILES || rooms.size > MOST_ROOMS) throw new Error(`more than ${MOST_FILES} files in ${MOST_ROOMS} rooms`);
} finally {
  rmSync(copy, { recursive: true, force: true });
}
