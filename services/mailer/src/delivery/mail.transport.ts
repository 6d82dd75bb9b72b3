// The SMTP transport: one pool of connections to the mail server.
import { isIP } from 'node:net';
import { pipeline } from 'node:stream';
import { Injectable, type OnApplicationShutdown, type OnModuleDestroy } from '@nestjs/common';
import type { OfficeId } from '@school/contracts';
import { traced } from '@school/platform';
import { createTransport } from 'nodemailer';
import * as metrics from '../metrics.js';
import { bufferWholeMessage } from './buffer-whole-message.js';
import { Delivery } from './delivery.js';
import { type SmtpTimeouts, smtpTimeouts } from './smtp-timeouts.js';
import { SmtpError, type SmtpFailure, smtpError } from './smtp-failure.js';

export interface MailAddress {
  readonly name: string;
  readonly address: string;
}

export interface OutgoingMail {
  /** The local part of its Message-ID: the same at every attempt, so that a duplicate can be recognised. */
  readonly id: string;
  readonly to: MailAddress;
  /** The owner of the mailbox: an office, or the sender of a complaint. */
  readonly office: OfficeId | 'sender';
  readonly replyTo?: MailAddress | undefined;
  readonly subject: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly html: string;
  readonly text: string;
}

export interface MailTransportOptions {
  /** `smtp://` or `smtps://`, with the login. */
  readonly url: string;
  readonly connections: number;
  readonly requireTls: boolean;
  /** The sender of every mail. */
  readonly from: MailAddress;
  /** The host name in EHLO and in the domain part of the Message-IDs. */
  readonly host: string;
  /** Signs every mail for the domain of `from`. */
  readonly dkim?: { readonly selector: string; readonly privateKey: string } | undefined;
  readonly timeouts?: SmtpTimeouts | undefined;
}

const DNS_MS = 10_000;
/** The timeouts of a health check are shorter than those of a delivery. */
const CHECK_MS = 10_000;
const CONNECTION_SERVES_MAILS = 1000;

/** Whether a mail server is on the loopback interface, where encryption protects nothing. */
export const isLoopback = (smtpUrl: string) => /^(localhost|127(\.\d+){3}|\[::1\])$/.test(new URL(smtpUrl).hostname);

export const domainOf = (address: string): string => address.replace(/^.*@/, '');

const OUTCOMES: readonly ('sent' | SmtpFailure)[] = [
  'sent',
  'outage',
  'locked-out',
  'denied',
  'refused',
  'rejected',
  'unanswered',
];

/** Initialises the counters to 0, so that alerts see the first increase. */
export function initialiseCounters(offices: readonly (OfficeId | 'sender')[]): void {
  for (const office of offices) for (const outcome of OUTCOMES) metrics.mails.inc({ office, outcome }, 0);
}

@Injectable()
export class MailTransport implements OnModuleDestroy, OnApplicationShutdown {
  private readonly pool;
  private readonly check;
  private readonly from: MailAddress;
  private readonly host: string;
  private readonly timeouts: SmtpTimeouts;
  private readonly underWay = new Map<AbortSignal, Delivery>();
  private stopTimer: NodeJS.Timeout | undefined;

