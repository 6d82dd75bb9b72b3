// One turn of a conversation is one job; its result is the reply.
import { Processor } from '@nestjs/bullmq';
import { Logger } from '@nestjs/common';
import { type ChatProgress, type ChatReply, QUEUES, chatJob } from '@school/contracts';
import { JobWorker, workerOptions } from '@school/platform';
import { type Job, UnrecoverableError } from 'bullmq';
import { Gaia } from '../agent/gaia.agent.js';
import { namesOf } from '../agent/error-names.js';
import * as metrics from '../metrics.js';

/** They wait for a language model, or for the processor. */
const TURNS_AT_ONCE = 8;

@Processor(QUEUES.chat, { ...workerOptions, concurrency: TURNS_AT_ONCE })
export class ChatProcessor extends JobWorker {
  private readonly logger = new Logger(ChatProcessor.name);

  constructor(private readonly gaia: Gaia) {
    super();
  }

  /**
   * Answers a turn. Neither logs nor errors hold what was said.
   * @throws UnrecoverableError for a turn that nobody waits for any more, or that is none.
   */
  async work(job: Job): Promise<ChatReply> {
    const turn = chatJob.safeParse(job.data);
    if (!turn.success) throw new UnrecoverableError('Not a chat turn');
    const stopwatch = metrics.gaiaDuration.startTimer();
    const count = (outcome: metrics.TurnOutcome) => {
      metrics.gaiaTurns.inc({ outcome });
      stopwatch({ outcome });
    };
    if (Date.now() > turn.data.deadline) {
      count('expired');
      throw new UnrecoverableError('The turn is past its deadline');
    }
    // A turn that is taken over from a dead worker would tell its sentences twice.
    const preview = turn.data.stream && job.attemptsStarted === 1 ? this.preview(job) : undefined;
    try {
      const answered = await this.gaia.answer({ ...turn.data, onSentence: preview?.tell });
      await preview?.told();
      const { reply, handedOff, refused = [], model, failed, usage = [] } = answered;
      count(handedOff ? 'handed-off' : 'answered');
      if (refused.length > 0) metrics.gaiaGuard.inc();
      if (reply.quoteRequest) metrics.gaiaQuotes.inc();
      const outcome = { quoteRequest: reply.quoteRequest, handedOff, refused: refused.length, model, failed, usage };
      this.logger.log({ event: 'turn-answered', job: job.id, turns: turn.data.messages.length, ...outcome });
      return reply;
    } catch (error) {
      count('failed');
      throw new Error(`The turn failed: ${namesOf(error)}`);
    }
  }
  /** Tells the sentences of a reply as the job's progress, in order. If one is lost, the reply is not. */
  private preview(job: Job) {
    let number = 0;
    let last: Promise<unknown> = Promise.resolve();
    const lost = (error: Error) => this.logger.warn({ event: 'preview-lost', job: job.id, error: error.name });
    return {
      tell: (sentence: string) => {
        const progress: ChatProgress = { number: ++number, sentence };
        last = last.then(() => job.updateProgress(progress)).catch(lost);
      },
      told: () => last,
    };
  }
}
