// Processes the queue `lead-confirmation`: confirmations to senders, and mails to offices that carry no request: notices
// about mails that failed for good, and the morning's open leads.
import { InjectQueue, Processor } from '@nestjs/bullmq';
import { Inject, Logger } from '@nestjs/common';
import { type SchoolContacts, romeDay } from '@school/catalog';
import { type Lead, MORNING_MAIL, QUEUES, morningMail as morningMailSchema, readLead } from '@school/contracts';
import { ENV, JobWorker, SCHOOL, workerOptions } from '@school/platform';
import type { Job, Queue } from 'bullmq';
import { z } from 'zod';
import { Confirmations } from './confirmations.js';
import { type Accepted, DeliveryLedger } from './delivery/delivery-ledger.js';
import { queueMailEvent } from './delivery/mail-events.js';
import { MailTransport, type OutgoingMail } from './delivery/mail.transport.js';
import { SmtpError } from './delivery/smtp-failure.js';
import type { MailerEnv } from './env.js';
import { type MailJobOutcome, mailFailure } from './mail-job.js';
import * as metrics from './metrics.js';
import { noticeMail } from './mails/notice.mail.js';
import { NOTICE_JOB, queueNotice, readNotice } from './notice.js';
import { morningMail } from './mails/morning.mail.js';
import { confirmationMail } from './mails/confirmation.mail.js';

/** Several, so that a mail which the mail server is slow to accept does not delay the next. */
const MAILS_AT_ONCE = 5;

@Processor(QUEUES.confirmation, { ...workerOptions, concurrency: MAILS_AT_ONCE })
export class ConfirmationProcessor extends JobWorker {
  private readonly logger = new Logger(ConfirmationProcessor.name);
  readonly failureOf = mailFailure;

  constructor(
    @InjectQueue(QUEUES.confirmation) private readonly queue: Queue,
    @InjectQueue(QUEUES.events) private readonly events: Queue,
    private readonly transport: MailTransport,
    private readonly ledger: DeliveryLedger,
    private readonly confirmations: Confirmations,
    @Inject(SCHOOL) private readonly school: SchoolContacts,
    @Inject(ENV) private readonly env: MailerEnv,
  ) {
    super();
  }

  async work(job: Job): Promise<MailJobOutcome> {
    if (job.name === NOTICE_JOB) return this.notify(job);
    return job.name === MORNING_MAIL ? this.sendMorning(job) : this.confirm(job);
  }

  /** Notifies the office that a confirmation will never arrive. */
  async failedForGood(job: Job): Promise<void> {
    if (job.name === NOTICE_JOB || job.name === MORNING_MAIL) return;
    if (await queueNotice(this.queue, job.data, 'confirmation')) metrics.confirmations.inc({ outcome: 'failed' });
  }

  private async confirm(job: Job): Promise<MailJobOutcome> {
    const lead = readLead(job.data);
    if (!(await this.isWithinLimits(job, lead))) {
      // Its receipt says that none has arrived.
      const at = new Date(job.timestamp).toISOString();
      await queueMailEvent(this.events, { id: lead.id, event: 'refused', at });
      return 'withheld';
    }
    const outcome = await this.sendConfirmation(lead);
    const ending = await this.ledger.ending(lead.id, 'confirmation');
    // Also if it ended before: the mailer may have been killed before it had queued the notice or the event.
    if (ending?.state === 'failed') await this.failedForGood(job);
    const event = ending?.state === 'accepted' ? 'confirmed' : 'refused';
    if (ending) await queueMailEvent(this.events, { id: lead.id, event, at: ending.at });
    return outcome;
  }

  /** Counts the confirmation at the job's first attempt, and keeps what was decided with the job. */
  private async isWithinLimits(job: Job<object>, lead: Lead): Promise<boolean> {
    const decided = (job.data as { readonly isWithinLimits?: boolean }).isWithinLimits;
    if (decided !== undefined) return decided;
    const isWithinLimits = await this.confirmations.count(lead);
    await job.updateData({ ...job.data, isWithinLimits });
    if (!isWithinLimits) this.logger.warn({ event: 'confirmation-withheld', lead: lead.id, kind: lead.kind });
    return isWithinLimits;
  }

  private async sendConfirmation(lead: Lead): Promise<MailJobOutcome> {
    const mail = confirmationMail(lead, this.school);
    try {
      const outcome = await this.ledger.once(lead.id, 'confirmation', () => this.send(mail));
      if (outcome === 'sent') metrics.confirmations.inc({ outcome });
      return outcome;
    } catch (error) {
      if (!(error instanceof SmtpError) || error.failure !== 'refused') throw error;
      // The address does not exist, and no operator can repair that: the office is notified and the job completes.
      this.logger.warn({ event: 'confirmation-refused', lead: lead.id, error: error.message });
      await this.ledger.fail(lead.id, 'confirmation', error.message);
      return 'address-refused';
    }
  }

  private async notify(job: Job): Promise<MailJobOutcome> {
    const notice = readNotice(job.data);
    const mail = noticeMail(notice, this.school);
    return this.ledger.once(notice.id, `${notice.about}-notice`, () => this.send(mail));
  }

  /** On its day only: the next day's mail lists what is open then. */
  private async sendMorning(job: Job): Promise<MailJobOutcome> {
    const mail = z.parse(morningMailSchema, job.data);
    const now = new Date();
    if (romeDay(now) !== mail.day) return 'outdated';
    const content = morningMail(mail, this.school, this.env.LINKS_KEY, now);
    return this.ledger.once(`${mail.office}-${mail.day}`, 'morning', () => this.send(content));
  }

  private async send(mail: OutgoingMail): Promise<Accepted> {
    return { text: await this.transport.send(mail) };
  }
}
