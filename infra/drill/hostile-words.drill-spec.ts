// The whole list of naughty strings through the whole product: what the gateway takes is stored and mailed, and no word stops a worker.
import { createRequire } from 'node:module';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type AcceptedLead, type LeadKind, leadForm, leadKinds } from '@school/contracts';
import { aBody } from '@school/contracts/testing';
import { eventually } from '@school/platform/testing';
import { type Stage, setStage } from './stage.ts';

const DRAINED_WITHIN_MS = 120_000;
const AT_ONCE = 40;
const naughtyStrings = createRequire(import.meta.url)('big-list-of-naughty-strings') as readonly string[];
const kinds = leadKinds.filter((kind) => leadForm(kind).endpoint !== null);
/** Fields that are not for any words at all. */
const OTHERWISE = ['email', 'phone', 'telefono', 'codiceFiscale', 'dataIncidente'];
let stage: Stage;

beforeAll(async () => {
  stage = await setStage();
});
afterAll(async () => void (await stage?.close()));

function bodyOf(kind: LeadKind, words: string): Record<string, unknown> {
  const free = Object.entries(aBody(kind)).filter(
    ([field, value]) => typeof value === 'string' && leadForm(kind).fields[field]!.type !== 'choice' && !OTHERWISE.includes(field),
  );
  return aBody(kind, Object.fromEntries(free.map(([field]) => [field, words])));
}

/** The id of a request that was taken; null for one that was refused. */
async function send(kind: LeadKind, words: string): Promise<string | null> {
  const response = await fetch(new URL(leadForm(kind).endpoint!, stage.stack.urls.api), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(bodyOf(kind, words)),
  });
  const answer = await response.text();
  expect([202, 400]).toContain(response.status);
  return response.status === 202 ? (JSON.parse(answer) as AcceptedLead).id : null;
}

it('every naughty string in every field of free words: each request that was taken has one row and one mail, and none is a dead letter', async () => {
  const requests = naughtyStrings.flatMap((words) => kinds.map((kind) => [kind, words] as const));
  const taken: string[] = [];
  for (let from = 0; from < requests.length; from += AT_ONCE) {
    const ids = await Promise.all(requests.slice(from, from + AT_ONCE).map(([kind, words]) => send(kind, words)));
    taken.push(...ids.filter((id) => id !== null));
  }
  expect(taken.length).toBeGreaterThan(requests.length / 2);
  await eventually(
    async () => {
      const { rows, mails, dead, underWay } = await stage.ledger.read();
      expect({ dead: Object.values(dead).some(Boolean), underWay }).toEqual({ dead: false, underWay: 0 });
      expect([...rows].sort()).toEqual([...taken].sort());
      expect([...mails].sort()).toEqual([...taken].sort());
    },
    DRAINED_WITHIN_MS,
    1000,
  );
});
