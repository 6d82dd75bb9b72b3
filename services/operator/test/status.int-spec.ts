// The command that says whether all is right, with real servers and the real lead-store.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { QUEUES, leadReference } from '@school/contracts';
import { aLead } from '@school/contracts/testing';
import { query } from '@school/lead-database/testing';
import { workerConnection } from '@school/platform';
import { eventually } from '@school/platform/testing';
import { Worker } from 'bullmq';
import { Redis } from 'ioredis';
import { SMTPServer } from 'smtp-server';
import { startLeadStore } from '../../lead-store/test/lead-store.js';
import { runLeads } from '../src/program.js';
import { type Operator, bury, startOperator } from './operator.js';

let operator: Operator;
let leadStore: Awaited<ReturnType<typeof startLeadStore>>;
const workers: Worker[] = [];
let gateway: Redis;
const workOn = (queue: string) => {
  const worker = new Worker(queue, () => Promise.resolve(), { connection: workerConnection(operator.redisUrl) });
  workers.push(worker);
  return worker;
};
const status = () => operator.leads('status');
async function statusWith(settings: Readonly<Record<string, string>>) {
  let out = '';
  const env = { ...operator.env, ...settings };
  const code = await runLeads(['status'], { env, out: (text) => void (out += text), err: () => undefined });
  return { code, out };
}

beforeAll(async () => {
  operator = await startOperator();
  leadStore = await startLeadStore(operator.databaseUrl, operator.redisUrl, { RETRY_TIME_SCALE: '1' });
  gateway = new Redis(operator.redisUrl, { connectionName: 'school/gateway/1.2/abc' });
  for (const queue of [QUEUES.mail, QUEUES.confirmation, QUEUES.chat]) workOn(queue);
});
afterAll(async () => {
  await Promise.all(workers.map((worker) => worker.close()));
  gateway.disconnect();
  await leadStore.close();
  await operator.close();
});
beforeEach(() => query(operator.databaseUrl, 'DELETE FROM leads'));

