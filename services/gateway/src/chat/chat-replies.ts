// A turn of a conversation is a job. The request waits for its result up to a deadline.
import { randomUUID } from 'node:crypto';
import { InjectQueue } from '@nestjs/bullmq';
import { Inject, Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { type ChatJob, type ChatReply, type ChatRequest, QUEUES, chatReply, quoteDraft } from '@school/contracts';
import { errorLog, withDeadline, workerConnection } from '@school/platform';
import { type Queue, QueueEvents } from 'bullmq';
import { CHAT_OPTIONS, type ChatOptions, GATEWAY_ENV } from '../config.module.js';
import type { GatewayEnv } from '../env.js';
import { ProblemException } from '../http/problem.js';

const KEPT_SECONDS = 60;
const RETRY_AFTER_SECONDS = 15;
/** How long queueing a turn may take. Until Redis is first available, `queue.add` stays pending. */
const ASK_DEADLINE_MS = 2000;

const jobOptions = {
  // A turn that failed is tried once more: it has no side effect.
  attempts: 2,
  // The gateway that asked removes its job; one whose gateway was killed goes with a later one.
  removeOnComplete: { age: KEPT_SECONDS },
  removeOnFail: { age: KEPT_SECONDS },
} as const;

const unavailable = () => new ProblemException(503, { retryAfterSeconds: RETRY_AFTER_SECONDS });

interface AskedTurn {
  readonly id: string;
  readonly result: Promise<unknown>;
}

/** A request that waits for a job. */
interface Waiter extends PromiseWithResolvers<unknown> {
  readonly onSentence: ((sentence: string) => void) | undefined;
  /** How many were told. */
  sentences: number;
}

@Injectable()
export class ChatReplies implements OnApplicationShutdown {
  private readonly logger = new Logger(ChatReplies.name);
  private readonly events: QueueEvents;
  private isClosing = false;
  /** The requests that wait, by the id of the job. */
  private readonly waiting = new Map<string, Waiter>();

  constructor(
    @InjectQueue(QUEUES.chat) private readonly queue: Queue<ChatJob, unknown>,
    @Inject(GATEWAY_ENV) env: GatewayEnv,
    @Inject(CHAT_OPTIONS) private readonly options: ChatOptions,
  ) {
    this.events = new QueueEvents(QUEUES.chat, {
      connection: workerConnection(env.REDIS_URL, () => this.isClosing),
    });
    this.events.on('completed', ({ jobId }) => this.waiting.get(jobId)?.resolve(this.completed(jobId)));
    this.events.on('failed', ({ jobId, failedReason }) => this.waiting.get(jobId)?.reject(new Error(failedReason)));
    this.events.on('progress', ({ jobId }) => void this.tell(jobId));
    this.events.on('error', errorLog(this.logger, 'chat-events-error', QUEUES.chat).onError);
  }

  /**
   * Queues a turn for Gaia.
   * @param onSentence called with each sentence of the reply while it is written, before the reply.
   * @throws ProblemException 503 when no worker can answer now.
   */
  async ask({ messages, request }: ChatRequest, onSentence?: (sentence: string) => void): Promise<AskedTurn> {
    const id = randomUUID();
    const { deadlineMs } = this.options;
    const deadline = Date.now() + deadlineMs;
    const stream = onSentence && { stream: true };
    const card = request && { request: quoteDraft.parse(request) };
    const data: ChatJob = { v: 2, messages, deadline, ...card, ...stream };
    // Listens before the job is added, so that its event is not missed.
    const result = this.resultOf(id, deadlineMs, onSentence);
    result.catch(() => undefined);
    try {
      await withDeadline(this.add(id, data), ASK_DEADLINE_MS, `Not queued in ${ASK_DEADLINE_MS} ms`);
    } catch (error) {
      this.waiting.get(id)?.reject(error);
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
      if (error instanceof ProblemException) throw error;
      this.logger.error({ event: 'chat-failed', job: id, err: error });
      throw unavailable();
    } finally {
      // Nobody waits for it any more, and it holds what was said. One that is active ends by the deadline in its data.
      await this.queue.remove(id).catch(() => undefined);
    }
  }

  onApplicationShutdown(): void {
    this.isClosing = true;
    // Not awaited: while Redis is unavailable, BullMQ would wait for the end of a connection that is not open.
    this.events.close().catch(() => undefined);
  }

  private async add(id: string, data: ChatJob): Promise<void> {
    const [workers, backlog] = await Promise.all([this.queue.getWorkersCount(), this.queue.getWaitingCount()]);
    if (workers === 0 || backlog >= this.options.backlog) throw unavailable();
    await this.queue.add('turn', data, { ...jobOptions, jobId: id });
  }

  /**
   * The result of a job, from the events of BullMQ. `job.waitUntilFinished` is not used: if Redis failed while it read
   * the job's state, it would leave a rejection unhandled, which ends this process. At the deadline the job itself is
   * read, in case its event was missed.
   * @throws ProblemException 504 when it is not completed by then.
   */
  private async resultOf(id: string, milliseconds: number, onSentence: Waiter['onSentence']): Promise<unknown> {
    const waiter: Waiter = { ...Promise.withResolvers<unknown>(), onSentence, sentences: 0 };
    this.waiting.set(id, waiter);
    const timer = setTimeout(() => waiter.resolve(this.completed(id)), milliseconds);
    try {
      return await waiter.promise;
    } finally {
      clearTimeout(timer);
      this.waiting.delete(id);
    }
  }

  /** Tells the sentences that the job has and the visitor has not. */
  private async tell(id: string): Promise<void> {
    const job = await this.queue.getJob(id).catch(() => undefined);
    const waiter = this.waiting.get(id);
    const told = job?.data.told ?? [];
    if (!waiter?.onSentence) return;
    for (const sentence of told.slice(waiter.sentences)) waiter.onSentence(sentence);
    waiter.sentences = Math.max(waiter.sentences, told.length);
  }

  private async completed(id: string): Promise<unknown> {
    const job = await this.queue.getJob(id).catch(() => undefined);
    if (job?.data.reply) return job.data.reply;
    throw new ProblemException(504);
  }
}
