// A turn of a conversation is a job; the request waits for its result up to a deadline.
import { InjectQueue } from '@nestjs/bullmq';
import { Inject, Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { retention } from '@school/catalog/privacy';
import { type ChatJob, type ChatMessage, type ChatReply, QUEUES, chatReply } from '@school/contracts';
import { ProblemException, errorText, withDeadline, workerConnection } from '@school/platform';
import { type Job, type Queue, QueueEvents } from 'bullmq';
import { Redis } from 'ioredis';
import { GATEWAY_ENV, type GatewayEnv } from '../env.js';
import { ReplySubscriber } from './reply-subscriber.js';

const KEPT_SECONDS = retention.chatHours * 3600;
/** BullMQ's events can be missed during a reconnection: the job's state is polled as well, at this interval. */
const POLL_MS = 1000;
const RETRY_AFTER_SECONDS = 15;
/** How long adding a turn may take: an add to a Redis that was never up stays pending. */
const ASK_DEADLINE_MS = 2000;

const jobOptions = {
  // The turn is retried once when its worker was killed; its only side effect, a quote, is idempotent.
  attempts: 2,
  // The result must be kept as long as the request waits for it, but the conversation no longer: it holds what the
  // visitor wrote.
  removeOnComplete: { age: KEPT_SECONDS, count: 5000 },
  removeOnFail: { age: KEPT_SECONDS },
} as const;

const unavailable = () => new ProblemException(503, { retryAfterSeconds: RETRY_AFTER_SECONDS });

/** A queued turn. */
export interface AskedTurn {
  readonly job: Job<ChatJob, unknown>;
  /** When the request stops waiting, in epoch milliseconds. */
  readonly deadline: number;
}

@Injectable()
export class ChatReplies implements OnApplicationShutdown {
  private readonly logger = new Logger(ChatReplies.name);
  private readonly events: QueueEvents;

  constructor(
    @InjectQueue(QUEUES.chat) private readonly queue: Queue<ChatJob, unknown>,
    private readonly redis: Redis,
    private readonly subscriber: ReplySubscriber,
    @Inject(GATEWAY_ENV) private readonly env: GatewayEnv,
  ) {
    this.events = new QueueEvents(QUEUES.chat, { connection: workerConnection(env.REDIS_URL) });
    // One listener for each waiting request.
    this.events.setMaxListeners(0);
    this.queue.setMaxListeners(0);
    this.events.on('error', (error) => this.logger.warn({ event: 'chat-events-error', error: errorText(error) }));
  }

  /**
   * Queues a turn for Gaia.
   * @param stream whether sentences of the reply are published while it is written.
   * @throws ProblemException 503 when no worker can answer now.
   */
  async ask(conversation: string, messages: readonly ChatMessage[], stream = false): Promise<AskedTurn> {
    const deadline = Date.now() + this.env.CHAT_DEADLINE_MS;
    const data: ChatJob = {
      v: 1,
      conversation,
      messages: [...messages],
      deadline,
      replyTo: this.subscriber.gateway,
      ...(stream && { stream }),
    };
    return { job: await withDeadline(this.add(data), ASK_DEADLINE_MS, unavailable), deadline };
  }

  /**
   * Waits for Gaia's reply to a turn.
   * @throws ProblemException 503 when there is none, 504 when it is late.
   */
  async replyTo({ job, deadline }: AskedTurn): Promise<ChatReply> {
    try {
      return chatReply.parse(
        await withDeadline(this.result(job, deadline), deadline - Date.now(), () => new ProblemException(504)),
      );
    } catch (error) {
      // A turn without a waiting request must not be answered later; an active one ends by the deadline in its data.
      await job.remove().catch(() => undefined);
      if (error instanceof ProblemException) throw error;
      // `withDeadline` does not advance while this process is busy, so BullMQ's timeout may come first.
      if (Date.now() >= deadline) throw new ProblemException(504);
      this.logger.error({ event: 'chat-failed', job: job.id, error: errorText(error) });
      throw unavailable();
    }
  }

  async onApplicationShutdown(): Promise<void> {
    await this.events.close();
  }

  private async add(data: ChatJob): Promise<Job<ChatJob, unknown>> {
    try {
      // All commands are sent at once, so that a turn waits for Redis no longer than a job alone; waiting turns are
      // counted before this one is added.
      const ahead = this.redis.llen(this.queue.toKey('wait'));
      const [workers, waiting, job] = await Promise.all([
        this.queue.getWorkersCount(),
        ahead,
        this.queue.add('turn', data, jobOptions),
      ]);
      if (workers > 0 && waiting < this.env.CHAT_BACKLOG) return job;
      await job.remove();
    } catch (error) {
      this.logger.error({ event: 'chat-not-queued', error: errorText(error) });
    }
    throw unavailable();
  }

  private async result(job: Job<ChatJob, unknown>, deadline: number): Promise<unknown> {
    const published = this.subscriber.listen(job.id!);
    // BullMQ's timeout is longer than the deadline.
    const finished = job.waitUntilFinished(this.events, Math.max(1, deadline - Date.now()) + POLL_MS);
    const { promise: polled, resolve, reject } = Promise.withResolvers<unknown>();
    const poll = setInterval(
      () => void this.poll(job).then((result) => result && resolve(result.value), reject),
      POLL_MS,
    );
    try {
      return await Promise.race([published.reply, finished, polled]);
    } finally {
      published.end();
      clearInterval(poll);
      finished.catch(() => undefined);
    }
  }

  /** The result of a completed job; null while it is not completed, or while Redis is unavailable. */
  private async poll(job: Job<ChatJob, unknown>): Promise<{ value: unknown } | null> {
    const state = await job.getState().catch(() => 'unknown');
    if (state === 'failed') throw new Error('The turn failed');
    if (state !== 'completed') return null;
    const done = await this.queue.getJob(job.id!).catch(() => undefined);
    return done ? { value: done.returnvalue } : null;
  }
}
