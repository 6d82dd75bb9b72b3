// The command that examines what the product stands on, with a real mail server, DNS over UDP, PostgreSQL and Redis.
import { createSocket } from 'node:dgram';
import dns from 'node:dns/promises';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { officeIds } from '@school/contracts';
import { type TestMailServer, answering, startMailServer } from '@school/platform/testing';
import { Redis } from 'ioredis';
import { runLeads } from '../src/program.js';
import { type Operator, startOperator } from './operator.js';

const SCHOOL_FILE = join(import.meta.dirname, '../../../infra/school.json');
const nameServer = createSocket('udp4');
const resolvers = dns.getServers();
/** The TXT records that the DNS server has. */
const records = new Map<string, string>();
let operator: Operator;
let mailServer: TestMailServer;
/** Answers the chat. */
let gaia: Awaited<ReturnType<typeof answering>>;

/** Answers a question for TXT records (RFC 1035). */
function answerTo(query: Buffer): Buffer {
  const labels: string[] = [];
  let at = 12;
  for (let length = query[at]!; length > 0; length = query[at]!) {
    labels.push(query.toString('latin1', at + 1, at + 1 + length));
    at += 1 + length;
  }
  const question = query.subarray(12, at + 5);
  const text = records.get(labels.join('.').toLowerCase());
  const header = Buffer.from([query[0]!, query[1]!, 0x81, text ? 0x80 : 0x83, 0, 1, 0, text ? 1 : 0, 0, 0, 0, 0]);
  const data = Buffer.from(text ?? '');
  const answer = Buffer.from([0xc0, 12, 0, 16, 0, 1, 0, 0, 0, 9, 0, data.length + 1, data.length]);
  return Buffer.concat(text ? [header, question, answer, data] : [header, question]);
}

beforeAll(async () => {
  [operator, mailServer] = await Promise.all([startOperator(), startMailServer()]);
  const reply = { message: 'Costa 680 euro.\nE altro', quoteRequest: false };
  gaia = await answering(operator.redisUrl, async () => reply);
  nameServer.on('message', (query, { port, address }) => nameServer.send(answerTo(query), port, address));
  nameServer.bind(0, '127.0.0.1');
  await once(nameServer, 'listening');
  dns.setServers([`127.0.0.1:${nameServer.address().port}`]);
});
afterAll(async () => {
  dns.setServers(resolvers);
  nameServer.close();
  await gaia.close();
  await mailServer.stop();
  await operator.close();
});

const { mailFrom, offices } = (await import(SCHOOL_FILE, { with: { type: 'json' } })).default as {
  mailFrom: { address: string };
  offices: Record<string, { email: string }>;
};
const domain = mailFrom.address.split('@')[1]!;

beforeEach(() => {
  records.set(domain, 'v=spf1 include:mail.example.it -all');
  records.set(`_dmarc.${domain}`, 'v=DMARC1; p=none');
  records.set(`sito._domainkey.${domain}`, 'v=DKIM1; k=rsa; p=MIIB');
  mailServer.refuse(null);
  mailServer.mails.length = 0;
});

async function doctor(settings: Readonly<Record<string, string>> = {}, ...options: string[]) {
  let out = '';
  const env = { ...operator.env, SCHOOL_FILE, SMTP_URL: mailServer.url, DKIM_SELECTOR: 'sito', ...settings };
  const code = await runLeads(['doctor', ...options], {
    env,
    out: (text) => void (out += text),
    err: (text) => void (out += text),
  });
  return { code, out };
}

describe('leads doctor', () => {
  it('finds nothing to do on a good machine, and sends no mail', async () => {
    const { code, out } = await doctor();
    expect(out.match(/^FIX .*/gm)).toBeNull();
    expect(code).toBe(0);
    for (const about of [
      'mail server',
      'SPF',
      'DKIM',
      'DMARC',
      'Redis, durability',
      'Redis, clock',
      'PostgreSQL',
      'PostgreSQL, clock',
      'Gaia',
    ])
      expect(out).toMatch(new RegExp(`^ok   ${about}: `, 'm'));
    expect(out).toContain('Gaia: answers «Quanto costa il corso B2?»: Costa 680 euro.\n');
    expect(mailServer.mails).toEqual([]);
  });

  it('sends one mail to each office if asked to, with the answer of the server', async () => {
    const { code, out } = await doctor({}, '--send');
    expect(code).toBe(0);
    for (const office of officeIds) expect(out).toMatch(new RegExp(`^ok   mail to ${office}: 250 `, 'm'));
    expect(mailServer.mails.flatMap(({ recipients }) => recipients).sort()).toEqual(
      Object.values(offices)
        .map(({ email }) => email)
        .sort(),
    );
  });

  it('names the mailbox that the server refuses, and still mails the others', async () => {
    mailServer.refuse({ at: 'rcpt', code: 550, recipient: offices['esami']!.email });
    const { code, out } = await doctor({}, '--send');
    expect([code, out.match(/^FIX .*/gm)]).toEqual([1, [expect.stringMatching(/mail to esami: .*550 .* Correct /)]]);
    expect(mailServer.mails).toHaveLength(officeIds.length - 1);
  });

  it.each([
    ['the mail server', { SMTP_URL: 'smtp://127.0.0.1:9' }, /^FIX {2}mail server: .*ECONNREFUSED.*smtp_url/m],
    ['Redis', { REDIS_URL: 'redis://u:hidden@127.0.0.1:9' }, /^FIX {2}Redis: Redis does not answer at 127.0.0.1:9/m],
    ['PostgreSQL', { DATABASE_URL: 'postgres://u:hidden@127.0.0.1:9/x' }, /^FIX {2}PostgreSQL: PostgreSQL does not/m],
    ["the owner's file", { SCHOOL_FILE: '/nowhere.json' }, /^FIX {2}the owner's file: [^]*ENOENT/m],
    ['the invented school', { NODE_ENV: 'production', SMTP_REQUIRE_TLS: 'false' }, /^FIX {2}the owner's file: /m],
  ])('says what to do about %s, and examines the rest', async (_, settings, line) => {
    const { code, out } = await doctor(settings);
    expect([code, out]).toEqual([1, expect.stringMatching(line)]);
    expect(out).toMatch(/^ok {3}disk of the spool: /m);
    expect(out).not.toContain('hidden');
  });

  it('names each record that the DNS lacks', async () => {
    records.clear();
    const { code, out } = await doctor();
    expect([code, out.match(/^FIX {2}\w+: \S+/gm)]).toEqual([
      1,
      [`FIX  SPF: ${domain}`, `FIX  DKIM: sito._domainkey.${domain}`, `FIX  DMARC: _dmarc.${domain}`],
    ]);
  });

  it('names each setting of Redis with which a request may be lost', async () => {
    // Other suites use the same server.
    const config = jest.spyOn(Redis.prototype, 'config').mockImplementation((_, name) => Promise.resolve([name, 'no']));
    const { code, out } = await doctor();
    config.mockRestore();
    expect([code, out]).toEqual([1, expect.stringContaining('appendfsync is no, must be always; maxmemory-policy is')]);
  });
});
