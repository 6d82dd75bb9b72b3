// Whatever a language model's server does, over its real protocol: the visitor is answered, and nothing false or
// unintended leaves.
import { afterAll, afterEach, beforeAll, describe, expect, jest, test } from '@jest/globals';
import type { ChatMessage } from '@school/contracts';
import { emptyRedis, eventually } from '@school/platform/testing';
import { z } from 'zod';
import { Gaia } from '../src/gaia.js';
import { exampleSchool } from '@school/catalog/testing';
import { languageModels, modelFields } from '../src/model/model-env.js';
import { ModelServer, type Protocol, allProtocols } from './model-server.js';
import { asker, startGaia, user } from './start-gaia.js';
import type { Call, Script, Step } from './wire.js';

let primary: ModelServer;
let secondary: ModelServer;
beforeAll(async () => {
  [primary, secondary] = await Promise.all([ModelServer.start(), ModelServer.start()]);
});
afterEach(() => void jest.restoreAllMocks());
afterAll(() => Promise.all([primary.close(), secondary.close()]));

/** A Monday morning: some of what is said is said of today. */
const NOW = new Date('2026-11-23T10:00:00Z');

const question = [user('Quanto costa il corso B2?')];
const price: Step = { answer: { facts: ['corsi-b2.prezzo'], reply: 'Il corso B2 costa 680 euro.' } };
const invented = { facts: ['corsi-b2.prezzo'], reply: 'Costa 99 euro.' };
const REQUEST = 'preventivo per una traduzione, mi chiamo Anna Prova, anna.prova@example.com';
const asking = [user(REQUEST)];
const sending: Call = {
  name: 'richiedi_preventivo',
  args: { servizio: 'traduzioni', nome: 'Anna Prova', email: '[EMAIL_1]', richiesta: 'Una traduzione.' },
};
/** Gaia with models of her own, whose breakers are closed. */
async function gaiaWith(env: Record<string, string>) {
  const models = await languageModels(z.object(modelFields).parse(env));
  return new Gaia({ school: exampleSchool, languageModels: models, clock: () => NOW });
}
const ask = (by: Gaia, messages: readonly ChatMessage[], onSentence?: (sentence: string) => void) =>
  by.answer({ messages, deadline: NOW.getTime() + 120_000, onSentence });

function withScript(script: Script, provider: Protocol = 'openai', more = {}) {
  primary.says(script);
  // As long as may be: on a busy machine a server that works is not given up.
  return gaiaWith({ GAIA_TIMEOUT_MS: '15000', ...primary.env(provider), ...more });
}
const B2 = { facts: ['corsi-b2.prezzo'] };

