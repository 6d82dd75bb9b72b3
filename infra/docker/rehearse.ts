// Lets visitors send requests to the running containers while a command does something to them, then counts what became of the requests.
// usage: rehearse.ts [shell command]; it needs the profile `dev` (Mailpit) and LEADS_PER_10_MINUTES and LEADS_PER_DAY out of the way.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { eventually } from '@school/platform/testing';
import { root } from '../stack/checkout.ts';
import { crowd } from '../drill/visitors.ts';
import { clearMails, mailedIds, siteUrl, storedIds } from './running.ts';

const VISITORS = 8;
const BEFORE_AND_AFTER = 100;
/** Waiting times between attempts are those of production. */
const DRAINED_WITHIN_MS = 300_000;

const command = process.argv.slice(2).join(' ');
const say = (line: string) => void process.stdout.write(`${line}\n`);

await clearMails();
const visitors = crowd(siteUrl, { size: VISITORS });
await visitors.more(BEFORE_AND_AFTER);
if (command) {
  const [code] = (await once(spawn(command, { shell: true, cwd: root, stdio: 'inherit' }), 'exit')) as [number | null];
  if (code !== 0) say(`The command ended with ${String(code)}`);
}
await visitors.more(BEFORE_AND_AFTER);
await visitors.leave();

const acknowledged = new Set(visitors.acknowledged);
const count = async () => {
  const [rows, mails] = await Promise.all([storedIds(), mailedIds()]);
  const ours = mails.filter((id) => acknowledged.has(id));
  return { stored: rows.filter((id) => acknowledged.has(id)).length, mailed: new Set(ours).size, twice: ours.length - new Set(ours).size };
};
let seen = await count();
await eventually(
  async () => {
    seen = await count();
    if (seen.stored < acknowledged.size || seen.mailed < acknowledged.size) throw new Error('not yet');
  },
  DRAINED_WITHIN_MS,
  1000,
).catch(() => undefined);

const setbacks = [...visitors.setbacks].map(([what, times]) => `${times} × ${what}`).join(', ') || 'none';
say(`${acknowledged.size} acknowledged, ${seen.stored} stored, ${seen.mailed} mailed, ${seen.twice} mailed twice; sent again: ${setbacks}`);
const lost = seen.stored < acknowledged.size || seen.mailed < acknowledged.size;
if (lost) say('LOST, or not yet delivered: see docker compose logs');
process.exit(lost ? 1 : 0);
