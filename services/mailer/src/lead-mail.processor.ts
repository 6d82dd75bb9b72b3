// Processes the queue `lead-mail`: mails each lead to its office, and queues the confirmation to its sender.
import { InjectQueue, Processor } from '@nestjs/bullmq';
import { Inject, Logger } from '@nestjs/common';
import { type SchoolContacts, officeFor } from '@school/catalog';
import { FALLBACK_OFFICE, type Lead, type OfficeId, QUEUES, confirmationOf, readLead } from '@school/contracts';
import { confirmationJobId } from '@school/leads';
import { ENV, JobWorker, SCHOOL, workerOptions } from '@school/platform';
import type { Job, Queue } from 'bullmq';
import { type Accepted, DeliveryLedger } from './delivery/delivery-ledger.js';
import { queueMailEvent } from './delivery/mail-events.js';
import { MailTransport, SMTP_CONNECTIONS } from './delivery/mail.transport.js';
import { SmtpError } from './delivery/smtp-failure.js';
import type { MailerEnv } from './env.js';
import { type MailJobOutcome, mailFailure } from './mail-job.js';
import { queueNotice } from './notice.js';
import { leadMail } from './mails/lead.mail.js';

/** A mail also waits for Redis: with four jobs for each connection none is idle. */
const MAILS_AT_ONCE = 4 * SMTP_CONNECTIONS;

/** Whether another mailbox may accept the mail. */
const concernsMailbox = (error: unknown): error is SmtpError =>
  error instanceof SmtpError && (error.failure === 'refused' || error.failure === 'denied');

@Processor(QUEUES.mail, { ...workerOptions, concurrency: MAILS_AT_ONCE })
export class LeadMailProcessor extends JobWorker {
  private readonly logger = new Logger(LeadMailProcessor.name);
  readonly failureOf = mailFailure;

  constructor(
    @InjectQueue(QUEUES.confirmation) private readonly confirmations: Queue,
    @InjectQueue(QUEUES.events) private readonly events: Queue,
    private readonly transport: MailTransport,
    private readonly ledger: DeliveryLedger,
    @Inject(SCHOOL) private readonly school: SchoolContacts,
    @Inject(ENV) private readonly env: MailerEnv,
  ) {
    super();
  }

  async work(job: Job): Promise<MailJobOutcome> {
    const lead = readLead(job.data);
    // A separate job, so that neither mail delays the other.
    if (confirmationOf(lead, this.school.withoutConfirmation) === 'promised')
      await this.confirmations.add(lead.kind, lead, { jobId: confirmationJobId(lead.id) });
    const outcome = await this.ledger.once(lead.id, 'office', () => this.deliver(lead));
    // Also if the mail was sent before: the mailer may have been killed before it had queued the event.
    const ending = await this.ledger.ending(lead.id, 'office');
    if (ending) {
      const { at, office = officeFor(lead) } = ending;
      await queueMailEvent(this.events, { id: lead.id, event: 'delivered', at, office });
    }
    return outcome;
  }

  async failedForGood(job: Job): Promise<void> {
    await queueNotice(this.confirmations, job.data, 'office');
  }

  /**
   * Mails the lead to its office or, if that mailbox is refused, to the fallback office.
   */
  private async deliver(lead: Lead): Promise<Accepted> {
    const office = officeFor(lead);
    try {
      return await this.send(lead, office);
    } catch (error) {
      if (!concernsMailbox(error) || office === FALLBACK_OFFICE) throw error;
      this.logger.error({ event: 'office-refused', lead: lead.id, kind: lead.kind, office, error: error.message });
      return this.send(lead, FALLBACK_OFFICE, office);
    }
  }

  private async send(lead: Lead, to: OfficeId, refusedBy?: OfficeId): Promise<Accepted> {
    const mail = leadMail(lead, to, this.school, this.env.LINKS_KEY, refusedBy);
    return { text: await this.transport.send(mail), office: to };
  }
}
