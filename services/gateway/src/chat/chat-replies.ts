// A turn of a conversation is a job, which holds no word of it. The request waits for the reply up to a deadline.
import { randomUUID } from 'node:crypto';
import { InjectQueue } from '@nestjs/bullmq';
import { Inject, Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import {
  type ChatJob,
  type ChatReply,
  type ChatRequest,
  type ChatTurn,
  QUEUES,
  chatJobOptions,
  chatReply,
  quoteDraft,
} from '@school/contracts';
import { AskingLine, ENV, errorLog, withDeadline, workerConnection } from '@school/platform';
import { type Queue, QueueEvents } from 'bullmq';
import { Redis } from 'ioredis';
import type { GatewayEnv } from '../env.js';
import { ProblemException } from '../http/problem.js';

export interface ChatOptions {
  /** Turns that may wait for Gaia; further ones are answered 503. */
  readonly backlog: number;
  readonly deadlineMs: number;
}
export const CHAT_OPTIONS = Symbol('CHAT_OPTIONS');

const RETRY_AFTER_SECONDS = 15;
/** How long queueing a turn may take. Until Redis is first available, `queue.add` stays pending. */
const ASK_DEADLINE_MS = 2000;

const unavailable = () => new ProblemException(503, { retryAfterSeconds: RETRY_AFTER_SECONDS });

interface AskedTurn {
  readonly id: string;
  readonly result: Promise<unknown>;
}

@Injectable()
export class ChatReplies implements OnApplicationShutdown {
  private readonly logger = new Logger(ChatReplies.name);
  private readonly line: AskingLine;
  private readonly events: QueueEvents;
  private isClosing = false;
  /** What ends the wait of each request without a reply, by the id of the job. */
  private readonly failing = new Map<string, (error: unknown) => void>();

  constructor(
    @InjectQueue(QUEUES.chat) private readonly queue: Queue<ChatJob>,
    redis: Redis,
    @Inject(ENV) env: GatewayEnv,
    @Inject(CHAT_OPTIONS) private readonly options: ChatOptions,
  ) {
    const { onError } = errorLog(this.logger, 'chat-events-error', QUEUES.chat);
    this.line = new AskingLine(redis, env.REDIS_URL, onError);
    this.events = new QueueEvents(QUEUES.chat, {
      connection: workerConnection(env.REDIS_URL, () => this.isClosing),
    });
    this.events.on('failed', ({ jobId, failedReason }) => this.failing.get(jobId)?.(new Error(failedReason)));
    this.events.on('error', onError);
  }

  /**
   * Queues a turn for Gaia.
   * @param onSentence called with each sentence of the reply while it is written, before the reply.
   * @throws ProblemException 503 when no worker can answer now.
   */
  async ask({ messages, request }: ChatRequest, onSentence?: (sentence: string) => void): Promise<AskedTurn> {
    const id = randomUUID();
    const card = request && { request: quoteDraft.parse(request) };
    const turn: ChatTurn = { messages, ...card, ...(onSentence && { stream: true }) };
    const { promise: result, resolve, reject } = Promise.withResolvers<unknown>();
    const late = setTimeout(() => reject(new ProblemException(504)), this.options.deadlineMs);
    const done = () => {
      clearTimeout(late);
      this.failing.delete(id);
      this.line.withdraw(id);
    };
    result.then(done, done);
    this.failing.set(id, reject);
    let sentences = 0;
    const offered = this.line.offer(id, {
      turn,
      onSentence: (text, at) => {
        // A turn that is worked on again repeats those that were passed on.
        if (at !== sentences) return;
        sentences += 1;
        onSentence?.(text);
      },
      onReply: resolve,
    });
    try {
      const queued = offered.then(() => this.add(id));
      await withDeadline(queued, ASK_DEADLINE_MS, `Not queued in ${ASK_DEADLINE_MS} ms`);
    } catch (error) {
      reject(error);
      if (error instanceof ProblemException) throw error;
      this.logger.error({ event: 'chat-not-queued', err: error });
      throw unavailable();
    }
    return { id, result };
  }

  /**
   * Waits for Gaia's reply to a turn.
   * @throws ProblemException 503 when there is none, 504 when it is late.
   */
  async replyTo({ id, result }: AskedTurn): Promise<ChatReply> {
    try {
      return chatReply.parse(await result);
    } catch (error) {
      // Nobody waits for it any more. One that is active ends by the deadline in its data.
      await this.queue.remove(id).catch(() => undefined);
      if (error instanceof ProblemException) throw error;
      this.logger.error({ event: 'chat-failed', job: id, err: error });
      throw unavailable();
    }
  }

  onApplicationShutdown(): void {
    this.isClosing = true;
    this.line.close();
    // Not awaited: while Redis is unavailable, BullMQ would wait for the end of a connection that is not open.
    this.events.close().catch(() => undefined);
  }

  private async add(id: string): Promise<void> {
    const [workers, backlog] = await Promise.all([this.queue.getWorkersCount(), this.queue.getWaitingCount()]);
    if (workers === 0 || backlog >= this.options.backlog) throw unavailable();
    const deadline = Date.now() + this.options.deadlineMs;
    await this.queue.add('turn', { v: 3, deadline }, { ...chatJobOptions, jobId: id });
  }
}
