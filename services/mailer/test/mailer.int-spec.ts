// From a queued lead to the office's mailbox, with a real Redis and a real SMTP server, with and without failures.
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { officeFor } from '@school/catalog';
import { LEAD_VERSION, type Lead, type OfficeId, QUEUES, leadKinds, leadReference } from '@school/contracts';
import { aBody, aCourseEnquiry, aLead } from '@school/contracts/testing';
import { GIVE_UP_AFTER_STARTS, MetricsEndpoint, jobOptions, workerConnection } from '@school/platform';
import { type Refusal, type TestMailServer, emptyRedis, eventually, startMailServer } from '@school/platform/testing';
import { type JobsOptions, Queue } from 'bullmq';
import { Redis } from 'ioredis';
import { exampleSchool } from '@school/catalog/testing';
import { CONFIRMATIONS_A_DAY } from '../src/confirmations.js';
import { startMailer } from './start-mailer.js';

const DAY_MS = 24 * 60 * 60 * 1000;

let redisUrl: string;
let redis: Redis;
let smtp: TestMailServer;
let mails: Queue;
let confirmations: Queue;
let mailer: NestFastifyApplication;

beforeAll(async () => {
  redisUrl = await emptyRedis();
  redis = new Redis(redisUrl);
  const options = { connection: workerConnection(redisUrl), defaultJobOptions: jobOptions };
  mails = new Queue(QUEUES.mail, options);
  confirmations = new Queue(QUEUES.confirmation, options);
});

beforeEach(async () => {
  await redis.flushdb();
  smtp = await startMailServer();
  mailer = await start();
});

afterEach(async () => {
  smtp.refuse(null);
  await mailer.close();
  await smtp.stop();
});

afterAll(async () => {
  await Promise.all([mails.close(), confirmations.close()]);
  await redis.quit();
});

/** Here only complaints are confirmed, so that every other lead is one mail. */
const school = { ...exampleSchool, withoutConfirmation: leadKinds.filter((kind) => kind !== 'complaint') };
const start = (env: Readonly<Record<string, string>> = {}) => startMailer(redisUrl, smtp.url, env, school);
const submit = (lead: Lead, options: JobsOptions = {}) =>
  mails.add(lead.kind, lead, { jobId: `lead-${lead.id}`, ...options });
const mailbox = (office: OfficeId) => exampleSchool.offices[office].email;
const mailsTo = (address: string) => smtp.mails.filter(({ recipients }) => recipients.includes(address));
const mailsOf = (lead: Lead) =>
  smtp.mails.filter(({ headers }) => headers.some(({ key, value }) => key === 'x-lead-id' && value === lead.id));
const finished = (queue: Queue, jobId: string, state = 'completed') =>
  eventually(async () => expect(await (await queue.getJob(jobId))?.getState()).toBe(state));
const mailerMetric = async (name: string): Promise<number> => {
  const { text } = await mailer.get(MetricsEndpoint, { strict: false }).read();
  return Number(
    text
      .split('\n')
      .find((line) => line.startsWith(`${name} `))
      ?.split(' ')
      .at(-1),
  );
};
const mailed = (lead: Lead) => finished(mails, `lead-${lead.id}`);

describe('an office', () => {
  const arrived = async (lead: Lead) => {
    await submit(lead);
    await mailed(lead);
    return mailsOf(lead)[0]!;
  };

  it.each(["Prof.ssa D'Amico", 'J. R. Rossi', "Anna Maria de' Medici", "Prof.ssa Zoë D'Amicò (segreteria)"])(
    'reads the name of %s as it was written, in the list and in the answer',
    async (name) => {
      const mail = await arrived(aLead('contact', {}, aCourseEnquiry({ name })));
      expect(mail.replyTo).toEqual([expect.objectContaining({ name, address: 'ivo.prova@example.com' })]);
      expect(mail.subject).toContain(` · ${name} · rif. `);
    },
  );

  it('can copy what a visitor wrote', async () => {
    const longerThanALine = `http://www.example.com/corsi?livello=b1&sede=${'prati-'.repeat(20)}roma`;
    const message = `Scrivete a anna.rossi@example.com oppure ${longerThanALine}`;
    const mail = await arrived(aLead('contact', {}, aBody('contact', { message })));
    for (const word of message.split(' ')) expect(mail.text).toContain(word);
    expect(mail.html!.replace(/<[^>]*>/g, '')).toContain(message.replace('&', '&amp;'));
  });

  it('can answer a visitor whose domain is written in other letters', async () => {
    const mail = await arrived(aLead('complaint', {}, aBody('complaint', { email: 'info@münchen.example' })));
    expect(mail.replyTo).toEqual([expect.objectContaining({ address: 'info@xn--mnchen-3ya.example' })]);
    // The test's server shows envelopes in the visitor's letters.
    await eventually(() => expect(mailsTo('info@münchen.example')).toHaveLength(1));
  });
});

