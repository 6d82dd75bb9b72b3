// The way out: one pool of warm connections to the mail server.
import { isIP } from 'node:net';
import { pipeline } from 'node:stream';
import { Injectable, type OnApplicationShutdown, type OnModuleDestroy } from '@nestjs/common';
import type { OfficeId } from '@school/contracts';
import { metrics, traced } from '@school/platform';
import { createTransport } from 'nodemailer';
import { Delivery } from './delivery.js';
import { inOnePiece } from './in-one-piece.js';
import { type Patience, smtpPatience } from './patience.js';
import { SmtpError, type SmtpFailure, smtpError } from './smtp-failure.js';

export interface MailAddress {
  readonly name: string;
  readonly address: string;
}

export interface OutgoingMail {
  /** The left side of its Message-ID: the same at every attempt, so that a duplicate is recognisable. */
  readonly id: string;
  readonly to: MailAddress;
  /** Whose mailbox that is: an office, or the sender of a complaint. */
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
  /** Every mail comes from this address. */
  readonly from: MailAddress;
  /** Who we say we are: in EHLO and on the right side of the Message-IDs. */
  readonly host: string;
  /** Signs every mail for the domain of `from`. */
  readonly dkim?: { readonly selector: string; readonly privateKey: string } | undefined;
  readonly patience?: Patience | undefined;
}

const DNS_MS = 10_000;
/** Whoever asks after the server's health does not wait as long as a mail does. */
const CHECK_MS = 10_000;
const CONNECTION_SERVES_MAILS = 1000;

/** Whether a mail server is this very machine, where encryption protects nothing. */
export const isLoopback = (smtpUrl: string) => /^(localhost|127(\.\d+){3}|\[::1\])$/.test(new URL(smtpUrl).hostname);

export const domainOf = (address: string): string => address.replace(/^.*@/, '');

const OUTCOMES: readonly ('sent' | SmtpFailure)[] = ['sent', 'outage', 'locked-out', 'denied', 'refused', 'rejected', 'unanswered'];

/** A count that begins at nought shows its first increase, which is the one that matters. */
export function beginCounting(offices: readonly (OfficeId | 'sender')[]): void {
  for (const office of offices) for (const outcome of OUTCOMES) metrics.mails.inc({ office, outcome }, 0);
}

@Injectable()
export class MailTransport implements OnModuleDestroy, OnApplicationShutdown {
  private readonly pool;
  private readonly check;
  private readonly from: MailAddress;
  private readonly host: string;
  private readonly patience: Patience;
  private readonly underWay = new Map<AbortSignal, Delivery>();
  private stopTimer: NodeJS.Timeout | undefined;

  constructor({ url, connections, requireTls, from, host, dkim, patience = smtpPatience() }: MailTransportOptions) {
    this.from = from;
    this.host = host;
    this.patience = patience;
    const { protocol, hostname, port, username, password } = new URL(url);
    const secure = protocol === 'smtps:';
    const server = hostname.replace(/^\[|\]$/g, '');
    const way = {
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
    this.check = createTransport({ ...way, connectionTimeout: CHECK_MS, greetingTimeout: CHECK_MS, socketTimeout: CHECK_MS });
    this.pool = createTransport({
      ...way,
      pool: true,
      maxConnections: connections,
      // A server that wants fewer says so with 421, and the mail goes over another connection.
      maxMessages: CONNECTION_SERVES_MAILS,
      ...(dkim && { dkim: { domainName: domainOf(from.address), keySelector: dkim.selector, privateKey: dkim.privateKey } }),
      // Each delivery has a clock of its own: nodemailer's must not strike before it.
      connectionTimeout: patience.offerMs,
      greetingTimeout: patience.offerMs,
      socketTimeout: 2 * (patience.offerMs + patience.answerMs),
      // A visitor's text must never make the mailer read a file or an address.
      disableFileAccess: true,
      disableUrlAccess: true,
      maxRecipients: 1,
    });
    this.pool.use('stream', ({ message, data }, done) => {
      // Around all that nodemailer makes of a mail, its signature included. It reads this stream once the server has taken the envelope.
      const create = message.createReadStream.bind(message);
      message.createReadStream = (options) =>
        pipeline(create(options), inOnePiece(), () => undefined).once('end', () => this.underWay.get(data.signal!)?.end());
      done();
    });
  }

  /**
   * Hands a mail to the server.
   * @returns what the server said to it: its queue number, or the Message-ID it gave instead of ours.
   * @throws SmtpError
   */
  async send(mail: OutgoingMail): Promise<string> {
    const stopwatch = metrics.smtpDuration.startTimer();
    const count = (outcome: 'sent' | SmtpFailure) => {
      metrics.mails.inc({ office: mail.office, outcome });
      stopwatch({ outcome });
    };
    try {
      const words = await traced('SMTP send', { 'school.office': mail.office }, () => this.deliver(mail));
      count('sent');
      return words;
    } catch (error) {
      if (error instanceof SmtpError) count(error.failure);
      throw error;
    }
  }

  private async deliver({ id, to, replyTo, subject, headers, html, text }: OutgoingMail): Promise<string> {
    const delivery = new Delivery(this.patience);
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
        // What nodemailer would choose for Latin text, too, after counting its letters several times.
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

  /** Connects and logs in. @throws SmtpError when the server would take no mail from us now. */
  async verify(): Promise<void> {
    try {
      await this.check.verify();
    } catch (error) {
      throw smtpError(error);
    }
  }

  /**
   * Workers now end what they have begun. A server that takes its time is not waited for any longer: such a mail counts as unanswered, or
   * as not sent.
   */
  onModuleDestroy(): void {
    this.stopTimer = setTimeout(() => this.underWay.forEach((delivery) => delivery.giveUp()), this.patience.stopMs);
  }

  /** Workers have ended by now (they are drained one stage earlier), so no connection is in the middle of a mail. */
  onApplicationShutdown(): void {
    clearTimeout(this.stopTimer);
    this.pool.close();
  }
}
