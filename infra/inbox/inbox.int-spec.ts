import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { createTransport, type SendMailOptions } from 'nodemailer';
import { inboxClient } from './client.ts';
import { type Inbox, startInbox } from './inbox.ts';

let dir: string;
let inbox: Inbox;
beforeEach(async () => {
  dir = mkdtempSync(join(tmpdir(), 'school-inbox-'));
  inbox = await startInbox({ dir });
});
afterEach(async () => {
  await inbox.close();
  rmSync(dir, { recursive: true });
});

const aMail = (more: SendMailOptions = {}): SendMailOptions => ({
  from: { name: 'Scuola', address: 'sito@example.it' },
  to: 'esami@example.it',
  replyTo: { name: 'Ada Prova', address: 'ada@example.com' },
  subject: 'Livello B1 – perché no?',
  text: 'Vorrei un test',
  html: '<p>Vorrei un <b>test</b></p>',
  ...more,
});
const send = (mail: SendMailOptions, patience = {}) =>
  createTransport({ url: inbox.smtpUrl, ...patience }).sendMail(mail);
const client = () => inboxClient(inbox.url);

describe('a mail', () => {
  it('is returned with its addresses, subject, headers and both bodies', async () => {
    const { messageId } = await send(aMail({ headers: { 'X-Modulo': 'languagecert' }, bcc: 'copia@example.it' }));
    expect(await client().mails()).toMatchObject([
      {
        envelope: { from: 'sito@example.it', to: ['esami@example.it', 'copia@example.it'] },
        from: { name: 'Scuola', address: 'sito@example.it' },
        to: [{ name: '', address: 'esami@example.it' }],
        replyTo: [{ name: 'Ada Prova', address: 'ada@example.com' }],
        subject: 'Livello B1 – perché no?',
        messageId,
        headers: { 'x-modulo': ['languagecert'] },
        text: expect.stringContaining('Vorrei un test'),
        html: expect.stringContaining('<b>test</b>'),
      },
    ]);
  });

  it('is found by recipient, subject and time', async () => {
    await send(aMail());
    await send(aMail({ to: 'qualita@example.it', subject: 'Reclamo' }));
    const subjects = async (filter: object) => (await client().mails(filter)).map(({ subject }) => subject);
    expect(await subjects({})).toEqual(['Reclamo', 'Livello B1 – perché no?']);
    expect(await subjects({ to: 'ESAMI@example' })).toEqual(['Livello B1 – perché no?']);
    expect(await subjects({ subject: 'reclamo' })).toEqual(['Reclamo']);
    expect(await subjects({ since: new Date(Date.now() + 60_000).toISOString() })).toEqual([]);
  });

  it('is still there after a restart, and gone after a clear', async () => {
    await send(aMail());
    await inbox.close();
    inbox = await startInbox({ dir });
    const [mail] = await client().mails();
    expect(await client().raw(mail?.id ?? '')).toContain('Reply-To: Ada Prova <ada@example.com>');
    await client().clear();
    expect(await client().mails()).toEqual([]);
  });

  it('with an unknown id is not found', async () => {
    const statuses = await Promise.all(
      ['/api/messages/1', '/api/messages/..%2f..%2fx/raw', '/messages/1'].map(
        async (path) => (await fetch(new URL(path, inbox.url))).status,
      ),
    );
    expect(statuses).toEqual([404, 404, 404]);
  });
});

describe('the web page', () => {
  const hostile = '"><script>alert(1)</script>';

  it('escapes the text of mails', async () => {
    await send(
      aMail({
        subject: hostile,
        text: hostile,
        from: { name: hostile, address: 'x@example.com' },
        headers: { 'X-Note': hostile },
      }),
    );
    const [mail] = await client().mails();
    for (const path of ['/', `/?to=${encodeURIComponent(hostile)}`, `/messages/${mail?.id}`]) {
      const page = await (await fetch(new URL(path, inbox.url))).text();
      expect(page).toContain('&lt;script&gt;');
      expect(page).not.toContain('<script');
    }
  });

  it("shows a mail's HTML without scripts and external requests", async () => {
    await send(aMail());
    const [mail] = await client().mails();
    const response = await fetch(new URL(`/messages/${mail?.id}/html`, inbox.url));
    expect(response.headers.get('content-security-policy')).toMatch(/^sandbox; default-src 'none'/);
    expect(await (await fetch(new URL(`/messages/${mail?.id}`, inbox.url))).text()).toContain('<iframe sandbox title=');
  });
});

describe('a fault of the mail server', () => {
  it.each([
    ['refuse-connections', { code: 'ESOCKET' }],
    ['421', { responseCode: 421 }],
    ['451', { responseCode: 451 }],
    ['550', { responseCode: 550 }],
    ['tarpit', { code: 'ETIMEDOUT' }],
  ] as const)('%s keeps a mail out until the fault is removed', async (mode, error) => {
    await client().behave({ mode });
    await expect(send(aMail(), { greetingTimeout: 300 })).rejects.toMatchObject(error);
    await client().behave({ mode: 'accept' });
    await send(aMail());
    expect(await client().mails()).toHaveLength(1);
  });

  it('reset-after-data keeps the mail and resets the connection before the answer', async () => {
    await client().behave({ mode: 'reset-after-data' });
    await expect(send(aMail())).rejects.toMatchObject({ code: 'ESOCKET' });
    expect(await client().mails()).toHaveLength(1);
  });

  it('can be limited to one recipient', async () => {
    await client().behave({ mode: '550', recipient: 'Esami@example.it' });
    await expect(send(aMail())).rejects.toMatchObject({ responseCode: 550 });
    await send(aMail({ to: 'segreteria@example.it' }));
    expect(await client().mails()).toHaveLength(1);
  });

  it('closes open connections, so that it affects a connection pool', async () => {
    const pool = createTransport({ url: inbox.smtpUrl, pool: true, maxConnections: 1 });
    await pool.sendMail(aMail());
    await client().behave({ mode: '451' });
    await expect(pool.sendMail(aMail())).rejects.toMatchObject({ responseCode: 451 });
    pool.close();
  });

  it('must be a known one', async () => {
    await expect(client().behave({ mode: 'sulk' } as never)).rejects.toThrow(/400/);
  });
});