describe('the mail server', () => {
  it('gets in EHLO the domain of the sender', async () => {
    const lead = aLead('contact');
    await submit(lead);
    await mailed(lead);
    expect(mailsOf(lead)[0]!.client).toBe('example.it');
  });
});

describe('a lead', () => {
  it.each(leadKinds)('of kind %s arrives at its office, once, and can be answered', async (kind) => {
    const lead = aLead(kind);
    await submit(lead);
    await mailed(lead);
    const [mail, ...more] = mailsTo(mailbox(officeFor(lead)));
    expect(more).toEqual([]);
    expect(mail).toMatchObject({
      subject: expect.stringContaining(`rif. ${leadReference(kind, lead.id)}`),
      from: { address: exampleSchool.mailFrom.address },
      replyTo: [{ address: aBody(kind)['email'] }],
      messageId: `<${lead.id}.office@example.it>`,
      text: expect.stringContaining('Rispondere entro'),
      html: expect.stringContaining('Rispondere entro'),
    });
    expect(mail!.recipients).toHaveLength(1);
  });

  it('submitted twice is mailed once', async () => {
    const lead = aLead('translation');
    await Promise.all([submit(lead), submit(lead)]);
    await mailed(lead);
    await submit(lead);
    const later = aLead('translation');
    await submit(later);
    await mailed(later);
    expect(mailsOf(lead)).toHaveLength(1);
  });

  it('is announced as delivered, with the office, even if the mailer was killed before it could say so', async () => {
    const events = new Queue(QUEUES.events, { connection: workerConnection(redisUrl) });
    const lead = aLead('translation');
    await redis.set(
      `mail:${lead.id}:office`,
      JSON.stringify({ state: 'accepted', at: '2026-11-21T10:42:00.000Z', office: 'segreteria', text: '250 queued' }),
    );
    await submit(lead);
    await mailed(lead);
    const job = await events.getJob(`delivered-${lead.id}`);
    expect(job?.data).toEqual({
      v: 1,
      id: lead.id,
      event: 'delivered',
      at: '2026-11-21T10:42:00.000Z',
      office: 'segreteria',
    });
    await events.close();
  });

  it('whose job is run again after the server had accepted its mail is not mailed again', async () => {
    const lead = aLead('school');
    await submit(lead);
    await mailed(lead);
    await (await mails.getJob(`lead-${lead.id}`))!.remove();
    await submit(lead);
    await mailed(lead);
    expect((await mails.getJob(`lead-${lead.id}`))!.returnvalue).toBe('sent-before');
    expect(mailsOf(lead)).toHaveLength(1);
  });

  it('that another process is sending, or was when it was killed, waits until that claim expires', async () => {
    const lead = aLead('school');
    const another = JSON.stringify({ state: 'sending', token: crypto.randomUUID() });
    await redis.set(`mail:${lead.id}:office`, another, 'PX', 60_000);
    await submit(lead);
    await started(lead, 2);
    expect(smtp.mails).toEqual([]);
    await redis.del(`mail:${lead.id}:office`);
    await mailed(lead);
    expect(mailsOf(lead)).toHaveLength(1);
  });

  it('of a suspect goes to those who check, and nowhere else', async () => {
    const lead = aLead('complaint', { suspicion: ['honeypot'] });
    await submit(lead);
    await mailed(lead);
    expect(smtp.mails.map(({ recipients }) => recipients)).toEqual([[mailbox('verifica')]]);
    expect(await confirmations.getJobCounts()).toMatchObject({ waiting: 0, completed: 0 });
  });
});

