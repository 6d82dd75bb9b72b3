// The SMTP transport: nodemailer's pool of connections to the mail server.
import { PassThrough } from 'node:stream';
import { Inject, Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import type { SchoolContacts } from '@school/catalog';
import type { Lead, OfficeId } from '@school/contracts';
import { ENV, SCHOOL, TIMES, type Times, secondsSince, smtpConnection, withoutAddresses } from '@school/platform';
import { type NodemailerError, createTransport } from 'nodemailer';
import type { MailerEnv } from '../env.js';
import * as metrics from '../metrics.js';
import { SmtpError, smtpError } from './smtp-failure.js';

interface MailAddress {
  readonly name: string;
  readonly address: string;
}

export interface OutgoingMail {
  /** The local part of its Message-ID: the same at every attempt, so that a duplicate can be recognised. */
  readonly id: string;
  readonly to: MailAddress;
  /** The owner of the mailbox: an office, or the sender of a request. */
  readonly office: OfficeId | 'sender';
  /** The lead that it is about, for the log. */
  readonly lead?: Pick<Lead, 'id' | 'receivedAt'>;
  readonly replyTo?: MailAddress | undefined;
  readonly subject: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly html: string;
  readonly text: string;
}

/** The timeouts of a check are shorter than those of a delivery. */
const CHECK_TIMEOUT_MS = 10_000;
/** Readiness probes must not load the mail server. */
const CHECK_EVERY_MS = 15_000;
export const SMTP_CONNECTIONS = 5;
const MAILS_PER_CONNECTION = 1000;
/** nodemailer's codes for a connection that was lost, or a server that fell silent. */
const LOST = ['ECONNECTION', 'ESOCKET', 'ETIMEDOUT'];

@Injectable()
export class MailTransport implements OnApplicationShutdown {
  private readonly logger = new Logger(MailTransport.name);
  private readonly pool;
  private readonly check;
  private readonly from: SchoolContacts['mailFrom'];
  /** The sender's domain, also in EHLO and in the Message-IDs. */
  private readonly domain: string;
  /** The Message-IDs of mails under way that have an open connection. */
  private readonly begun = new Set<string>();
  private lastCheck: { readonly at: number; readonly result: Promise<unknown> } | undefined;

  constructor(
    @Inject(ENV) env: MailerEnv,
    @Inject(SCHOOL) { mailFrom }: SchoolContacts,
    @Inject(TIMES) times: Pick<Times, 'mailReply'>,
  ) {
    this.from = mailFrom;
    this.domain = mailFrom.address.replace(/^.*@/, '');
    const connection = smtpConnection(env, this.domain);
    this.check = createTransport({
      ...connection,
      connectionTimeout: CHECK_TIMEOUT_MS,
      greetingTimeout: CHECK_TIMEOUT_MS,
      socketTimeout: CHECK_TIMEOUT_MS,
    });
    this.pool = createTransport({
      ...connection,
      pool: true,
      maxConnections: SMTP_CONNECTIONS,
      // A server that allows fewer replies 421, and the mail is sent over another connection.
      maxMessages: MAILS_PER_CONNECTION,
      socketTimeout: times.mailReply,
      ...(env.DKIM_SELECTOR &&
        env.DKIM_PRIVATE_KEY && {
          dkim: { domainName: this.domain, keySelector: env.DKIM_SELECTOR, privateKey: env.DKIM_PRIVATE_KEY },
        }),
      // A visitor's text must never make the mailer read a file or an address.
      disableFileAccess: true,
      disableUrlAccess: true,
      maxRecipients: 1,
    });
    this.pool.use('stream', ({ message }, done) => {
      // nodemailer asks for the content of a mail when its connection is open and logged in.
      message.transform(() => {
        this.begun.add(message.messageId());
        return new PassThrough();
      });
      done();
    });
  }

  /**
   * Sends a mail.
   * @returns the server's response, with its queue id and without addresses, or the Message-ID that it has assigned.
   * @throws SmtpError
   */
  async send(mail: OutgoingMail): Promise<string> {
    const { id, office, lead } = mail;
    const stopTimer = metrics.smtpDuration.startTimer();
    const count = (outcome: metrics.MailOutcome) => {
      metrics.mails.inc({ office, outcome });
      stopTimer({ outcome });
    };
    try {
      const { response, serverMessageId } = await this.deliver(mail);
      count('sent');
      this.logger.log({
        event: 'mail-sent',
        mail: id,
        office,
        // The words after the code may quote the recipient.
        answer: Number(response.slice(0, 3)),
        ...(lead && { lead: lead.id, seconds: secondsSince(lead.receivedAt) }),
      });
      return serverMessageId ?? withoutAddresses(response);
    } catch (error) {
      if (error instanceof SmtpError) {
        count(error.failure);
        // An outage ends without an operator; a wrong password does not.
        if (error.failure === 'locked-out' || error.failure === 'denied')
          this.logger.error({ event: 'mail-needs-operator', mail: id, office, error: error.message });
      }
      throw error;
    }
  }

  private async deliver({ id, to, replyTo, subject, headers, html, text }: OutgoingMail) {
    const { from, domain } = this;
    const messageId = `<${id}@${domain}>`;
    try {
      return await this.pool.sendMail({
        messageId,
        from: { ...from },
        to: { ...to },
        ...(replyTo && { replyTo: { ...replyTo } }),
        envelope: { from: from.address, to: [to.address] },
        subject,
        headers: { ...headers },
        html,
        text,
        // nodemailer would use base64 for texts that are not Latin.
        textEncoding: 'quoted-printable',
        xMailer: false,
      });
    } catch (error) {
      throw smtpError(error, this.begun.has(messageId) && (await this.mayHaveArrived(error)));
    } finally {
      this.begun.delete(messageId);
    }
  }

  /**
   * Whether the server may have received the whole of a mail that was begun. nodemailer does not say at which command a
   * connection was lost. If the server accepts a connection and the login now, the mail counts as sent; otherwise the
   * failure is an outage.
   */
  private async mayHaveArrived(error: unknown): Promise<boolean> {
    const { code = '', response } = error as NodemailerError;
    if (!LOST.includes(code) || response) return false;
    return this.check.verify().catch(() => false);
  }

  /**
   * Connects and logs in, or returns the result of the last check if it is recent.
   * @throws SmtpError when the server would accept no mail now.
   */
  async verify(): Promise<void> {
    if (!this.lastCheck || Date.now() - this.lastCheck.at >= CHECK_EVERY_MS)
      this.lastCheck = { at: Date.now(), result: this.check.verify() };
    try {
      await this.lastCheck.result;
    } catch (error) {
      throw smtpError(error);
    }
  }

  /** The workers were closed in an earlier shutdown hook. */
  onApplicationShutdown(): void {
    this.pool.close();
  }
}
