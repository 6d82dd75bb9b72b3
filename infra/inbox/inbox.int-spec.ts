import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { createTransport, type SendMailOptions } from 'nodemailer';
import { type InboxClient, inboxClient } from './client.ts';
import { type Inbox, startInbox } from './inbox.ts';

let dir: string;
let inbox: Inbox;
let client: InboxClient;
beforeEach(async () => {
  dir = mkdtempSync(join(tmpdir(), 'school-inbox-'));
  inbox = await startInbox(dir);
  client = inboxClient(inbox.url);
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
const send = (mail: SendMailOptions) => createTransport({ url: inbox.smtpUrl }).sendMail(mail);
const get = (path: string) => fetch(new URL(path, inbox.url));

describe('a mail', () => {
  it('is returned with its addresses, subject, headers and both bodies', async () => {
    const { messageId } = await send(aMail({ headers: { 'X-Modulo': 'languagecert' }, bcc: 'copia@example.it' }));
    expect(await client.mails()).toMatchObject([
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

  it('is found by recipient and subject', async () => {
    await send(aMail());
    await send(aMail({ to: 'qualita@example.it', subject: 'Reclamo' }));
    const subjects = async (filter: object) => (await client.mails(filter)).map(({ subject }) => subject);
    expect(await subjects({})).toEqual(['Reclamo', 'Livello B1 – perché no?']);
    expect(await subjects({ to: 'ESAMI@example' })).toEqual(['Livello B1 – perché no?']);
    expect(await subjects({ subject: 'reclamo' })).toEqual(['Reclamo']);
  });

  it('is still there after a restart, and gone after a clear', async () => {
    await send(aMail());
    await inbox.close();
    inbox = await startInbox(dir);
    client = inboxClient(inbox.url);
    const [mail] = await client.mails();
    expect(await (await get(`/api/messages/${mail?.id}/raw`)).text()).toContain('Reply-To: Ada Prova');
    await client.clear();
    expect(await client.mails()).toEqual([]);
  });

  it('with an unknown id is not found', async () => {
    for (const path of ['/api/messages/..%2f..%2fx/raw', '/messages/1', '/messages/1/html'])
      expect((await get(path)).status).toBe(404);
  });
});

describe('the web page', () => {
  const hostile = '"><script>alert(1)</script>';

  it('escapes the text of mails', async () => {
    const from = { name: hostile, address: 'x@example.com' };
    await send(aMail({ subject: hostile, text: hostile, from, headers: { 'X-Note': hostile } }));
    const [mail] = await client.mails();
    for (const path of ['/', `/?to=${encodeURIComponent(hostile)}`, `/messages/${mail?.id}`]) {
      const page = await (await get(path)).text();
      expect(page).toContain('&#62;');
      expect(page).not.toContain('<script');
    }
  });

  it("shows a mail's HTML without scripts and external requests", async () => {
    await send(aMail());
    const [mail] = await client.mails();
    const { headers } = await get(`/messages/${mail?.id}/html`);
    expect(headers.get('content-security-policy')).toMatch(/^sandbox; default-src 'none'/);
    expect(await (await get(`/messages/${mail?.id}`)).text()).toContain('<iframe sandbox title=');
  });
});

describe('a fault of the mail server', () => {
  it.each([
    [{ unavailable: true }, { code: 'ESOCKET' }],
    [{ refuse: { at: 'connect', code: 421 } }, { responseCode: 421 }],
    [{ refuse: { at: 'rcpt', code: 451 } }, { responseCode: 451 }],
    [{ refuse: { at: 'data', code: 554, recipient: 'Esami@example.it' } }, { responseCode: 554 }],
  ] as const)('%j keeps a mail out of an open connection, until the fault is removed', async (fault, error) => {
    const pool = createTransport({ url: inbox.smtpUrl, pool: true, maxConnections: 1 });
    await pool.sendMail(aMail({ to: 'segreteria@example.it' }));
    await client.setFault(fault);
    await expect(pool.sendMail(aMail())).rejects.toMatchObject(error);
    await client.setFault({});
    await pool.sendMail(aMail());
    expect(await client.mails()).toHaveLength(2);
    pool.close();
  });

  it('loses answers: the mail is kept and the connection reset', async () => {
    await client.setFault({ loseAnswers: 1 });
    await expect(send(aMail())).rejects.toMatchObject({ code: 'ESOCKET' });
    await send(aMail());
    expect(await client.mails()).toHaveLength(2);
  });
});
