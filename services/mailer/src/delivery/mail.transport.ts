// The way out: one pool of warm connections to the mail server.
import { isIP } from 'node:net';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { OfficeId } from '@school/catalog';
import { metrics, traced } from '@school/platform';
import { createTransport } from 'nodemailer';
import { inOnePiece } from './in-one-piece.js';
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
}

const CONNECT_MS = 10_000;
const SILENCE_MS = 20_000;
const CONNECTION_SERVES_MAILS = 1000;
/** A delivery is cut off after this long, whatever the server does. Shorter than the time a stopping container is given. */
export const SEND_DEADLINE_MS = 30_000;

/** Whether a mail server is this very machine, where encryption protects nothing. */
export const isLoopback = (smtpUrl: string) => /^(localhost|127(\.\d+){3}|\[::1\])$/.test(new URL(smtpUrl).hostname);

export const domainOf = (address: string): string => address.replace(/^.*@/, '');

const OUTCOMES: readonly ('sent' | SmtpFailure)[] = ['sent', 'outage', 'locked-out', 'denied', 'refused'];

/** A count that begins at nought shows its first increase, which is the one that matters. */
export function beginCounting(offices: readonly (OfficeId | 'sender')[]): void {
  for (const office of offices) for (const outcome of OUTCOMES) metrics.mails.inc({ office, outcome }, 0);
}

@Injectable()
export class MailTransport implements OnApplicationShutdown {
  private readonly pool;
  private readonly from: MailAddress;
  private readonly host: string;

  constructor({ url, connections, requireTls, from, host, dkim }: MailTransportOptions) {
    this.from = from;
    this.host = host;
    const { protocol, hostname, port, username, password } = new URL(url);
    const secure = protocol === 'smtps:';
    const server = hostname.replace(/^\[|\]$/g, '');
    this.pool = createTransport({
      pool: true,
      maxConnections: connections,
      // A server that wants fewer says so with 421, and the mail goes over another connection.
      maxMessages: CONNECTION_SERVES_MAILS,
      host: server,
      name: host,
      port: Number(port) || (secure ? 465 : 587),
      secure,
      requireTLS: requireTls && !secure,
      opportunisticTLS: !requireTls,
      // Where encryption is not required an unverified certificate is still better than none.
      tls: { rejectUnauthorized: requireTls || secure, ...(isIP(server) ? {} : { servername: server }) },
      ...(username && { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
      ...(dkim && { dkim: { domainName: domainOf(from.address), keySelector: dkim.selector, privateKey: dkim.privateKey } }),
      connectionTimeout: CONNECT_MS,
      greetingTimeout: CONNECT_MS,
      dnsTimeout: CONNECT_MS,
      socketTimeout: SILENCE_MS,
      // A visitor's text must never make the mailer read a file or an address.
      disableFileAccess: true,
      disableUrlAccess: true,
      maxRecipients: 1,
    });
    this.pool.use('stream', (mail, done) => {
      mail.message.transform(inOnePiece);
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
        signal: AbortSignal.timeout(SEND_DEADLINE_MS),
      });
      return accepted.serverMessageId ?? accepted.response;
    } catch (error) {
      throw smtpError(error);
    }
  }

  /** Connects and logs in. @throws SmtpError when the server would take no mail from us now. */
  async verify(): Promise<void> {
    try {
      await this.pool.verify();
    } catch (error) {
      throw smtpError(error);
    }
  }

  /** Workers have ended by now (they are drained one stage earlier), so no connection is in the middle of a mail. */
  onApplicationShutdown(): void {
    this.pool.close();
  }
}