  constructor({ url, connections, requireTls, from, host, dkim, timeouts = smtpTimeouts() }: MailTransportOptions) {
    this.from = from;
    this.host = host;
    this.timeouts = timeouts;
    const { protocol, hostname, port, username, password } = new URL(url);
    const secure = protocol === 'smtps:';
    const server = hostname.replace(/^\[|\]$/g, '');
    const connection = {
      host: server,
      name: host,
      port: Number(port) || (secure ? 465 : 587),
      secure,
      requireTLS: requireTls && !secure,
      opportunisticTLS: !requireTls,
      // Where encryption is not required an unverified certificate is still better than none.
      tls: { rejectUnauthorized: requireTls || secure, ...(isIP(server) ? {} : { servername: server }) },
      ...(username && { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
      dnsTimeout: DNS_MS,
    };
    this.check = createTransport({
      ...connection,
      connectionTimeout: CHECK_MS,
      greetingTimeout: CHECK_MS,
      socketTimeout: CHECK_MS,
    });
    this.pool = createTransport({
      ...connection,
      pool: true,
      maxConnections: connections,
      // A server that allows fewer replies 421, and the mail is sent over another connection.
      maxMessages: CONNECTION_SERVES_MAILS,
      ...(dkim && {
        dkim: { domainName: domainOf(from.address), keySelector: dkim.selector, privateKey: dkim.privateKey },
      }),
      // Each delivery has its own timeout (`Delivery`): nodemailer's must be longer.
      connectionTimeout: timeouts.sendMs,
      greetingTimeout: timeouts.sendMs,
      socketTimeout: 2 * (timeouts.sendMs + timeouts.replyMs),
      // A visitor's text must never make the mailer read a file or an address.
      disableFileAccess: true,
      disableUrlAccess: true,
      maxRecipients: 1,
    });
    this.pool.use('stream', ({ message, data }, done) => {
      // Wraps the whole message, its DKIM signature included. nodemailer reads this stream once the server has accepted
      // the envelope.
      const create = message.createReadStream.bind(message);
      message.createReadStream = (options) =>
        pipeline(create(options), bufferWholeMessage(), () => undefined).once('end', () =>
          this.underWay.get(data.signal!)?.end(),
        );
      done();
    });
  }

  /**
   * Hands a mail to the server.
   * @returns the server's response, with its queue id, or the Message-ID that it has assigned.
   * @throws SmtpError
   */
  async send(mail: OutgoingMail): Promise<string> {
    const stopwatch = metrics.smtpDuration.startTimer();
    const count = (outcome: 'sent' | SmtpFailure) => {
      metrics.mails.inc({ office: mail.office, outcome });
      stopwatch({ outcome });
    };
    try {
      const response = await traced('SMTP send', { 'school.office': mail.office }, () => this.deliver(mail));
      count('sent');
      return response;
    } catch (error) {
      if (error instanceof SmtpError) count(error.failure);
      throw error;
    }
  }

  private async deliver({ id, to, replyTo, subject, headers, html, text }: OutgoingMail): Promise<string> {
    const delivery = new Delivery(this.timeouts);
    this.underWay.set(delivery.signal, delivery);
    try {
      const accepted = await this.pool.sendMail({
        messageId: `<${id}@${this.host}>`,
        from: { ...this.from },
        to: { ...to },
        ...(replyTo && { replyTo: { ...replyTo } }),
        envelope: { from: this.from.address, to: [to.address] },
        subject,
        headers: { ...headers },
        html,
        text,
        // For any text: what nodemailer would choose for Latin text.
        textEncoding: 'quoted-printable',
        xMailer: false,
        signal: delivery.signal,
      });
      return accepted.serverMessageId ?? accepted.response;
    } catch (error) {
      throw smtpError(error, delivery.complete);
    } finally {
      delivery.close();
      this.underWay.delete(delivery.signal);
    }
  }

  /** Connects and logs in. @throws SmtpError when the server would accept no mail now. */
  async verify(): Promise<void> {
    try {
      await this.check.verify();
    } catch (error) {
      throw smtpError(error);
    }
  }

  /**
   * Workers are finishing their active jobs. Deliveries that take longer than `stopMs` are aborted: such a mail counts
   * as unanswered, or as not sent.
   */
  onModuleDestroy(): void {
    this.stopTimer = setTimeout(() => this.underWay.forEach((delivery) => delivery.giveUp()), this.timeouts.stopMs);
  }

  /** Workers are closed by now (one shutdown hook earlier), so no connection is in the middle of a mail. */
  onApplicationShutdown(): void {
    clearTimeout(this.stopTimer);
    this.pool.close();
  }
}
