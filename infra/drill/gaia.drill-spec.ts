// A conversation goes on while Gaia's worker is killed: the visitor gets an answer or an honest failure, and one quote is one lead.
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { CHAT_ENDPOINT, type ChatMessage, type ChatReply } from '@school/contracts';
import { eventually } from '@school/platform/testing';
import { type Stack, startStack } from '../local/stack.ts';
import { outcome } from './ledger.ts';

jest.setTimeout(180_000);

const MOST_TURNS = 6;
const data = mkdtempSync(join(tmpdir(), 'drill-'));
let stack: Stack;

beforeAll(async () => {
  stack = await startStack({
    dir: data,
    only: ['gateway', 'lead-store', 'mailer', 'gaia'],
    env: { WORKER_LOCK_MS: '1500', WORKER_STALLED_CHECK_MS: '500', CHAT_DEADLINE_MS: '4000', CHATS_PER_MINUTE: '1000000', CHATS_PER_DAY: '1000000' },
  });
});
afterAll(async () => {
  await stack?.stop();
  rmSync(data, { recursive: true, force: true });
});

/** One turn, said again until it is answered. */
async function say(conversation: string, messages: readonly ChatMessage[]): Promise<ChatReply> {
  for (;;) {
    const response = await fetch(new URL(CHAT_ENDPOINT, stack.urls.api), {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': conversation },
      body: JSON.stringify({ messages }),
    });
    const answer = await response.text();
    if (response.ok) return JSON.parse(answer) as ChatReply;
    if (response.status < 500) throw new Error(`A valid turn was refused: ${response.status} ${answer}`);
  }
}

/** Asks for a quote and confirms it. @returns how many turns said that it was sent. */
async function askForQuote(): Promise<number> {
  const conversation = randomUUID();
  const messages: ChatMessage[] = [];
  let opening = `Vorrei un preventivo per una traduzione dal tedesco. Mi chiamo Gina Prova, la mia email è ${randomUUID()}@example.com`;
  let sent = 0;
  for (let turn = 0; turn < MOST_TURNS && sent === 0; turn += 1) {
    messages.push({ role: 'user', content: opening });
    const { message, quoteRequest } = await say(conversation, messages);
    if (quoteRequest) sent += 1;
    messages.push({ role: 'assistant', content: message });
    opening = message.includes('Confermi') ? 'Sì, confermo' : 'No grazie, va bene così';
  }
  return sent;
}

it('every confirmed quote is one row and one mail, however often the worker is killed', async () => {
  const quotes = 12;
  const visitors = Array.from({ length: quotes }, askForQuote);
  for (let kill = 0; kill < 3; kill += 1) {
    // Redis that does not answer keeps a turn in the worker's hands until it is dead.
    stack.pause('redis');
    await stack.kill('gaia');
    stack.resume('redis');
    await stack.start('gaia');
  }
  expect(await Promise.all(visitors)).toEqual(Array(quotes).fill(1));
  await eventually(async () => {
    const { rows, mails, dead } = await outcome(stack);
    expect({ rows: rows.length, mails: new Set(mails).size, copies: mails.length - new Set(mails).size, dead }).toEqual({ rows: quotes, mails: quotes, copies: 0, dead: {} });
  });
});
