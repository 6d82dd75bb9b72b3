// One turn of a conversation is one job. The reply is written into it, and into nothing that outlives it.
import { Injectable, Logger } from '@nestjs/common';
import { type ChatJob, chatJob } from '@school/contracts';
import type { JobProcessor } from '@school/platform';
import { type Job, UnrecoverableError } from 'bullmq';
import { Gaia } from './gaia.js';
import * as metrics from './metrics.js';
import { namesOf } from './model/error-names.js';

@Injectable()
export class ChatProcessor implements JobProcessor {
  private readonly logger = new Logger(ChatProcessor.name);

  constructor(private readonly gaia: Gaia) {}

  /**
   * Answers a turn. Neither logs nor errors hold what was said.
   * @throws UnrecoverableError for a turn that nobody waits for any more, or that is none.
   */
  async process(job: Job<ChatJob>): Promise<void> {
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
      const { reply, plan, handedOff, refused = [], model, failed, usage = [] } = answered;
      count(handedOff ? 'handed-off' : 'answered');
      if (refused.length > 0) metrics.gaiaGuard.inc();
      const outcome = {
        ends: plan.ending.ends,
        rule: plan.rule,
        handedOff,
        refused: refused.length,
        model,
        failed,
        usage,
      };
      this.logger.log({ event: 'turn-answered', job: job.id, turns: turn.data.messages.length, ...outcome });
      await job.updateData({ ...job.data, reply });
    } catch (error) {
      count('failed');
      throw new Error(`The turn failed: ${namesOf(error)}`);
    }
  }
  /** Writes the sentences of a reply into the job, in order. If one is lost, the reply is not. */
  private preview(job: Job<ChatJob>) {
    const told: string[] = [];
    let last: Promise<unknown> = Promise.resolve();
    const lost = (error: Error) => this.logger.warn({ event: 'preview-lost', job: job.id, error: error.name });
    const write = async (sentences: readonly string[]) => {
      await job.updateData({ ...job.data, told: [...sentences] });
      await job.updateProgress(sentences.length);
    };
    return {
      tell: (sentence: string) => {
        told.push(sentence);
        const sentences = [...told];
        last = last.then(() => write(sentences)).catch(lost);
      },
      told: () => last,
    };
  }
}
