// A reply as server-sent events: its sentences while it is written, then the reply itself, or a problem.
import { PassThrough, type Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { chatStreamKey } from '@school/contracts';
import { Redis } from 'ioredis';
import { ProblemException, problemOf } from '../http/problem.js';
import { type AskedTurn, ChatReplies } from './chat-replies.js';

export const EVENT_STREAM = 'text/event-stream';
/** Proxies must neither buffer nor compress the events. */
export const STREAM_HEADERS = {
  'Content-Type': `${EVENT_STREAM}; charset=utf-8`,
  'Cache-Control': 'no-store, no-transform',
  'X-Accel-Buffering': 'no',
} as const;

const KEEP_ALIVE_MS = 3000;
/** How long one XREAD blocks; it ends earlier when there are entries. */
const BLOCK_MS = 5000;

type Entry = readonly [id: string, fields: string[]];
type SendEvent = (event: 'sentence' | 'reply' | 'problem', data: object) => void;

@Injectable()
export class ChatStreams {
  constructor(
    private readonly replies: ChatReplies,
    private readonly redis: Redis,
  ) {}

  /** The events of a turn. When the client disconnects, the reading of sentences ends; the turn itself is finished. */
  open(turn: AskedTurn): Readable {
    const events = new PassThrough();
    // A comment: the headers are sent at once, and the connection stays open in proxies.
    const keepAlive = () => void events.write(':\n\n');
    keepAlive();
    const beat = setInterval(keepAlive, KEEP_ALIVE_MS);
    events.once('close', () => clearInterval(beat));
    const send: SendEvent = (event, data) =>
      void (events.writable && events.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`));
    void this.write(turn, send, events).finally(() => events.end());
    return events;
  }

  private async write(turn: AskedTurn, send: SendEvent, events: PassThrough): Promise<void> {
    const sentences = new SentenceReader(this.redis, turn.id, (text) => send('sentence', { text }));
    events.once('close', () => sentences.stop());
    try {
      const reply = await this.replies.replyTo(turn);
      await sentences.rest();
      send('reply', reply);
    } catch (error) {
      send('problem', error instanceof ProblemException ? problemOf(error.getStatus(), error.extra) : problemOf(500));
    } finally {
      sentences.stop();
    }
  }
}

/** Reads the sentences of one turn over a separate connection, which a blocking XREAD needs. */
class SentenceReader {
  private readonly key: string;
  private readonly connection: Redis;
  private readonly reading: Promise<void>;
  private last = '0';
  private stopped = false;

  constructor(
    private readonly redis: Redis,
    job: string,
    private readonly onSentence: (sentence: string) => void,
  ) {
    this.key = chatStreamKey(job);
    // When this connection fails, the reply is sent without its preview.
    this.connection = redis.duplicate({
      connectionName: 'chat-stream',
      enableOfflineQueue: true,
      commandTimeout: BLOCK_MS * 2,
      socketTimeout: BLOCK_MS * 2,
      retryStrategy: () => null,
    });
    this.connection.on('error', () => undefined);
    this.reading = this.read().catch(() => undefined);
  }

  stop(): void {
    this.stopped = true;
    this.connection.disconnect();
  }

  /** Ends the blocking read, and sends the sentences that were not read yet. */
  async rest(): Promise<void> {
    this.stop();
    await this.reading;
    await this.redis.xrange(this.key, `(${this.last}`, '+').then(
      (entries) => this.take(entries),
      () => undefined,
    );
  }

  private async read(): Promise<void> {
    while (!this.stopped) {
      const [stream] = (await this.connection.xread('BLOCK', BLOCK_MS, 'STREAMS', this.key, this.last)) ?? [];
      this.take(stream?.[1] ?? []);
    }
  }

  private take(entries: readonly Entry[]): void {
    for (const [id, [, sentence = '']] of entries) {
      this.last = id;
      this.onSentence(sentence);
    }
  }
}
