// What is said in the chat goes over Redis's publish and subscribe, which keeps nothing: it is in no job, in no file of
// Redis and in no backup. A job of the chat says only that a turn waits; the worker that takes it asks for the turn here.
import { Redis } from 'ioredis';
import { withDeadline } from '../deadline.js';
import { workerConnection } from './queue-options.js';

const TURNS = 'gaia-chat:turns';
const REPLIES = 'gaia-chat:replies';
/** How long a worker waits for a turn whose process may be gone. */
const TURN_DEADLINE_MS = 2000;

type Message = { readonly id: string } & (
  | { readonly says: 'asks' }
  | { readonly says: 'turn'; readonly turn: unknown }
  | { readonly says: 'sentence'; readonly text: string; readonly at: number }
  | { readonly says: 'reply'; readonly reply: unknown }
);

/** A connection that hears a channel, also after Redis was unavailable. */
function hear(url: string, channel: string, onError: (error: Error) => void, onMessage: (message: Message) => void) {
  let isClosing = false;
  const { url: _, ...options } = workerConnection(url, () => isClosing);
  const redis = new Redis(url, options);
  redis.on('error', onError).on('message', (_channel, text) => onMessage(JSON.parse(text) as Message));
  const ready = redis.subscribe(channel);
  ready.catch(() => undefined);
  const close = () => {
    isClosing = true;
    redis.disconnect();
  };
  return { ready, close };
}

interface Asked {
  readonly turn: unknown;
  /** Called with each sentence of the reply and its place. */
  readonly onSentence?: (text: string, at: number) => void;
  readonly onReply: (reply: unknown) => void;
}

/** The end of who asks Gaia. */
export class AskingLine {
  private readonly asked = new Map<string, Asked>();
  private readonly hearing: ReturnType<typeof hear>;

  constructor(speaking: Redis, url: string, onError: (error: Error) => void) {
    this.hearing = hear(url, REPLIES, onError, (message) => {
      const { turn, onSentence, onReply } = this.asked.get(message.id) ?? {};
      if (message.says === 'asks' && turn) {
        const said: Message = { id: message.id, says: 'turn', turn };
        speaking.publish(TURNS, JSON.stringify(said)).catch(onError);
      } else if (message.says === 'sentence') onSentence?.(message.text, message.at);
      else if (message.says === 'reply') onReply?.(message.reply);
    });
  }

  /** Has a turn ready for the worker that takes the job with this id, until it is withdrawn. */
  async offer(id: string, asked: Asked): Promise<void> {
    this.asked.set(id, asked);
    await this.hearing.ready;
  }

  withdraw(id: string): void {
    this.asked.delete(id);
  }

  close(): void {
    this.hearing.close();
  }
}

/** The end of a worker. */
export class AnsweringLine {
  private readonly wanted = new Map<string, (turn: unknown) => void>();
  private readonly hearing: ReturnType<typeof hear>;

  constructor(
    private readonly speaking: Redis,
    url: string,
    onError: (error: Error) => void,
  ) {
    this.hearing = hear(url, TURNS, onError, (message) => {
      if (message.says === 'turn') this.wanted.get(message.id)?.(message.turn);
    });
  }

  /** @throws when nobody waits for the reply any more. */
  async turn(id: string): Promise<unknown> {
    await this.hearing.ready;
    const { promise, resolve } = Promise.withResolvers<unknown>();
    this.wanted.set(id, resolve);
    try {
      await this.say({ id, says: 'asks' });
      return await withDeadline(promise, TURN_DEADLINE_MS, 'Nobody waits for the turn');
    } finally {
      this.wanted.delete(id);
    }
  }

  /** @param at the place of the sentence: a turn that is worked on again sends them again. */
  sentence(id: string, text: string, at: number): Promise<void> {
    return this.say({ id, says: 'sentence', text, at });
  }

  reply(id: string, reply: unknown): Promise<void> {
    return this.say({ id, says: 'reply', reply });
  }

  close(): void {
    this.hearing.close();
  }

  private async say(message: Message): Promise<void> {
    await this.speaking.publish(REPLIES, JSON.stringify(message));
  }
}
