// A mail server for tests: it keeps what it accepts, and injects faults on demand.
import type { AddressInfo, Socket } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface ReceivedMail extends Email {
  /** The envelope's recipients. */
  readonly recipients: readonly string[];
  readonly raw: string;
  /** Who the client said it is, in EHLO. */
  readonly client: string | false;
}

/** An SMTP reply to give instead of accepting, at a stage of the dialogue. */
export interface Refusal {
  readonly at: 'connect' | 'auth' | 'mail' | 'rcpt' | 'data';
  readonly code: number;
  /** Only this recipient, when given. */
  readonly recipient?: string;
}

export interface TestMailServer {
  readonly url: string;
  readonly mails: readonly ReceivedMail[];
  refuse(refusal: Refusal | null): void;
  /** How many mails the server has whole and has not answered. */
  readonly waiting: number;
  /** Mails are taken, but not answered until the returned function is called. */
  hold(): () => void;
  /** So many mails are taken, and the connection is cut instead of an answer. */
  loseAnswers(times: number): void;
  /** Stops listening, keeping what was received; `start` listens again on the same port. */
  stop(): Promise<void>;
  start(): Promise<void>;
}

const refused = (code: number) => Object.assign(new Error('refused by the test'), { responseCode: code });

export async function startMailServer(): Promise<TestMailServer> {
  const mails: ReceivedMail[] = [];
  let refusal: Refusal | null = null;
  let held: Promise<void> = Promise.resolve();
  let waiting = 0;
  let lost = 0;
  const sockets = new Map<number, Socket>();
  let port = 0;
  let server: SMTPServer;
  const refuses = (at: Refusal['at'], recipient?: string) =>
    refusal?.at === at && (!refusal.recipient || refusal.recipient === recipient);

  const create = () =>
    new SMTPServer({
      authOptional: true,
      allowInsecureAuth: true,
      disabledCommands: ['STARTTLS'],
      // A client that keeps its connections open must not keep a stopping server waiting.
      closeTimeout: 1,
      onConnect: (_session, done) => done(refuses('connect') ? refused(refusal!.code) : null),
      onAuth: ({ username }, _session, done) =>
        done(refuses('auth') ? refused(refusal!.code) : null, { user: username }),
      onMailFrom: (_address, _session, done) => done(refuses('mail') ? refused(refusal!.code) : null),
      onRcptTo: (address, _session, done) => done(refuses('rcpt', address.address) ? refused(refusal!.code) : null),
      onData: (stream, session, done) => {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => {
          if (refuses('data', session.envelope.rcptTo[0]?.address)) return done(refused(refusal!.code));
          const raw = Buffer.concat(chunks).toString('utf8');
          void PostalMime.parse(raw)
            .then(async (mail) => {
              waiting += 1;
              await held;
              waiting -= 1;
              const recipients = session.envelope.rcptTo.map(({ address }) => address);
              mails.push({ ...mail, raw, recipients, client: session.hostNameAppearsAs });
            })
            .then(() => (lost-- > 0 ? sockets.get(session.remotePort)!.resetAndDestroy() : done()), done);
        });
      },
    });

  const start = () =>
    new Promise<void>((resolve, reject) => {
      server = create();
      // A client that goes away in mid-dialogue is what the tests do on purpose.
      server.on('error', (error: NodeJS.ErrnoException) => (error.code === 'EADDRINUSE' ? reject(error) : undefined));
      server.server.on('connection', (socket) => sockets.set(socket.remotePort!, socket));
      server.listen(port, '127.0.0.1', () => {
        port = (server.server.address() as AddressInfo).port;
        resolve();
      });
    });

  await start();
  return {
    get url() {
      return `smtp://127.0.0.1:${port}`;
    },
    mails,
    get waiting() {
      return waiting;
    },
    refuse: (next) => void (refusal = next),
    hold: () => {
      const { promise, resolve } = Promise.withResolvers<void>();
      held = promise;
      return resolve;
    },
    loseAnswers: (times) => void (lost = times),
    stop: () => new Promise((resolve) => server.close(resolve)),
    start,
  };
}
