// The signature that receivers check, checked here as they do it (RFC 6376): over the body and over the headers it
// names.
import { createHash, createVerify, generateKeyPairSync } from 'node:crypto';
import { expect, it } from '@jest/globals';
import { startMailServer } from '@school/platform/testing';
import { aLead } from '@school/contracts/testing';
import { exampleSchool } from '@school/catalog/testing';
import { leadMail } from '../src/mails/lead.mail.js';
import { LINKS_KEY, mailerSettings, openTransport } from './start-mailer.js';

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });

async function received(dkim: Readonly<Record<string, string>> = {}): Promise<string> {
  const server = await startMailServer();
  const transport = openTransport(mailerSettings(server.url, dkim));
  try {
    await transport.send(leadMail(aLead('contact'), 'didattica', exampleSchool, LINKS_KEY));
    return server.mails[0]!.raw;
  } finally {
    transport.onApplicationShutdown();
    await server.stop();
  }
}

const relaxedHeader = (header: string) =>
  header
    .replace(/^([^:]+):\s*/, (_, name: string) => `${name.toLowerCase().trim()}:`)
    .replace(/\r\n/g, '')
    .replace(/[ \t]+/g, ' ')
    .trim();
const relaxedBody = (body: string) =>
  body
    .replace(/[ \t]+(?=\r\n)/g, '')
    .replace(/[ \t]+/g, ' ')
    .replace(/(\r\n)*$/, '\r\n');

it('every mail carries a signature of its sender’s domain that holds', async () => {
  const raw = await received({
    DKIM_SELECTOR: 'sito',
    DKIM_PRIVATE_KEY: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  });
  const [head = '', ...rest] = raw.split('\r\n\r\n');
  const headers = head.split(/\r\n(?![ \t])/);
  const signed = headers.find((header) => /^dkim-signature:/i.test(header))!;
  const tags = Object.fromEntries(
    relaxedHeader(signed)
      .replace(/^dkim-signature:/, '')
      .split(';')
      .map((tag) => tag.trim().split(/=(.*)/s).slice(0, 2) as [string, string]),
  );
  expect(tags).toMatchObject({ d: 'example.it', s: 'sito', a: 'rsa-sha256', c: 'relaxed/relaxed' });
  expect(tags['h']!.split(':').map((name) => name.trim().toLowerCase())).toEqual(
    expect.arrayContaining(['from', 'to', 'subject', 'reply-to', 'message-id']),
  );

  expect(
    createHash('sha256')
      .update(relaxedBody(rest.join('\r\n\r\n')))
      .digest('base64'),
  ).toBe(tags['bh']!.replace(/\s/g, ''));
  const named = tags['h']!.split(':').map((name) =>
    relaxedHeader(headers.find((header) => header.toLowerCase().startsWith(`${name.trim().toLowerCase()}:`))!),
  );
  const own = relaxedHeader(signed).replace(/\bb=[^;]*$/, 'b=');
  expect(
    createVerify('RSA-SHA256')
      .update([...named, own].join('\r\n'))
      .verify(publicKey, tags['b']!.replace(/\s/g, ''), 'base64'),
  ).toBe(true);
});

it('without a key nothing is signed', async () => {
  expect(await received()).not.toMatch(/^dkim-signature:/im);
});