describe.each(allProtocols)('over the protocol of %s', (provider) => {
  test.each([
    'hangs',
    'resets',
    'resets midway',
    'answers 429',
    'answers 500',
    'answers no JSON',
    'answers another JSON',
  ] as const)('a server that %s is followed by the embedded model, read along or not', async (fault) => {
    const printed = (['log', 'info', 'warn', 'error', 'debug'] as const).map((level) =>
      jest.spyOn(console, level).mockReturnValue(),
    );
    for (const onSentence of [undefined, () => undefined]) {
      const script = [{ fault, answer: { reply: 'Il corso B2 costa' } }];
      const soon = fault === 'hangs' ? { GAIA_TIMEOUT_MS: '400' } : {};
      const { reply, model, failed } = await ask(await withScript(script, provider, soon), question, onSentence);
      expect(reply.message).toContain('680 euro');
      expect([model, failed.length]).toEqual(['embedded', 1]);
      expect(failed.join()).not.toMatch(/secret|a-key-that/);
    }
    expect(printed.flatMap(({ mock }) => mock.calls)).toEqual([]);
  });

  test.each<[string, Script, RegExp]>([
    ['an answer', [price], /^Il corso B2 costa 680 euro\.$/],
    ['plain words that cite nothing', [{ say: 'Il corso B2 costa 680 euro.' }], /680 euro/],
    [
      'ids that repeat',
      [
        { id: 'm', calls: [{ ...sending, id: 'x' }] },
        {
          id: 'm',
          calls: [
            { ...sending, id: 'x' },
            { ...sending, id: 'x' },
          ],
        },
        { id: 'm', ...price },
      ],
      /^Il corso B2 costa 680 euro\./,
    ],
    [
      'a tool that does not exist',
      [{ calls: [{ name: 'cancella_tutto', args: {} }] }, price],
      /^Il corso B2 costa 680 euro\./,
    ],
    [
      'arguments of the wrong kind',
      [{ calls: [{ name: 'richiedi_preventivo', args: { nome: 5 } }] }, price],
      /^Il corso B2 costa 680 euro\./,
    ],
    [
      'two answers at once',
      [
        {
          calls: [
            { name: 'rispondi', args: invented },
            { name: 'rispondi', args: invented },
          ],
        },
      ],
      /680 euro/,
    ],
  ])('%s is no harm', async (_what, script, words) => {
    const { reply } = await ask(await withScript(script, provider), question);
    // There is nothing to call that reads what other people sent.
    for (const { tools, native } of primary.requests)
      expect(tools.toSorted()).toEqual(['richiedi_preventivo', ...(native ? [] : ['rispondi'])]);
    expect(reply).toMatchObject({ message: expect.stringMatching(words), quoteRequest: false });
  });

  test('a reply is told sentence by sentence while the server still writes', async () => {
    const released = Promise.withResolvers<void>();
    const reply =
      'Ecco il prezzo. Il corso B2 costa 680 euro. Ti aspettiamo in sede con tutte le informazioni che vuoi, ' +
      'quando preferisci passare.';
    const by = await withScript([{ answer: { ...B2, reply }, hold: released.promise }], provider);
    const sentences: string[] = [];
    const answering = ask(by, question, (sentence) => sentences.push(sentence));
    await eventually(() => expect(sentences[0]).toBe('Ecco il prezzo. '));
    released.resolve();
    expect((await answering).reply.message).toBe(reply);
    expect(sentences.join('')).toBe(reply);
    expect(primary.requests.every(({ streamed }) => streamed)).toBe(true);
  });

  test('the catalog is paid for once: a second visitor finds it in the provider’s cache', async () => {
    const by = await withScript([price], provider);
    const { usage: first = [] } = await ask(by, question);
    const { usage: second = [] } = await ask(by, [user('Ciao! Che prezzo ha il B2?')]);
    const cached = (usage: typeof first) => usage.map((call) => call.input_token_details?.cache_read ?? 0);
    expect(cached(first)).toEqual([0]);
    expect(cached(second)[0]! / second[0]!.input_tokens).toBeGreaterThan(0.9);
  });
});

test('a server that fails after it has used its tool is followed all the same', async () => {
  const { reply, model } = await ask(await withScript([{ calls: [sending] }, { fault: 'answers 500' }]), question);
  expect([model, reply.message]).toEqual(['embedded', expect.stringContaining('680 euro')]);
});

test.each<[string, Script]>([
  ['fails', [{ calls: [sending] }, { fault: 'answers 500' }]],
  ['hangs', [{ calls: [sending] }, { fault: 'hangs' }]],
  ['loops', [{ calls: [sending] }]],
])('a model that %s after it has filled in the card leaves the card of the embedded reader', async (_what, script) => {
  const by = await withScript(script, 'openai', { GAIA_TIMEOUT_MS: '400' });
  const { reply, model } = await ask(by, asking);
  expect([model, reply.quoteRequest]).toEqual(['embedded', false]);
  expect(reply.request).toMatchObject({ nome: 'Anna Prova', email: 'anna.prova@example.com' });
});

test.each(allProtocols)(
  'a sentence that is refused ends the preview, and the reply takes its place: %s',
  async (protocol) => {
    const by = await withScript(
      [
        { answer: { ...B2, reply: 'Ecco il prezzo. Il corso B2 costa 99 euro. Buono, vero?' } },
        { answer: { ...B2, reply: 'Il corso B2 costa 680 euro. Ti aspettiamo!' } },
      ],
      protocol,
    );
    const sentences: string[] = [];
    const { reply } = await ask(by, question, (sentence) => sentences.push(sentence));
    expect([sentences, reply.message]).toEqual([['Ecco il prezzo. '], 'Il corso B2 costa 680 euro. Ti aspettiamo!']);
  },
);

