// Mails each lead to its office; a complaint also starts its acknowledgment.
import { InjectQueue, WorkerHost } from '@nestjs/bullmq';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { type School, officeFor } from '@school/catalog';
import { type Lead, QUEUES, isConfirmed, readLead } from '@school/contracts';
import { Tombstones, confirmationJobId } from '@school/leads';
import { retryByAge } from '@school/platform';
import type { Job, Queue } from 'bullmq';
import { DeliveryLedger, MailGivenUpError } from './delivery/delivery-ledger.js';
import { MailTransport } from './delivery/mail.transport.js';
import { SmtpError } from './delivery/smtp-failure.js';
import { MAILER_ENV, type MailerEnv, SCHOOL } from './env.js';
import { MailFailures } from './mail-failures.js';
import { queueNotice } from './notices/notice.js';
import { FALLBACK_OFFICE, staffMail } from './templates/staff-mail.js';

/** The outcome of a mail; the job's return value. */
type Outcome = 'sent' | 'sent-before' | 'erased';

/** Whether another mailbox may accept what this one refused. */
const concernsMailbox = (error: unknown): error is SmtpError =>
  error instanceof SmtpError && (error.failure === 'refused' || error.failure === 'denied');

@Injectable()
export class LeadMailProcessor extends WorkerHost {
  private readonly logger = new Logger(LeadMailProcessor.name);

  constructor(
    @InjectQueue(QUEUES.confirmation) private readonly acknowledgments: Queue,
    private readonly transport: MailTransport,
    private readonly ledger: DeliveryLedger,
    private readonly tombstones: Tombstones,
    private readonly failures: MailFailures,
    @Inject(SCHOOL) private readonly school: School,
    @Inject(MAILER_ENV) private readonly env: MailerEnv,
  ) {
    super();
  }

  override process(job: Job, token?: string): Promise<Outcome> {
    return retryByAge(
      job,
      token,
      (error) => this.failures.classify(job, error),
      this.env.RETRY_TIME_SCALE,
      () => this.mail(job),
    );
  }

  private async mail(job: Job): Promise<Outcome> {
    const lead = readLead(job.data);
    if (await this.tombstones.hasErased(job, lead.id)) return 'erased';
    // First, and independent: an office whose mailbox is unavailable does not delay the acknowledgment, nor the other
    // way round.
    if (isConfirmed(lead)) await this.acknowledgments.add(lead.kind, lead, { jobId: confirmationJobId(lead.id) });
    try {
      const sent = await this.ledger.once(lead.id, 'office', () => this.deliver(lead));
      return sent ? 'sent' : 'sent-before';
    } catch (error) {
      // The office does not receive this request: the fallback office is notified of it.
      if (error instanceof MailGivenUpError && error.failure === 'rejected')
        await queueNotice(this.acknowledgments, lead, 'office');
      throw error;
    }
  }

  /** To the lead's office or, when its mailbox is refused, to the fallback office. */
  private async deliver(lead: Lead): Promise<string> {
    const office = officeFor(lead);
    try {
      return await this.transport.send(staffMail(lead, office, this.school));
    } catch (error) {
      if (!concernsMailbox(error) || office === FALLBACK_OFFICE) throw error;
      this.logger.error({ event: 'office-refused', lead: lead.id, kind: lead.kind, office, error: error.message });
      return await this.transport.send(staffMail(lead, FALLBACK_OFFICE, this.school, office));
    }
  }
}
