// F20–F22: Gaia's worker dies in the middle of a conversation, hangs, or is not there; or the language model that she asks is unwell.
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { CHAT_ENDPOINT, type ChatMessage, type ChatReply } from '@school/contracts';
import { eventually } from '@school/platform/testing';
import type { Row, Scene } from '../row.ts';

const MOST_TURNS = 6;
const QUOTES = 12;
const KILLS = 3;

interface Conversation {
  readonly key: string;
  readonly messages: ChatMessage[];
}

const turn = ({ stack }: Scene, { key, messages }: Conversation): Promise<Response> =>
  fetch(new URL(CHAT_ENDPOINT, stack.urls.api), {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify({ messages }),
  });

/** One turn, said again until it is answered. */
async function say(scene: Scene, conversation: Conversation, content: string): Promise<ChatReply> {
  conversation.messages.push({ role: 'user', content });
  for (;;) {
    const response = await turn(scene, conversation);
    const answer = await response.text();
    if (response.ok) {
      const reply = JSON.parse(answer) as ChatReply;
      conversation.messages.push({ role: 'assistant', content: reply.message });
      return reply;
    }
    assert.ok(response.status >= 500, `A valid turn was refused: ${response.status} ${answer}`);
  }
}

/** Asks for a quote, up to the question whether all is right. */
async function upToConfirmation(scene: Scene): Promise<Conversation> {
  const conversation: Conversation = { key: randomUUID(), messages: [] };
  let words = `Vorrei un preventivo per una traduzione dal tedesco. Mi chiamo Gina Prova, la mia email è ${randomUUID()}@example.com`;
  for (let spoken = 0; spoken < MOST_TURNS; spoken += 1) {
    const { message } = await say(scene, conversation, words);
    if (message.includes('Confermi')) return conversation;
    words = 'No grazie, va bene così';
  }
  throw new Error('Gaia never asked for a confirmation');
}

const CONFIRMATION = 'Sì, confermo';

/** What an unwell language model does with a question. */
const illnesses: readonly ((response: ServerResponse) => unknown)[] = [
  () => undefined,
  (response) => response.writeHead(500, { 'content-type': 'application/json' }).end('{"error":{"message":"internal"}}'),
  (response) => response.writeHead(200, { 'content-type': 'application/json' }).end('{"choices": ['),
];

/** Confirms a quote while a worker of Gaia asks a language model that has an illness. */
async function quoteDespite(scene: Scene, illness: (response: ServerResponse) => unknown): Promise<boolean> {
  let asked = 0;
  const model = createServer((_request, response) => {
    asked += 1;
    illness(response);
  }).listen(0, '127.0.0.1');
  await once(model, 'listening');
  try {
    const { port } = model.address() as AddressInfo;
    await scene.stack.kill('gaia', 'SIGTERM');
    await scene.stack.start('gaia', {
      env: { GAIA_MODEL: 'openai:unwell', GAIA_BASE_URL: `http://127.0.0.1:${port}/v1`, GAIA_API_KEY: 'invented', GAIA_TIMEOUT_MS: '1000' },
    });
    const { quoteRequest } = await say(scene, await upToConfirmation(scene), CONFIRMATION);
    assert.ok(asked > 0, 'the language model was never asked');
    return quoteRequest;
  } finally {
    model.closeAllConnections();
    model.close();
  }
}

/** Long enough for several turns that each wait up to the deadline. */
const HEARD_OF_WITHIN_MS = 60_000;

/** What may be said while nobody can answer: at once when to come back, or at the deadline that it is too late. */
function assertNobodyThere({ status, headers }: Response): void {
  assert.ok(
    status === 504 || (status === 503 && Number(headers.get('retry-after')) > 0),
    `${status}, Retry-After ${headers.get('retry-after')}`,
  );
}

export const gaiaRows: readonly Row[] = [
  {
    id: 'F20',
    fault: "Gaia's worker killed with a quote in its hands, three times",
    everyChange: true,
    strike: async (scene) => {
      const { stack } = scene;
      const quotes = Array.from(
        { length: QUOTES },
        async () => (await say(scene, await upToConfirmation(scene), CONFIRMATION)).quoteRequest,
      );
      for (let kill = 0; kill < KILLS; kill += 1) {
        // Redis that does not answer keeps a turn in the worker's hands until it is dead.
        stack.pause('redis');
        await stack.kill('gaia');
        stack.resume('redis');
        await stack.start('gaia');
      }
      assert.deepEqual(await Promise.all(quotes), Array(QUOTES).fill(true), 'a quote was confirmed and not said to be sent');
      return { unnamed: { least: QUOTES, most: QUOTES } };
    },
  },
  {
    id: 'F20b',
    fault: "Gaia's worker killed after it has queued a quote, before it knows",
    strike: async (scene) => {
      const { stack, redisLink } = scene;
      const conversation = await upToConfirmation(scene);
      await redisLink('gaia').set({ trap: { pattern: 'bull:lead-mail:', at: 'answer', effect: 'hold' } });
      const told = say(scene, conversation, CONFIRMATION);
      await eventually(() => assert.ok(redisLink('gaia').caught > 0));
      await stack.kill('gaia');
      await redisLink('gaia').set({});
      await stack.start('gaia');
      assert.equal((await told).quoteRequest, true, 'a quote was confirmed and not said to be sent');
      return { unnamed: { least: 1, most: 1 } };
    },
  },
  {
    id: 'F21',
    fault: 'language model hangs, says 500, answers half a JSON: Gaia answers by herself',
    strike: async (scene) => {
      for (const illness of illnesses)
        assert.equal(await quoteDespite(scene, illness), true, 'a quote was confirmed and not said to be sent');
      await scene.stack.restart('gaia');
      return { unnamed: { least: illnesses.length, most: illnesses.length } };
    },
  },
  {
    id: 'F22',
    fault: 'a quote is confirmed while no worker of Gaia is there, and while it is frozen',
    everyChange: true,
    strike: async (scene) => {
      const { stack } = scene;
      const conversation = await upToConfirmation(scene);
      conversation.messages.push({ role: 'user', content: CONFIRMATION });
      await stack.kill('gaia');
      const answers: Response[] = [];
      // Until Redis has heard of the worker's end, a turn waits for it up to the deadline.
      await eventually(async () => {
        answers.push(await turn(scene, conversation));
        assert.equal(answers.at(-1)!.status, 503);
      }, HEARD_OF_WITHIN_MS);
      await stack.start('gaia');
      stack.pause('gaia');
      answers.push(await turn(scene, conversation));
      stack.resume('gaia');
      answers.forEach(assertNobodyThere);
    },
  },
];
