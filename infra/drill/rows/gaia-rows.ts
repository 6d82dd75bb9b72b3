// F20–F22: Gaia's worker is killed during a conversation, hangs, or does not run; or her language model fails.
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { CHAT_ENDPOINT, type ChatMessage, type ChatReply } from '@school/contracts';
import { eventually } from '@school/platform/testing';
import type { Row, FaultContext } from '../row.ts';

const MOST_TURNS = 6;
const QUOTES = 12;
const KILLS = 3;

interface Conversation {
  readonly key: string;
  readonly messages: ChatMessage[];
}

const turn = ({ stack }: FaultContext, { key, messages }: Conversation): Promise<Response> =>
  fetch(new URL(CHAT_ENDPOINT, stack.urls.api), {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify({ messages }),
  });

/** Sends one turn again until it is answered. */
async function say(context: FaultContext, conversation: Conversation, content: string): Promise<ChatReply> {
  conversation.messages.push({ role: 'user', content });
  for (;;) {
    const response = await turn(context, conversation);
    const answer = await response.text();
    if (response.ok) {
      const reply = JSON.parse(answer) as ChatReply;
      conversation.messages.push({ role: 'assistant', content: reply.message });
      return reply;
    }
    assert.ok(response.status >= 500, `A valid turn was refused: ${response.status} ${answer}`);
  }
}

/** Asks for a quote, up to the question for confirmation. */
async function upToConfirmation(context: FaultContext): Promise<Conversation> {
  const conversation: Conversation = { key: randomUUID(), messages: [] };
  let words = `Vorrei un preventivo per una traduzione dal tedesco. Mi chiamo Gina Prova, la mia email è ${randomUUID()}@example.com`;
  for (let spoken = 0; spoken < MOST_TURNS; spoken += 1) {
    const { message } = await say(context, conversation, words);
    if (message.includes('Confermi')) return conversation;
    words = 'No grazie, va bene così';
  }
  throw new Error('Gaia never asked for a confirmation');
}

const CONFIRMATION = 'Sì, confermo';

/** The answers of a failing language model: none, an error, truncated JSON. */
const modelFailures: readonly ((response: ServerResponse) => unknown)[] = [
  () => undefined,
  (response) => response.writeHead(500, { 'content-type': 'application/json' }).end('{"error":{"message":"internal"}}'),
  (response) => response.writeHead(200, { 'content-type': 'application/json' }).end('{"choices": ['),
];

/** Confirms a quote while Gaia's worker uses a failing language model. */
async function quoteDespite(context: FaultContext, fail: (response: ServerResponse) => unknown): Promise<boolean> {
  let asked = 0;
  const model = createServer((_request, response) => {
    asked += 1;
    fail(response);
  }).listen(0, '127.0.0.1');
  await once(model, 'listening');
  try {
    const { port } = model.address() as AddressInfo;
    await context.stack.kill('gaia', 'SIGTERM');
    await context.stack.start('gaia', {
      env: {
        GAIA_MODEL: 'openai:failing',
        GAIA_BASE_URL: `http://127.0.0.1:${port}/v1`,
        GAIA_API_KEY: 'invented',
        GAIA_TIMEOUT_MS: '1000',
      },
    });
    const { quoteRequest } = await say(context, await upToConfirmation(context), CONFIRMATION);
    assert.ok(asked > 0, 'the language model was never asked');
    return quoteRequest;
  } finally {
    model.closeAllConnections();
    model.close();
  }
}

/** Long enough for several turns that each wait up to the deadline. */
const WORKER_MISSED_WITHIN_MS = 60_000;

/** Without a worker there are two correct answers: 503 with Retry-After at once, or 504 at the deadline. */
function assertUnavailable({ status, headers }: Response): void {
  assert.ok(
    status === 504 || (status === 503 && Number(headers.get('retry-after')) > 0),
    `${status}, Retry-After ${headers.get('retry-after')}`,
  );
}

export const gaiaRows: readonly Row[] = [
  {
    id: 'F20',
    fault: "Gaia's worker killed three times while it processes quotes",
    everyChange: true,
    inject: async (context) => {
      const { stack } = context;
      const quotes = Array.from(
        { length: QUOTES },
        async () => (await say(context, await upToConfirmation(context), CONFIRMATION)).quoteRequest,
      );
      for (let kill = 0; kill < KILLS; kill += 1) {
        // While Redis does not answer, the worker cannot complete a turn before it is killed.
        stack.pause('redis');
        await stack.kill('gaia');
        stack.resume('redis');
        await stack.start('gaia');
      }
      assert.deepEqual(
        await Promise.all(quotes),
        Array(QUOTES).fill(true),
        'a confirmed quote was not reported as sent',
      );
      return { unacknowledged: { least: QUOTES, most: QUOTES } };
    },
  },
  {
    id: 'F20b',
    fault: "Gaia's worker killed after Redis has queued a quote, before the answer arrives",
    inject: async (context) => {
      const { stack, redisLink } = context;
      const conversation = await upToConfirmation(context);
      await redisLink('gaia').set({ intercept: { pattern: 'bull:lead-mail:', at: 'answer', effect: 'hold' } });
      const reply = say(context, conversation, CONFIRMATION);
      await eventually(() => assert.ok(redisLink('gaia').intercepted > 0));
      await stack.kill('gaia');
      await redisLink('gaia').set({});
      await stack.start('gaia');
      assert.equal((await reply).quoteRequest, true, 'a confirmed quote was not reported as sent');
      return { unacknowledged: { least: 1, most: 1 } };
    },
  },
  {
    id: 'F21',
    fault: 'language model hangs, answers 500, answers truncated JSON: the embedded reader answers',
    inject: async (context) => {
      for (const fail of modelFailures)
        assert.equal(await quoteDespite(context, fail), true, 'a confirmed quote was not reported as sent');
      await context.stack.restart('gaia');
      return { unacknowledged: { least: modelFailures.length, most: modelFailures.length } };
    },
  },
  {
    id: 'F22',
    fault: "a quote is confirmed while Gaia's worker does not run, and while it is frozen",
    everyChange: true,
    inject: async (context) => {
      const { stack } = context;
      const conversation = await upToConfirmation(context);
      conversation.messages.push({ role: 'user', content: CONFIRMATION });
      await stack.kill('gaia');
      const answers: Response[] = [];
      // Until Redis notices that the worker has gone, a turn waits for it up to the deadline.
      await eventually(async () => {
        answers.push(await turn(context, conversation));
        assert.equal(answers.at(-1)!.status, 503);
      }, WORKER_MISSED_WITHIN_MS);
      await stack.start('gaia');
      stack.pause('gaia');
      answers.push(await turn(context, conversation));
      stack.resume('gaia');
      answers.forEach(assertUnavailable);
    },
  },
];