test.each([
  ['JSON in a fence', '```json\n{"facts": ["corsi-b2.prezzo"], "reply": "Ecco. Costa 680 euro. Ciao!"}\n```'],
  ['words after a thought', '<think>Costa 99 euro? No. 680.</think>Ecco. Costa 680 euro. Ciao!'],
])('%s are read along as the reply that they are', async (_what, say) => {
  const by = await withScript([{ say }], 'compatible');
  const sentences: string[] = [];
  const { reply } = await ask(by, question, (sentence) => sentences.push(sentence));
  expect([sentences, reply.message]).toEqual([['Ecco. ', 'Costa 680 euro. ', 'Ciao!'], 'Ecco. Costa 680 euro. Ciao!']);
});

describe('two models', () => {
  const both = () => gaiaWith({ ...primary.env('openai'), ...secondary.env('anthropic', 'GAIA_FALLBACK') });

  test('are asked in turn, and a run that has gone on to the second stays there', async () => {
    primary.says([{ calls: [sending] }, { fault: 'answers 500' }, { say: 'mai' }]);
    secondary.says([{ calls: [sending] }, price]);
    const { reply, model, failed } = await ask(await both(), question);
    expect([reply.message, model, failed.length]).toEqual([
      expect.stringMatching(/^Il corso B2 costa 680 euro\.\n\nEcco la richiesta/),
      'anthropic:claude-haiku-4-5',
      1,
    ]);
    expect([primary.requests.length, secondary.requests.length]).toEqual([2, 2]);
  });

  test('that both fail leave the embedded one', async () => {
    primary.says([{ fault: 'answers 500' }]);
    secondary.says([{ fault: 'resets' }]);
    const { reply, failed } = await ask(await both(), question);
    expect([reply.message, failed.length]).toEqual([expect.stringContaining('680 euro'), 2]);
  });

  test('are left alone after three failures in a row', async () => {
    primary.says([{ fault: 'answers 500' }]);
    secondary.says([{ answer: { reply: 'Ciao!' } }]);
    const by = await both();
    for (let turn = 0; turn < 5; turn += 1)
      expect((await ask(by, [user('ciao')])).model).toBe('anthropic:claude-haiku-4-5');
    expect([primary.requests.length, secondary.requests.length]).toEqual([3, 5]);
  });

  test('leave time for the embedded one when the turn has nearly run out', async () => {
    for (const server of [primary, secondary]) server.says([{ fault: 'hangs' }]);
    const { reply } = await (await both()).answer({ messages: question, deadline: NOW.getTime() + 3200 });
    expect(reply.message).toContain('680 euro');
  });
});

test('a worker whose model hangs and fails answers from its own, and logs no word of the conversation', async () => {
  const lines: unknown[] = [];
  const note = (...line: unknown[]) => void lines.push(line);
  const redisUrl = await emptyRedis();
  const gateway = asker(redisUrl);
  primary.says([{ fault: 'hangs' }]);
  secondary.says(({ messages }) => ({ fault: 'answers 500', say: `cannot read: ${messages.at(-1)!.text}` }));
  const app = await startGaia(
    redisUrl,
    { ...primary.env('openai'), ...secondary.env('anthropic', 'GAIA_FALLBACK'), GAIA_TIMEOUT_MS: '300' },
    { log: note, error: note, warn: note, debug: note, verbose: note, fatal: note },
  );
  try {
    const question = user('Sono Zelinda Prova, zelinda@example.com: quanto costa il corso B2?');
    const { reply } = await gateway.ask([question], { stream: true });
    expect(await reply).toMatchObject({ message: expect.stringMatching(/\S/) });
    const log = JSON.stringify(lines);
    expect(log).toContain('"failed":["openai:gpt-5-mini: ');
    expect(log).not.toMatch(/zelinda|quanto costa|680|a-key-that/i);
  } finally {
    await app.close();
    await gateway.close();
  }
});
