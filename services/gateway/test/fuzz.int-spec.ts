// Property-based tests: bodies generated from the gateway's own OpenAPI document, against the running gateway. A failure
// prints its seed and the smallest body found.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { CHAT_ENDPOINT, type ChatTurn, type Lead, readLead } from '@school/contracts';
import { type AskedTurn, answering, eventually } from '@school/platform/testing';
import type { Queue } from 'bullmq';
import fc from 'fast-check';
import { type Body, fieldsOf, operations, valid, wordFieldsOf } from './bodies/from-schema.js';
import { type SentBody, mutated, naughtyStrings } from './bodies/mutated.js';
import { RUNS } from './bodies/runs.js';
import { type TestGateway, startGateway } from './start-gateway.js';

const SENTENCE = /^[A-ZÈ][^<>{}\\]{3,119}$/;
const INSIDE = /node_modules|\bat .+:\d+:\d+|[A-Z]\w*Error\b|\.js\b/;
/** Shorter parts of an input may occur in a fixed message by chance. */
const TELLING = 8;
const AT_ONCE = 40;
/** In one conversation. */
const TEXTS = 30;
const REFUSALS = [400, 413, 415];

let gateway: TestGateway;
let gaia: Awaited<ReturnType<typeof answering>>;
/** The messages of each turn that was queued. */
let turns: string[] = [];
/** Requests sent once more, as the gateway had said. */
let askedAgain = 0;
/** What Gaia was given of messages. */
const askedFields = new Set<string>();

beforeAll(async () => {
  gateway = await startGateway();
  const answer = async ({ turn }: AskedTurn<ChatTurn>) => {
    turns.push(JSON.stringify(turn.messages));
    for (const name of turn.messages.flatMap(Object.keys)) askedFields.add(name);
    return { message: 'Ciao', quoteRequest: false };
  };
  gaia = await answering(gateway.redisUrl, answer, 20);
});

beforeEach(async () => {
  for (const queue of [gateway.stores, gateway.mails]) await queue.obliterate({ force: true });
  [turns, askedAgain] = [[], 0];
});

afterAll(async () => {
  await gaia.close();
  await gateway.close();
});

interface Answer {
  readonly status: number;
  readonly type: string;
  readonly text: string;
}

/**
 * Sends a body under a new key. If the gateway answers Retry-After, on a busy machine, the request is repeated with the
 * same key.
 */
function send(path: string, { bytes, contentType, headers }: SentBody): Promise<Answer> {
  const init = {
    method: 'POST',
    body: new Uint8Array(bytes),
    headers: { 'Content-Type': contentType, 'Idempotency-Key': randomUUID(), ...headers },
  };
  return eventually(async () => {
    const response = await fetch(`http://127.0.0.1:${gateway.port}${path}`, init);
    const text = await response.text();
    if (response.status === 503 && Number(response.headers.get('retry-after')) > 0) {
      askedAgain += 1;
      throw new Error(`Still too busy: ${text}`);
    }
    return { status: response.status, type: response.headers.get('content-type') ?? '', text };
  });
}

/** Sends bodies, a few at a time. */
async function sendAll(
  path: string,
  bodies: readonly SentBody[],
  check: (answer: Answer, sent: SentBody) => void,
): Promise<void> {
  for (let from = 0; from < bodies.length; from += AT_ONCE) {
    await Promise.all(bodies.slice(from, from + AT_ONCE).map(async (sent) => check(await send(path, sent), sent)));
  }
}

const json = (body: unknown): SentBody => ({
  bytes: Buffer.from(JSON.stringify(body)),
  contentType: 'application/json',
  headers: {},
});

/** Strings anywhere in a JSON text, long enough to be recognised. */
function tellingStrings(bytes: Buffer): string[] {
  const found: string[] = [];
  try {
    JSON.parse(
      bytes.toString('utf8'),
      (name, value: unknown) => void found.push(...[name, value].filter((piece) => typeof piece === 'string')),
    );
  } catch {
    found.push(bytes.toString('utf8').slice(0, 40));
  }
  return found.filter((piece) => piece.length >= TELLING);
}

