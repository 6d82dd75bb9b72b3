// Sends requests to the running containers while a shell command runs, then counts rows and mails. Usage: rehearse.ts
// [shell command]. Needs the profile `dev` (Mailpit), and LEADS_PER_10_MINUTES and LEADS_PER_DAY large enough.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { eventually } from '@school/platform/testing';
import { root } from '../stack/checkout.ts';
import { startVisitors } from '../drill/visitors.ts';
import { clearMails, mailedIds, siteUrl, storedIds } from './running.ts';

const VISITORS = 8;
const REQUESTS_BEFORE_AND_AFTER = 100;
/** Back-off is that of production. */
const PROCESSED_WITHIN_MS = 300_000;

const command = process.argv.slice(2).join(' ');
const say = (line: string) => void process.stdout.write(`${line}\n`);

await clearMails();
const visitors = startVisitors(siteUrl, { size: VISITORS });
await visitors.more(REQUESTS_BEFORE_AND_AFTER);
if (command) {
  const [code] = (await once(spawn(command, { shell: true, cwd: root, stdio: 'inherit' }), 'exit')) as [number | null];
  if (code !== 0) say(`The command ended with ${String(code)}`);
}
await visitors.more(REQUESTS_BEFORE_AND_AFTER);
await visitors.finish();

const acknowledged = new Set(visitors.acknowledged);
const count = async () => {
  const [rows, mails] = await Promise.all([storedIds(), mailedIds()]);
  const acknowledgedMails = mails.filter((id) => acknowledged.has(id));
  return {
    stored: rows.filter((id) => acknowledged.has(id)).length,
    mailed: new Set(acknowledgedMails).size,
    twice: acknowledgedMails.length - new Set(acknowledgedMails).size,
  };
};
let seen = await count();
await eventually(
  async () => {
    seen = await count();
    if (seen.stored < acknowledged.size || seen.mailed < acknowledged.size) throw new Error('not yet');
  },
  PROCESSED_WITHIN_MS,
  1000,
).catch(() => undefined);

const failures = [...visitors.failures].map(([kind, times]) => `${times} × ${kind}`).join(', ') || 'none';
say(
  `${acknowledged.size} acknowledged, ${seen.stored} stored, ${seen.mailed} mailed, ${seen.twice} mailed twice; repeated ` +
    `after: ${failures}`,
);
const lost = seen.stored < acknowledged.size || seen.mailed < acknowledged.size;
if (lost) say('Lost, or not delivered yet: see docker compose logs');
process.exit(lost ? 1 : 0);
