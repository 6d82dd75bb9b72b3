// A reply as server-sent events: its sentences while it is written, then the reply itself, or a problem.
import { PassThrough, type Readable } from 'node:stream';
import type { ChatReply } from '@school/contracts';
import { ProblemException, problemOf } from '../http/problem.js';

export const EVENT_STREAM = 'text/event-stream';
/** Proxies must neither buffer nor compress the events. */
export const STREAM_HEADERS = {
  'Content-Type': `${EVENT_STREAM}; charset=utf-8`,
  'Cache-Control': 'no-store, no-transform',
  'X-Accel-Buffering': 'no',
} as const;

const KEEP_ALIVE_MS = 3000;

/** The events of one turn. When the client disconnects, they are dropped; the turn itself is finished. */
export class ChatStream {
  private readonly events = new PassThrough();

  readonly onSentence = (text: string): void => this.send('sentence', { text });

  open(reply: Promise<ChatReply>): Readable {
    // A comment: the headers are sent at once, and the connection stays open in proxies.
    const keepAlive = () => this.write(':\n\n');
    keepAlive();
    const beat = setInterval(keepAlive, KEEP_ALIVE_MS);
    this.events.once('close', () => clearInterval(beat));
    void this.end(reply);
    return this.events;
  }

  private async end(reply: Promise<ChatReply>): Promise<void> {
    try {
      this.send('reply', await reply);
    } catch (error) {
      const problem = error instanceof ProblemException ? problemOf(error.getStatus(), error.extra) : problemOf(500);
      this.send('problem', problem);
    }
    this.events.end();
  }

  private send(event: 'sentence' | 'reply' | 'problem', data: object): void {
    this.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  }

  private write(text: string): void {
    if (this.events.writable) this.events.write(text);
  }
}
