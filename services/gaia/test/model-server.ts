// A local server that speaks the two protocols of language models, as JSON and as a stream of events, and says what a
// script tells it to.
import { once } from 'node:events';
import { type IncomingMessage, type Server, type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { anthropic } from './wire-anthropic.js';
import { type ModelRequest, type Script, type Sent, type Step, type Tokens, type Wire, inWay } from './wire.js';
import { openai } from './wire-openai.js';

/** As whom the server is called: by a name that is known to answer in JSON, or by one of which nothing is known. */
const protocols = {
  openai: { model: 'openai:gpt-5-mini', path: '/v1' },
  anthropic: { model: 'anthropic:claude-haiku-4-5', path: '' },
  compatible: { model: 'openai:scripted', path: '/v1' },
} as const;
export type Protocol = keyof typeof protocols;
export const allProtocols = Object.keys(protocols) as Protocol[];

const TOKEN = 4;
/** Shorter beginnings are not worth a provider's while. */
const LEAST_KEPT = 1024 * TOKEN;
/** Requests that a provider remembers, here. */
const REMEMBERED = 8;

const wires: Readonly<Record<string, Wire>> = { '/v1/chat/completions': openai, '/v1/messages': anthropic };

export class ModelServer {
  readonly requests: ModelRequest[] = [];
  private script: Script = [];
  /** How often its address was given out. */
  private given = 0;

  private constructor(private readonly server: Server) {}

  static async start(): Promise<ModelServer> {
    // The client closes what is idle. A server that does it may close a connection that is just being used again.
    const server = createServer({ keepAliveTimeout: 0 });
    const model = new ModelServer(server);
    server.on('request', (request, response) => void model.answer(request, response));
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return model;
  }

  /** From now on says this; of a list the last step over and over. */
  says(script: Script): void {
    this.requests.length = 0;
    this.script = script;
  }

  /**
   * The variables that make Gaia call this server. Whoever had them before is not heard any more: what a test before has
   * given up may still ask.
   */
  env(protocol: Protocol, name = 'GAIA'): Record<string, string> {
    const { model, path } = protocols[protocol];
    const { port } = this.server.address() as AddressInfo;
    this.given += 1;
    return {
      [`${name}_MODEL`]: model,
      [`${name}_BASE_URL`]: `http://127.0.0.1:${port}/${this.given}${path}`,
      [`${name}_API_KEY`]: 'a-key-that-no-log-shows',
    };
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    this.server.close();
    await once(this.server, 'close');
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const wire = this.wireOf(request);
    if (!wire) return void response.writeHead(404).end();
    const asked = wire.read(JSON.parse(await textOf(request)) as never);
    const step =
      typeof this.script === 'function'
        ? this.script(asked)
        : this.script[Math.min(this.requests.length, this.script.length - 1)]!;
    const sent = { ...inWay(step, asked), tokens: this.tokensOf(step, asked) };
    this.requests.push(asked);
    switch (step.fault) {
      case 'hangs':
        return;
      case 'resets':
        return void request.socket.destroy();
      case 'answers 429':
        return void response
          .writeHead(429, { 'content-type': 'application/json', 'retry-after': '1' })
          .end('{"error":{"message":"slow down","type":"rate_limit"}}');
      case 'answers 500':
        return void response
          .writeHead(500, { 'content-type': 'application/json' })
          .end(JSON.stringify({ error: { message: step.say ?? 'internal /srv/secret' } }));
      case 'answers no JSON':
        return void response
          .writeHead(200, { 'content-type': asked.streamed ? 'text/event-stream' : 'application/json' })
          .end(asked.streamed ? 'data: {"choices": [}\n\n' : '{"choices": [');
      case 'answers another JSON':
        return void response
          .writeHead(200, { 'content-type': asked.streamed ? 'text/event-stream' : 'application/json' })
          .end(asked.streamed ? 'data: {"hello":"there"}\n\n' : '{"hello":"there"}');
      default:
        return this.send(wire, sent, asked.streamed, request, response);
    }
  }

  /** The protocol of a request to the address that was given out last. */
  private wireOf({ url = '' }: IncomingMessage): Wire | undefined {
    const [, given, path = ''] = /^\/(\d+)(\/.*)$/.exec(url) ?? [];
    return Number(given) === this.given ? wires[path] : undefined;
  }

  /** What a request costs, given what the requests before have left in the provider's cache. */
  private tokensOf(step: Step, { prompt, kept }: ModelRequest): Tokens {
    const last = this.requests.slice(-REMEMBERED);
    const beginnings =
      kept.length > 0
        ? last.flatMap((before) => before.kept)
        : last.map((before) => sameBeginning(before.prompt, prompt));
    const cached = Math.max(
      0,
      ...beginnings.filter((text) => text.length >= LEAST_KEPT && prompt.startsWith(text)).map(({ length }) => length),
    );
    const count = (characters: number) => Math.ceil(characters / TOKEN);
    return {
      input: count(prompt.length),
      cached: count(cached),
      output: count(JSON.stringify(step.answer ?? step.calls ?? step.say ?? '').length),
    };
  }

  private async send(
    wire: Wire,
    step: Sent,
    streamed: boolean,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    if (!streamed) {
      const body = JSON.stringify(wire.whole(step));
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) });
      if (step.fault) return void response.write(body.slice(0, body.length / 2), () => request.socket.destroy());
      await step.hold;
      return void response.end(body);
    }
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    const events = wire.events(step);
    const early = Math.ceil(events.length / 2);
    response.write(events.slice(0, early).join(''));
    if (step.fault) return void request.socket.destroy();
    await step.hold;
    response.end(events.slice(early).join(''));
  }
}

function sameBeginning(one: string, other: string): string {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return one.slice(0, length);
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request.setEncoding('utf8')) text += String(chunk);
  return text;
}
