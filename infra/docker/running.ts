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
const inboxUrl = 'http://127.0.0.1:8025';

/** @returns the ids of the stored leads. */
export async function storedIds(): Promise<string[]> {
  const query = ['exec', '-T', 'postgres', 'psql', '-U', 'school', '-d', 'school', '-Atc', 'SELECT id FROM leads'];
  const { stdout } = await promisify(execFile)('docker', ['compose', ...query], { cwd: root, maxBuffer: 1 << 28 });
  return stdout.split('\n').filter(Boolean);
}

/** Deletes all mails in Mailpit, which keeps a limited number. */
export const clearMails = async (): Promise<void> =>
  void (await fetch(`${inboxUrl}/api/v1/messages`, { method: 'DELETE' }));

const PAGE = 500;
const OFFICE_MESSAGE = /^<?([0-9a-f-]{36})\.office@/;

/** @returns the lead ids of the mails to offices in Mailpit, one for each mail. */
export async function mailedIds(): Promise<string[]> {
  const ids: string[] = [];
  for (let start = 0; ; start += PAGE) {
    const response = await fetch(`${inboxUrl}/api/v1/messages?start=${start}&limit=${PAGE}`);
    const { messages } = (await response.json()) as { messages: { MessageID: string }[] };
    ids.push(...messages.flatMap(({ MessageID }) => OFFICE_MESSAGE.exec(MessageID)?.[1] ?? []));
    if (messages.length < PAGE) return ids;
  }
}
