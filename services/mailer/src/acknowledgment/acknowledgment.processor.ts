// Mails apart from those of leads: acknowledgments to the senders of complaints, and notices to offices about permanent
// failures.
import { InjectQueue, WorkerHost } from '@nestjs/bullmq';
import { Inject, Injectable, Logger } from '@nestjs/common';
import type { School } from '@school/catalog';
import { InvalidLeadError, QUEUES, readLead } from '@school/contracts';
import { Tombstones } from '@school/leads';
import { retryByAge } from '@school/platform';
import { DelayedError, type Job, type Queue, UnrecoverableError } from 'bullmq';
import { DeliveryLedger } from '../delivery/delivery-ledger.js';
import { MailTransport } from '../delivery/mail.transport.js';
import { SmtpError } from '../delivery/smtp-failure.js';
import { MAILER_ENV, type MailerEnv, SCHOOL } from '../env.js';
import { MailFailures } from '../mail-failures.js';
import * as metrics from '../metrics.js';
import { noticeMail } from '../notices/notice.mail.js';
import { NOTICE_JOB, queueNotice, readNotice } from '../notices/notice.js';
import { acknowledgmentMail } from './acknowledgment.mail.js';

/** The outcome of such a mail; the job's return value. */
type Outcome = 'sent' | 'sent-before' | 'address-refused' | 'erased';

@Injectable()
export class AcknowledgmentProcessor extends WorkerHost {
  private readonly logger = new Logger(AcknowledgmentProcessor.name);

  constructor(
    @InjectQueue(QUEUES.confirmation) private readonly queue: Queue,
    private readonly transport: MailTransport,
    private readonly ledger: DeliveryLedger,
    private readonly tombstones: Tombstones,
    private readonly failures: MailFailures,
    @Inject(SCHOOL) private readonly school: School,
    @Inject(MAILER_ENV) private readonly env: MailerEnv,
  ) {
    super();
  }

  override async process(job: Job, token?: string): Promise<Outcome> {
    const work = () => (job.name === NOTICE_JOB ? this.notify(job) : this.acknowledge(job));
    try {
      return await retryByAge(
        job,
        token,
        (error) => this.failures.classify(job, error),
        this.env.RETRY_TIME_SCALE,
        work,
      );
    } catch (error) {
      if (job.name !== NOTICE_JOB && isFinal(job, error)) await this.notifyOffice(job);
      throw error;
    }
  }

  private async acknowledge(job: Job): Promise<Outcome> {
    const lead = readLead(job.data);
    if (lead.kind !== 'complaint') throw new InvalidLeadError(`A ${lead.kind} is not acknowledged`);
    if (await this.tombstones.hasErased(job, lead.id)) return 'erased';
    try {
      const sent = await this.ledger.once(lead.id, 'confirmation', () =>
        this.transport.send(acknowledgmentMail(lead, this.school)),
      );
      if (sent) metrics.confirmations.inc({ outcome: 'sent' });
      return sent ? 'sent' : 'sent-before';
    } catch (error) {
      if (!(error instanceof SmtpError) || error.failure !== 'refused') throw error;
      // The address does not exist: no operator can repair that, so it is no dead letter. The office has the complaint,
      // and can telephone.
      this.logger.warn({ event: 'acknowledgment-refused', lead: lead.id, error: error.message });
      await this.ledger.fail(lead.id, 'confirmation', error.message);
      await this.notifyOffice(job);
      return 'address-refused';
    }
  }

  private async notify(job: Job): Promise<Outcome> {
    const notice = readNotice(job.data);
    if (await this.tombstones.hasErased(job, notice.id)) return 'erased';
    const sent = await this.ledger.once(notice.id, `${notice.about}-notice`, () =>
      this.transport.send(noticeMail(notice, this.school)),
    );
    return sent ? 'sent' : 'sent-before';
  }

  /** Notifies the office that a promised confirmation will never arrive. */
  private async notifyOffice(job: Job): Promise<void> {
    if (await queueNotice(this.queue, job.data, 'confirmation')) metrics.confirmations.inc({ outcome: 'failed' });
  }
}

/** Whether a job fails finally with this error, and is a dead letter from then on. */
const isFinal = (job: Job, error: unknown): boolean =>
  error instanceof UnrecoverableError ||
  (!(error instanceof DelayedError) && job.attemptsMade + 1 >= (job.opts.attempts ?? 1));
