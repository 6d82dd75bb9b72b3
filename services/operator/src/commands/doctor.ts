// Whether what the product stands on is right, and Gaia answers: mail server, DNS, Redis, PostgreSQL, clocks, disks, memory.
import { randomUUID } from 'node:crypto';
import dns from 'node:dns/promises';
import { readFile, statfs } from 'node:fs/promises';
import { totalmem } from 'node:os';
import { loadSchool } from '@school/catalog/school-file';
import { type ChatJob, type ChatMessage, type ChatTurn, QUEUES, chatJobOptions, chatReply } from '@school/contracts';
import type { Database } from '@school/lead-database/without-nest';
import { AskingLine, parseEnv, withDeadline, wrongRedisSettings } from '@school/platform/without-nest';
import type { Command } from 'commander';
import { type DoctorEnv, doctorEnv } from '../env.js';
import { EXIT, reasonOf } from '../operator-error.js';
import { type Finding, json, right, wrong } from '../output.js';
import type { Configured } from '../run.js';
import { type Stores, requireDatabase, withDatabase, withStores } from '../stores.js';
import { jsonOption } from './options.js';
import { ownersFindings } from './school.js';

const GB = 1024 ** 3;
/** The limits of the containers, as in docs/runbook.md. */
const MEMORY_GB = 4.5;
const LEAST_DISK_GB = 1;
const MOST_CLOCK_MS = 2000;

export function addDoctorCommand(program: Command, configured: Configured): void {
  program
    .command('doctor')
    .description('Whether mail server, DNS, stores, clocks, disks and memory are right')
    .option('--send', 'send a test mail to each office')
    .addOption(jsonOption())
    .action((options: { send?: boolean; json?: boolean }) =>
      configured(async (_, { env: environment, out }) => {
        const env = parseEnv(doctorEnv, environment);
        const findings = await examine(env, options.send === true);
        out(options.json ? json(findings) : findings.map(asLine).join(''));
        return findings.every(({ ok }) => ok) ? EXIT.done : EXIT.failed;
      }),
    );
}

const asLine = ({ ok, about, says }: Finding) => `${ok ? 'ok ' : 'FIX'}  ${about}: ${says}\n`;

async function examine(env: DoctorEnv, send: boolean): Promise<Finding[]> {
  const parts = await Promise.all([
    orReason("the owner's file", () => ofSchool(env, send)),
    orReason('Redis', () => withStores(env, ofRedis)),
    orReason('PostgreSQL', () => withDatabase(env.DATABASE_URL, ofDatabase)),
    orReason('Gaia', () => withStores(env, (stores) => ofGaia(stores, env.REDIS_URL))),
    ofDisk(env.SPOOL_DIR),
    env.NODE_ENV === 'production' ? ofMemory() : [],
  ]);
  return parts.flat();
}

async function ofSchool(env: DoctorEnv, send: boolean): Promise<Finding[]> {
  const about = "the owner's file";
  const found = await ownersFindings(env);
  const file = found.length > 0 ? found.map(({ says }) => wrong(about, says)) : [right(about, 'complete')];
  if (found.some(({ isWrong }) => isWrong)) return file;
  const school = loadSchool(env.SCHOOL_FILE, { production: env.NODE_ENV === 'production' });
  // Loaded here alone: no other command needs nodemailer.
  const { ofMailServer } = await import('./mail-server.js');
  const mail = await ofMailServer(school, env, send);
  const domain = school.mailFrom.address.replace(/^.*@/, '');
  return [...file, ...mail, ...(await ofDns(domain, env.DKIM_SELECTOR))];
}

async function orReason(about: string, examined: () => Promise<Finding[]>): Promise<Finding[]> {
  try {
    return await examined();
  } catch (error) {
    return [wrong(about, reasonOf(error))];
  }
}

async function ofDns(domain: string, selector: string | undefined): Promise<Finding[]> {
  const records = [
    ['SPF', domain, /^v=spf1 /],
    ...(selector ? [['DKIM', `${selector}._domainkey.${domain}`, /(^|;)\s*p=\S/] as const] : []),
    ['DMARC', `_dmarc.${domain}`, /^v=DMARC1;/],
  ] as const;
  const findings = records.map(async ([about, name, pattern]) => {
    const texts = await dns.resolveTxt(name).catch((error: NodeJS.ErrnoException) => error.code ?? 'no answer');
    const found =
      typeof texts === 'string' ? [] : texts.map((parts) => parts.join('')).filter((text) => pattern.test(text));
    if (found.length === 1) return right(about, `${name} has a record`);
    const reason =
      found.length > 1
        ? `${found.length} records, must be one`
        : `no record${typeof texts === 'string' ? ` (${texts})` : ''}`;
    return wrong(about, `${name} has ${reason}: docs/runbook.md, "Mail: SPF, DKIM and DMARC"`);
  });
  const elsewhere = right('DKIM', 'DKIM_SELECTOR is not set: the mail server must sign. Look for dkim=pass in a mail');
  return [...(await Promise.all(findings)), ...(selector ? [] : [elsewhere])];
}

