// Encryption on the way to the mail server, with the certificate of nobody that such a test server has.
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { type TestMailServer, startMailServer } from '@school/platform/testing';
import { aLead } from '@school/contracts/testing';
import { SMTPServer } from 'smtp-server';
import { MailTransport } from '../src/delivery/mail.transport.js';
import { exampleSchool } from '@school/catalog/testing';
import { staffMail } from '../src/templates/staff-mail.js';

const mail = staffMail(aLead('contact'), 'didattica', exampleSchool);
const through = async (url: string, requireTls: boolean): Promise<string> => {
  const transport = new MailTransport({ url, connections: 1, requireTls, from: exampleSchool.mailFrom, host: 'example.it' });
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

  it('nor does one that cannot prove who it is', async () => {
    await expect(through(selfSignedUrl(), true)).rejects.toMatchObject({ failure: 'locked-out' });
    expect(secured).toEqual([]);
  });

  it('but elsewhere it is used when it is there, and done without when not', async () => {
    await through(selfSignedUrl(), false);
    expect(secured).toEqual([true]);
    await through(plain.url, false);
    expect(plain.mails).toHaveLength(1);
  });
});