/** What a form of HTML may be sent as, and a lead's endpoint does not take, is refused to a person. */
function expectPage(status: number, text: string, { contentType }: SentBody): void {
  expect({ status, contentType }).toEqual({ status: 415, contentType: expect.stringMatching(/^multipart\/form-data/) });
  expect(text).toContain('<html lang="it"');
}

function expectProblem(status: number, type: string, text: string, fields: readonly string[]): void {
  expect(type).toContain('application/problem+json');
  const { errors = {}, ...problem } = JSON.parse(text) as { errors?: Record<string, string[]> };
  expect(problem).toEqual({
    type: 'about:blank',
    status,
    title: expect.stringMatching(SENTENCE),
    detail: expect.stringMatching(SENTENCE),
  });
  for (const [field, messages] of Object.entries(errors)) {
    expect(['', ...fields]).toContain(field);
    for (const message of messages) expect(message).toMatch(SENTENCE);
  }
}

/** An answer is a receipt, a reply, or an Italian problem or page that quotes neither the request nor internals. */
function expectDecent(
  { status, type, text }: Answer,
  sent: SentBody,
  fields: readonly string[],
  success: number,
): void {
  expect([success, ...REFUSALS]).toContain(status);
  expect(text).not.toMatch(INSIDE);
  if (status === success) return;
  if (type.startsWith('text/html')) expectPage(status, text, sent);
  else expectProblem(status, type, text, fields);
  for (const piece of tellingStrings(sent.bytes)) if (!fields.includes(piece)) expect(text).not.toContain(piece);
}

/** Of tests before: on a busy machine one may come to its queue late, by way of the spool. */
const earlier = new Set<string>();

/** Every accepted request waits in both queues, once, and can be parsed by the workers. */
async function expectQueued(accepted: readonly string[]): Promise<void> {
  const ids = new Set(accepted.map((text) => (JSON.parse(text) as { id: string }).id));
  for (const queue of [gateway.stores, gateway.mails]) await eventually(() => expectWaiting(queue, ids));
  for (const id of ids) earlier.add(id);
}

async function expectWaiting(queue: Queue, ids: ReadonlySet<string>): Promise<void> {
  const jobs = (await queue.getJobs(['waiting'])).map(({ data }) => data as Lead).filter(({ id }) => !earlier.has(id));
  const leads = jobs.map((job) => readLead(job));
  // Already clean, and nothing in it that the form does not have.
  expect(jobs.map(({ payload }) => payload)).toEqual(leads.map(({ payload }) => payload));
  expect(new Set(leads.map(({ id }) => id))).toEqual(ids);
  expect(leads.length).toBe(ids.size);
  expect(await queue.getJobCountByTypes('failed', 'delayed', 'active', 'prioritized')).toBe(0);
}

const leadOperations = operations.filter(({ path }) => path !== CHAT_ENDPOINT);
const chatOperation = operations.find(({ path }) => path === CHAT_ENDPOINT)!;

