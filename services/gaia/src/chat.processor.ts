// One turn of a conversation is one job; what is said in it goes over the line, and is kept nowhere.
import { Processor } from '@nestjs/bullmq';
import { Logger } from '@nestjs/common';
import { type ChatJob, QUEUES, chatJob, chatTurn } from '@school/contracts';
import { AnsweringLine, JobWorker, workerOptions } from '@school/platform';
import { type Job, UnrecoverableError } from 'bullmq';
import { Gaia } from './gaia.js';
import * as metrics from './metrics.js';
import { namesOf } from './model/error-names.js';

/** They wait for a language model, or for the processor. */
const TURNS_AT_ONCE = 8;

@Processor(QUEUES.chat, { ...workerOptions, concurrency: TURNS_AT_ONCE })
export class ChatProcessor extends JobWorker {
  private readonly logger = new Logger(ChatProcessor.name);

  constructor(
    private readonly gaia: Gaia,
    private readonly line: AnsweringLine,
  ) {
    super();
  }

  /**
   * Answers a turn. Neither logs nor errors hold what was said.
   * @throws UnrecoverableError for a turn that nobody waits for any more, or that is none.
   */
  async work(job: Job<ChatJob>): Promise<void> {
    const id = job.id!;
    const { success, data: waiting } = chatJob.safeParse(job.data);
    if (!success) throw new UnrecoverableError('Not a chat turn');
    const stopwatch = metrics.gaiaDuration.startTimer();
    const count = (outcome: metrics.TurnOutcome) => {
      metrics.gaiaTurns.inc({ outcome });
      stopwatch({ outcome });
    };
    if (Date.now() > waiting.deadline) {
      count('expired');
      throw new UnrecoverableError('The turn is past its deadline');
    }
    try {
      const turn = chatTurn.parse(await this.line.turn(id));
      const preview = turn.stream ? this.preview(id) : undefined;
      const answered = await this.gaia.answer({ ...turn, ...waiting, onSentence: preview?.tell });
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
      this.logger.log({ event: 'turn-answered', job: job.id, turns: turn.messages.length, ...outcome });
      await this.line.reply(id, reply);
    } catch (error) {
      count('failed');
      throw new Error(`The turn failed: ${namesOf(error)}`);
    }
  }

  /** Tells the sentences of a reply, in order. If one is lost, the reply is not. */
  private preview(id: string) {
    let count = 0;
    let last: Promise<unknown> = Promise.resolve();
    const lost = (error: Error) => this.logger.warn({ event: 'preview-lost', job: id, error: error.name });
    return {
      tell: (sentence: string) => {
        const at = count++;
        last = last.then(() => this.line.sentence(id, sentence, at)).catch(lost);
      },
      told: () => last,
    };
  }
}
