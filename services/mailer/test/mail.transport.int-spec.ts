// The SMTP transport: TLS, with the self-signed certificate of a test server, and the timeouts.
import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { type TestMailServer, eventually, startMailServer } from '@school/platform/testing';
import { aLead } from '@school/contracts/testing';
import { SMTPServer } from 'smtp-server';
import { MailTransport } from '../src/delivery/mail.transport.js';
import type { SmtpError } from '../src/delivery/smtp-failure.js';
import { exampleSchool } from '@school/catalog/testing';
import { staffMail } from '../src/templates/staff-mail.js';

const mail = staffMail(aLead('contact'), 'didattica', exampleSchool);
const through = async (url: string, requireTls: boolean): Promise<string> => {
  const transport = new MailTransport({
    url,
    connections: 1,
    requireTls,
    from: exampleSchool.mailFrom,
    host: 'example.it',
  });
  try {
    return await transport.send(mail);
  } finally {
    transport.onApplicationShutdown();
  }
};

describe('where encryption is required', () => {
  let plain: TestMailServer;
  let selfSigned: SMTPServer;
  let secured: boolean[];

  beforeEach(async () => {
    plain = await startMailServer();
    secured = [];
    selfSigned = new SMTPServer({
      authOptional: true,
      closeTimeout: 1,
      logger: false,
      onData: (stream, session, done) => {
        secured.push(session.secure);
        stream.resume().on('end', () => done());
      },
    });
    selfSigned.on('error', () => undefined);
    selfSigned.listen(0, '127.0.0.1');
    await once(selfSigned.server, 'listening');
  });

  afterEach(async () => {
    await plain.stop();
    await new Promise<void>((closed) => selfSigned.close(closed));
  });

  const selfSignedUrl = () => `smtp://127.0.0.1:${(selfSigned.server.address() as AddressInfo).port}`;

  it('a server without it gets no mail, and the mail waits', async () => {
    await expect(through(plain.url, true)).rejects.toMatchObject({ failure: 'locked-out' });
    expect(plain.mails).toEqual([]);
  });

  it('nor does one whose certificate cannot be verified', async () => {
    await expect(through(selfSignedUrl(), true)).rejects.toMatchObject({ failure: 'locked-out' });
    expect(secured).toEqual([]);
  });

  it('where it is not required it is used when offered, and else the mail is sent without it', async () => {
    await through(selfSignedUrl(), false);
    expect(secured).toEqual([true]);
    await through(plain.url, false);
    expect(plain.mails).toHaveLength(1);
  });
});

describe('a mail server that', () => {
  const timeouts = { sendMs: 60_000, replyMs: 60_000, stopMs: 100 };
  let server: TestMailServer;
  let transport: MailTransport;

  const to = (url: string, given: Partial<typeof timeouts> = {}) =>
    (transport = new MailTransport({
      url,
      connections: 1,
      requireTls: false,
      from: exampleSchool.mailFrom,
      host: 'example.it',
      timeouts: { ...timeouts, ...given },
    }));

  beforeEach(async () => void (server = await startMailServer()));
  afterEach(async () => {
    transport.onApplicationShutdown();
    await server.stop();
  });

  it('takes longer to reply to the end of the data than to any other command is waited for', async () => {
    const release = server.hold();
    const sendMs = 5000;
    const sent = to(server.url, { sendMs }).send(mail);
    await eventually(() => expect(server.waiting).toBe(1));
    setTimeout(release, sendMs + 500);
    await sent;
    expect(server.mails).toHaveLength(1);
  });

  it('never replies to a mail leaves its outcome unknown', async () => {
    const release = server.hold();
    await expect(to(server.url, { replyMs: 500 }).send(mail)).rejects.toMatchObject({ failure: 'unanswered' });
    release();
  });

  it('disconnects instead of replying to a mail leaves its outcome unknown', async () => {
    server.loseAnswers(1);
    await expect(to(server.url).send(mail)).rejects.toMatchObject({ failure: 'unanswered' });
    expect(server.mails).toHaveLength(1);
  });

  it('does so although the mail is signed, which nodemailer does last', async () => {
    const { privateKey } = generateKeyPairSync('rsa', {
      modulusLength: 2048,
      privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
      publicKeyEncoding: { type: 'spki', format: 'pem' },
    });
    server.loseAnswers(1);
    transport = new MailTransport({
      url: server.url,
      connections: 1,
      requireTls: false,
      from: exampleSchool.mailFrom,
      host: 'example.it',
      timeouts,
      dkim: { selector: 'sito', privateKey },
    });
    await expect(transport.send(mail)).rejects.toMatchObject({ failure: 'unanswered' });
    expect(server.mails[0]!.raw).toContain('DKIM-Signature');
  });

  it.each([
    '',
    '220 welcome\r\n',
    '220 welcome\r\n250 hello\r\n',
    '220 welcome\r\n250 hello\r\n250 sender\r\n250 recipient\r\n',
  ])(
    'falls silent or hangs up before it has all of a mail, after %j, has taken nothing: it is an outage',
    async (words) => {
      for (const hangsUp of [false, true]) {
        const silent = createServer((socket) => {
          socket.on('error', () => undefined).write(words);
          socket.on('data', () => hangsUp && socket.resetAndDestroy());
        }).listen(0, '127.0.0.1');
        await once(silent, 'listening');
        await expect(
          to(`smtp://127.0.0.1:${(silent.address() as AddressInfo).port}`, { sendMs: 500 }).send(mail),
        ).rejects.toMatchObject({
          failure: 'outage',
        });
        silent.close();
      }
    },
  );

  it('is slow does not keep a process from stopping: a mail that was sent whole is unknown, any other was not sent', async () => {
    const release = server.hold();
    to(server.url);
    // The second one waits for the only connection.
    const sent = [transport.send(mail), transport.send(staffMail(aLead('contact'), 'didattica', exampleSchool))];
    await eventually(() => expect(server.waiting).toBe(1));
    transport.onModuleDestroy();
    expect(
      (await Promise.allSettled(sent)).map(
        (result) => result.status === 'rejected' && (result.reason as SmtpError).failure,
      ),
    ).toEqual(['unanswered', 'outage']);
    release();
  });
});
