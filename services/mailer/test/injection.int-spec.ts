// Whatever people type into a form adds no header, no recipient, no link and no line to the mail apart from the quoted
// text.
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { officeFor } from '@school/catalog';
import { type LeadKind, leadForm, leadKinds } from '@school/contracts';
import { aBody, aLead } from '@school/contracts/testing';
import { type ReceivedMail, type TestMailServer, startMailServer } from '@school/platform/testing';
import type { MailTransport } from '../src/delivery/mail.transport.js';
import { exampleSchool } from '@school/catalog/testing';
import { leadMail } from '../src/mails/lead.mail.js';
import { LINKS_KEY, mailerSettings, openTransport } from './start-mailer.js';

const attacks = {
  'a header': 'Anna\r\nBcc: evil@example.com\r\nX-Evil: 1\r\n\r\nCorpo',
  'a bare line feed': 'Anna\nBcc: evil@example.com',
  'an encoded word': '=?utf-8?q?Anna=0D=0ABcc=3A_evil=40example.com?=',
  'two addresses': 'Mario <mario@example.com>, evil@example.com; "a" <b@example.com>',
  'a group of addresses': 'Ufficio: evil@example.com, altro@example.com;',
  markup: '<script>alert(1)</script><img src=x onerror=alert(1)><a href="https://evil.example.com">clicca</a>',
  'an end of attribute': `"><a href='https://evil.example.com'>x</a>`,
  'a file and an address': 'file:///etc/passwd https://evil.example.com/x.png',
  'a turned direction': 'Anna \u202Egro.elpmaxe@live\u202C \u2066x\u2069 \u200Bfine',
  'a long word': 'W'.repeat(100),
  'a forged end': 'ciao\n\n-- \nRispondere entro: mai\nRiferimento: XXX-0000-0000',
  'line ends of other worlds': 'ciao\u2028Rispondere entro: mai\u2029X\u0085Y',
  'an early end of the message': 'ciao\r\n.\r\nMAIL FROM:<evil@example.com>\r\n.\r\nfine',
  'emoji and marks': '👩‍👩‍👧 Zoë\u0301 𝒜𝓃𝓃𝒶',
} as const;

/** Text fields of a form that take any words at all. */
const openFields = (kind: LeadKind) =>
  Object.keys(aBody(kind)).filter(
    (field) =>
      typeof aBody(kind)[field] === 'string' &&
      ['line', 'text', 'conversation'].includes(leadForm(kind).fields[field]!.type) &&
      field !== 'codiceFiscale',
  );

const cut = (text: string, length: number) => Array.from(text).slice(0, length).join('');

let smtp: TestMailServer;
let transport: MailTransport;

beforeAll(async () => {
  smtp = await startMailServer();
  transport = openTransport(mailerSettings(smtp.url));
});

afterAll(async () => {
  transport.onApplicationShutdown();
  await smtp.stop();
});

function headerCount({ raw }: ReceivedMail, name: string): number {
  const head = raw.slice(0, raw.indexOf('\r\n\r\n'));
  return head.split('\r\n').filter((line) => line.toLowerCase().startsWith(`${name}:`)).length;
}

const addressesIn = (header: string | undefined) =>
  [...(header ?? '').matchAll(/[^\s<>,;"]+@[^\s<>,;"]+/g)].map(([address]) => address);
const rawHeader = ({ raw }: ReceivedMail, name: string) =>
  new RegExp(`^${name}: (.*(?:\\r\\n[ \\t].*)*)`, 'im').exec(raw)?.[1];
const tagsIn = (html = '') => html.match(/<[a-z][^>]*>/gi) ?? [];
const links = (html?: string) =>
  tagsIn(html).flatMap((tag) =>
    [...tag.matchAll(/\s(?:href|src|background|action)\s*=\s*["']?([^"'\s>]*)/gi)].map(([, target]) => target),
  );

describe.each(leadKinds)('every field of a %s filled with', (kind) => {
  it.each(Object.entries(attacks))('%s', async (_, attack) => {
    const body = aBody(kind, Object.fromEntries(openFields(kind).map((field) => [field, cut(attack, 100)])));
    const lead = aLead(kind, { origin: `/contatti${attack}` }, body);
    const harmless = leadMail(aLead(kind, { id: lead.id }), officeFor(lead), exampleSchool, LINKS_KEY);
    await transport.send(leadMail(lead, officeFor(lead), exampleSchool, LINKS_KEY));
    const mail = smtp.mails.at(-1)!;

    expect(mail.recipients).toEqual([exampleSchool.offices[officeFor(lead)].email]);
    for (const name of ['from', 'to', 'reply-to', 'subject', 'message-id', 'x-lead-id'])
      expect([name, headerCount(mail, name)]).toEqual([name, 1]);
    for (const name of ['bcc', 'cc', 'x-evil', 'sender']) expect([name, headerCount(mail, name)]).toEqual([name, 0]);
    expect(mail.from).toMatchObject(exampleSchool.mailFrom);
    expect(mail.replyTo).toEqual([expect.objectContaining({ address: aBody(kind)['email'] })]);
    expect(addressesIn(rawHeader(mail, 'Reply-To'))).toEqual([aBody(kind)['email']]);
    expect(mail.subject).not.toMatch(/[\r\n<>@\u202A-\u202E\u2066-\u2069]|\S\.\p{L}{2}/u);
    expect(mail.replyTo![0]!.name).not.toMatch(/\S\.\p{L}{2}/u);
    expect(mail.attachments).toEqual([]);

    expect(links(mail.html)).toEqual(links(harmless.html));
    expect(mail.html).not.toMatch(/<(script|img|iframe)|https?:\/\/evil|evil@example|evil\.example/i);
    expect(mail.text!.match(/^-- $/gm)).toHaveLength(1);
    expect(mail.text!.match(/^Rispondere entro:/gm)).toHaveLength(1);
    expect(mail.text!.match(/^Riferimento:/gm)).toHaveLength(1);
  });

  it('an e-mail address that is more than one address is refused before it gets here', () => {
    for (const address of [
      'a@example.com,evil@example.com',
      'a@example.com\r\nBcc: evil@example.com',
      'Anna <a@example.com>',
      '"a b"@example.com',
      'a@example.com ;evil@example.com',
    ]) {
      expect(() => aLead(kind, {}, aBody(kind, { email: address }))).toThrow('invalid');
    }
  });
});
