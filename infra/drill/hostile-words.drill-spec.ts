// The Big List of Naughty Strings through the whole product: every accepted request is stored and mailed, and no input
// stops a worker.
import { createRequire } from 'node:module';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type AcceptedLead, type LeadKind, leadForm, leadKinds } from '@school/contracts';
import { aBody } from '@school/contracts/testing';
import { eventually } from '@school/platform/testing';
import { type SystemUnderTest, startSystem } from './system-under-test.ts';

const PROCESSED_WITHIN_MS = 120_000;
const AT_ONCE = 40;
const naughtyStrings = createRequire(import.meta.url)('big-list-of-naughty-strings') as readonly string[];
const kinds = leadKinds.filter((kind) => leadForm(kind).endpoint !== null);
/** Fields of a fixed format. */
const FORMATTED = ['email', 'phone', 'telefono', 'codiceFiscale', 'dataIncidente'];
let system: SystemUnderTest;

beforeAll(async () => {
  system = await startSystem();
});
afterAll(async () => void (await system?.close()));

function bodyOf(kind: LeadKind, text: string): Record<string, unknown> {
  const free = Object.entries(aBody(kind)).filter(
    ([field, value]) =>
      typeof value === 'string' && leadForm(kind).fields[field]!.type !== 'choice' && !FORMATTED.includes(field),
  );
  return aBody(kind, Object.fromEntries(free.map(([field]) => [field, text])));
}

/** @returns the lead id of an accepted request; null for a refused one. */
async function send(kind: LeadKind, text: string): Promise<string | null> {
  const response = await fetch(new URL(leadForm(kind).endpoint!, system.stack.urls.api), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(bodyOf(kind, text)),
  });
  const answer = await response.text();
  expect([202, 400]).toContain(response.status);
  return response.status === 202 ? (JSON.parse(answer) as AcceptedLead).id : null;
}

it('every naughty string in every free text field: each accepted request has one row and one mail, and none is a dead letter', async () => {
  const requests = naughtyStrings.flatMap((text) => kinds.map((kind) => [kind, text] as const));
  const accepted: string[] = [];
  for (let from = 0; from < requests.length; from += AT_ONCE) {
    const ids = await Promise.all(requests.slice(from, from + AT_ONCE).map(([kind, text]) => send(kind, text)));
    accepted.push(...ids.filter((id) => id !== null));
  }
  expect(accepted.length).toBeGreaterThan(requests.length / 2);
  await eventually(
    async () => {
      const { rows, mails, deadLetters, unfinished } = await system.outcomes.read();
      expect({ isDead: Object.values(deadLetters).some(Boolean), unfinished }).toEqual({
        isDead: false,
        unfinished: 0,
      });
      expect([...rows].sort()).toEqual([...accepted].sort());
      expect([...mails].sort()).toEqual([...accepted].sort());
    },
    PROCESSED_WITHIN_MS,
    1000,
  );
});
