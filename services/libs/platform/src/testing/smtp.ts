// The SMTP server of the tests, the developer's inbox, the benchmarks and the drill. It accepts every mail, unless a
// fault was set.
import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';

/** A received mail. */
export interface IncomingMail {
  /** The addresses of the SMTP envelope; blind copies are among the recipients. */
  readonly sender: string;
  readonly recipients: readonly string[];
  readonly raw: Buffer;
  /** The client's name in EHLO. */
  readonly client: string | false;
  /** Whether it came over TLS. */
  readonly secure: boolean;
}

export interface ReceivedMail extends Email, Omit<IncomingMail, 'raw' | 'sender'> {
  readonly raw: string;
}

/** An SMTP reply to give instead of accepting, at a stage of the dialogue. */
export interface Refusal {
  readonly at: 'connect' | 'auth' | 'mail' | 'rcpt' | 'data';
  readonly code: number;
  /** Only for this recipient, when given. */
  readonly recipient?: string | undefined;
}

export interface MailServerOptions {
  /** 0, the default, for any free port. */
  readonly port?: number;
  /** Offers STARTTLS, with a self-signed certificate. */
  readonly startTls?: boolean;
  /** Receives each mail before it is answered; `mails` stays empty then. */
  readonly onMail?: (mail: IncomingMail) => unknown;
}

/** Starts an SMTP server on 127.0.0.1. */
export async function startMailServer(options: MailServerOptions = {}): Promise<TestMailServer> {
  const server = new TestMailServer(options);
  await server.start();
  return server;
}

export class TestMailServer {
  readonly mails: ReceivedMail[] = [];
  readonly #options: MailServerOptions;
  readonly #sockets = new Map<number, Socket>();
  #port: number;
  #server: SMTPServer | undefined;
  #refusal: Refusal | null = null;
  #held = Promise.resolve();
  #waiting = 0;
  #answersToLose = 0;
  #connectionsToLose = 0;
  #lostBy: 'reset' | 'silence' = 'reset';
  #delayMs = 0;
  #acceptance: string | undefined;

  constructor(options: MailServerOptions) {
    this.#options = options;
    this.#port = options.port ?? 0;
  }

  get url(): string {
    return `smtp://127.0.0.1:${this.#port}`;
  }

  /** How many mails the server has whole and has not answered. */
  get waiting(): number {
    return this.#waiting;
  }

  refuse(refusal: Refusal | null): void {
    this.#refusal = refusal;
  }

  /** Mails are taken, but not answered until the returned function is called. */
  hold(): () => void {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#held = promise;
    return resolve;
  }

  /** So many mails are taken, and the connection is reset instead of an answer. */
  loseAnswers(times: number): void {
    this.#answersToLose = times;
  }

  /** So many connections are reset, or get no greeting. */
  loseConnections(times: number, by: 'reset' | 'silence' = 'reset'): void {
    this.#connectionsToLose = times;
    this.#lostBy = by;
  }

  /** Sets the delay before the answer to each mail, in milliseconds. */
  answerAfter(delayMs: number): void {
    this.#delayMs = delayMs;
  }

  /** Sets the words after the code of an acceptance. */
  acceptWith(words: string): void {
    this.#acceptance = words;
  }

  /** Closes all connections, so that a client with open ones meets a refusal to connect. */
  disconnect(): void {
    for (const socket of this.#sockets.values()) socket.destroy();
  }

  /** Listens, always on the same port. */
  async start(): Promise<void> {
    if (this.#server) return;
    const server = this.#create();
    server.listen(this.#port, '127.0.0.1');
    await once(server.server, 'listening');
    this.#port = (server.server.address() as AddressInfo).port;
    this.#server = server;
  }

  /** Stops listening and keeps what was received. */
  async stop(): Promise<void> {
    const server = this.#server;
    this.#server = undefined;
    if (server) await new Promise<void>((done) => server.close(done));
  }

  #create(): SMTPServer {
    const server = new SMTPServer({
      authOptional: true,
      allowInsecureAuth: true,
      disabledCommands: this.#options.startTls ? [] : ['STARTTLS'],
      disableReverseLookup: true,
      logger: false,
      // A client that keeps its connections open must not keep a stopping server waiting.
      closeTimeout: 1,
      onConnect: ({ remotePort }, done) => this.#isLost(remotePort) || done(this.#refusalAt('connect')),
      onAuth: ({ username }, _session, done) => done(this.#refusalAt('auth'), { user: username }),
      onMailFrom: (_address, _session, done) => done(this.#refusalAt('mail')),
      onRcptTo: ({ address }, _session, done) => done(this.#refusalAt('rcpt', [address])),
      onData: (stream, session, done) =>
        void this.#receive(stream, session).then(() => done(null, this.#acceptance), done),
    });
    server.on('error', () => undefined); // a client has closed its connection
    server.server.on('connection', (socket) => {
      const { remotePort } = socket;
      this.#sockets.set(remotePort!, socket);
      socket.once('close', () => this.#sockets.delete(remotePort!));
    });
    return server;
  }

  #isLost(remotePort: number): boolean {
    if (this.#connectionsToLose <= 0) return false;
    this.#connectionsToLose -= 1;
    if (this.#lostBy === 'reset') this.#sockets.get(remotePort)?.resetAndDestroy();
    return true;
  }

  #refusalAt(stage: Refusal['at'], recipients: readonly string[] = []): Error | null {
    if (this.#refusal?.at !== stage) return null;
    const { code, recipient } = this.#refusal;
    const isMeant = !recipient || recipients.some((address) => address.toLowerCase() === recipient.toLowerCase());
    return isMeant ? Object.assign(new Error('refused on purpose'), { responseCode: code }) : null;
  }

  async #receive(stream: SMTPServerDataStream, session: SMTPServerSession): Promise<void> {
    const raw = await buffer(stream);
    const recipients = session.envelope.rcptTo.map(({ address }) => address);
    const refusal = this.#refusalAt('data', recipients);
    if (refusal) throw refusal;
    const { mailFrom } = session.envelope;
    const sender = mailFrom ? mailFrom.address : '';
    await this.#keep({ sender, recipients, raw, client: session.hostNameAppearsAs, secure: session.secure });
    this.#waiting += 1;
    await this.#held;
    if (this.#delayMs > 0) await wait(this.#delayMs);
    this.#waiting -= 1;
    if (this.#answersToLose <= 0) return;
    this.#answersToLose -= 1;
    this.#sockets.get(session.remotePort)?.resetAndDestroy();
  }

  async #keep(mail: IncomingMail): Promise<void> {
    const { onMail } = this.#options;
    if (onMail) return void (await onMail(mail));
    const { sender: _sender, ...rest } = mail;
    this.mails.push({ ...(await PostalMime.parse(mail.raw)), ...rest, raw: mail.raw.toString('utf8') });
  }
}