async function ofRedis({ redis }: Stores): Promise<Finding[]> {
  const clock = await clockOf('Redis', async () => {
    const [seconds, microseconds] = await redis.time();
    return Number(seconds) * 1000 + Number(microseconds) / 1000;
  });
  const faults = await wrongRedisSettings(redis);
  const about = 'Redis, durability';
  if (!faults) return [wrong(about, 'CONFIG is forbidden: ask for the settings in docs/runbook.md'), clock];
  const durability = right(about, 'every write is on disk before it is acknowledged, and no key is evicted');
  return [faults.length === 0 ? durability : wrong(about, faults.join('; ')), clock];
}

const QUESTION: ChatMessage = { role: 'user', content: 'Quanto costa il corso B2?' };
const ANSWERED_WITHIN_MS = 20_000;

/** Gaia is asked one question, as a visitor would: whoever answers it, a model or herself, is at work. */
async function ofGaia({ queues, redis }: Stores, redisUrl: string): Promise<Finding[]> {
  const queue = queues[QUEUES.chat];
  if ((await queue.getWorkersCount()) === 0) return [wrong('Gaia', 'no worker runs: docker compose logs gaia')];
  const line = new AskingLine(redis, redisUrl, () => undefined);
  const [id, { promise, resolve }] = [randomUUID(), Promise.withResolvers<unknown>()];
  const turn: ChatTurn = { messages: [QUESTION] };
  const asked: ChatJob = { v: 3, deadline: Date.now() + ANSWERED_WITHIN_MS };
  try {
    await line.offer(id, { turn, onReply: resolve });
    await queue.add('turn', asked, { ...chatJobOptions, jobId: id });
    const { message } = chatReply.parse(await withDeadline(promise, ANSWERED_WITHIN_MS, 'late'));
    return [right('Gaia', `answers «${QUESTION.content}»: ${message.split('\n')[0]}`)];
  } catch {
    return [wrong('Gaia', `no answer in ${ANSWERED_WITHIN_MS / 1000} s: docker compose logs gaia`)];
  } finally {
    line.close();
    await queue.remove(id);
  }
}

async function ofDatabase(database: Database): Promise<Finding[]> {
  await requireDatabase({ database });
  const clock = await clockOf('PostgreSQL', async () => {
    const [row] = await database.query<{ now: Date }>('SELECT clock_timestamp() AS now');
    return row!.now.getTime();
  });
  return [right('PostgreSQL', 'answers, and every migration was run'), clock];
}

async function clockOf(store: string, read: () => Promise<number>): Promise<Finding> {
  const before = Date.now();
  const time = await read();
  // Of the answer only this is known: when it was asked for, and when it came.
  const apart = Math.max(before - time, time - Date.now(), 0);
  const about = `${store}, clock`;
  return apart < MOST_CLOCK_MS
    ? right(about, 'as here')
    : wrong(about, `differs by ${Math.round(apart / 1000)} s: synchronize both hosts (timedatectl set-ntp true)`);
}

async function ofDisk(directory: string): Promise<Finding[]> {
  const { bavail, bsize } = await statfs(directory);
  const about = 'disk of the spool';
  const says = `${((bavail * bsize) / GB).toFixed(1)} GB are free`;
  return [
    bavail * bsize >= LEAST_DISK_GB * GB ? right(about, says) : wrong(about, `${says}: make prune, or a larger disk`),
  ];
}

async function ofMemory(): Promise<Finding[]> {
  const says = `this host has ${(totalmem() / GB).toFixed(1)} GB, the limits of the containers sum to ${MEMORY_GB} GB`;
  // A host of 4.5 GB shows a little less.
  const enough = totalmem() > 0.9 * MEMORY_GB * GB;
  const overcommit = (await readFile('/proc/sys/vm/overcommit_memory', 'utf8').catch(() => '1')).trim();
  return [
    enough ? right('memory', says) : wrong('memory', `${says}: more memory, or smaller limits`),
    overcommit === '1'
      ? right('memory for Redis to rewrite its file', 'vm.overcommit_memory is 1')
      : wrong(
          'memory for Redis to rewrite its file',
          `vm.overcommit_memory is ${overcommit}: sysctl -w vm.overcommit_memory=1`,
        ),
  ];
}