describe('leads status', () => {
  it('says that all is right, and shows every store, queue and schedule', async () => {
    await eventually(async () => expect(await operator.queues[QUEUES.maintenance].getJobSchedulersCount()).toBe(2));
    await eventually(async () => expect((await status()).code).toBe(0));
    const { out } = await status();
    for (const name of [...Object.values(QUEUES), 'Redis', 'PostgreSQL', 'spool', 'reconcile', 'retention'])
      expect(out).toMatch(new RegExp(`^${name} `, 'm'));
    expect(out).toMatch(/^All is right\.\n/);
    expect(out).toMatch(/^gateway +1\.2 +abc +1$/m);
    expect(out).toMatch(/^lead-store +dev +dev +1$/m);
    expect(await operator.json('status')).toMatchObject({ todo: [], unseen: [] });
  });

  it('names the queue without a worker, and the service to start', async () => {
    await workers[0]!.close();
    await eventually(async () => expect((await status()).code).toBe(1));
    expect((await status()).out).toContain('- lead-mail has no worker: docker compose up --detach mailer\n');
    workers[0] = workOn(QUEUES.mail);
  });

  it('counts by office what was stored and not mailed for ten minutes, and names the oldest', async () => {
    const old = aLead('complaint');
    const young = { ...aLead('complaint'), id: crypto.randomUUID() };
    for (const [{ id, kind, payload }, minutes] of [
      [old, 11],
      [young, 9],
    ] as const)
      await query(
        operator.databaseUrl,
        `INSERT INTO leads (id, kind, reference, received_at, consent_version, consent_given, suspicion, payload)
         VALUES ($1, $2, $3, now() - make_interval(mins => $4), '2026-11', '{}', '{}', $5)`,
        [id, kind, leadReference(kind, id), minutes, payload],
      );
    const { code, out } = await status();
    expect([code, out]).toEqual([
      1,
      expect.stringMatching(
        new RegExp(`Unsent to (\\w+): leads find ${leadReference(old.kind, old.id)}\n[^]*^\\1 +1 `, 'm'),
      ),
    ]);
    expect(out).not.toContain(old.payload.email);
  });

  it('names dead letters, and how to list them', async () => {
    await workers[1]!.close();
    await bury(operator, QUEUES.confirmation, 'contact', {}, 'confirmation-1');
    workers[1] = workOn(QUEUES.confirmation);
    const { code, out } = await status();
    expect([code, out]).toEqual([1, expect.stringContaining('leads dlq list --queue lead-confirmation\n')]);
    await operator.queues[QUEUES.confirmation].remove('confirmation-1');
  });

  it('says when the last backup was made and verified, and what to do if that is long ago', async () => {
    const at = (hoursAgo: number) => Math.floor(Date.now() / 1000) - hoursAgo * 3600;
    await operator.redis.mset('backup:finished', at(3), 'backup:verified', at(20));
    const { code, out } = await statusWith({ BACKUP_REPOSITORY: '/backups', NODE_ENV: 'production' });
    await operator.redis.del('backup:finished', 'backup:verified');
    expect([code, out]).toEqual([1, expect.stringMatching(/^3 h ago +20 h ago$/m)]);
    expect(out).toMatch(
      /^To do:\n- The last backup was made: 3 h ago: docker compose logs backup\n- The owner's file, riga 3: demo: /,
    );
    const never = await statusWith({ BACKUP_REPOSITORY: '/backups', NODE_ENV: 'production' });
    expect(never.out).toContain('- A backup was restored and compared: never: make verify-backup\n');
  });

  it('tells the last run of maintenance that has failed, also while it is tried again', async () => {
    const queue = operator.queues[QUEUES.maintenance];
    await query(operator.databaseUrl, 'ALTER TABLE leads RENAME TO hidden');
    const [retention] = (await queue.getDelayed()).filter(({ name }) => name === 'retention');
    await retention!.promote();
    await eventually(async () => expect((await statusWith({})).out).toContain('- retention has failed ('));
    await query(operator.databaseUrl, 'ALTER TABLE hidden RENAME TO leads');
    expect((await status()).out).toMatch(/^retention +none yet +\d+ s ago$/m);
    const tried = (await queue.getDelayed()).filter(({ failedReason }) => failedReason);
    for (const job of tried) await job.promote();
    await eventually(async () => expect((await status()).out).toMatch(/^retention +\d+ s ago +–$/m));
  });

  it('tells that the last backup has failed, and its part', async () => {
    const now = Math.floor(Date.now() / 1000);
    await operator.redis.mset(
      'backup:finished',
      now,
      'backup:verified',
      now,
      'backup:failed',
      `${now} the dump of Redis`,
    );
    const failed = await statusWith({ BACKUP_REPOSITORY: '/backups' });
    await operator.redis.set('backup:failed', '');
    const made = await statusWith({ BACKUP_REPOSITORY: '/backups' });
    await operator.redis.del('backup:finished', 'backup:verified', 'backup:failed');
    expect(failed.out).toMatch(/^- A backup has failed \d+ s ago: the dump of Redis: docker compose logs backup$/m);
    expect([failed.code, made.code]).toEqual([1, 0]);
  });

  it('tells which alerts fire, and whether alerts arrive', async () => {
    const alerts: object[] = [];
    const alertmanager = createServer((_, response) => void response.end(JSON.stringify(alerts)));
    await new Promise<void>((done) => void alertmanager.listen(0, '127.0.0.1', done));
    const { port } = alertmanager.address() as AddressInfo;
    const settings = { COMPOSE_PROFILES: 'dev,observe', ALERTMANAGER_URL: `http://127.0.0.1:${port}` };
    const alert = (alertname: string) => ({ labels: { alertname }, annotations: { summary: `${alertname} it is` } });
    expect((await statusWith(settings)).out).toContain('- Alertmanager gets no alerts of Prometheus');
    alerts.push(alert('Watchdog'));
    expect(await statusWith(settings)).toMatchObject({ code: 0, out: expect.stringMatching(/^arrive +0$/m) });
    alerts.push(alert('DiskFull'));
    expect((await statusWith(settings)).out).toContain('- DiskFull: DiskFull it is: docs/runbook.md\n');
    await new Promise<void>((done) => void alertmanager.close(() => done()));
    expect((await statusWith(settings)).out).toContain('- Alertmanager does not answer');
  });

  it("tells the certificate's days, and that browsers refuse it", async () => {
    // Its own certificate, which has expired.
    const server = new SMTPServer({ secure: true, logger: false });
    server.on('error', () => undefined);
    await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
    const { port } = server.server.address() as AddressInfo;
    const { code, out } = await statusWith({ SITE_DOMAIN: 'localhost', HTTPS_PORT: String(port) });
    await new Promise<void>((done) => void server.close(done));
    expect([code, out]).toEqual([1, expect.stringMatching(/^localhost +-\d+$/m)]);
    expect(out).toMatch(
      /^- Browsers refuse the certificate \(\w+\): docker compose logs edge\n- The certificate ended \d+ days ago/m,
    );
    expect((await statusWith({ SITE_DOMAIN: 'localhost', HTTPS_PORT: '9' })).out).toContain(
      'localhost does not answer',
    );
  });

  it("names what is wrong in the owner's file with its line, and tells the rest", async () => {
    const dir = mkdtempSync(join(tmpdir(), 'owner-'));
    const SCHOOL_FILE = join(dir, 'school.json');
    const text = readFileSync(operator.env['SCHOOL_FILE']!, 'utf8').replace('"demo": true', '"demo": false');
    const lineOf = (words: string) => text.split('\n').findIndex((line) => line.includes(words)) + 1;
    const line = lineOf('"starts": "2027-01-18"');
    writeFileSync(SCHOOL_FILE, text.replace('2027-01-18', '2027-01-17'));
    const { code, out } = await statusWith({ SCHOOL_FILE });
    const checked: string[] = [];
    const exit = await runLeads(['school'], {
      env: { SCHOOL_FILE, NODE_ENV: 'test' },
      out: (words) => void checked.push(String(words)),
      err: (words) => void checked.push(words),
    });
    rmSync(dir, { recursive: true });
    const wrong = `riga ${line}: courseDates.1.starts: è domenica 17 gennaio 2027, ma le lezioni del corso B1 Preliminary`;
    expect([code, out]).toEqual([1, expect.stringContaining(`- The owner's file, ${wrong}`)]);
    expect([exit, checked.join('')]).toEqual([1, expect.stringContaining(`ERRORE  ${wrong}`)]);
    const told = 'il corso C2 Proficiency non ha una prossima partenza';
    expect(out).toMatch(new RegExp(`^riga \\d+: courseDates: ${told}`, 'm'));
    expect(checked.join('')).toMatch(new RegExp(`^avviso  riga \\d+: courseDates: ${told}`, 'm'));
  });

  it.each([
    ['REDIS_URL', 'redis://user:secret@127.0.0.1:9', 'Redis', 'PostgreSQL'],
    ['DATABASE_URL', 'postgres://user:secret@127.0.0.1:9/school', 'PostgreSQL', 'Redis'],
  ])('says which store could not be looked at, and shows the others: %s', async (name, url, away, there) => {
    const { code, out } = await statusWith({ [name]: url });
    expect(code).toBe(2);
    expect(out).toContain(`- ${away} does not answer at 127.0.0.1:9: `);
    expect(out).toMatch(new RegExp(`^${there} +in \\d+ ms$`, 'm'));
    expect(out).not.toContain('secret');
  });
});
