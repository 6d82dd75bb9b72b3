// A turn with an event stream: its sentences while Gaia writes them.
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CHAT_ENDPOINT, type ChatTurn } from '@school/contracts';
import { type AskedTurn, answering, eventually } from '@school/platform/testing';
import { SENTENCE, type TestGateway, startGateway } from './start-gateway.js';

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await startGateway({}, undefined, { deadlineMs: 60_000 });
});

afterAll(async () => {
  await gateway.close();
});

describe('a streamed turn', () => {
  const hello = { messages: [{ role: 'user', content: 'Buongiorno' }] };
  const reply = { message: 'Ciao! Come va?', quoteRequest: false };
  const open = (body: unknown = hello, { port } = gateway, signal: AbortSignal | null = null) =>
    fetch(`http://127.0.0.1:${port}${CHAT_ENDPOINT}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'text/event-stream' },
      body: JSON.stringify(body),
      signal,
    });
  const eventsIn = (text: string) =>
    [...text.matchAll(/^event: (\w+)\ndata: (.*)\n\n/gm)].map(([, event, data]) => [event, JSON.parse(data!)]);
  const withWorker = async (work: (asked: AskedTurn<ChatTurn>) => Promise<unknown>, during: () => Promise<void>) => {
    const worker = await answering(gateway.redisUrl, work);
    await during().finally(() => worker.close());
  };
  /** Publishes one sentence, waits, and publishes the other. */
  const twoSentences =
    (released: Promise<void>) =>
    async ({ tell }: AskedTurn<ChatTurn>) => {
      await tell('Ciao! ', 0);
      await released;
      await tell('Come va?', 1);
      return reply;
    };

  it('is sent sentence by sentence while it is written, and then whole', async () => {
    const released = Promise.withResolvers<void>();
    await withWorker(twoSentences(released.promise), async () => {
      const response = await open();
      expect([
        response.status,
        response.headers.get('content-type'),
        response.headers.get('cache-control'),
        response.headers.get('x-accel-buffering'),
      ]).toEqual([200, 'text/event-stream; charset=utf-8', 'no-store, no-transform', 'no']);
      expect(response.headers.get('x-content-type-options')).toBe('nosniff');
      let text = '';
      for await (const chunk of response.body!.pipeThrough(new TextDecoderStream())) {
        text += chunk;
        if (text.includes('Ciao!')) released.resolve();
      }
      expect(eventsIn(text)).toEqual([
        ['sentence', { text: 'Ciao! ' }],
        ['sentence', { text: 'Come va?' }],
        ['reply', reply],
      ]);
    });
  });

  it('asks its worker for sentences, which a turn in JSON does not', async () => {
    const asked: unknown[] = [];
    await withWorker(
      async ({ turn }) => {
        asked.push(turn.stream);
        return reply;
      },
      async () => {
        await (await open()).text();
        await gateway.post(CHAT_ENDPOINT, hello);
        expect(asked).toEqual([true, undefined]);
      },
    );
  });

  it('keeps its connection alive with comments', async () => {
    const released = Promise.withResolvers<void>();
    await withWorker(
      async () => (await released.promise, reply),
      async () => {
        let text = '';
        for await (const chunk of (await open()).body!.pipeThrough(new TextDecoderStream())) {
          text += chunk;
          if (text.startsWith(':\n\n:\n\n')) released.resolve();
        }
        expect(eventsIn(text)).toEqual([['reply', reply]]);
      },
    );
  });

  it('that fails or is late ends with a problem in Italian', async () => {
    const released = Promise.withResolvers<void>();
    await withWorker(
      ({ turn }) =>
        turn.messages[0]!.content === 'x' ? Promise.reject(new Error('secret path /srv')) : released.promise,
      async () => {
        const hurried = await startGateway({}, gateway.redisUrl, { deadlineMs: 1000 });
        try {
          for (const [content, status, by] of [
            ['x', 503, gateway],
            ['y', 504, hurried],
          ] as const) {
            const text = await (await open({ messages: [{ role: 'user', content }] }, by)).text();
            expect(eventsIn(text)).toEqual([
              ['problem', expect.objectContaining({ status, detail: expect.stringMatching(SENTENCE) })],
            ]);
            expect(text).not.toMatch(/secret|srv/);
          }
        } finally {
          released.resolve();
          await hurried.close();
        }
      },
    );
  });

  it('that is invalid is refused as in JSON', async () => {
    const response = await open({ messages: [] });
    expect([response.status, response.headers.get('content-type')]).toEqual([
      400,
      expect.stringContaining('application/problem+json'),
    ]);
  });

  it('tells a sentence once that another worker tells again', async () => {
    await withWorker(
      async ({ tell }) => {
        await tell('Ciao! ', 0);
        await tell('Ciao! ', 0);
        await tell('Come va?', 1);
        return reply;
      },
      async () =>
        expect(eventsIn(await (await open()).text())).toEqual([
          ['sentence', { text: 'Ciao! ' }],
          ['sentence', { text: 'Come va?' }],
          ['reply', reply],
        ]),
    );
  });

  it('is still answered when its client disconnects', async () => {
    const left = Promise.withResolvers<void>();
    const ended: string[] = [];
    await withWorker(
      async (asked) => {
        await twoSentences(left.promise)(asked);
        ended.push(asked.id);
        return reply;
      },
      async () => {
        const leaving = new AbortController();
        const response = await open(hello, gateway, leaving.signal);
        await response.body!.getReader().read();
        leaving.abort();
        left.resolve();
        await eventually(() => expect(ended.length).toBe(1));
        expect((await gateway.post(CHAT_ENDPOINT, hello)).status).toBe(200);
      },
    );
  });
});