/** The back-off in an outage uses up no attempt. */
async function expectWaited(leads: readonly Lead[]): Promise<void> {
  await Promise.all(leads.map(mailed));
  for (const lead of leads) {
    expect(mailsOf(lead)).toHaveLength(1);
    expect((await mails.getJob(`lead-${lead.id}`))!.attemptsMade).toBe(1);
  }
  expect(await mails.getFailedCount()).toBe(0);
}

const started = (lead: Lead, times: number) =>
  eventually(async () =>
    expect((await mails.getJob(`lead-${lead.id}`))!.attemptsStarted).toBeGreaterThanOrEqual(times),
  );

const troubles: [string, Refusal][] = [
  ['greets with 421', { at: 'connect', code: 421 }],
  ['refuses our login', { at: 'auth', code: 535 }],
  ['refuses our sender', { at: 'mail', code: 550 }],
  ['defers the recipient', { at: 'rcpt', code: 451 }],
  ['defers the content', { at: 'data', code: 451 }],
];

describe('while the mail server', () => {
  it.each(troubles)('%s, leads wait; once it works each is delivered once and none has failed', async (_, trouble) => {
    await mailer.close();
    mailer = await startMailer(redisUrl, smtp.url.replace('//', '//user:password@'), {}, school);
    smtp.refuse(trouble);
    const leads = [aLead('contact'), aLead('translation'), aLead('corporate')];
    await Promise.all(leads.map((lead) => submit(lead)));
    for (const lead of leads) await started(lead, 2);
    smtp.refuse(null);
    await expectWaited(leads);
  });

  it('is down, leads wait; once it is up each is delivered once and none has failed', async () => {
    await smtp.stop();
    const leads = [aLead('contact'), aLead('translation')];
    await Promise.all(leads.map((lead) => submit(lead)));
    for (const lead of leads) await started(lead, 2);
    await smtp.start();
    await expectWaited(leads);
  });

  it('restarts between two mails, no mail is lost with the pooled connections', async () => {
    const [first, second] = [aLead('contact'), aLead('contact')];
    await submit(first);
    await mailed(first);
    await smtp.stop();
    await smtp.start();
    await submit(second);
    await mailed(second);
    expect(mailsOf(second)).toHaveLength(1);
  });
});

describe('a refused mailbox', () => {
  it('of an office sends the lead to the fallback office, which reads why', async () => {
    smtp.refuse({ at: 'rcpt', code: 550, recipient: mailbox('aziende') });
    const lead = aLead('corporate');
    await submit(lead);
    await mailed(lead);
    expect(smtp.mails.map(({ recipients }) => recipients)).toEqual([[mailbox('segreteria')]]);
    expect(smtp.mails[0]!.text).toContain(mailbox('aziende'));
  });

  it('of both is a failed job at once, which an operator can retry', async () => {
    smtp.refuse({ at: 'rcpt', code: 550 });
    const lead = aLead('corporate');
    await submit(lead);
    await finished(mails, `lead-${lead.id}`, 'failed');
    const job = (await mails.getJob(`lead-${lead.id}`))!;
    expect(job.attemptsStarted).toBe(1);
    expect(job.failedReason).not.toContain('@');
    smtp.refuse(null);
    await job.retry('failed', { resetAttemptsMade: true });
    await mailed(lead);
    expect(mailsTo(mailbox('aziende'))).toHaveLength(1);
  });
});

