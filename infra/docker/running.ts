// Rows, mails and the site's URL of a running `docker compose up`, for the programs that test it.
import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv, promisify } from 'node:util';
import { root } from '../stack/checkout.ts';

const file = join(root, '.env');
// Not loaded into the environment: a command that changes the file during a test must see the change.
const settings = { ...(existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {}), ...process.env };
const { SITE_DOMAIN, HTTP_PORT = '80' } = settings;

export const siteUrl =
  settings['SITE_URL'] || (SITE_DOMAIN ? `https://${SITE_DOMAIN}` : `http://localhost:${HTTP_PORT}`);

const compose = async (...args: readonly string[]): Promise<string> =>
  (await promisify(execFile)('docker', ['compose', ...args], { cwd: root, maxBuffer: 1 << 28 })).stdout;

/** @returns the ids of the stored leads. */
export async function storedIds(): Promise<string[]> {
  const query = ['exec', '-T', 'postgres', 'psql', '-U', 'school', '-d', 'school', '-Atc', 'SELECT id FROM leads'];
  return (await compose(...query)).split('\n').filter(Boolean);
}

const PAGE = 500;
const OFFICE_MESSAGE = /^<?([0-9a-f-]{36})\.office@/;

/** @returns the lead ids of the mails to offices in this project's Mailpit, one for each mail. */
export async function mailedIds(): Promise<string[]> {
  const address = (await compose('port', 'mailpit', '8025')).trim();
  // By Mailpit's own id: a mail that arrives meanwhile moves the others to the next page.
  const mails = new Map<string, string>();
  for (let start = 0; ; start += PAGE) {
    const response = await fetch(`http://${address}/api/v1/messages?start=${start}&limit=${PAGE}`);
    const { messages } = (await response.json()) as { messages: { ID: string; MessageID: string }[] };
    for (const { ID, MessageID } of messages) mails.set(ID, MessageID);
    if (messages.length < PAGE) break;
  }
  return [...mails.values()].flatMap((id) => OFFICE_MESSAGE.exec(id)?.[1] ?? []);
}
