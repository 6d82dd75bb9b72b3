// The SMTP server of the inbox: accepts every mail, or has the fault that was set.
import { once } from 'node:events';
import type { Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { SMTPServer, type SMTPServerSession } from 'smtp-server';
import type { Behaviour } from './behaviour.ts';
import type { MailStore } from './mail-store.ts';

const MAX_BYTES = 10 * 1024 * 1024;
/** How long connections may finish a mail when the server stops listening. */
const CLOSE_TIMEOUT_MS = 1000;

export interface SmtpInbox {
  readonly port: number;
  readonly behaviour: Behaviour;
  /**
   * Sets the behaviour. Closes open connections, so that it affects connection pools too: those that are sending a mail
   * after their answer.
   */
  behave(behaviour: Behaviour): Promise<void>;
  close(): Promise<void>;
}

/** Listens on 127.0.0.1 without encryption or login. @param port 0 for any free one. */
export async function startSmtp(port: number, store: MailStore): Promise<SmtpInbox> {
  let behaviour: Behaviour = { mode: 'accept' };
  const sockets = new Map<number | undefined, Socket>();
  /** Connections that are sending a mail, with the behaviour at its beginning. */
  const busy = new Map<number | undefined, Behaviour>();
  const closeIdle = () => sockets.forEach((socket, port) => busy.has(port) || socket.destroy());
  const refuses = (address: string) =>
    behaviour.recipient === undefined || behaviour.recipient.toLowerCase() === address.toLowerCase();

  /** The Message-IDs of the mails that the fault has affected. */
  const affected = new Set<string>();
  const isAffected = (raw: Buffer) => {
    const id = /^Message-ID: *(\S+)/im.exec(raw.toString('latin1'))?.[1] ?? '';
    if (affected.size < (behaviour.mails ?? Number.POSITIVE_INFINITY)) affected.add(id);
    return affected.has(id);
  };

  const receive = async (stream: NodeJS.ReadableStream, session: SMTPServerSession) => {
    const from = session.envelope.mailFrom ? session.envelope.mailFrom.address : '';
    const to = session.envelope.rcptTo.map(({ address }) => address);
    const raw = await buffer(stream);
    const isFaulty = (behaviour.mode === '554' || behaviour.mode === 'silent') && to.some(refuses) && isAffected(raw);
    if (isFaulty && behaviour.mode === '554') throw refusal(554, '5.7.1 Message rejected');
    await store.add(raw, { from, to });
    if (isFaulty) await new Promise<never>(() => undefined);
    if (behaviour.delayMs) await wait(behaviour.delayMs);
    if (behaviour.mode === 'reset-after-data') sockets.get(session.remotePort)?.resetAndDestroy();
  };
  const open = async (wanted: number) => {
    const server = new SMTPServer({
      disabledCommands: ['AUTH', 'STARTTLS'],
      disableReverseLookup: true,
      size: MAX_BYTES,
      closeTimeout: CLOSE_TIMEOUT_MS,
      onConnect: (_session, answer) => {
        if (behaviour.mode === '421') answer(refusal(421, 'Service not available, closing transmission channel'));
        else if (behaviour.mode !== 'tarpit') answer();
      },
      onRcptTo: ({ address }, _session, answer) => {
        if (behaviour.mode === '451' && refuses(address))
          answer(refusal(451, 'Requested action aborted, try again later'));
        else if (behaviour.mode === '550' && refuses(address))
          answer(refusal(550, `<${address}>: no such mailbox here`));
        else answer();
      },
      onData: (stream, session, answer) => {
        const { remotePort } = session;
        busy.set(remotePort, behaviour);
        const done = (error?: Error | null) => {
          answer(error);
          if (busy.get(remotePort) !== behaviour) sockets.get(remotePort)?.destroySoon();
          busy.delete(remotePort);
        };
        void receive(stream, session).then(() => done(), done);
      },
    });
    server.on('error', () => undefined); // a client has closed the connection
    server.server.on('connection', (socket) => {
      const { remotePort } = socket;
      sockets.set(remotePort, socket);
      socket.once('close', () => {
        sockets.delete(remotePort);
        busy.delete(remotePort);
      });
    });
    server.listen(wanted, '127.0.0.1');
    await once(server.server, 'listening');
    return server;
  };
  const shutDown = async (server: SMTPServer) => {
    closeIdle();
    await new Promise<void>((done) => server.close(done));
  };

  let server: SMTPServer | undefined = await open(port);
  const bound = (server.server.address() as { port: number }).port;
  return {
    port: bound,
    get behaviour() {
      return behaviour;
    },
    behave: async (wanted) => {
      behaviour = wanted;
      affected.clear();
      closeIdle();
      const listens = wanted.mode !== 'refuse-connections';
      if (listens) server ??= await open(bound);
      else if (server) server = void (await shutDown(server));
    },
    close: async () => {
      if (server) await shutDown(server);
    },
  };
}

function refusal(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode });
}