describe('the content of a mail', () => {
  /** Two attempts, the second one at once. */
  const TWICE: JobsOptions = { attempts: 2, backoff: 0 };
  const notices = () => smtp.mails.filter(({ messageId }) => messageId?.includes('office-notice'));

  it('refused by a faulty scanner is sent again, and the mail arrives', async () => {
    smtp.refuse({ at: 'data', code: 554 });
    const lead = aLead('corporate');
    await submit(lead);
    await eventually(async () => expect((await mails.getJob(`lead-${lead.id}`))!.attemptsMade).toBe(1));
    smtp.refuse(null);
    await mailed(lead);
    expect(mailsTo(mailbox('aziende'))).toHaveLength(1);
    expect(notices()).toEqual([]);
  });

  it.each([554, 550, 552])(
    'refused for good with %i is a failed job, and the fallback office is notified where it is, once, in fixed texts alone',
    async (code) => {
      const before = await mailerMetric('school_mails_total{office="aziende",outcome="rejected"}');
      smtp.refuse({ at: 'data', code, recipient: mailbox('aziende') });
      const lead = aLead('corporate');
      await submit(lead, TWICE);
      await finished(mails, `lead-${lead.id}`, 'failed');
      await finished(confirmations, `notice-office-${lead.id}`);
      const reference = leadReference('corporate', lead.id);
      expect(notices().map(({ recipients }) => recipients)).toEqual([[mailbox('segreteria')]]);
      for (const said of [
        reference,
        `leads find ${reference}`,
        `leads dlq show ${reference} --payload`,
        'Rispondere entro',
        'Ricevuta',
      ])
        expect(notices()[0]!.text).toContain(said);
      for (const typed of Object.values(aBody('corporate')).filter(
        (value) => typeof value === 'string' && value.length > 3,
      ))
        expect(notices()[0]!.raw).not.toContain(typed);
      expect(await mailerMetric('school_mails_total{office="aziende",outcome="rejected"}')).toBe(before + 2);

      smtp.refuse(null);
      const job = (await mails.getJob(`lead-${lead.id}`))!;
      await job.retry('failed', { resetAttemptsMade: true, resetAttemptsStarted: true });
      await mailed(lead);
      expect(mailsTo(mailbox('aziende'))).toHaveLength(1);
      expect(notices()).toHaveLength(1);
    },
  );
});

it('a notice to the fallback office names the time by which the office itself has promised to answer', async () => {
  smtp.refuse({ at: 'data', code: 554, recipient: mailbox('qualita') });
  const lead = aLead('quote', {}, aBody('quote', { servizio: 'qualita' }));
  await submit(lead, { attempts: 1 });
  await finished(confirmations, `notice-office-${lead.id}`);
  expect(mailsTo(mailbox('segreteria'))[0]!.text).toContain('(15 giorni lavorativi)');
});

describe('a mail whose reply is lost', () => {
  const officeMails = (lead: Lead) => mailsOf(lead).filter(({ messageId }) => messageId?.includes('.office@'));
  const note = (lead: Lead) => redis.get(`mail:${lead.id}:office`);
  it('is sent again with the same Message-ID, and no more once a reply comes', async () => {
    const unanswered = () => mailerMetric('school_mails_total{office="didattica",outcome="unanswered"}');
    const before = await unanswered();
    smtp.loseAnswers(1);
    const lead = aLead('contact');
    await submit(lead);
    await mailed(lead);
    expect(new Set(mailsOf(lead).map(({ messageId }) => messageId)).size).toBe(1);
    expect(mailsOf(lead)).toHaveLength(2);
    expect(await unanswered()).toBe(before + 1);
  });

  it('is sent three times, then its job fails and the fallback office is notified; a retry sends it', async () => {
    smtp.loseAnswers(3);
    const lead = aLead('contact');
    await submit(lead);
    await finished(mails, `lead-${lead.id}`, 'failed');
    expect(officeMails(lead)).toHaveLength(3);
    const job = (await mails.getJob(`lead-${lead.id}`))!;
    expect(job.failedReason).toContain('Sent 3 times without an answer, may have arrived');
    expect(await note(lead)).toContain('"copies":3');
    await finished(confirmations, `notice-office-${lead.id}`);
    await job.retry('failed', { resetAttemptsMade: true, resetAttemptsStarted: true });
    await mailed(lead);
    expect(officeMails(lead)).toHaveLength(4);
    expect(await note(lead)).toContain('accepted');
  });
});

