// `make rehearse`: sends requests to a running `docker compose up` while the command in COMMAND runs, and counts those
// that were lost. Needs the profile `dev` (Mailpit) and a large LEADS_PER_10_MINUTES.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { eventually } from '@school/platform/testing';
import { startVisitors } from '../drill/visitors.ts';
import { root } from '../stack/checkout.ts';
import { mailedIds, siteUrl, storedIds } from './running.ts';

const REQUESTS_BEFORE_AND_AFTER = 100;
/** Back-off is that of production. */
const PROCESSED_WITHIN_MS = 300_000;

const command = process.env['COMMAND'];
const say = (line: string) => void process.stdout.write(`${line}\n`);

const visitors = startVisitors([siteUrl]);
await visitors.more(REQUESTS_BEFORE_AND_AFTER);
let ended: unknown = 0;
if (command) {
  say(`Running: ${command}`);
  [ended] = await once(
    spawn('/bin/bash', ['-e', '-o', 'pipefail', '-c', command], { cwd: root, stdio: 'inherit' }),
    'exit',
  );
  if (ended !== 0) say(`The command has failed (${String(ended)}): the rehearsal does not count`);
}
await visitors.more(REQUESTS_BEFORE_AND_AFTER);
await visitors.finish();

const acknowledged = new Set(visitors.acknowledged);
let counts = { stored: 0, mailed: 0, twice: 0 };
const look = async () => {
  const [rows, mails] = await Promise.all([storedIds(), mailedIds()]);
  const sent = mails.filter((id) => acknowledged.has(id));
  const mailed = new Set(sent).size;
  counts = { stored: rows.filter((id) => acknowledged.has(id)).length, mailed, twice: sent.length - mailed };
  if (counts.stored < acknowledged.size || mailed < acknowledged.size) throw new Error('not yet');
};
const isComplete = await eventually(look, PROCESSED_WITHIN_MS, 1000).then(
  () => true,
  () => false,
);

const failures = [...visitors.failures].map(([kind, times]) => `${times} × ${kind}`).join(', ') || 'none';
say(
  `${acknowledged.size} acknowledged, ${counts.stored} stored, ${counts.mailed} mailed, ${counts.twice} mailed twice; ` +
    `repeated after: ${failures}`,
);
if (!isComplete) say('Lost, or not delivered yet: see docker compose logs');
process.exit(isComplete && ended === 0 ? 0 : 1);
