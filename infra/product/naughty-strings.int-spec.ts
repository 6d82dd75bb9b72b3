// The Big List of Naughty Strings through the whole product: every accepted request is stored and mailed, and no input
// stops a worker.
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type AcceptedLead, type LeadKind, leadForm, leadKinds } from '@school/contracts';
import { aBody } from '@school/contracts/testing';
import { emptyDatabase, emptyRedis, eventually } from '@school/platform/testing';
import pg from 'pg';
import { type Stack, startStack } from '../stack/stack.ts';

const AT_ONCE = 40;
const naughtyStrings = createRequire(import.meta.url)('big-list-of-naughty-strings') as readonly string[];
const kinds = leadKinds.filter((kind) => leadForm(kind).endpoint !== null);
/** Fields of a fixed format. */
const FORMATTED = ['email', 'phone', 'telefono', 'codiceFiscale', 'dataIncidente'];
const dir = mkdtempSync(join(tmpdir(), 'naughty-'));
let stack: Stack;
let database: Awaited<ReturnType<typeof emptyDatabase>>;

beforeAll(async () => {
  database = await emptyDatabase();
  stack = await startStack({
    dir,
    only: ['gateway', 'lead-store', 'mailer'],
    external: { databaseUrl: database.url, redisUrl: await emptyRedis() },
    env: { LEADS_PER_10_MINUTES: '1000000', RETRY_TIME_SCALE: '0.002' },
  });
});
afterAll(async () => {
  await stack?.stop();
  await database?.drop();
  rmSync(dir, { recursive: true, force: true });
});

function bodyOf(kind: LeadKind, text: string): Record<string, unknown> {
  const free = Object.entries(aBody(kind)).filter(
    ([field, value]) =>
      typeof value === 'string' && leadForm(kind).fields[field]!.type !== 'choice' && !FORMATTED.includes(field),
  );
  return aBody(kind, Object.fromEntries(free.map(([field]) => [field, text])));
}

/** @returns the lead id of an accepted request; null for a refused one. */
async function send(kind: LeadKind, text: string): Promise<string | null> {
  const response = await fetch(new URL(leadForm(kind).endpoint!, stack.urls.api), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(bodyOf(kind, text)),
  });
  const answer = await response.text();
  expect([202, 400]).toContain(response.status);
  return response.status === 202 ? (JSON.parse(answer) as AcceptedLead).id : null;
}

it('each string in every free text field: accepted requests have one row and one mail', async () => {
  const accepted: string[] = [];
  for (let from = 0; from < naughtyStrings.length; from += AT_ONCE) {
    const batch = naughtyStrings.slice(from, from + AT_ONCE);
    const ids = await Promise.all(batch.map((text, index) => send(kinds[(from + index) % kinds.length]!, text)));
    accepted.push(...ids.filter((id) => id !== null));
  }
  expect(accepted.length).toBeGreaterThan(naughtyStrings.length / 2);

  const client = new pg.Client(database.url);
  await client.connect();
  await eventually(async () => {
    const { rows } = await client.query<{ id: string }>('SELECT id FROM leads');
    expect(rows.map(({ id }) => id).sort()).toEqual([...accepted].sort());
    const officeMail = /^<([0-9a-f-]{36})\.office@/;
    const mailed = (await stack.inbox.mails()).flatMap(({ messageId }) => officeMail.exec(messageId ?? '')?.[1] ?? []);
    expect(mailed.sort()).toEqual([...accepted].sort());
  }).finally(() => client.end());
});
