// The SMTP transport: TLS, with the self-signed certificate of a test server, and lost replies.
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { type TestMailServer, startMailServer } from '@school/platform/testing';
import { aLead } from '@school/contracts/testing';
import type { MailTransport } from '../src/delivery/mail.transport.js';
import { exampleSchool } from '@school/catalog/testing';
import { leadMail } from '../src/mails/lead.mail.js';
import { LINKS_KEY, mailerSettings, openTransport } from './start-mailer.js';

const mail = leadMail(aLead('contact'), 'didattica', exampleSchool, LINKS_KEY);
const through = async (url: string, requireTls: boolean): Promise<string> => {
  const settings = mailerSettings(url, { SMTP_REQUIRE_TLS: String(requireTls) });
  const transport = openTransport(settings);
  try {
    return await transport.send(mail);
  } finally {
    transport.onApplicationShutdown();
  }
};

describe('where encryption is required', () => {
  let plain: TestMailServer;
  let selfSigned: TestMailServer;

  beforeEach(async () => {
    plain = await startMailServer();
    selfSigned = await startMailServer({ startTls: true });
  });

  afterEach(async () => {
    await plain.stop();
    await selfSigned.stop();
  });

  it('a server without it gets no mail, and the mail waits', async () => {
    await expect(through(plain.url, true)).rejects.toMatchObject({ failure: 'locked-out' });
    expect(plain.mails).toEqual([]);
  });

  it('nor does one whose certificate cannot be verified', async () => {
    await expect(through(selfSigned.url, true)).rejects.toMatchObject({ failure: 'locked-out' });
    expect(selfSigned.mails).toEqual([]);
  });

  it('where it is not required it is used when offered, and else the mail is sent without it', async () => {
    await through(selfSigned.url, false);
    expect(selfSigned.mails).toMatchObject([{ secure: true }]);
    await through(plain.url, false);
    expect(plain.mails).toHaveLength(1);
  });
});

describe('a mail server that', () => {
  let server: TestMailServer;
  let transport: MailTransport;

  const to = (url: string) => (transport = openTransport(mailerSettings(url)));

  beforeEach(async () => void (server = await startMailServer()));
  afterEach(async () => {
    transport.onApplicationShutdown();
    await server.stop();
  });

  it('never replies to a mail leaves its outcome unknown', async () => {
    const release = server.hold();
    await expect(to(server.url).send(mail)).rejects.toMatchObject({ failure: 'unanswered' });
    release();
  });

  it('disconnects instead of replying to a mail leaves its outcome unknown', async () => {
    server.loseAnswers(1);
    await expect(to(server.url).send(mail)).rejects.toMatchObject({ failure: 'unanswered' });
    expect(server.mails).toHaveLength(1);
  });

  it('quotes the recipient as it accepts a mail has its words kept without the address', async () => {
    server.acceptWith(`2.0.0 <${mail.to.address}> queued as 4F2A`);
    expect(await to(server.url).send(mail)).toBe('250 2.0.0 <<address>> queued as 4F2A');
  });

  // Right afterwards it accepts connections again.
  it.each(['reset', 'silence'] as const)('loses a connection before its greeting, by %s, is an outage', async (by) => {
    server.loseConnections(1, by);
    await expect(to(server.url).send(mail)).rejects.toMatchObject({ failure: 'outage' });
    await transport.send(mail);
    expect(server.mails).toHaveLength(1);
  });

  it('speaks no TLS where TLS is expected gets no mail, and the mail waits', async () => {
    const failed = to(server.url.replace('smtp:', 'smtps:')).send(mail);
    await expect(failed).rejects.toMatchObject({ failure: expect.stringMatching(/^(outage|locked-out)$/) });
  });

  it.each(['', '220 welcome\r\n'])('hangs up on everybody, after %j, is an outage', async (words) => {
    const silent = createServer((socket) => {
      socket.on('error', () => undefined).write(words);
      socket.on('data', () => socket.resetAndDestroy());
      if (words === '') socket.end();
    }).listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const { port } = silent.address() as AddressInfo;
    await expect(to(`smtp://127.0.0.1:${port}`).send(mail)).rejects.toMatchObject({ failure: 'outage' });
    silent.close();
  });
});