describe('a complaint', () => {
  const sender = 'franco.prova@example.com';

  it('is confirmed to its sender, once, with its protocol number', async () => {
    const lead = aLead('complaint');
    await submit(lead);
    await finished(confirmations, `confirmation-${lead.id}`);
    await mailed(lead);
    const [mail, ...more] = mailsTo(sender);
    expect(more).toEqual([]);
    expect(mail).toMatchObject({
      subject: `Reclamo ricevuto · protocollo ${leadReference('complaint', lead.id)}`,
      replyTo: [{ address: mailbox('qualita') }],
      messageId: `<${lead.id}.confirmation@example.it>`,
    });
    expect(mail!.raw).toMatch(/^Auto-Submitted: auto-replied\r$/m);
  });

  it('is confirmed although the office’s mailbox is unavailable, and the other way round', async () => {
    smtp.refuse({ at: 'rcpt', code: 451, recipient: mailbox('qualita') });
    const first = aLead('complaint');
    await submit(first);
    await finished(confirmations, `confirmation-${first.id}`);
    expect(mailsTo(sender)).toHaveLength(1);
    smtp.refuse({ at: 'rcpt', code: 451, recipient: 'altra@example.com' });
    const second = aLead('complaint', {}, aBody('complaint', { email: 'altra@example.com' }));
    await submit(second);
    await Promise.all([mailed(first), mailed(second)]);
    expect(mailsTo('altra@example.com')).toEqual([]);
    smtp.refuse(null);
    await finished(confirmations, `confirmation-${second.id}`);
    expect(mailsTo('altra@example.com')).toHaveLength(1);
  });

  it('is confirmed at most so many times a day to an address, however often each is tried, and says so', async () => {
    const leads = Array.from({ length: CONFIRMATIONS_A_DAY.address + 1 }, () => aLead('complaint'));
    smtp.refuse({ at: 'rcpt', code: 451, recipient: sender });
    for (const lead of leads) await submit(lead);
    await eventually(async () => {
      for (const { id } of leads.slice(0, -1))
        expect((await confirmations.getJob(`confirmation-${id}`))!.attemptsStarted).toBeGreaterThan(1);
    });
    smtp.refuse(null);
    for (const { id } of leads) await finished(confirmations, `confirmation-${id}`);
    expect(mailsTo(sender)).toHaveLength(CONFIRMATIONS_A_DAY.address);
    const events = new Queue(QUEUES.events, { connection: workerConnection(redisUrl) });
    const withheld = leads.filter(({ id }) => !mailsTo(sender).some(({ messageId }) => messageId?.includes(id)));
    expect(withheld).toHaveLength(1);
    expect((await events.getJob(`refused-${withheld[0]!.id}`))?.data).toMatchObject({ id: withheld[0]!.id });
    await events.close();
  });

  it('of a suspect is confirmed, but for one that only a robot could have sent', async () => {
    const [hasty, robot] = [
      aLead('complaint', { suspicion: ['too-fast', 'many-links'] }),
      aLead('complaint', { suspicion: ['honeypot'] }),
    ];
    await Promise.all([submit(hasty), submit(robot)]);
    await Promise.all([mailed(hasty), mailed(robot), finished(confirmations, `confirmation-${hasty.id}`)]);
    expect(mailsTo(sender).map(({ messageId }) => messageId)).toEqual([`<${hasty.id}.confirmation@example.it>`]);
    expect(await confirmations.getJob(`confirmation-${robot.id}`)).toBeUndefined();
  });

  describe('whose confirmation never arrives', () => {
    const notices = () =>
      mailsTo(mailbox('qualita')).filter(({ messageId }) => messageId?.includes('confirmation-notice'));
    const failed = () => mailerMetric('school_confirmations_total{outcome="failed"}');
    const notified = async (lead: Lead, before: number) => {
      await finished(confirmations, `notice-confirmation-${lead.id}`);
      expect(notices()).toHaveLength(1);
      const [notice] = notices();
      expect(notice).toMatchObject({
        subject: expect.stringContaining(leadReference('complaint', lead.id)),
        text: expect.stringContaining(`leads find ${leadReference('complaint', lead.id)}`),
      });
      expect(notice!.text).not.toContain('franco');
      expect(await failed()).toBe(before + 1);
    };

    it('because the address does not exist: the office is notified once, and the ledger has the reason', async () => {
      const before = await failed();
      smtp.refuse({ at: 'rcpt', code: 550, recipient: sender });
      const lead = aLead('complaint');
      await submit(lead);
      await finished(confirmations, `confirmation-${lead.id}`);
      await mailed(lead);
      expect((await confirmations.getJob(`confirmation-${lead.id}`))!.returnvalue).toBe('address-refused');
      expect(await redis.get(`mail:${lead.id}:confirmation`)).toMatch(/"failed".*550/);
      await notified(lead, before);
    });

    it('because the address does not exist, also if the mailer was killed before it had queued the notice', async () => {
      const before = await failed();
      const lead = aLead('complaint');
      const ending = { state: 'failed', at: new Date().toISOString(), text: '550 No such mailbox' };
      await redis.set(`mail:${lead.id}:confirmation`, JSON.stringify(ending));
      await confirmations.add('complaint', lead, { jobId: `confirmation-${lead.id}` });
      await finished(confirmations, `confirmation-${lead.id}`);
      expect(mailsTo(sender)).toEqual([]);
      await notified(lead, before);
    });

    it('because no server accepted it for days: the office is notified, once', async () => {
      const before = await failed();
      await mailer.close();
      const lead = aLead('complaint');
      await confirmations.add('complaint', lead, { jobId: `confirmation-${lead.id}` });
      // So far it was tried as often as five days allow, but for the last time.
      await redis.hset(confirmations.toKey(`confirmation-${lead.id}`), {
        ats: GIVE_UP_AFTER_STARTS - 1,
        timestamp: Date.now() - 6 * DAY_MS,
      });
      smtp.refuse({ at: 'rcpt', code: 451, recipient: sender });
      mailer = await start();
      await finished(confirmations, `confirmation-${lead.id}`, 'failed');
      await notified(lead, before);
    });
  });
});