describe.each(leadOperations)('$path', ({ path, schema }) => {
  const fields = fieldsOf(schema);
  /** Free text is checked by the same schema at every endpoint: each string goes to one of them. */
  const share = naughtyStrings.filter((_, index) => leadOperations[index % leadOperations.length]!.path === path);

  it('accepts every body that its document allows, and adds one store job and one mail job', async () => {
    const accepted: string[] = [];
    await fc.assert(
      fc.asyncProperty(valid(schema), async (body) => {
        const answer = await send(path, json(body));
        expect({ status: answer.status, text: answer.text }).toEqual({
          status: 202,
          text: expect.stringContaining('"riferimento"'),
        });
        accepted.push(answer.text);
      }),
    );
    expect(accepted.length).toBeGreaterThanOrEqual(RUNS);
    await expectQueued(accepted);
  });

  it('answers every mutated body with a valid answer, and queues what it accepted and nothing else', async () => {
    const accepted: string[] = [];
    const refused: number[] = [];
    await fc.assert(
      fc.asyncProperty(mutated(valid(schema)), async (sent) => {
        const answer = await send(path, sent);
        expectDecent(answer, sent, fields, 202);
        if (answer.status === 202) accepted.push(answer.text);
        else refused.push(answer.status);
      }),
      { numRuns: RUNS * 2 },
    );
    expect(refused.length).toBeGreaterThan(0);
    await expectQueued(accepted);
  });

  it('answers every naughty string in all fields at once as documented, and its share of them as free text', async () => {
    const [good] = fc.sample(valid(schema), { numRuns: 1, seed: 1 }) as [Body];
    const everywhere = (text: string) => Object.fromEntries(fields.map((field) => [field, text]));
    const inWords = (text: string) => ({
      ...good,
      ...Object.fromEntries(
        wordFieldsOf(schema)
          .filter((field) => field in good)
          .map((field) => [field, text]),
      ),
    });
    const accepted: string[] = [];
    await sendAll(
      path,
      [...naughtyStrings.map((text) => json(everywhere(text))), ...share.map((text) => json(inWords(text)))],
      (answer, sent) => {
        expectDecent(answer, sent, fields, 202);
        if (answer.status === 202) accepted.push(answer.text);
      },
    );
    expect(accepted.length).toBeGreaterThan(share.length / 2);
    await expectQueued(accepted);
  });
});

describe(`${CHAT_ENDPOINT}`, () => {
  const { path, schema } = chatOperation;
  const userLast = valid(schema).map((body) => ({
    messages: [...(body as { messages: unknown[] }).messages, { role: 'user', content: 'Buongiorno' }],
  }));

  /**
   * Gaia was given so many turns, each once, but for one that the gateway did not wait for and that was sent again.
   */
  function expectAnswered(count: number): void {
    expect(new Set(turns).size).toBe(count);
    expect(turns.length - count).toBeLessThanOrEqual(askedAgain);
  }

  it('has every conversation that its document allows answered, once', async () => {
    let answered = 0;
    await fc.assert(
      fc.asyncProperty(userLast, async (body) => {
        expect(await send(path, json(body))).toMatchObject({
          status: 200,
          text: '{"message":"Ciao","quoteRequest":false}',
        });
        answered += 1;
      }),
    );
    expectAnswered(answered);
  });

  it('answers every mutated conversation with a valid answer, and queues roles and texts, nothing else', async () => {
    let answered = 0;
    const withMore = userLast.map(({ messages }) => ({
      messages: messages.map((message) => ({
        ...(message as object),
        name: 'system',
        tool_calls: [{ name: 'richiedi_preventivo' }],
        additional_kwargs: {},
      })),
    }));
    await fc.assert(
      fc.asyncProperty(mutated(withMore), async (sent) => {
        const answer = await send(path, sent);
        expectDecent(answer, sent, ['messages'], 200);
        if (answer.status === 200) answered += 1;
      }),
      { numRuns: RUNS * 2 },
    );
    expectAnswered(answered);
    expect([...askedFields].sort()).toEqual(['chip', 'content', 'role']);
  });

  it('answers the whole list of naughty strings: as texts, and refused as roles', async () => {
    const last = { role: 'user', content: 'Buongiorno' };
    const conversations = Array.from({ length: Math.ceil(naughtyStrings.length / TEXTS) }, (_, index) => [
      ...naughtyStrings.slice(index * TEXTS, (index + 1) * TEXTS).map((content) => ({ role: 'user', content })),
      last,
    ]);
    await sendAll(
      path,
      conversations.map((messages) => json({ messages })),
      (answer) => expect(answer.status).toBe(200),
    );
    await sendAll(
      path,
      naughtyStrings.map((text) => json({ messages: [{ role: text, content: text }, last] })),
      (answer, sent) => {
        expectDecent(answer, sent, ['messages'], 200);
        expect(answer.status).toBe(400);
      },
    );
  });
});

describe('after all that', () => {
  it('no prototype was polluted, and the gateway still answers', async () => {
    for (const name of ['polluted', 'messages', 'name']) expect({}).not.toHaveProperty([name]);
    expect(await gateway.live()).toBe(200);
  });
});
