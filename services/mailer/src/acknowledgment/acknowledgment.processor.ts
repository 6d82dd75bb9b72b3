import { Processor, WorkerHost } from '@nestjs/bullmq';
import { Inject, Logger } from '@nestjs/common';
import type { School } from '@school/catalog';
import { InvalidLeadError, QUEUES, readLead } from '@school/contracts';
import { Tombstones, leaveNoTrace, retryByAge, workerOptions } from '@school/platform';
import type { Job } from 'bullmq';
import { DeliveryLedger } from '../delivery/delivery-ledger.js';
import { MailTransport } from '../delivery/mail.transport.js';
import { SmtpError } from '../delivery/smtp-failure.js';
import type { MailerEnv } from '../env.js';
import { MailFailures } from '../mail-failures.js';
import { MAILER_ENV, SCHOOL } from '../tokens.js';
import { acknowledgmentMail } from './acknowledgment.mail.js';
import { DailyLimit } from './daily-limit.js';

/** What became of an acknowledgment; kept as the job's result. */
type Outcome = 'sent' | 'sent-before' | 'one-a-day' | 'address-refused' | 'erased';

@Processor(QUEUES.acknowledgment, workerOptions(1))
export class AcknowledgmentProcessor extends WorkerHost {
  private readonly logger = new Logger(AcknowledgmentProcessor.name);

  constructor(
    private readonly transport: MailTransport,
    private readonly ledger: DeliveryLedger,
    private readonly limit: DailyLimit,
    private readonly tombstones: Tombstones,
    private readonly failures: MailFailures,
    @Inject(SCHOOL) private readonly school: School,
    @Inject(MAILER_ENV) private readonly env: MailerEnv,
  ) {
    super();
  }

  override process(job: Job, token?: string): Promise<Outcome> {
    return retryByAge(job, token, (error) => this.failures.classify(job, error), this.env.RETRY_TIME_SCALE, () => this.acknowledge(job));
  }

  private async acknowledge(job: Job): Promise<Outcome> {
    const lead = readLead(job.data);
    if (lead.kind !== 'complaint') throw new InvalidLeadError(`A ${lead.kind} is not acknowledged`);
    if ((await this.tombstones.erased([lead.id])).size > 0) {
      leaveNoTrace(job);
      return 'erased';
    }
    if (!(await this.limit.allows(lead.payload.email, lead.id))) {
      this.logger.warn({ event: 'acknowledgment-skipped', lead: lead.id });
      return 'one-a-day';
    }
    try {
      const sent = await this.ledger.once(lead.id, 'acknowledgment', () => this.transport.send(acknowledgmentMail(lead, this.school)));
      return sent ? 'sent' : 'sent-before';
    } catch (error) {
      if (!(error instanceof SmtpError) || error.failure !== 'refused') throw error;
      // The address does not exist: nobody can mend that, and the office has the complaint.
      this.logger.warn({ event: 'acknowledgment-refused', lead: lead.id, error: error.message });
      return 'address-refused';
    }
  }
}