describe('a job', () => {
  it('in a newer envelope is left for a newer worker', async () => {
    const lead = aLead('contact');
    await mails.add('contact', { ...lead, v: LEAD_VERSION + 1 }, { jobId: `lead-${lead.id}` });
    await started(lead, 2);
    expect(['delayed', 'waiting', 'active']).toContain(await (await mails.getJob(`lead-${lead.id}`))!.getState());
    expect(smtp.mails).toEqual([]);
  });

  it.each([
    ['nothing', null],
    ['no lead', { v: 1, id: 'x' }],
    ['an invalid payload', { ...aLead('contact'), payload: { email: 'nobody' } }],
  ])('with %s is a failed job at once, and its neighbours are mailed', async (_, data) => {
    const before = aLead('contact');
    const after = aLead('contact');
    await submit(before);
    await mails.add('contact', data, { jobId: 'lead-poison' });
    await submit(after);
    await finished(mails, 'lead-poison', 'failed');
    await Promise.all([mailed(before), mailed(after)]);
    expect((await mails.getJob('lead-poison'))!.attemptsStarted).toBe(1);
  });
});

describe('the process', () => {
  it('finishes the mail under way before it ends', async () => {
    const release = smtp.hold();
    const lead = aLead('contact');
    await submit(lead);
    await eventually(async () => expect(await redis.get(`mail:${lead.id}:office`)).toContain('sending'));
    const closed = mailer.close();
    release();
    await closed;
    expect(mailsOf(lead)).toHaveLength(1);
    expect(await (await mails.getJob(`lead-${lead.id}`))!.getState()).toBe('completed');
  });

  it('is ready while it reaches Redis and the mail server', async () => {
    const ready = async () => (await fetch(`${await mailer.getUrl()}/health/ready`)).json();
    expect(await ready()).toMatchObject({ status: 'ok', checks: { redis: 'ok', smtp: 'ok' } });
    await mailer.close();
    await smtp.stop();
    mailer = await start();
    expect(await ready()).toMatchObject({
      status: 'degraded',
      checks: { redis: 'ok', smtp: expect.stringContaining('ESOCKET') },
    });
    await smtp.start();
  });
});
